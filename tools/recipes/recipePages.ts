import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import { readRecipePaths } from '../../src/catalogue/recipeIds.ts';
import { localizedPath } from '../../src/i18n/paths.ts';

/** The built page of a recipe, its frame left out. */
export interface RecipePage {
  id: string;
  locale: Locale;
  /** HTML of its main part. */
  main: string;
}

/** Sizes of a window at which recipes are looked at. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

/** What most recipes show whole. */
export const FIRST_SCREEN = WINDOWS[3];

/**
 * The built pages of recipes, in every language or in some.
 *
 * @throws Error where one was not built
 */
export function readRecipePages(
  folder: string,
  ids: readonly string[],
  locales: readonly Locale[] = LOCALES,
): RecipePage[] {
  const paths = readRecipePaths('data');
  return locales.flatMap((locale) =>
    ids.map((id) => {
      const path = localizedPath(locale, paths.get(id) ?? id);
      const html = readFileSync(join(folder, `${path}.html`), 'utf8');
      const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1];
      if (main === undefined) throw new Error(`The page of ${id} in ${locale} has no main part.`);
      return { id, locale, main };
    }),
  );
}

/** A picture that never comes, and keeps its room: to fetch each would take most of the time. */
const withoutPictures = (html: string) =>
  html.replaceAll(/ srcset="[^"]*"/g, '').replaceAll(/ src="[^"]*"/g, ' src="data:,"');

/** A window with the frame of a recipe, into which {@link lookAt} puts others: quicker than to open each. */
export async function openRecipeFrame(browser: Browser, site: string): Promise<Page> {
  const page = await browser.newPage({ bypassCSP: true });
  await page.addInitScript(() => {
    localStorage.setItem('ageVerified', 'yes');
    localStorage.setItem('cocktail-unit-dialog-seen', 'true');
  });
  await page.goto(`${site}/cocktail/negroni`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** How many recipes go into the frame by one message: the browser would paint each that comes by itself. */
const AT_ONCE = 50;

/**
 * Puts one recipe after the other into the frame and looks at each there.
 *
 * @param look runs in the page by itself
 * @returns what it saw, in the order of the recipes
 */
export async function lookAt<Seen>(
  page: Page,
  recipes: readonly RecipePage[],
  look: () => Seen,
): Promise<Seen[]> {
  const tool = await page.evaluateHandle<{ look: () => Seen }>(`({ look: ${String(look)} })`);
  const seen: Seen[] = [];
  for (let first = 0; first < recipes.length; first += AT_ONCE) {
    const put = recipes
      .slice(first, first + AT_ONCE)
      .map(({ locale, main }) => ({ locale, html: withoutPictures(main) }));
    const seenThere = await page.evaluate(putAndLook<Seen>, [tool, put] as const);
    seen.push(...seenThere);
  }
  await tool.dispose();
  return seen;
}

/** Runs in the page. */
async function putAndLook<Seen>([{ look }, put]: readonly [
  { look: () => Seen },
  { locale: Locale; html: string }[],
]): Promise<Seen[]> {
  const place = document.querySelector('main');
  const seen: Seen[] = [];
  for (const { locale, html } of put) {
    document.documentElement.lang = locale;
    if (place) place.innerHTML = html;
    // What it needs of a font is asked for when it is laid out.
    place?.getBoundingClientRect();
    await document.fonts.ready;
    seen.push(look());
  }
  return seen;
}
