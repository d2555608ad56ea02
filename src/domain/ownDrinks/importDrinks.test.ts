import { expect, it } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import { LOCALES, type Locale } from '../../contracts/locale.ts';
import { foldText } from '../../text/foldText.ts';
import { describeOwnDrink } from './describeOwnDrink.ts';
import { exportDrink } from './exportDrink.ts';
import { importDrinks as readText, type ImportWords } from './importDrinks.ts';
import { SMOKE } from './testDrink.ts';

const catalogue = readCheckedCatalogue('data');
function wordsIn(locale: Locale): ImportWords {
  const parts = drinkParts(catalogue, locale);
  const ids = new Map(parts.ingredients.map(({ id, name }) => [foldText(name), id]));
  return { parts, find: (name) => ids.get(foldText(name)) };
}
const english = wordsIn('en');
const importDrinks = (json: unknown, words: ImportWords) => readText(JSON.stringify(json), words);
const linesOf = (recipeIngredient: string[]) =>
  importDrinks({ '@type': 'Recipe', name: 'x', recipeIngredient }, english).drinks[0]?.lines;

it.each(LOCALES)(
  'reads back in %s what it exports as a Recipe of schema.org, and loses nothing',
  (locale) => {
    const view = describeOwnDrink(SMOKE, drinkParts(catalogue, locale), locale);
    const json: unknown = JSON.parse(exportDrink('recipe', SMOKE, view, locale));
    expect(importDrinks(json, english)).toEqual({ isJson: true, drinks: [SMOKE], problems: [] });
  },
);

it('reads back what it exports for Bar Assistant, as far as that has words for it', () => {
  const view = describeOwnDrink(SMOKE, english.parts, 'en');
  const json: unknown = JSON.parse(exportDrink('bar-assistant', SMOKE, view, 'en'));
  const [drink] = importDrinks(json, english).drinks;
  expect(drink).toMatchObject({
    name: 'Smoke',
    note: 'Ours',
    glass: 'nick-and-nora',
    method: 'stir',
    instructions: 'Stir.\nStrain.',
  });
  expect(drink?.lines).toEqual([
    { ingredient: 'gin', unit: 'ml', amount: 22.5, garnish: false },
    { name: 'House cordial', strength: null, colour: null, unit: 'ml', amount: 20, garnish: false },
    { ingredient: 'lemon', unit: 'twist', amount: 1, garnish: true },
  ]);
});

it('reads the older draft of Bar Assistant, with the strength of its ingredients', () => {
  const json = {
    recipe: {
      _id: 'x',
      name: 'Old',
      instructions: 'Shake.',
      glass: 'Coupe',
      ingredients: [
        { _id: 'gin', amount: 1.5, units: 'oz' },
        { _id: 'brew', amount: 2, units: 'dashes' },
      ],
    },
    ingredients: [
      { _id: 'gin', name: 'Gin', strength: 40 },
      { _id: 'brew', name: 'Brew of the house', strength: 5.5 },
    ],
  };
  expect(importDrinks(json, english).drinks[0]?.lines).toEqual([
    { ingredient: 'gin', unit: 'ml', amount: 45, garnish: false },
    { name: 'Brew of the house', strength: 5.5, colour: null, unit: 'dash', amount: 2, garnish: false },
  ]);
});

it.each([
  ['50 ml gin', { ingredient: 'gin', unit: 'ml', amount: 50 }],
  ['1½ oz gin', { ingredient: 'gin', unit: 'ml', amount: 45 }],
  ['3/4 oz gin', { ingredient: 'gin', unit: 'ml', amount: 22.5 }],
  ['2 cl Gin', { ingredient: 'gin', unit: 'ml', amount: 20 }],
  ['2 dashes Angostura bitters', { ingredient: 'angostura-bitters', unit: 'dash', amount: 2 }],
  ['1 egg white', { ingredient: 'egg-white', unit: 'piece', amount: 1 }],
  ['30 ml juice of the moon', { name: 'juice of the moon', unit: 'ml', amount: 30 }],
  ['A whisper of smoke', { name: 'A whisper of smoke', unit: 'piece', amount: 1 }],
])('reads the line “%s”', (text, line) => {
  expect(linesOf([text])?.[0]).toMatchObject(line);
});

