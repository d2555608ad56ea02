import type { ToldAdditives } from '../contracts/diet/additives.ts';
import {
  ALLERGENS,
  CAUTIONS,
  DIET_FLAGS,
  type AllergenStatement,
  type Caution,
} from '../contracts/diet/diet.ts';
import type { Locale } from '../contracts/site/locale.ts';
import type { MenuDrink } from '../contracts/menus/menu.ts';
import type { WrittenPrice } from '../contracts/menus/menuPrice.ts';
import type { MenuItem } from '../contracts/menus/menuItem.ts';
import {
  MODEL_MARK,
  type GuestChoice,
  type GuestDrink,
  type GuestMenu,
  type PublishedMenu,
} from '../contracts/menus/publishedMenu.ts';
import type { LineView } from '../contracts/drinks/recipeView.ts';
import type { Catalogue } from './catalogue.ts';
import { withBottles, type Drink } from './drink.ts';
import { combineDietaryFacts, type DietaryFacts } from '../domain/diet/dietary.ts';
import {
  chooseGuestNotes,
  combineAdditives,
  readNotedAdditives,
  readOwnAdditives,
  tellAdditives,
} from '../domain/menus/additives.ts';
import { declareAllergens, withDeclared } from '../domain/menus/declaredAllergens.ts';
import { translateMenu } from '../domain/menus/menuTranslations.ts';
import { hasStatedAllergens, itemFacts, readableText } from '../domain/menus/menuItem.ts';
import { nameFacts, noteFacts, poursMore, withNamed } from '../domain/menus/noteFacts.ts';
import { describeOwnDrink, type OwnDrinkView } from '../domain/own-drinks/describeOwnDrink.ts';
import { withHouseThings } from '../domain/own-drinks/houseThings.ts';
import { pricesAt, type PricesNow } from '../domain/menus/prices/pricesNow.ts';
import { tellPrices, type PriceTeller } from '../domain/menus/prices/menuPrices.ts';
import { isAllowed, NOTHING_EXCLUDED, type Exclusion } from '../domain/diet/exclusion.ts';
import { DIET, heldBy, listExclusionValues, WITHOUT } from '../domain/diet/exclusionQuery.ts';
import { STRENGTH_BANDS, strengthBand, type StrengthBand } from '../domain/drinks/strengthBand.ts';
import { createLimitedMap, memoize } from '../domain/lib/memoize.ts';
import { ALWAYS_THERE } from '../domain/shelf/staples.ts';
import { capitalise } from '../domain/drinks/lineText.ts';
import { cautionHint } from './cautionHint.ts';
import { allergensIn } from './allergensIn.ts';
import { drinkParts } from './drinkParts.ts';
import { getNameReader } from './nameReader.ts';
import { recipeView } from './recipeView.ts';

/** What a guest asks for by the address. */
export interface GuestWish {
  /** What they avoid: drinks that hold it, or may, are left out. */
  exclusion?: Exclusion;
  /**
   * Place of the further price list that they read; one with hours or that is not there: the usual prices.
   */
  priceList?: number | undefined;
  /** How strong the drinks are to be; food is shown beside them, and drinks whose strength nobody knows beside the strong. */
  strength?: StrengthBand | undefined;
  /** When they read it. */
  now?: Date;
}

/**
 * A published menu with its drinks in the language of a guest, as they are of the bottles that its bar pours. Drinks
 * whose recipe is gone, or that their owner has deleted, are left out, and so are sections that have none left.
 */
