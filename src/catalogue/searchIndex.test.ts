import { expect, it } from 'vitest';
import { resolve } from 'node:path';
import { LOCALES } from '../contracts/site/locale.ts';
import { searchIndexSchema } from '../contracts/search/searchIndex.ts';
import { createDrinkSearch } from '../domain/search/createDrinkSearch.ts';
import { createSearchEverywhere } from '../domain/search/searchEverywhere.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { menuDrinks } from './menuDrinks.ts';
import { searchIndex, searchIndexAddress } from './searchIndex.ts';

const catalogue = loadCatalogue(resolve('data'));
/** Names that the interface has, not the catalogue. */
const WORDS: Record<string, string> = { 'without-egg': 'Cocktails ohne Ei' };
const indexes = new Map(
  LOCALES.map((locale) => [
    locale,
    searchIndex(catalogue, locale, ({ names, value }, other) => names?.[other] ?? WORDS[value] ?? value),
  ]),
);
const german = indexes.get('de');
const find = german && createSearchEverywhere(german);
const pagesOf = (text: string) => {
  const { ingredients = [], reading = [] } = find?.(text) ?? {};
  return [...ingredients, ...reading].flatMap((place) => german?.pages[place] ?? []);
};

it.each(LOCALES)('fits its schema and has each drink and page once, in %s', (locale) => {
  const index = searchIndexSchema.parse(indexes.get(locale));
  expect(index.drinks).toHaveLength(catalogue.recipes.length);
  const paths = [...index.drinks, ...index.pages].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('has another address for each content', () => {
  const addresses = LOCALES.map((locale) => {
    const index = indexes.get(locale);
    return index && searchIndexAddress(index, locale);
  });
  expect(addresses[2]).toMatch(/^\/lists\/de\/search\.json\?v=[0-9a-f]{8}$/);
  expect(new Set(addresses).size).toBe(LOCALES.length);
});

it.each([
  ['an ingredient by its name', 'Zitrone', '/zutaten/zitrone'],
  ['by its name in another language', 'lemon', '/zutaten/zitrone'],
  ['with a slip', 'Limetensaft', '/zutaten/limettensaft'],
  ['a pair by both', 'zitronensaft gin', '/cocktails-mit/gin-und-zitronensaft'],
  ['a guide by a word of its title', 'schütteln', '/ratgeber/schuetteln-ruehren'],
])('finds %s', (_, text, path) => {
  expect(
    pagesOf(text)
      .slice(0, 3)
      .map((page) => page.path),
  ).toContain(path);
});

it('leads who wants something left out to no page of the thing itself', () => {
  const found = pagesOf('Cocktails ohne Ei');
  expect(found.map(({ path }) => path)).toEqual(['/ernaehrung/ohne-ei']);
});

it('leads who wants no alcohol to the page of that', () => {
  expect(pagesOf('ohne Alkohol').map(({ path }) => path)).toEqual(['/staerke/alkoholfrei']);
});

it('finds the same drinks in the same order as the lists', () => {
  const lists = menuDrinks(catalogue, 'de');
  const searchLists = createDrinkSearch(lists);
  for (const text of [
    'margerita',
    'rum cola',
    'weißer russe',
    'mojito ohne alkohol',
    'gin zitrone',
    'xqzzt',
  ]) {
    const { fitting, near } = searchLists(text);
    const found = find?.(text).drinks;
    const idsIn = (places: readonly number[] = [], drinks: readonly { id: string }[] = []) =>
      places.map((place) => drinks[place]?.id);
    expect(idsIn(found?.fitting, german?.drinks)).toEqual(idsIn(fitting, lists.drinks));
    expect(idsIn(found?.near, german?.drinks)).toEqual(idsIn(near, lists.drinks));
  }
});
