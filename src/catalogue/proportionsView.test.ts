import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { proportionsView } from './proportionsView.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue('data');
});

const partsOf = (id: string, locale: 'en' | 'de') => {
  const recipe = catalogue.recipes.find((candidate) => candidate.id === id);
  if (recipe === undefined) throw new Error(`There is no recipe ${id}.`);
  return proportionsView(recipe, catalogue, locale)?.parts.map(({ name, text }) => `${name} ${text}`);
};

test('the parts of a Negroni are named and counted in the language', () => {
  expect(partsOf('11002', 'en')).toEqual(['Gin 33%', 'Campari 33%', 'Sweet vermouth 33%']);
  expect(partsOf('11002', 'de')).toEqual(['Gin 33\u00a0%', 'Campari 33\u00a0%', 'Roter Wermut 33\u00a0%']);
});

test('what is drunk from a glass beside is no part of the drink', () => {
  expect(partsOf('11410', 'en')?.join()).not.toMatch(/prosecco|sparkling|champagne/i);
});

test('every recipe has parts that come to the whole, but for those of one ingredient', () => {
  const single = [];
  for (const recipe of catalogue.recipes) {
    const view = proportionsView(recipe, catalogue, 'en');
    if (view === undefined) single.push(recipe.id);
    else expect(view.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  }
  expect(single).toContain('12067');
  expect(single.length).toBeLessThan(catalogue.recipes.length / 50);
});
