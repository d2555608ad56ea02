import type { Locale } from '../contracts/locale.ts';
import type { Substance } from '../contracts/diet.ts';
import type { LineView, RecipeView } from '../contracts/recipeView.ts';
import type { Term } from '../contracts/vocabulary.ts';
import { namedAllergens } from '../domain/allergenNames.ts';
import { dietFlagsOf } from '../domain/dietary.ts';
import { capitalise, lineForms, lineText } from '../domain/lineText.ts';
import { textIn } from '../text/textIn.ts';
import { timesIn } from '../domain/timers.ts';
import { isVolume, volumeText } from '../domain/units.ts';
import { allergenWords } from './allergenWords.ts';
import { servedWithoutHarm } from './larderOf.ts';
import type { Catalogue } from './catalogue.ts';
import type { Drink, DrinkLine } from './drink.ts';
import { pictureView } from './pictureView.ts';

/** The recipe in a language, vocabulary names and steps translated. */
export function recipeView(recipe: Drink, catalogue: Catalogue, locale: Locale): RecipeView {
  const { vocabularies, phrases } = catalogue;
  const { lines, terms, dietary } = recipe;
  const view = ({ id, names }: Term) => ({ id, name: names[locale] });
  const allergens = (substances: readonly Substance[]) =>
    namedAllergens(substances, allergenWords(catalogue, locale), locale);
  const steps = recipe.steps.map((english) => ({
    english,
    own: locale === 'en' ? english : phrases[locale][english],
  }));
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
    steps: steps.map(({ english, own }) => own ?? english),
    inEnglish: {
      description: recipe.description[locale] === undefined,
      steps: steps.map(({ own }) => own === undefined),
    },
    pairings: terms.pairings.map(view),
    sources: (recipe.sources ?? []).flatMap((id) => catalogue.sources.get(id) ?? []),
    allergens: {
      contains: allergens(dietary.allergens.contains),
      mayContain: allergens(dietary.allergens.mayContain),
    },
    diets: dietFlagsOf(dietary).map((id) => ({ id, name: vocabularies.diets.entry(id).names[locale] })),
    veganByBrand:
      dietary.vegan === 'unknown'
        ? [...new Set(lines.map(({ item }) => item).filter(({ vegan }) => vegan === 'unknown'))].map(
            ({ names }) => names[locale],
          )
        : [],
    cautions: dietary.cautions.map((id) => {
      const { names, hints } = vocabularies.cautions.entry(id);
      return { id, name: names[locale], hint: hints[locale] };
    }),
  };
}

function lineView(line: DrinkLine, locale: Locale, serves: string[]): Omit<LineView, 'or'> {
  const { item: ingredient, measure: unit, product } = line;
  const { amount, item, text } = lineText(line, unit, ingredient, locale);
  const { amounts, items } = lineForms(unit, ingredient, locale);
  const named = (words: string) =>
    capitalise(product === undefined ? words : `${words} (${product.name})`, locale);
  const count = unit.number === 'none' ? undefined : line.amount;
  return {
    amount,
    item: named(item),
    text: named(text),
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
            items: { one: named(items.one), other: named(items.other) },
          },
    shelf: { id: ingredient.id, name: ingredient.names[locale], serves },
  };
}
