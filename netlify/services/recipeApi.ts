import { cocktailEntity } from '../../src/catalogue/cocktailEntity.ts';
import { recipeView } from '../../src/catalogue/recipeView.ts';
import type { Cocktail } from '../../src/contracts/drinks/cocktail.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import type { RecipeKind } from '../../src/contracts/drinks/recipe.ts';
import { NotFoundError } from '../lib/errors.ts';
import { functionCatalogue } from './catalogue.ts';

/**
 * Recipes change with a deploy alone, which empties Netlify's cache: until then it answers by itself, once per address
 * and language. Whatever else stands in a query makes no copy of its own.
 */
const CACHED = {
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  'netlify-cdn-cache-control': 'public, durable, max-age=31536000',
  'netlify-vary': 'query=lang',
};

const lists = new Map<string, string>();

/**
 * All cocktails, or all shots, in the language that `?lang=` asks for. Each list is written once per instance, since
 * to say 600 recipes in words takes a moment.
 *
 * @throws NotFoundError for a method that does not read
 */
export function answerRecipeList(kind: RecipeKind, { url, method }: Request): Response {
  requireReading(method);
  const locale = languageOf(url);
  const key = `${kind} ${locale}`;
  const list = lists.get(key) ?? JSON.stringify(recipesOf(kind, locale));
  lists.set(key, list);
  return new Response(list, { headers: { ...CACHED, 'content-type': 'application/json' } });
}

/**
 * One recipe in the language that `?lang=` asks for.
 *
 * @throws NotFoundError where there is none with this id, or for a method that does not read
 */
export function answerRecipe(id: string, { url, method }: Request): Response {
  requireReading(method);
  const catalogue = functionCatalogue();
  const recipe = catalogue.recipes.find((one) => one.id === id);
  if (!recipe) throw new NotFoundError();
  return Response.json(cocktailEntity(recipeView(recipe, catalogue, languageOf(url))), { headers: CACHED });
}

/** Netlify gives a function that declares GET no HEAD, so that these declare none. */
function requireReading(method: string): void {
  if (method !== 'GET' && method !== 'HEAD') throw new NotFoundError();
}

function recipesOf(kind: RecipeKind, locale: Locale): Cocktail[] {
  const catalogue = functionCatalogue();
  return catalogue.recipes
    .filter((recipe) => recipe.kind === kind)
    .map((recipe) => cocktailEntity(recipeView(recipe, catalogue, locale)));
}

/** The last language that an address asks for; any other than the site's gives English. */
function languageOf(url: string): Locale {
  const asked = new URL(url).searchParams.getAll('lang').at(-1);
  return LOCALES.find((locale) => locale === asked) ?? DEFAULT_LOCALE;
}
