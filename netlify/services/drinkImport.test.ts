import { expect, test } from 'vitest';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { importCost, readDrinks } from './drinkImport.ts';

test('a file is read by the patterns of its language, and ingredients by their names in any', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Bunt',
    recipeIngredient: [
      '50 ml Gin',
      '2 Spritzer Angosturabitter',
      '20 ml citroensap',
      '10 ml jus de citron vert',
      '10 ml Mondlicht',
    ],
  };
  const { drinks, problems } = readDrinks({ language: 'de', text: JSON.stringify(recipe) });
  expect(problems).toEqual([]);
  expect(drinks[0]?.drink.lines).toMatchObject([
    { ingredient: 'gin', unit: 'ml', amount: 50 },
    { ingredient: 'angostura-bitters', unit: 'dash', amount: 2 },
    { ingredient: 'lemon-juice', unit: 'ml', amount: 20 },
    { ingredient: 'lime-juice', unit: 'ml', amount: 10 },
    { name: 'Mondlicht', unit: 'ml', amount: 10 },
  ]);
});

test('the juice of a lime is its juice, also where “lime juice” is a cordial', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'x',
    recipeIngredient: ['Juice of 1/2 lime', 'Gin 40 % vol., trocken'],
  };
  const { drinks } = readDrinks({ language: 'de', text: JSON.stringify(recipe) });
  expect(drinks[0]?.drink.lines).toMatchObject([
    { ingredient: 'lime-juice', amount: 12.5 },
    { ingredient: 'gin', note: 'trocken' },
  ]);
});

test.each([
  [1, 1],
  [20_000, 1],
  [20_001, 2],
  [1_000_000, 50],
])('a file of %i characters costs %i writes', (length, cost) => {
  expect(importCost('x'.repeat(length))).toBe(cost);
});

test('a name with a slip stays as it is written', () => {
  const recipe = { '@type': 'Recipe', name: 'x', recipeIngredient: ['20 ml grapefruit juise'] };
  const { drinks } = readDrinks({ language: 'en', text: JSON.stringify([recipe]) });
  expect(drinks[0]?.drink.lines).toMatchObject([{ name: 'grapefruit juise', unit: 'ml', amount: 20 }]);
});

test.each(LOCALES)('in %s no odd names take many times the time of plain ones', (language) => {
  // The names of a file differ, or they would be read once.
  const fileOf = (words: string) => {
    const recipes = Array.from({ length: 40 }, (_, place) => ({
      '@type': 'Recipe',
      name: 'x',
      recipeIngredient: Array.from({ length: 8 }, (__, line) => `${words}${place}z${line}`),
    }));
    return { language, text: JSON.stringify(recipes) };
  };
  const timeOf = (words: string) => {
    const file = fileOf(words);
    const rounds = Array.from({ length: 4 }, () => {
      const before = process.cpuUsage().user;
      readDrinks(file);
      return process.cpuUsage().user - before;
    });
    return Math.min(...rounds);
  };
  timeOf('attic dust of old ');
  const plain = timeOf('attic dust of old ');
  for (const odd of [
    'old fashioned "]🍸 ',
    '/stronger /stronx',
    'sol get vat jm hse rc ',
    'qimettensirup qaft ',
  ])
    expect(timeOf(odd) / plain, odd).toBeLessThan(4);
});