export function guestMenu(
  written: PublishedMenu,
  catalogue: Catalogue,
  locale: Locale,
  { exclusion = NOTHING_EXCLUDED, priceList, strength, now = new Date() }: GuestWish = {},
): GuestMenu {
  const { menu, local, byModel } = translateMenu(written, locale, MODEL_MARK);
  const lines = readLines(menu, written, catalogue, locale);
  const soldOut = new Set(menu.soldOut);
  const places = menu.priceLists.flatMap(({ hours }, place) => (hours === null ? [place] : []));
  const chosen = places.find((place) => place === priceList);
  const current = pricesAt(menu, now);
  const list = chosen ?? current.list;
  const prices = tellPrices(menu, locale, list);
  const usual = list === chosen ? undefined : tellPrices(menu, locale);
  const notes = chooseGuestNotes(written);
  const shown: DietaryFacts[] = [];
  const bands = new Set<StrengthBand>();
  let left = 0;
  let strengthUnknown = 0;
  const drinkOf = (drink: MenuDrink, line: ReadLine | undefined): GuestDrink[] => {
    if (line === undefined) return [];
    const { told, facts, band, isUnknown, additives } = line;
    shown.push(facts);
    if (band !== undefined) bands.add(band);
    if (strength !== undefined && strength !== (isUnknown ? 'strong' : (band ?? strength))) {
      if (isUnknown) strengthUnknown += 1;
      return [];
    }
    if (!isAllowed(facts, exclusion)) {
      left += 1;
      return [];
    }
    return [
      {
        ...told,
        cautions: told.cautions
          .filter((id) => notes.health || ALWAYS_TOLD.includes(id))
          .map((id) => cautionHint(id, told.alcoholFree === undefined, catalogue, locale)),
        additives: notes.additives ? additives : undefined,
        ...wordsOf(drink, prices, soldOut),
        usualPrices: otherPrices(drink, prices, usual),
        isDeclared: drink.declared !== undefined,
        holds: heldBy(facts),
      },
    ];
  };
  const { name, description, restaurantName } = menu;
  const sections = menu.sections
    .map(({ title, drinks }, section) => ({
      title,
      drinks: drinks.flatMap((drink, place) => drinkOf(drink, lines[section]?.[place])),
    }))
    .filter(({ drinks }) => drinks.length > 0);
  return {
    ownTexts: { from: written.translations?.from, local, hasUnchecked: byModel.size > 0 },
    name,
    description,
    restaurantName,
    sections,
    hours: prices.hours,
    now: tellNow(menu, current, locale),
    priceLists:
      places.length === 0
        ? []
        : [undefined, ...places].map((place) => ({
            place,
            name: place === undefined ? undefined : menu.priceLists[place]?.name,
            isChosen: place === chosen,
          })),
    strengths:
      bands.size > 1 || strength !== undefined
        ? STRENGTH_BANDS.filter((band) => bands.has(band) || band === strength).map((band) => ({
            band,
            isChosen: band === strength,
          }))
        : [],
    choices: choicesOf(shown, catalogue, locale, exclusion),
    left,
    strengthUnknown,
    brand: menu.brand,
  };
}

/** A line of a menu as every guest is told it, whatever the guest asks for, and whenever. */
interface ReadLine {
  told: ToldDrink;
  facts: DietaryFacts;
  additives: ToldAdditives;
  band: StrengthBand | undefined;
  /** Whether nobody knows how strong the drink is. */
  isUnknown: boolean;
}

const NO_ALLERGENS: AllergenStatement = { contains: [], mayContain: [] };

/**
 * Cautions that a menu without notes on health tells all the same. The Food Code of the USA (3-603.11) asks for the one on
 * raw eggs; without the others, "alcohol-free" and the allergens of a drink would say too much.
 */
const ALWAYS_TOLD: readonly Caution[] = ['raw-egg', 'alcohol-trace', 'pink-pepper'];

/** Menus in a language whose lines are remembered: a menu of own drinks takes half a second to read. */
const MAX_READ_MENUS = 20;

type ReadLines = readonly (readonly (ReadLine | undefined)[])[];

const readMenus = new WeakMap<Catalogue, ReturnType<typeof createLimitedMap<string, ReadLines>>>();

/** The lines of each section of a menu, read once for each content of the menu. */
function readLines(
  { sections, ownDrinks, bottles }: PublishedMenu,
  { sections: written }: Pick<PublishedMenu, 'sections'>,
  catalogue: Catalogue,
  locale: Locale,
): ReadLines {
  const menus = readMenus.get(catalogue) ?? createLimitedMap<string, ReadLines>(MAX_READ_MENUS);
  readMenus.set(catalogue, menus);
  const read = memoize(
    () => readLinesAnew({ sections, ownDrinks, bottles }, written, catalogue, locale),
    menus,
  );
  return read(JSON.stringify([locale, sections, ownDrinks, bottles, written === sections ? 0 : written]));
}

