import { beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { menuDrinksSchema } from '../contracts/menus/menuDrinks.ts';
import type { Catalogue } from './catalogue.ts';
import { contentVersion } from './contentVersion.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { menuDrinks } from './menuDrinks.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue('data');
});

test.each(LOCALES)(
  'the choice of %s holds its contract, every drink once, and no idle category',
  (locale) => {
    const { categories, drinks } = menuDrinksSchema.parse(menuDrinks(catalogue, locale));
    expect(drinks.map(({ id }) => id).toSorted()).toEqual(catalogue.recipes.map(({ id }) => id).toSorted());
    expect(new Set(drinks.map(({ category }) => category))).toEqual(new Set(categories.keys()));
  },
);

test('a drink has the names of its language', () => {
  const { categories, drinks } = menuDrinks(catalogue, 'de');
  const negroni = drinks.find(({ id }) => id === '11002');
  expect(negroni).toMatchObject({ id: '11002', name: 'Negroni' });
  expect(categories[negroni?.category ?? -1]?.name).toBe('Aperitif');
});

test('another content has another version', () => {
  const english = menuDrinks(catalogue, 'en');
  expect(contentVersion(english)).toMatch(/^[0-9a-f]{8}$/);
  expect(contentVersion(english)).not.toBe(contentVersion(menuDrinks(catalogue, 'fr')));
});
