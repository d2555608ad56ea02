import { lineCode } from '../domain/shelf/lineCode.ts';
import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import { HEAD_FIRST, LOCALES, type Locale } from '../contracts/site/locale.ts';
import { isGradeElsewhere } from '../domain/names/nameQualifiers.ts';
import {
  type MixIndex,
  type MixIngredient,
  type MixRecipe,
  type MixWords,
} from '../contracts/shelf/mixIndex.ts';
import type { RecipeLine } from '../contracts/drinks/recipe.ts';
import { CAUTIONS, SUBSTANCES } from '../contracts/diet/diet.ts';
import { foldText } from '../text/foldText.ts';
import { asBottle, bottleEntry } from '../domain/shelf/bottles.ts';
import { lineText } from '../domain/drinks/lineText.ts';
import { writeFacts } from '../domain/shelf/mixFacts.ts';
import { byPopularity } from '../domain/drinks/popular.ts';
import { textIn } from '../text/textIn.ts';
import type { Catalogue } from './catalogue.ts';
import type { Drink } from './drink.ts';
import { drinkTerms } from './drinkTerms.ts';
import { pictureVersion } from './pictureView.ts';
import { createPlaceIndex } from './createPlaceIndex.ts';

/** The index of Mix Master in a language. */
export function mixIndex(catalogue: Catalogue, locale: Locale): MixIndex {
  const { vocabularies, ingredientById, bottles, recipes } = catalogue;
  const ingredients = [...ingredientById.values()];
  const placeOf = createPlaceIndex(ingredients);
  const { terms, placesOf } = drinkTerms(
    catalogue,
    recipes.map(({ id }) => id),
    locale,
  );
  const named = (vocabulary: 'spirits' | 'tastes' | 'allergens') =>
    [...vocabularies[vocabulary].values()].map(({ id, names }) => ({ id, name: names[locale] }));
  const inOrder = (vocabulary: 'substances' | 'cautions', ids: readonly string[]) =>
    ids.map((id) => ({ id, name: vocabularies[vocabulary].entry(id).names[locale] }));
  const lists = {
    spirits: named('spirits'),
    tastes: named('tastes'),
    terms,
    allergens: named('allergens'),
    substances: inOrder('substances', SUBSTANCES),
    cautions: inOrder('cautions', CAUTIONS),
  };
  const remarks = [...vocabularies.remarks.values()];
  const remarkOf = createPlaceIndex(remarks);
  const placeIn = { spirit: createPlaceIndex(lists.spirits), taste: createPlaceIndex(lists.tastes) };

  /** The ingredients that do not count for a match. */
  const besidesOf = (recipe: Drink) => {
    const counting = countingLines(recipe);
    const places = recipe.lines
      .filter((line) => !counting.includes(line))
      .map((line) => placeOf(line.ingredient));
    return [...new Set(places)];
  };

  const ingredientOf = (ingredient: Ingredient): MixIngredient => {
    const words = ownWords(ingredient, locale);
    return {
      id: ingredient.id,
      name: ingredient.names[locale],
      ...(words.length > 0 && { words }),
      ...(ingredient.parent !== undefined && { parent: placeOf(ingredient.parent) }),
      ...(ingredient.differs !== undefined && { differs: remarkOf(ingredient.differs) }),
      ...(ingredient.standIns.length > 0 && {
        standIns: ingredient.standIns.map(({ use, ratio, remark }): [number, number, number?] =>
          remark === undefined ? [placeOf(use), ratio] : [placeOf(use), ratio, remarkOf(remark)],
        ),
      }),
      ...(ingredient.yields.length > 0 && { yields: ingredient.yields.map(placeOf) }),
      ...(ingredient.category === 'spirit' && { isSpirit: true }),
      ...writeFacts(ingredient),
    };
  };

  const recipeOf = (recipe: Drink): MixRecipe => {
    const picture = pictureVersion(catalogue.pictures, recipe.id);
    const besides = besidesOf(recipe);
    const optional = recipe.lines.filter((line) => line.optional && !line.garnish);
    const or = countingLines(recipe).flatMap((line, place): number[][] =>
      line.or === undefined ? [] : [[place, ...line.or.map(placeOf)]],
    );
    return {
      id: recipe.id,
      path: recipe.path,
      name: textIn(recipe.name, locale),
      lines: countingLines(recipe).map(({ ingredient, specific }) => lineCode(placeOf(ingredient), specific)),
      ...(or.length > 0 && { or }),
      ...(optional.length > 0 && { optional: optional.map(({ ingredient }) => placeOf(ingredient)) }),
      ...(besides.length > 0 && { besides }),
      ...(recipe.spirit !== undefined && { spirit: placeIn.spirit(recipe.spirit) }),
      taste: placeIn.taste(recipe.taste),
      terms: placesOf(recipe.id),
      ...writeFacts(recipe.dietary),
      ...(picture !== undefined && { picture }),
    };
  };

  return {
    ingredients: ingredients.map(ingredientOf),
    bottles: bottles.map((bottle) => ({
      entry: bottleEntry(bottle),
      of: placeOf(bottle.ingredient),
      name: bottle.name,
      ...writeFacts(asBottle(ingredientById.entry(bottle.ingredient), bottle)),
    })),
    remarks: remarks.map(({ id, names }) => ({ id, name: names[locale] })),
    ...lists,
    recipes: [...recipes].sort(byPopularity).map(recipeOf),
  };
}

