import { z } from 'zod';
import { LOCALES } from '../contracts/site/locale.ts';
import type { RecipeView } from '../contracts/drinks/recipeView.ts';
import { contentVersion } from './contentVersion.ts';
import type { Drink } from './drink.ts';
import { guidePath } from './guideViews.ts';
import type { WholeCatalogue } from './loadCatalogue.ts';
import { recipeView } from './recipeView.ts';

/** Where it is kept since when a recipe or a guide is as it is, beside the data. */
export const CONTENT_DATES_FILE = 'contentDates.json';

/**
 * By the id of a recipe or a guide: what its content is known by, the day on which it was first seen so, and the day on
 * which it was first seen at all.
 */
export const contentDatesSchema = z.record(z.string(), z.tuple([z.string(), z.iso.date(), z.iso.date()]));
export type ContentDates = z.infer<typeof contentDatesSchema>;

/** What the content of each recipe and guide is known by: all that their pages say and show, in all languages. */
function versionsOf(catalogue: WholeCatalogue): Map<string, string> {
  const recipes = catalogue.recipes.map((recipe): [string, string] => [
    recipe.id,
    contentVersion(LOCALES.map((locale) => contentOf(recipeView(recipe, catalogue, locale)))),
  ]);
  const guides = catalogue.guides.map((guide): [string, string] => [guide.id, contentVersion(guide)]);
  return new Map([...recipes, ...guides]);
}

/** What counts as content of a recipe: not its views, which grow by themselves, nor the stand-in for its picture. */
function contentOf({ picture, ...view }: RecipeView): unknown {
  const rendered = picture.rendered && { ...picture.rendered, placeholder: undefined };
  return { ...view, views: undefined, picture: { ...picture, rendered } };
}

/**
 * The dates as they are on a day: what is as it was keeps its date, all else has changed on that day.
 *
 * @param today as 2026-11-24
 */
export function renewDates(catalogue: WholeCatalogue, before: ContentDates, today: string): ContentDates {
  const dates = [...versionsOf(catalogue)].map(([id, version]): [string, ContentDates[string]] => {
    const [known, changed = today, added = today] = before[id] ?? [];
    return [id, [version, known === version ? changed : today, added]];
  });
  return Object.fromEntries(dates);
}

/**
 * Since when the page at a path, with its language, is as it is. Only what is known has a date: a page whose content
 * has changed since the dates were renewed has none, nor has a page that is made of others.
 */
export function datesByPath(catalogue: WholeCatalogue, dates: ContentDates): Map<string, string> {
  const versions = versionsOf(catalogue);
  const inEach = (id: string, pathIn: (locale: (typeof LOCALES)[number]) => string): [string, string][] => {
    const [version, date] = dates[id] ?? [];
    if (date === undefined || version !== versions.get(id)) return [];
    return LOCALES.map((locale) => [(locale === 'en' ? '' : `/${locale}`) + pathIn(locale), date]);
  };
  return new Map([
    ...catalogue.recipes.flatMap(({ id, path }) => inEach(id, () => path)),
    ...catalogue.guides.flatMap((guide) => inEach(guide.id, (locale) => guidePath(guide)[locale])),
  ]);
}

/** The recipes that came last, with the day on which they came, the newest first; of a day, those with the highest ids. */
export function newestRecipes(
  catalogue: WholeCatalogue,
  dates: ContentDates,
  count: number,
): { recipe: Drink; added: string }[] {
  return catalogue.recipes
    .flatMap((recipe) => {
      const added = dates[recipe.id]?.[2];
      return added === undefined ? [] : [{ recipe, added }];
    })
    .sort((a, b) =>
      a.added === b.added ? Number(b.recipe.id) - Number(a.recipe.id) : a.added < b.added ? 1 : -1,
    )
    .slice(0, count);
}
