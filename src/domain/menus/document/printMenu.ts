import type { Cocktail } from '../../../contracts/drinks/cocktail.ts';
import type { Additive, AdditivesIndex, ToldAdditives } from '../../../contracts/diet/additives.ts';
import { SUBSTANCES, type AllergenStatement, type Substance } from '../../../contracts/diet/diet.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { Menu, MenuDrink } from '../../../contracts/menus/menu.ts';
import type { MenuItem } from '../../../contracts/menus/menuItem.ts';
import { isOwnId } from '../../../contracts/menus/menuLimits.ts';
import type { MixIndex } from '../../../contracts/shelf/mixIndex.ts';
import { namedAllergens } from '../../diet/allergenNames.ts';
import { splitInstructions } from '../../drinks/instructions.ts';
import { readLineCode } from '../../shelf/lineCode.ts';
import { capitalise } from '../../drinks/lineText.ts';
import { ALWAYS_THERE } from '../../shelf/staples.ts';
import { combineDietaryFacts, type DietaryFacts } from '../../diet/dietary.ts';
import { readFacts } from '../../shelf/mixFacts.ts';
import type { OwnFactsOf } from '../../costs/ownBottles.ts';
import type { OwnDrinkView } from '../../own-drinks/describeOwnDrink.ts';
import {
  chooseGuestNotes,
  combineAdditives,
  NO_ADDITIVES,
  readNotedAdditives,
  tellAdditives,
} from '../additives.ts';
import { declareAllergens } from '../declaredAllergens.ts';
import { hasStatedAllergens, readableText } from '../menuItem.ts';
import { noteFacts, withNamed } from '../noteFacts.ts';
import type { ProseNames } from '../../names/proseReading.ts';
import { tellPrices, timedLine } from '../prices/menuPrices.ts';
import { lineInUnit } from '../../drinks/lineInUnit.ts';
import type { UnitChoice } from '../../drinks/unitChoice.ts';
import type { PaperName } from './page.ts';
import type { Design, PrintedDrink, PrintedMenu, PrintLook, PrintWords } from './printedMenu.ts';
import type { Format } from './sheets.ts';
import { fillIn } from '../../../text/fillIn.ts';

/** What a bar owner chooses at export. */
export interface PrintChoices {
  design: Design;
  paper: PaperName;
  format: Format;
  /** Bleed and crop marks for a print shop. */
  hasMarks: boolean;
  unit: UnitChoice;
  /** Language of the menu, which may be another than the owner's. */
  locale: Locale;
  /** Whether the allergens are printed; the classic design has none. */
  hasAllergens: boolean;
}

/** What the recipes say, in the language of the menu. */
export interface PrintSources {
  /** By id; every drink of the menu. */
  cocktails: ReadonlyMap<string, Cocktail>;
  /** The own drinks of the menu by id; one that was deleted is not printed. */
  ownDrinks: ReadonlyMap<string, PrintedOwn>;
  /** Ids of the drinks whose picture is there. */
  pictures: ReadonlySet<string>;
  /** Where contents or allergens are printed. */
  index: MixIndex | undefined;
  /** The names of ingredients, which notes may hold; without them words for foods alone tell what a note names. */
  names?: ProseNames | undefined;
  /** What the drinks are of their owner's own bottles. */
  ownFacts: OwnFactsOf;
  /** "{{number}} % vol" */
  strength: string;
  /** Of a drink whose strength nobody knows. */
  strengthUnknown: string;
  /** What is read of a line as its owner wrote it, where the menu is translated. */
  writtenText?: (id: string) => string | null;
  words: PrintWords;
  additiveNames: Record<Additive, string>;
  /** Where additives are marked. */
  additives?: AdditivesIndex | undefined;
  /** Of the published menu, without protocol. */
  address: string | undefined;
  look: PrintLook;
}

/** An own drink, with what follows from it in the language of the menu. */
export interface PrintedOwn {
  name: string;
  view: OwnDrinkView;
  /** Where additives are marked. */
  additives?: ToldAdditives | undefined;
}

