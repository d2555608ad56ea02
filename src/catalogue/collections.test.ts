import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { getHeading, pageTexts } from '../features/collections/collectionText.ts';
import { textIn } from '../text/textIn.ts';
import { namedCollection, relatedTo } from './collectionViews.ts';
import { buildCollections } from './collections.ts';
import { loadCatalogue } from './loadCatalogue.ts';

const catalogue = loadCatalogue(path.resolve('data'));
const collections = buildCollections(catalogue);
const all = [...collections.values()];
const drinksOf = (key: string) => collections.get(key)?.drinks ?? [];

test.each(LOCALES)('no two collections have one address in %s, and each leads back to its key', (locale) => {
  const keys = new Map(all.map(({ key, path: { [locale]: address } }) => [address, key]));
  expect(keys.size).toBe(all.length);
  expect(all.filter(({ key, path: { [locale]: address } }) => keys.get(address) !== key)).toEqual([]);
  expect([...keys.keys()].filter((address) => !/^\/[a-z-]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(address))).toEqual(
    [],
  );
});

test('an address is in the words of the language', () => {
  expect(collections.get('ingredient:white-rum')?.path).toEqual({
    en: '/ingredients/white-rum',
    nl: '/ingredienten/witte-rum',
    de: '/zutaten/weisser-rum',
    es: '/ingredientes/ron-blanco',
    fr: '/ingredients/rhum-blanc',
  });
});

test('an address stays where a name has changed', () => {
  expect(collections.get('spirit:brandy')?.path.de).toBe('/spirituosen/weinbrand');
});

test('a collection holds what it says, the most viewed first, and is no page below three drinks', () => {
  const campari = drinksOf('ingredient:campari');
  expect(campari.every(({ lines }) => lines.some(({ ingredient }) => ingredient === 'campari'))).toBe(true);
  expect(campari.map(({ views }) => views)).toEqual(campari.map(({ views }) => views).sort((a, b) => b - a));
  expect(all.filter(({ kind, drinks }) => drinks.length < (kind === 'pair' ? 8 : 3))).toEqual([]);
  expect(collections.has('ingredient:ice')).toBe(false);
  expect(collections.has('spirit:other-spirit')).toBe(false);
});

test('a pair is poured together, a bottle first, and is no staple', () => {
  const pairs = all.filter(({ kind }) => kind === 'pair');
  expect(pairs.map(({ key }) => key)).toContain('pair:gin+lemon-juice');
  for (const { drinks, ingredients } of pairs) {
    for (const { lines } of drinks) {
      const poured = lines.filter(({ garnish }) => !garnish).map(({ ingredient }) => ingredient);
      expect(poured).toEqual(expect.arrayContaining([...ingredients]));
    }
  }
  expect(pairs.filter(({ value }) => /sugar|water|simple-syrup|egg-white/.test(value))).toEqual([]);
});

test('what suits a diet is known to, and nothing that may hold an allergen is called free of it', () => {
  expect(drinksOf('diet:vegan').filter(({ dietary }) => dietary.vegan !== 'yes')).toEqual([]);
  for (const [key, allergen] of [
    ['diet:without-egg', 'eggs'],
    ['diet:without-milk', 'milk'],
    ['diet:without-nuts', 'almonds'],
  ] as const) {
    const wrong = drinksOf(key).filter(({ dietary: { allergens } }) =>
      [...allergens.contains, ...allergens.mayContain].includes(allergen),
    );
    expect(wrong, key).toEqual([]);
    expect(drinksOf(key).length).toBeGreaterThan(100);
  }
  expect(drinksOf('strength:none').filter(({ dietary }) => dietary.strength > 0)).toEqual([]);
});

test.each(LOCALES)(
  'titles and descriptions in %s differ, and are as long as search engines show',
  (locale) => {
    const texts = all.map((collection) => {
      const names = collection.drinks.map(({ name }) => textIn(name, locale));
      return pageTexts(namedCollection(catalogue, collection), names, names.length, locale);
    });
    for (const part of ['heading', 'title', 'description'] as const) {
      expect(new Set(texts.map((text) => text[part])).size, part).toBe(all.length);
    }
    expect(texts.filter(({ title }) => title.length > 60)).toEqual([]);
    expect(texts.filter(({ description: { length } }) => length < 70 || length > 155)).toEqual([]);
  },
);

test.each([
  ['en', ' and more'],
  ['nl', ' en meer'],
  ['de', ' und mehr'],
  ['es', ' y más'],
  ['fr', ' et d’autres'],
] as const)('descriptions in %s promise more only where there is more', (locale, more) => {
  const wrong = all.flatMap((collection) => {
    const names = collection.drinks.map(({ name }) => textIn(name, locale));
    const { description } = pageTexts(namedCollection(catalogue, collection), names, names.length, locale);
    return description.includes(more) && names.every((name) => description.includes(name))
      ? [description]
      : [];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['en', 'family:hot-drink', 'Hot drinks'],
  ['en', 'ingredient:campari', 'Campari cocktails'],
  ['de', 'ingredient:white-rum', 'Cocktails mit weißem Rum'],
  ['es', 'pair:gin+lemon-juice', 'Cócteles con ginebra y zumo de limón'],
  ['fr', 'spirit:rum', 'Cocktails à base de rhum'],
  ['nl', 'glass:coupe', 'Cocktails in een cocktailcoupe'],
  ['de', 'strength:strong', 'Starke Cocktails, ab 25\u00a0%'],
] as const)('in %s %s is headed "%s"', (locale, key, heading) => {
  const collection = collections.get(key);
  expect(collection && getHeading(namedCollection(catalogue, collection), locale)).toBe(heading);
});

test('a collection leads on to others, never to itself', () => {
  for (const collection of all) {
    const related = relatedTo(catalogue, collection).map(({ key }) => key);
    expect(related.length, collection.key).toBeGreaterThan(2);
    expect(related).not.toContain(collection.key);
    expect(new Set(related).size).toBe(related.length);
  }
});