it('takes the recipes of a list and of a graph, and what it can of a file with faults', () => {
  const recipe = { '@type': ['Recipe'], name: 'One', recipeIngredient: ['50 ml gin'] };
  expect(importDrinks({ '@graph': [{ '@type': 'WebPage' }, recipe] }, english).drinks).toHaveLength(1);
  expect(importDrinks([recipe, { ...recipe, name: '' }], english)).toMatchObject({
    drinks: [{ name: 'One' }],
    problems: [{ drink: 2, place: 'name', reason: 'wrong' }],
  });
});

it.each<[unknown, object]>([
  [[], { drink: 1, place: '', reason: 'missing' }],
  ['gin', { drink: 1, place: '', reason: 'wrong' }],
  [
    { '@type': 'Recipe', name: 'x' },
    { place: 'recipeIngredient', reason: 'missing' },
  ],
  [
    { name: 'x', instructions: 'y', ingredients: [{ name: 'gin', units: 'ml' }] },
    { place: 'ingredients.0.amount', reason: 'missing' },
  ],
  [
    { name: 'x', instructions: 'y', ingredients: [{ name: 'gin', amount: '50', units: 'ml' }] },
    { place: 'ingredients.0.amount', reason: 'wrong' },
  ],
  [
    { '@type': 'Recipe', name: 'x'.repeat(121), recipeIngredient: ['50 ml gin'] },
    { place: 'name', reason: 'long' },
  ],
  [
    { '@type': 'Recipe', name: 'x', recipeIngredient: Array.from({ length: 17 }, () => '50 ml gin') },
    { place: 'recipeIngredient', reason: 'long' },
  ],
])('says what is wrong with %j, and where', (json, problem) => {
  const { drinks, problems } = importDrinks(json, english);
  expect(drinks).toEqual([]);
  expect(problems[0]).toMatchObject(problem);
});

it('tells a text that is no JSON from JSON that is no drink', () => {
  expect(readText('gin, 50 ml', english)).toEqual({ isJson: false, drinks: [], problems: [] });
  expect(readText('null', english)).toMatchObject({
    isJson: true,
    problems: [{ drink: 1, reason: 'wrong' }],
  });
});

it('reads as many drinks of a file as an account keeps, and says where it stops', () => {
  const recipe = { '@type': 'Recipe', name: 'One', recipeIngredient: ['50 ml gin'] };
  const { drinks, problems } = importDrinks(
    Array.from({ length: 201 }, () => recipe),
    english,
  );
  expect(drinks).toHaveLength(200);
  expect(problems).toEqual([{ drink: 201, place: '', reason: 'long' }]);
});

it.each([
  ['recipeIngredient', (list: unknown[]) => ({ '@type': 'Recipe', name: 'x', recipeIngredient: list })],
  ['recipeInstructions', (list: unknown[]) => ({ '@type': 'Recipe', name: 'x', recipeInstructions: list })],
  ['ingredients', (list: unknown[]) => ({ name: 'x', instructions: 'y', ingredients: list })],
  ['allergens', (list: unknown[]) => ({ '@type': 'Recipe', mixmaster: { allergens: list } })],
  ['lines', (list: unknown[]) => ({ '@type': 'Recipe', mixmaster: { lines: list } })],
  ['[]', (list: unknown[]) => list],
])('says so much and no more of a file whose %s has 300,000 faults', (_, recipeOf) => {
  const { drinks, problems } = importDrinks(recipeOf(Array.from({ length: 300_000 }, () => '')), english);
  expect(drinks).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.length).toBeLessThanOrEqual(201);
});