function readLinesAnew(
  menu: Pick<PublishedMenu, 'sections' | 'ownDrinks' | 'bottles'>,
  written: PublishedMenu['sections'],
  catalogue: Catalogue,
  locale: Locale,
): ReadLines {
  const recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  const parts =
    menu.ownDrinks.length > 0
      ? withHouseThings(drinkParts(catalogue, locale), menu.ownDrinks, locale)
      : undefined;
  const ownDrinks = new Map(
    menu.ownDrinks.map((own) => [own.id, { own, view: parts && describeOwnDrink(own, parts, locale) }]),
  );
  const names = getNameReader(catalogue, locale);
  const findAdditives = (id: string) => catalogue.ingredientById.get(id)?.additives;
  const readLine = (drink: MenuDrink, original: MenuDrink): ReadLine | undefined => {
    const known = recipes.get(drink.cocktailId);
    const recipe = known && withBottles(known, menu.bottles, catalogue);
    const { own, view } = ownDrinks.get(drink.cocktailId) ?? {};
    const undeclared = drink.item ? itemFacts(drink.item) : (view?.facts ?? recipe?.dietary);
    if (undeclared === undefined) return undefined;
    const unnoted = withDeclared(undeclared, drink.declared);
    const named = combineDietaryFacts([
      noteFacts(readableText(drink), names),
      // A translation may leave out what the owner wrote.
      ...(original === drink ? [] : [noteFacts(readableText(original), names)]),
      ...(own && view ? [nameFacts(own.name, names)] : []),
    ]);
    const facts = combineDietaryFacts([unnoted, named]);
    const ofLine = drink.item
      ? ofItem(drink.item, catalogue, locale)
      : own && view
        ? ofOwnDrink(own.name, view, catalogue, locale)
        : recipe && ofRecipe(recipe, catalogue, locale);
    if (ofLine === undefined) return undefined;
    const plain = withRawEgg(ofLine, drink.declared);
    const ofDrink = view?.allergens ?? recipe?.dietary.allergens;
    const stated = drink.item
      ? { contains: drink.item.allergens, mayContain: [] }
      : ofDrink && declareAllergens(ofDrink, drink.declared);
    const ids = own
      ? own.lines.flatMap((line) => ('ingredient' in line ? line.ingredient : []))
      : (recipe?.lines.map(({ ingredient }) => ingredient) ?? []);
    const isStrengthUnknown =
      [drink, original].some(({ note }) => poursMore(note, ids, names)) ||
      (facts.strength > 0 && unnoted.strength === 0);
    const told = withTexts(plain, stated, unnoted, named, isStrengthUnknown, catalogue, locale);
    const additives = tellAdditives(
      own
        ? readOwnAdditives(own, findAdditives, (id) => ownDrinks.get(id)?.own)
        : {
            ...combineAdditives((recipe?.lines ?? []).map((line) => line.item.additives)),
            isUnstated: drink.item !== undefined,
          },
      {
        allergens: withNamed(stated ?? NO_ALLERGENS, named),
        declared: drink.additives,
        noted: combineAdditives(
          [drink, original].map((one) => readNotedAdditives(readableText(one), names, findAdditives)),
        ),
      },
    );
    const band = strengthBand(drink.item ?? { strength: facts.strength, abv: told.abv });
    return { told, facts, additives, band, isUnknown: band === undefined && drink.item === undefined };
  };
  return menu.sections.map(({ drinks }, section) =>
    drinks.map((drink, place) => readLine(drink, written[section]?.drinks[place] ?? drink)),
  );
}

/** Which list with hours counts now, or against the clock does not; undefined where all is as usual. */
function tellNow(
  menu: PublishedMenu,
  { list, byClock, isHeld, until }: PricesNow,
  locale: Locale,
): GuestMenu['now'] {
  // Where nobody knows the clock, the first one with hours may be on by it.
  const timed = menu.priceLists.findIndex(({ hours }) => hours !== null);
  const place = list ?? (isHeld ? (byClock ?? (menu.timeZone === null ? timed : undefined)) : undefined);
  const named = place === undefined ? undefined : menu.priceLists[place];
  if (named === undefined) return undefined;
  const { timeZone } = menu;
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== null && { timeZone }),
  });
  const end = until === undefined || timeZone === null ? undefined : time.format(until);
  return { list: named.name, isOn: list !== undefined, until: list === undefined ? undefined : end };
}

/** The usual prices of a drink, where those of a list with hours count and are others. */
function otherPrices(
  { prices }: MenuDrink,
  shown: PriceTeller,
  usual: PriceTeller | undefined,
): WrittenPrice[] {
  const before = usual?.usual(prices) ?? [];
  return isSame(before, shown.usual(prices)) ? [] : before;
}

