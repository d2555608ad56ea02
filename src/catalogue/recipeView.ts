import type { Locale } from '../contracts/site/locale.ts';
import type { LineView, RecipeView } from '../contracts/drinks/recipeView.ts';
import type { Term } from '../contracts/drinks/vocabulary.ts';
import { listDietFlags } from '../domain/diet/dietary.ts';
import { capitalise, lineForms, lineText } from '../domain/drinks/lineText.ts';
import { textIn } from '../text/textIn.ts';
import { timesIn } from '../domain/drinks/timers.ts';
import { isVolume, volumeText } from '../domain/drinks/units.ts';
import { cautionHint } from './cautionHint.ts';
import { allergensIn } from './allergensIn.ts';
import { servedWithoutHarm } from './matchIndex.ts';
import type { Catalogue } from './catalogue.ts';
import type { Drink, DrinkLine } from './drink.ts';
import { pictureView } from './pictureView.ts';

/** The recipe in a language, vocabulary names and steps translated. */
export function recipeView(recipe: Drink, catalogue: Catalogue, locale: Locale): RecipeView {
  const { vocabularies } = catalogue;
  const { lines, terms, dietary } = recipe;
  const view = ({ id, names }: Term) => ({ id, name: names[locale] });
  return {
    id: recipe.id,
    path: recipe.path,
    kind: recipe.kind,
    name: textIn(recipe.name, locale),
    description: textIn(recipe.description, locale),
    picture: pictureView(recipe, catalogue, locale),
    abv: recipe.abv,
    views: recipe.views,
    ice: view(terms.ice),
    category: view(terms.category),
    taste: view(terms.taste),
    glass: view(terms.glass),
    method: view(terms.method),
    spirit: terms.spirit && view(terms.spirit),
    lines: lines.map((line) => ({
      ...lineView(line, locale, servedWithoutHarm(catalogue, line.ingredient)),
      or: line.or?.map((id) => ({ id, name: catalogue.ingredientById.entry(id).names[locale] })),
    })),
    timers: recipe.steps.map(timesIn),
    standardDrinks: recipe.standardDrinks,
    energy: recipe.energy,
    batch: recipe.batch,
    steps: stepsIn(recipe, catalogue, locale),
    inEnglish: {
      description: recipe.description[locale] === undefined,
      steps: recipe.steps.map((english) => ownStep(english, catalogue, locale) === undefined),
    },
    pairings: terms.pairings.map(view),
    sources: (recipe.sources ?? []).flatMap((id) => catalogue.sources.get(id) ?? []),
    allergens: {
      contains: allergensIn(dietary.allergens.contains, catalogue, locale),
      mayContain: allergensIn(dietary.allergens.mayContain, catalogue, locale),
    },
    diets: listDietFlags(dietary).map((id) => ({ id, name: vocabularies.diets.entry(id).names[locale] })),
    veganByBrand: veganByBrand(recipe, locale),
    cautions: dietary.cautions.map((id) => ({
      id,
      name: vocabularies.cautions.entry(id).names[locale],
      hint: cautionHint(id, dietary.strength > 0, catalogue, locale),
    })),
  };
}

/** Names of what is vegan with some brands and not with others; none where it is known of the drink. */
export function veganByBrand({ lines, dietary }: Drink, locale: Locale): string[] {
  if (dietary.vegan !== 'unknown') return [];
  const items = lines.map(({ item }) => item).filter(({ vegan }) => vegan === 'unknown');
  return [...new Set(items)].map(({ names }) => names[locale]);
}

/** The steps in a language; English stands in where one is not translated yet. */
export function stepsIn(
  { steps }: Pick<Drink, 'steps'>,
  catalogue: Pick<Catalogue, 'phrases'>,
  locale: Locale,
): string[] {
  return steps.map((english) => ownStep(english, catalogue, locale) ?? english);
}

function ownStep(
  english: string,
  { phrases }: Pick<Catalogue, 'phrases'>,
  locale: Locale,
): string | undefined {
  return locale === 'en' ? english : phrases[locale][english];
}

/** A whole line in a language: "30 ml Gin". */
export function wholeLineIn(line: DrinkLine, locale: Locale): string {
  return named(lineText(line, line.measure, line.item, locale).text, line, locale);
}

/** Words for a line, with the bottle that it names. */
function named(words: string, { product }: DrinkLine, locale: Locale): string {
  return capitalise(product === undefined ? words : `${words} (${product.name})`, locale);
}

function lineView(line: DrinkLine, locale: Locale, serves: string[]): Omit<LineView, 'or'> {
  const { item: ingredient, measure: unit } = line;
  const { amount, item, text } = lineText(line, unit, ingredient, locale);
  const { amounts, items } = lineForms(unit, ingredient, locale);
  const count = unit.number === 'none' ? undefined : line.amount;
  return {
    amount,
    item: named(item, line, locale),
    text: named(text, line, locale),
    garnish: line.garnish,
    optional: line.optional,
    beside: line.beside,
    ounces:
      count !== undefined && isVolume(unit.id) ? volumeText(count, 'oz', amounts.one, locale) : undefined,
    measure:
      count === undefined
        ? undefined
        : {
            unit: unit.id,
            count,
            amounts,
            items: { one: named(items.one, line, locale), other: named(items.other, line, locale) },
          },
    shelf: { id: ingredient.id, name: ingredient.names[locale], serves },
  };
}
