import type { Ingredient } from '../contracts/drinks/ingredient.ts';
import type { ListedDrink, ListIndex } from '../contracts/drinks/listIndex.ts';
import type { Locale } from '../contracts/site/locale.ts';
import type { RecipeKind } from '../contracts/drinks/recipe.ts';
import { byName } from '../text/byName.ts';
import { capitalise } from '../domain/drinks/lineText.ts';
import { lastWord, quickIngredients } from '../domain/search/quickIngredients.ts';
import type { Catalogue } from './catalogue.ts';
import { contentVersion } from './contentVersion.ts';
import type { Drink } from './drink.ts';
import { drinkTerms } from './drinkTerms.ts';
import { EntryMap, type Entries } from './entryMap.ts';
import { pictureVersion } from './pictureView.ts';
import { englishNames, searchedDrink, searchedIngredient, searchedIngredientIds } from './searchedDrinks.ts';

/** A choice that a list offers. */
export interface ListChoice {
  id: string;
  /** Absent where the catalogue names no such thing: "juice" is the end of many names and itself none. */
  name: string | undefined;
}

/** A list as a page needs it before the reader asks for anything. */
export interface ListFacts {
  /** What the file of the list is asked for with. */
  version: string;
  /** The distinct spirits of its drinks, by name. */
  spirits: { id: string; name: string }[];
  /** The quick ingredient chips, by the English word that all languages share in addresses. */
  chips: ListChoice[];
}

/** The drinks of a kind in one language, as their list searches and shows them. */
export function listIndex(catalogue: Catalogue, kind: RecipeKind, locale: Locale): ListIndex {
  const recipes = catalogue.recipes.filter((recipe) => recipe.kind === kind);
  const chips = new Set(chipWords(recipes));
  const known = searchedIngredientIds(recipes, catalogue);
  const places = new EntryMap(known.map((id, place) => [id, place]));
  const { terms, placesOf } = drinkTerms(
    catalogue,
    recipes.map(({ id }) => id),
    locale,
  );
  return {
    spirits: Object.fromEntries(
      [...new Set(recipes.flatMap(({ spirit }) => spirit ?? []))].map((id) => [
        id,
        catalogue.vocabularies.spirits.entry(id).names[locale],
      ]),
    ),
    terms,
    ingredients: known.map((id) => listedIngredient(id, catalogue, places, locale, chips)),
    drinks: recipes
      .map((recipe) => listedDrink(recipe, placesOf(recipe.id), places, catalogue, locale))
      .sort(byName(locale)),
  };
}

/** Changes with what is in the file of a list. */
export function listVersion(catalogue: Catalogue, kind: RecipeKind, locale: Locale): string {
  return contentVersion(listIndex(catalogue, kind, locale));
}

/** What the page of a list says before its file is loaded. */
export function listFacts(catalogue: Catalogue, kind: RecipeKind, locale: Locale): ListFacts {
  const index = listIndex(catalogue, kind, locale);
  const recipes = catalogue.recipes.filter((recipe) => recipe.kind === kind);
  const nameByWord = new Map(
    [...catalogue.ingredientById.values()].map(({ names }) => [names.en.toLowerCase(), names[locale]]),
  );
  return {
    version: contentVersion(index),
    spirits: Object.entries(index.spirits)
      .map(([id, name]) => ({ id, name }))
      .sort(byName(locale)),
    chips: chipWords(recipes).map((word) => {
      const name = catalogue.vocabularies.spirits.get(word)?.names[locale] ?? nameByWord.get(word);
      return { id: word, name: name && capitalise(name, locale) };
    }),
  };
}

function chipWords(recipes: Drink[]): string[] {
  return quickIngredients(recipes.map(englishNames));
}

function listedIngredient(
  id: string,
  catalogue: Catalogue,
  places: Entries<number>,
  locale: Locale,
  chips: ReadonlySet<string>,
): ListIndex['ingredients'][number] {
  const { ingredientById } = catalogue;
  const words = new Set(
    [ingredientById.entry(id), ...sourcesOf(id, ingredientById)].map(({ names }) => lastWord(names.en)),
  );
  const belongsTo = [...words].filter((word) => chips.has(word));
  return {
    id,
    ...searchedIngredient(id, catalogue, places, locale),
    ...(belongsTo.length > 0 && { chips: belongsTo }),
  };
}

/** What a bartender makes an ingredient of: whoever looks for lemon means its juice too. */
function sourcesOf(id: string, ingredientById: ReadonlyMap<string, Ingredient>): Ingredient[] {
  return [...ingredientById.values()].filter(({ yields }) => yields?.includes(id));
}

function listedDrink(
  recipe: Drink,
  drinkTermPlaces: number[],
  places: Entries<number>,
  { pictures }: Catalogue,
  locale: Locale,
): ListedDrink {
  const { abv, terms } = recipe;
  const picture = pictureVersion(pictures, recipe.id);
  return {
    ...searchedDrink(recipe, places, locale),
    path: recipe.path,
    abv,
    ...(recipe.spirit !== undefined && { spirit: recipe.spirit }),
    taste: terms.taste.names[locale],
    glass: terms.glass.names[locale],
    terms: drinkTermPlaces,
    ...(picture !== undefined && { picture }),
  };
}
