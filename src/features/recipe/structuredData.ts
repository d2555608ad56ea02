import type { DietFlag } from '../../contracts/diet/diet.ts';
import type { StarAverage } from '../../contracts/drink-log/starAverages.ts';
import type { RecipeView } from '../../contracts/drinks/recipeView.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { preparationMinutes } from '../../domain/drinks/preparationTime.ts';
import { viewBasedRating } from '../../domain/drinks/rating.ts';
import { localizedPath, type SitePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { aggregateRating } from '../drink-log/starAverage.ts';
import { SHOWN_AT_FIRST } from './shownAtFirst.ts';

const CONTEXT = 'https://schema.org';

/** The diets that schema.org knows, told only where every ingredient is known to suit them. */
const DIETS: Partial<Record<DietFlag, readonly string[]>> = {
  vegan: [`${CONTEXT}/VeganDiet`, `${CONTEXT}/VegetarianDiet`],
  vegetarian: [`${CONTEXT}/VegetarianDiet`],
};

/** The address of the site, as Astro tells it. */
type Site = URL | undefined;

interface Options {
  site: Site;
  /** Whether views may be told as a rating: docs/decisions/0009-rating-from-views-only-on-request.md. */
  hasViewBasedRating?: boolean;
  /** What readers say of the drink; it goes before a rating from views. */
  stars?: StarAverage | undefined;
}

/** The schema.org Recipe of a page, for search engines. */
export function recipeStructuredData(
  recipe: RecipeView,
  locale: Locale,
  { site, hasViewBasedRating = false, stars }: Options,
): object {
  const viewed = hasViewBasedRating ? viewBasedRating(recipe.views) : undefined;
  const rating = stars ?? (viewed && [viewed.value, viewed.count]);
  const { picture, spirit, taste, method, glass, energy } = recipe;
  const pictures = picture.rendered?.ratios ?? [picture.src];
  const suited = recipe.diets.flatMap(({ id }) => DIETS[id] ?? []);
  return {
    '@context': CONTEXT,
    '@type': 'Recipe',
    name: recipe.name,
    url: urlOf(localizedPath(locale, recipe.path), site),
    image: pictures.map((path) => urlOf(path, site)),
    description: recipe.description,
    inLanguage: locale,
    recipeCategory: recipe.category.name,
    recipeYield: translator(locale)('recipe.yield'),
    totalTime: `PT${preparationMinutes(method.id, recipe.timers.flat())}M`,
    keywords: [spirit, taste, method, glass]
      .filter((term) => term !== undefined)
      .map(({ name }) => name)
      .join(', '),
    recipeIngredient: recipe.lines.map(({ text }) => text),
    recipeInstructions: recipe.steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
    })),
    ...(energy > 0 && { nutrition: { '@type': 'NutritionInformation', calories: `${energy} calories` } }),
    ...(suited.length > 0 && { suitableForDiet: suited }),
    ...(rating && { aggregateRating: aggregateRating(rating) }),
  };
}

/** Where a recipe stands below the home page and its list. */
export function breadcrumbStructuredData(
  { path, kind, name }: Pick<RecipeView, 'path' | 'kind' | 'name'>,
  locale: Locale,
  site: Site,
): object {
  const t = translator(locale);
  const list =
    kind === 'shot'
      ? { name: t('nav.shots'), path: '/mixed-shots' }
      : { name: t('nav.cocktails'), path: '/cocktails' };
  return placesStructuredData([list, { name, path }], locale, site);
}

/** Where a page stands below the home page: what lies between, and itself. */
export function placesStructuredData(
  below: { name: string; path: SitePath }[],
  locale: Locale,
  site: Site,
): object {
  const places = [{ name: translator(locale)('nav.home'), path: '/' }, ...below];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: place.name,
      item: urlOf(localizedPath(locale, place.path), site),
    })),
  };
}

/** A guide of the house. */
export function articleStructuredData(
  { title, description, path, image }: { title: string; description: string; path: SitePath; image: string },
  locale: Locale,
  site: Site,
): object {
  const house = { '@type': 'Organization', name: translator(locale)('site.title'), url: urlOf('/', site) };
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: title,
    description,
    image: [urlOf(image, site)],
    url: urlOf(localizedPath(locale, path), site),
    inLanguage: locale,
    author: house,
    publisher: house,
  };
}

/** Recipes of a list in its order, each by its page: those that the list shows at first, unless told how many. */
export function itemListStructuredData(
  recipes: Pick<RecipeView, 'path'>[],
  locale: Locale,
  site: Site,
  most = SHOWN_AT_FIRST,
): object {
  const listed = recipes.slice(0, most);
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: listed.length,
    itemListElement: listed.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: urlOf(localizedPath(locale, path), site),
    })),
  };
}

/** The absolute address of a path of the site. */
function urlOf(sitePath: string, site: Site): string {
  return new URL(sitePath, site).href;
}
