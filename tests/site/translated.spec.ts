import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { cocktailSchema } from '../../src/contracts/cocktail.ts';
import { TRANSLATED_LOCALES } from '../../src/contracts/locale.ts';
import { LANGUAGE_NAMES } from '../../src/i18n/languages.ts';
import { spokenTextsOf, textsOf } from './html.ts';
import { readPage, sitemapPaths } from './published.ts';
import { RECIPE_PATHS } from '../recipePaths.ts';

/** What stands in English in other languages, because it is a name or they have borrowed it. */
const loanwords = ['proper-names', ...TRANSLATED_LOCALES.map((locale) => `${locale}/loanwords`)].flatMap(
  (name) => z.array(z.string()).parse(JSON.parse(readFileSync(`data/texts/${name}.json`, 'utf8'))),
);
/** Words of the interface that these languages share with English. */
const SHARED: Record<string, string[]> = {
  nl: ['Cocktails', 'Contact', 'Families', 'Index A–Z', 'Menu', 'Mocktails', 'Ounces'],
  de: ['Butter', 'Cocktails', 'Drinks', 'Mocktails'],
  es: [],
  fr: ['Cocktails', 'Contact', 'Guides', 'Index A–Z', 'Menu', 'Proportions', 'Sources'],
};

/** Bottles that a line names behind its ingredient, as they stand there. */
const bottles = z
  .array(z.object({ name: z.string() }))
  .parse(JSON.parse(readFileSync('data/bottles.json', 'utf8')))
  .map(({ name }) => ` (${name})`);
const withoutBottle = (text: string) => {
  const bottle = bottles.find((name) => text.endsWith(name)) ?? '';
  return text.slice(0, text.length - bottle.length);
};

/** A page without what is not to be translated: titles and authors of sources. */
const readTranslated = (path: string) => readPage(path).replace(/<dd\b[^>]*translate="no".*?<\/dd>/gs, '');

/** Figures and the letters of an index. */
const isNumber = (text: string) => /^([\d\s.,%<½¼¾⅓⅔⅛≈·:–]+( ml| oz| l)?|[A-Z])$/.test(text);

for (const locale of TRANSLATED_LOCALES) {
  test(`no English stands on a page in ${locale}`, async ({ request }) => {
    const cocktails = z.array(cocktailSchema).parse(await (await request.get('/api/cocktails')).json());
    const shots = z.array(cocktailSchema).parse(await (await request.get('/api/shots')).json());
    const recipes = [...cocktails, ...shots];
    const names = recipes.map(({ name }) => name);
    const allowed = new Set(
      [
        ...names,
        ...loanwords,
        ...(SHARED[locale] ?? []),
        ...Object.values(LANGUAGE_NAMES),
        'Mixmaster',
        'Mix Master',
        'ML',
        'OZ',
        '© 2025 Mixmaster',
      ].map((text) => text.toLowerCase()),
    );
    const isAllowed = (text: string) =>
      isNumber(text) ||
      allowed.has(text.toLowerCase()) ||
      text.split(/ [·–] |, /).every((part) => isNumber(part) || allowed.has(part.toLowerCase()));

    const left: string[] = [];
    // Guides are prose, in which names of drinks stand alone.
    const gathered = sitemapPaths().filter((path) =>
      /^\/(?!(nl|de|es|fr|cocktail|shot|guides)\/)[a-z-]+\/./.test(path),
    );
    expect(gathered.length).toBeGreaterThan(300);
    const alike = ['', '/cocktails', '/mixed-shots', ...recipes.map(({ id }) => RECIPE_PATHS.get(id) ?? '')];
    for (const path of [...alike, '/ingredients', '/guides', ...gathered]) {
      const englishPage = readTranslated(path || '/');
      const own = new RegExp(`hreflang="${locale}" href="([^"]+)"`).exec(englishPage)?.[1] ?? '';
      const page = readTranslated(new URL(own).pathname);
      const english = new Set([...textsOf(englishPage), ...spokenTextsOf(englishPage)]);
      const texts = [...textsOf(page), ...spokenTextsOf(page)];
      for (const text of texts) {
        if (english.has(text) && !isAllowed(withoutBottle(text))) left.push(`${path || '/'}: ${text}`);
      }
    }
    expect(left).toEqual([]);
  });
}