/** Puts together what is printed of a menu. */
export function printMenu(menu: Menu, choices: PrintChoices, sources: PrintSources): PrintedMenu {
  const guests = sources.index && guestFacts(sources.index, choices.locale);
  const prices = tellPrices(menu, choices.locale);
  const marks = chooseGuestNotes(menu).additives ? sources.additives : undefined;
  const findAdditives = (id: string) => marks?.ingredients[id];
  const drinkOf = (drink: MenuDrink): PrintedDrink | [] => {
    const { cocktailId, note, item } = drink;
    const words = {
      id: cocktailId,
      prices: prices.usual(drink.prices),
      timedPrices: prices.timed(drink.prices).map(timedLine),
      note,
    };
    const named = combineDietaryFacts([
      noteFacts(readableText(drink), sources.names),
      // A translation may leave out what the owner wrote.
      noteFacts(sources.writtenText?.(cocktailId) ?? null, sources.names),
    ]);
    const free = fillIn(sources.strength, { number: 0 });
    const noted = <Printed extends Pick<PrintedDrink, 'allergens' | 'strength'>>(
      printed: Printed,
      ofRecipe: ToldAdditives,
    ): Printed & Pick<PrintedDrink, 'additives'> => {
      const allergens = withNamed(
        drink.declared ? declareAllergens(printed.allergens, drink.declared) : printed.allergens,
        named,
      );
      const texts = [readableText(drink), sources.writtenText?.(cocktailId) ?? null];
      const additives =
        marks &&
        tellAdditives(ofRecipe, {
          allergens,
          declared: drink.additives,
          noted: combineAdditives(
            texts.map((text) => readNotedAdditives(text, sources.names, findAdditives)),
          ),
        });
      return {
        ...printed,
        allergens,
        ...(additives && { additives }),
        ...(drink.declared && { isDeclared: true }),
        ...(named.strength > 0 && printed.strength === free && { strength: sources.strengthUnknown }),
      };
    };
    if (item) return { ...words, ...noted(printedItem(item), { ...NO_ADDITIVES, isUnstated: true }) };
    if (isOwnId(cocktailId)) {
      const own = sources.ownDrinks.get(cocktailId);
      const hasPicture = sources.pictures.has(cocktailId);
      return own
        ? {
            ...words,
            hasPicture,
            ...noted(
              printedOwn(own, choices, sources),
              own.additives ?? { ...NO_ADDITIVES, isUnstated: true },
            ),
          }
        : [];
    }
    const cocktail = sources.cocktails.get(cocktailId);
    if (cocktail === undefined) throw new Error(`The recipe ${cocktailId} is not there.`);
    const facts = guests?.of(cocktailId);
    const own = sources.ownFacts(cocktailId);
    const printed = {
      ...words,
      isMixed: true,
      name: cocktail.name,
      category: cocktail.category,
      glass: cocktail.glass,
      strength: fillIn(sources.strength, { number: own?.abv ?? cocktail.abv.replace('%', '') }),
      ingredients: cocktail.ingredients.map((line) => lineInUnit(line, choices.unit, choices.locale)),
      steps: splitInstructions(cocktail.instructions),
      hasPicture: sources.pictures.has(cocktailId),
      contents: facts?.contents ?? [],
      allergens: own ? allergensOf(own.dietary) : (facts?.allergens ?? NO_ALLERGENS),
      isUnstated: false,
    };
    return noted(printed, { ...(marks?.drinks[cocktailId] ?? NO_ADDITIVES), isUnstated: false });
  };
  return {
    name: menu.name,
    venue: menu.restaurantName,
    description: menu.description,
    hours: prices.hours.map(({ text }) => text),
    sections: menu.sections.map(({ title, drinks }) => ({ title, drinks: drinks.flatMap(drinkOf) })),
    locale: choices.locale,
    paper: choices.paper,
    format: choices.format,
    hasMarks: choices.hasMarks,
    words: sources.words,
    allergenNames: choices.hasAllergens ? guests?.allergenNames : undefined,
    additiveNames: marks && sources.additiveNames,
    address: sources.address,
    look: sources.look,
  };
}

/** An own drink, told as the recipes are. */
function printedOwn(
  { name, view }: PrintedOwn,
  { unit, locale }: PrintChoices,
  { strength, strengthUnknown }: PrintSources,
): Omit<PrintedDrink, 'id' | 'prices' | 'timedPrices' | 'note' | 'hasPicture'> {
  return {
    isMixed: true,
    name,
    category: view.method,
    glass: view.glass,
    strength: view.abv === undefined ? strengthUnknown : fillIn(strength, { number: view.abv }),
    ingredients: view.lines.map(({ text }) => lineInUnit(text, unit, locale)),
    steps: view.steps,
    contents: view.contents,
    allergens: view.allergens,
    isUnstated: view.isUnstated,
  };
}

/** A line that is no mixed drink: no recipe, and of its contents what the owner states. */
function printedItem(item: MenuItem) {
  const { name, allergens } = item;
  return {
    isMixed: false,
    name,
    category: '',
    glass: '',
    strength: '',
    ingredients: [],
    steps: [],
    hasPicture: false,
    contents: [],
    allergens: { contains: allergens, mayContain: [] },
    isUnstated: !hasStatedAllergens(item),
  };
}

const NO_ALLERGENS: AllergenStatement = { contains: [], mayContain: [] };

/** What guests are told: contents without amounts, garnish and water, allergens of everything in and on the drink. */
function guestFacts(index: MixIndex, locale: Locale) {
  const recipes = new Map(index.recipes.map((recipe) => [recipe.id, recipe]));
  const nameIn = (terms: MixIndex['allergens'], id: string) =>
    terms.find((term) => term.id === id)?.name ?? id;
  const words = {
    allergen: (id: string) => nameIn(index.allergens, id),
    substance: (id: string) => nameIn(index.substances, id),
  };
  const nameOf = (substance: Substance) =>
    namedAllergens([substance], words, locale)
      .map(({ name }) => name)
      .join('');
  return {
    allergenNames: Object.fromEntries(SUBSTANCES.map((id) => [id, nameOf(id)])) as Record<Substance, string>,
    of(id: string): Pick<PrintedDrink, 'contents' | 'allergens'> {
      const recipe = recipes.get(id);
      // What is optional is named too: nobody may meet an egg white that the menu keeps quiet about.
      const places = [
        ...(recipe?.lines ?? []).map((code) => readLineCode(code).place),
        ...(recipe?.optional ?? []),
      ];
      const names = places.map((place) => {
        const ingredient = index.ingredients[place];
        return ingredient === undefined || ALWAYS_THERE.includes(ingredient.id) ? '' : ingredient.name;
      });
      const [first = '', ...others] = new Set(names.filter((name) => name !== ''));
      return {
        contents: first === '' ? [] : [capitalise(first, locale), ...others],
        allergens: recipe === undefined ? NO_ALLERGENS : allergensOf(readFacts(recipe)),
      };
    },
  };
}

function allergensOf({ allergens: { contains, mayContain } }: DietaryFacts): AllergenStatement {
  return { contains: [...contains], mayContain: [...mayContain] };
}