/** The names of the ingredients in all languages but one, and the brands, as they are compared; and the garnishes. */
export function mixWords(catalogue: Catalogue, locale: Locale): MixWords {
  const { ingredientById, recipes } = catalogue;
  const ingredients = [...ingredientById.values()];
  const ownOf = (ingredient: Ingredient) =>
    new Set([ingredient.names[locale], ...ownWords(ingredient, locale)].map(foldText));
  const wordsIn = (isHeadFirst: boolean) =>
    ingredients.map((ingredient) => {
      const own = ownOf(ingredient);
      const others = LOCALES.filter(
        (other) => other !== locale && HEAD_FIRST.includes(other) === isHeadFirst,
      );
      const names = others
        .flatMap((other) => [ingredient.names[other], ...ownWords(ingredient, other)])
        .filter((name) => !isGradeElsewhere(name));
      const words = isHeadFirst ? names : [...names, ...ingredient.brands];
      return [...new Set(words.map(foldText))].filter((word) => word !== '' && !own.has(word));
    });
  const placeOf = createPlaceIndex(ingredients);
  const garnishes = new Map<string, { place: number; ingredient: number }>();
  const garnishOf = [...recipes].sort(byPopularity).map((recipe) =>
    garnishesOf(recipe, locale).map(({ ingredient, text }) => {
      const garnish = garnishes.get(text) ?? { place: garnishes.size, ingredient: placeOf(ingredient) };
      garnishes.set(text, garnish);
      return garnish.place;
    }),
  );
  const headLast = wordsIn(false);
  const exact = ingredients.map((ingredient, place) => {
    const known = new Set([...ownOf(ingredient), ...(headLast[place] ?? [])]);
    const more = [...(ingredient.moreSynonyms[locale] ?? []), ...ingredient.moreBrands];
    // In order of the alphabet they take less.
    return [...new Set(more.map(foldText))].filter((word) => !known.has(word)).sort();
  });
  return {
    headLast,
    headFirst: wordsIn(true),
    exact,
    garnishes: [...garnishes].map(([text, { ingredient }]): [number, string] => [ingredient, text]),
    garnishOf,
  };
}

/** What goes on a drink, in words; what is optional is no loss. */
function garnishesOf({ lines }: Drink, locale: Locale) {
  return lines
    .filter(({ garnish, optional }) => garnish && !optional)
    .map((line) => ({
      ingredient: line.ingredient,
      text: lineText(line, line.measure, line.item, locale).item,
    }));
}

/** The lines that count for a match: garnish and what is optional don't. */
export function countingLines<Line extends RecipeLine>({ lines }: { lines: Line[] }): Line[] {
  return lines.filter(({ garnish, optional }) => !garnish && !optional);
}

function ownWords({ names, plurals, synonyms }: Ingredient, locale: Locale): string[] {
  const words = [plurals?.[locale], ...(synonyms[locale] ?? [])].filter((word) => word !== undefined);
  return [...new Set(words)].filter((word) => word !== names[locale]);
}