const isSame = (one: readonly WrittenPrice[], other: readonly WrittenPrice[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What somebody may ask to leave out of these drinks: what is not for everybody. */
function choicesOf(
  facts: readonly DietaryFacts[],
  { vocabularies }: Catalogue,
  locale: Locale,
  exclusion: Exclusion,
): GuestChoice[] {
  const held = new Set(facts.flatMap(heldBy));
  const chosen = listExclusionValues(exclusion);
  const choices = (
    parameter: GuestChoice['parameter'],
    values: readonly string[],
    vocabulary: 'allergens' | 'cautions' | 'diets',
  ) =>
    values
      .filter((value) => held.has(value))
      .map((value) => ({
        parameter,
        value,
        name: vocabularies[vocabulary].entry(value).names[locale],
        isChosen: chosen.includes(value),
      }));
  return [
    ...choices(WITHOUT, ALLERGENS, 'allergens'),
    ...choices(WITHOUT, CAUTIONS, 'cautions'),
    ...choices(DIET, DIET_FLAGS, 'diets'),
  ];
}

type WrittenPart = 'id' | 'prices' | 'timedPrices' | 'note' | 'isSoldOut';
/** What a line does not have of its recipe or item. */
type OtherPart = WrittenPart | 'usualPrices' | 'isDeclared' | 'additives' | 'holds';
interface ToldDrink extends Omit<GuestDrink, OtherPart | 'cautions'> {
  cautions: readonly Caution[];
}

/** A line whose note or name speaks of allergens, alcohol or something with a caution, as guests are told it. */
function withTexts(
  told: ToldDrink,
  stated: DietaryFacts['allergens'] | undefined,
  facts: DietaryFacts,
  named: DietaryFacts,
  isStrengthUnknown: boolean,
  catalogue: Catalogue,
  locale: Locale,
): ToldDrink {
  if (stated === undefined) return told;
  const { contains, mayContain } = withNamed(
    { contains: [...stated.contains], mayContain: [...stated.mayContain] },
    named,
  );
  return {
    ...told,
    allergens: {
      contains: allergensIn(contains, catalogue, locale),
      mayContain: allergensIn(mayContain, catalogue, locale),
    },
    cautions: [...new Set([...told.cautions, ...named.cautions])],
    ...(facts.strength === 0 && named.strength > 0 && { alcoholFree: undefined }),
    ...(isStrengthUnknown && { abv: undefined }),
  };
}

/** A drink whose owner declares that there is egg in it, or none, with what its guests must know of that. */
function withRawEgg(told: ToldDrink, declared: MenuDrink['declared']): ToldDrink {
  const isIn = declared?.contains.includes('eggs') === true;
  if (!isIn && !declared?.without.includes('eggs')) return told;
  const others = told.cautions.filter((one) => one !== 'raw-egg');
  return { ...told, cautions: isIn ? ['raw-egg', ...others] : others };
}

/** What the owner says of a line. */
function wordsOf(
  { cocktailId: id, prices, note }: MenuDrink,
  teller: PriceTeller,
  soldOut: ReadonlySet<string>,
): Pick<GuestDrink, WrittenPart> {
  return {
    id,
    prices: teller.usual(prices),
    timedPrices: teller.timed(prices),
    note,
    isSoldOut: soldOut.has(id),
  };
}

function ofRecipe(recipe: Drink, catalogue: Catalogue, locale: Locale): ToldDrink {
  const view = recipeView(recipe, catalogue, locale);
  const { name, path, lines, abv, diets, allergens, picture } = view;
  return {
    name,
    path,
    contents: contentsOf(lines, locale),
    abv,
    alcoholFree: diets.find((diet) => diet.id === 'alcohol-free')?.name,
    allergens,
    isUnstated: false,
    cautions: recipe.dietary.cautions,
    picture,
    look: undefined,
  };
}

function ofOwnDrink(name: string, view: OwnDrinkView, catalogue: Catalogue, locale: Locale): ToldDrink {
  const { diets } = catalogue.vocabularies;
  return {
    name,
    path: undefined,
    contents: view.contents,
    abv: view.abv,
    alcoholFree: view.facts.strength === 0 ? diets.entry('alcohol-free').names[locale] : undefined,
    allergens: {
      contains: allergensIn(view.allergens.contains, catalogue, locale),
      mayContain: allergensIn(view.allergens.mayContain, catalogue, locale),
    },
    isUnstated: view.isUnstated,
    cautions: view.cautions,
    picture: undefined,
    look: view.look,
  };
}

function ofItem(item: MenuItem, catalogue: Catalogue, locale: Locale): ToldDrink {
  const { name, allergens } = item;
  return {
    name,
    path: undefined,
    contents: [],
    abv: undefined,
    alcoholFree: undefined,
    allergens: { contains: allergensIn(allergens, catalogue, locale), mayContain: [] },
    isUnstated: !hasStatedAllergens(item),
    cautions: [],
    picture: undefined,
    look: undefined,
  };
}

/** By their plain names: how much of it and "to top up" is for whoever mixes the drink, and water no guest asks for. */
function contentsOf(lines: LineView[], locale: Locale): string[] {
  const poured = lines.filter(({ garnish, shelf }) => !garnish && !ALWAYS_THERE.includes(shelf.id));
  return [...new Set(poured.map(({ shelf }) => capitalise(shelf.name, locale)))];
}
