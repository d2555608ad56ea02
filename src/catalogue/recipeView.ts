import type { Locale } from '../contracts/locale.ts';
import type { Substance } from '../contracts/diet.ts';
import type { Ingredient } from '../contracts/ingredient.ts';
import type { Recipe } from '../contracts/recipe.ts';
import type { LineView, RecipeView } from '../contracts/recipeView.ts';
import type { Unit } from '../contracts/vocabulary.ts';
import { batchOf } from '../domain/batch.ts';
import { drinkEnergy } from '../domain/energy.ts';
import { namedAllergens } from '../domain/allergenNames.ts';
import { dietaryFactsOf, dietFlagsOf } from '../domain/dietary.ts';
import { capitalise, lineForms, lineText } from '../domain/lineText.ts';
import { standardDrinks } from '../domain/standardDrinks.ts';
import { timesIn } from '../domain/timers.ts';
import { isVolume, volumeText } from '../domain/units.ts';
import { abvOf, pouredLines } from './abvOf.ts';
import { allergenWords } from './allergenWords.ts';
import { known } from './known.ts';
import { servedWithoutHarm } from './larderOf.ts';
import type { Catalogue } from './catalogue.ts';
import { pictureView } from './pictureView.ts';
import type { VocabularyName } from './vocabulary.ts';

/** The recipe in a language, vocabulary names and steps translated. */
export function recipeView(recipe: Recipe, catalogue: Catalogue, locale: Locale): RecipeView {
  const { vocabularies, ingredientById, phrases } = catalogue;
  const term = <Id extends string>(vocabulary: Exclude<VocabularyName, 'units' | 'props'>, id: Id) => ({
    id,
    name: known(vocabularies[vocabulary].get(id), id).names[locale],
  });
  const abv = known(abvOf(recipe, ingredientById, vocabularies), recipe.id);
  const poured = known(pouredLines(recipe, ingredientById, vocabularies), recipe.id);
  const ingredients = recipe.lines.map((line) => known(ingredientById.get(line.ingredient), line.ingredient));
  const facts = dietaryFactsOf(ingredients);
  const allergens = (substances: readonly Substance[]) =>
    namedAllergens(substances, allergenWords(catalogue, locale), locale);
  return {
    id: recipe.id,
    kind: recipe.kind,
    name: recipe.name[locale] ?? recipe.name.en,
    description: recipe.description[locale],
    picture: pictureView(recipe, catalogue, locale),
    abv,
    views: recipe.views,
    ice: term('ice', recipe.ice),
    category: term('categories', recipe.category),
    taste: term('tastes', recipe.taste),
    glass: term('glasses', recipe.glass),
    method: term('methods', recipe.method),
    spirit: recipe.spirit === undefined ? undefined : term('spirits', recipe.spirit),
    lines: recipe.lines.map((line, index) =>
      lineView(
        line,
        known(vocabularies.units.get(line.unit), line.unit),
        known(ingredients[index], line.ingredient),
        locale,
        servedWithoutHarm(catalogue, line.ingredient),
      ),
    ),
    timers: recipe.steps.map(timesIn),
    standardDrinks: standardDrinks(poured),
    energy: drinkEnergy(poured),
    batch: batchOf(poured, {
      kind: recipe.kind,
      method: known(vocabularies.methods.get(recipe.method), recipe.method),
      ice: recipe.ice,
    }),
    steps: locale === 'en' ? recipe.steps : recipe.steps.map((step) => known(phrases[locale][step], step)),
    pairings: recipe.pairings.map((id) => term('pairings', id)),
    allergens: {
      contains: allergens(facts.allergens.contains),
      mayContain: allergens(facts.allergens.mayContain),
    },
    diets: dietFlagsOf(facts).map((id) => term('diets', id)),
    veganByBrand:
      facts.vegan === 'unknown'
        ? [...new Set(ingredients.filter(({ vegan }) => vegan === 'unknown'))].map(
            ({ names }) => names[locale],
          )
        : [],
    cautions: facts.cautions.map((id) => ({
      ...term('cautions', id),
      hint: known(vocabularies.cautions.get(id), id).hints[locale],
    })),
  };
}

function lineView(
  line: Recipe['lines'][number],
  unit: Unit,
  ingredient: Ingredient,
  locale: Locale,
  serves: string[],
): LineView {
  const { amount, item, text } = lineText(line, unit, ingredient, locale);
  const { amounts, items } = lineForms(unit, ingredient, locale);
  const count = unit.number === 'none' ? undefined : line.amount;
  return {
    amount,
    item: capitalise(item, locale),
    text: capitalise(text, locale),
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
            items: { one: capitalise(items.one, locale), other: capitalise(items.other, locale) },
          },
    shelf: { id: ingredient.id, name: ingredient.names[locale], serves },
  };
}
