import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { cocktailSchema } from '../../src/contracts/drinks/cocktail.ts';
import { TRANSLATED_LOCALES } from '../../src/contracts/site/locale.ts';
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
  nl: [
    'A–Z',
    'Alcohol',
    'cl',
    'Cocktails',
    'Contact',
    'Families',
    'Filters',
    'Frozen cocktails',
    'Home',
    'Index A–Z',
    'Menu',
    'Mocktails',
    'Ounces',
    'Punches',
    'Shooters',
    'Sours',
    'Spritzes',
  ],
  de: ['Aperitifs', 'A–Z', 'Butter', 'cl', 'Cocktails', 'Drinks', 'Mocktails', 'Old Fashioneds', 'Sours'],
  es: ['A–Z', 'Base', 'cl', 'Sours'],
  fr: [
    'A–Z',
    'Base',
    'cl',
    'Cocktails',
    'Contact',
    'Guide',
    'Guides',
    'Index A–Z',
    'Menu',
    'Parts',
    'Proportions',
    'Shooters',
    'Sources',
    'Sours',
    'Sulfites',
  ],
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

/** What a page shows and what it says to those who hear it. */
const allTextsOf = (page: string) => [...textsOf(page), ...spokenTextsOf(page)];

test('no English stands on a page in another language', async ({ request }) => {
  test.slow();
  const cocktails = z.array(cocktailSchema).parse(await (await request.get('/api/cocktails')).json());
  const shots = z.array(cocktailSchema).parse(await (await request.get('/api/shots')).json());
  const recipes = [...cocktails, ...shots];
  const everywhere = [
    ...recipes.map(({ name }) => name),
    ...loanwords,
    ...Object.values(LANGUAGE_NAMES),
    'Mixmaster',
    'Mix Master',
    'ML',
    'OZ',
    `© 2025–${new Date().getFullYear()} Mixmaster`,
  ];
  const allowed = new Map(
    TRANSLATED_LOCALES.map((locale) => [
      locale,
      new Set([...everywhere, ...(SHARED[locale] ?? [])].map((text) => text.toLowerCase())),
    ]),
  );
  const isAllowed = (text: string, locale: (typeof TRANSLATED_LOCALES)[number]) => {
    // "151 Swizzle" is a name, "2 dashes" and "18% alcohol" are a number of what is borrowed.
    const isKnown = (part: string) =>
      [part, part.replace(/^\d+%? (?=\p{L})/u, ''), part.replace(/\.$/, '')].some(
        (one) => isNumber(one) || allowed.get(locale)?.has(one.toLowerCase()),
      );
    // "Lemon, Lime and Bitters" is one name, "shaken, coupe" are two terms.
    const isList = (part: string) => isKnown(part) || part.split(', ').every(isKnown);
    return isKnown(text) || text.split(/ [·–] /).every(isList);
  };

  const left: string[] = [];
  // Guides are prose, in which names of drinks stand alone.
  const gathered = sitemapPaths().filter((path) =>
    /^\/(?!(nl|de|es|fr|cocktail|shot|guides)\/)[a-z-]+\/./.test(path),
  );
  expect(gathered.length).toBeGreaterThan(300);
  const alike = ['', '/cocktails', '/mixed-shots', ...recipes.map(({ id }) => RECIPE_PATHS.get(id) ?? '')];
  for (const path of [...alike, '/ingredients', '/guides', ...gathered]) {
    const englishPage = readTranslated(path || '/');
    const english = new Set(allTextsOf(englishPage));
    for (const locale of TRANSLATED_LOCALES) {
      const own = new RegExp(`hreflang="${locale}" href="([^"]+)"`).exec(englishPage)?.[1] ?? '';
      for (const text of allTextsOf(readTranslated(new URL(own).pathname))) {
        if (english.has(text) && !isAllowed(withoutBottle(text), locale))
          left.push(`${locale} ${path || '/'}: ${text}`);
      }
    }
  }
  expect(left).toEqual([]);
});
