import path from 'node:path';
import type { Locale } from '../contracts/site/locale.ts';
import type { RecipeView } from '../contracts/drinks/recipeView.ts';
import { createSimilarFinder } from '../domain/drinks/similar.ts';
import type { Drink } from './drink.ts';
import { loadCatalogue, type WholeCatalogue } from './loadCatalogue.ts';
import { recipeView } from './recipeView.ts';

/** The catalogue that pages are made from, read once per build or dev-server reload. */
interface SiteCatalogue extends WholeCatalogue {
  similarTo(recipe: Drink): Drink[];
}

let loaded: SiteCatalogue | undefined;

/**
 * The checked catalogue of the site; `CATALOGUE_DIR` names another folder than `data/`.
 *
 * @throws {CatalogueError} with every problem in the data
 */
export function siteCatalogue(): SiteCatalogue {
  loaded ??= read();
  return loaded;
}

function read(): SiteCatalogue {
  const catalogue = loadCatalogue(path.resolve(process.env['CATALOGUE_DIR'] ?? 'data'));
  const comparable = (recipe: Drink) => ({
    ...recipe,
    ingredients: recipe.lines.map(({ ingredient }) => ingredient),
  });
  const findSimilar = createSimilarFinder(catalogue.recipes.map(comparable));
  return { ...catalogue, similarTo: (recipe) => findSimilar(comparable(recipe)) };
}

/** A recipe stands on many pages: on its own, among similar ones, in lists and collections. */
const views = new WeakMap<Drink, Map<Locale, RecipeView>>();

/** A recipe of the site in a language, put into words once. */
export function getRecipeView(recipe: Drink, locale: Locale): RecipeView {
  const inEach = views.get(recipe) ?? new Map<Locale, RecipeView>();
  views.set(recipe, inEach);
  const view = inEach.get(locale) ?? recipeView(recipe, siteCatalogue(), locale);
  inEach.set(locale, view);
  return view;
}

/** Recipes of the site in a language. */
export function getRecipeViews(recipes: Drink[], locale: Locale): RecipeView[] {
  return recipes.map((recipe) => getRecipeView(recipe, locale));
}
