import { expect, test } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { getNameReader } from '../../catalogue/nameReader.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import type { OwnLine } from '../../contracts/own-drinks/ownDrink.ts';
import { findUnlistedIn } from './unlistedThings.ts';

const catalogue = readCheckedCatalogue('data');
const words = {
  parts: drinkParts(catalogue, 'en'),
  locale: 'en',
  names: getNameReader(catalogue, 'en'),
} as const;
const line = (ingredient: string): OwnLine => ({ ingredient, unit: 'ml', amount: 40, garnish: false });
const drink = (instructions: string, ...ingredients: string[]) => ({
  ...{ name: 'House', note: null, instructions, lines: ingredients.map(line) },
});

test.each<[string, string[], string[]]>([
  ['Shake. Add a shot of Aperol.', ['orange-juice'], ['aperol']],
  ['Top with prosecco.', ['gin', 'orange-juice'], ['prosecco']],
  ['Top with prosecco.', ['prosecco'], []],
  ['Garnish with a liquorice stick.', ['gin'], ['liquorice']],
  ['Sweeten with honey.', ['gin'], ['honey']],
  ['Stir with ice.', ['gin'], []],
  ['Strain into a wine glass.', ['gin'], []],
  ['Use Baileys instead of Kahlúa for a softer version.', ['vodka', 'coffee-liqueur'], []],
  ['Use Baileys instead.', ['orange-juice'], ['irish cream']],
])('of “%s” with %j it finds %j', (instructions, ingredients, names) => {
  const found = findUnlistedIn(drink(instructions, ...ingredients), words);
  expect(found.map(({ name }) => name.toLowerCase())).toEqual(names);
});

test('a name speaks of cautions, and of alcohol only where there is none else', () => {
  const named = (name: string, ...ingredients: string[]) =>
    findUnlistedIn({ ...drink('', ...ingredients), name }, words).map((one) => one.name.toLowerCase());
  expect(named('Gin & Grapefruit Tonic', 'gin', 'tonic-water')).toEqual(['grapefruit']);
  expect(named('Vodka Dream', 'gin')).toEqual([]);
  expect(named('Vodka Dream', 'orange-juice')).toEqual(['vodka']);
});

test('what may be poured instead is among the ingredients', () => {
  const lines = [{ ...line('gin'), or: ['vodka'] }];
  expect(findUnlistedIn({ ...drink('Add the vodka.'), lines }, words)).toEqual([]);
});
