import { beforeAll, expect, test } from 'vitest';
import { listIndexSchema } from '../contracts/drinks/listIndex.ts';
import { LOCALES } from '../contracts/site/locale.ts';
import { listFacts, listIndex } from './listIndex.ts';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue } from './loadCatalogue.ts';

let catalogue: Catalogue;
beforeAll(() => {
  catalogue = loadCatalogue('data');
});

test.each(LOCALES)('the lists of %s hold their contract and every drink', (locale) => {
  for (const kind of ['cocktail', 'shot'] as const) {
    const index = listIndexSchema.parse(listIndex(catalogue, kind, locale));
    const ids = catalogue.recipes.filter((recipe) => recipe.kind === kind).map(({ id }) => id);
    expect(index.drinks.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const { ingredients, garnishes = [] } of index.drinks)
      for (const place of [...ingredients, ...garnishes]) expect(index.ingredients[place]).toBeDefined();
  }
});

test('a drink of the list has the names of its language, its garnish apart', () => {
  const { drinks, ingredients } = listIndex(catalogue, 'cocktail', 'de');
  const negroni = drinks.find(({ id }) => id === '11002');
  const names = (places: number[] = []) => places.map((place) => ingredients[place]?.name);
  expect(negroni).toMatchObject({
    name: 'Negroni',
    abv: 21,
    spirit: 'gin',
    taste: 'Bitter',
    glass: 'Tumbler',
  });
  expect(names(negroni?.ingredients)).toEqual(['Gin', 'Campari', 'Roter Wermut']);
  expect(names(negroni?.garnishes)).toEqual(['Orange']);
});

test('mocktails are what has no alcohol', () => {
  const free = listIndex(catalogue, 'cocktail', 'en').drinks.filter(({ isMocktail }) => isMocktail);
  expect(free.map(({ name }) => name)).toContain('Virgin Mojito');
  expect(free.filter(({ abv, spirit }) => abv > 0 || spirit !== undefined)).toEqual([]);
});

test('chips are the same words in every language, named by the catalogue where it can', () => {
  const [english, ...others] = LOCALES.map((locale) => listFacts(catalogue, 'cocktail', locale).chips);
  for (const chips of others) expect(chips.map(({ id }) => id)).toEqual(english?.map(({ id }) => id));
  expect(listFacts(catalogue, 'cocktail', 'es').chips).toContainEqual({ id: 'rum', name: 'Ron' });
});

test.each(['lemon', 'orange'])('the chip "%s" stands for the fruit and for its juice', (fruit) => {
  expect(listFacts(catalogue, 'cocktail', 'en').chips.map(({ id }) => id)).toContain(fruit);
  const { ingredients } = listIndex(catalogue, 'cocktail', 'de');
  const chipsOf = (id: string) => ingredients.find((ingredient) => ingredient.id === id)?.chips;
  expect(chipsOf(fruit)).toEqual([fruit]);
  expect(chipsOf(`${fruit}-juice`)).toEqual(['juice', fruit]);
});

test('the version changes with the content', () => {
  const versions = LOCALES.map((locale) => listFacts(catalogue, 'cocktail', locale).version);
  expect(new Set(versions).size).toBe(LOCALES.length);
  expect(listFacts({ ...catalogue, recipes: catalogue.recipes.slice(1) }, 'cocktail', 'en').version).not.toBe(
    versions[0],
  );
});
