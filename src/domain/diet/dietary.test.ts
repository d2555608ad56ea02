import { expect, test } from 'vitest';
import { SUBSTANCES, type Suits } from '../../contracts/diet/diet.ts';
import {
  combineDietaryFacts,
  listDietFlags,
  getAllergenGroup,
  possibleAllergens,
  type DietaryFacts,
} from './dietary.ts';

const thing = (facts: Partial<DietaryFacts> = {}): DietaryFacts => ({
  allergens: { contains: [], mayContain: [] },
  vegan: 'yes',
  vegetarian: 'yes',
  cautions: [],
  strength: 0,
  ...facts,
});
const gin = thing({ strength: 40 });
const soda = thing();
const bitters = thing({ strength: 44.7 });
const eggWhite = thing({
  allergens: { contains: ['eggs'], mayContain: [] },
  vegan: 'no',
  cautions: ['raw-egg'],
});
const cream = thing({ allergens: { contains: ['milk'], mayContain: [] }, vegan: 'no' });
const beer = thing({
  allergens: { contains: ['barley'], mayContain: ['wheat', 'sulphites'] },
  vegan: 'unknown',
  vegetarian: 'unknown',
  strength: 5,
});
const wine = thing({
  allergens: { contains: ['sulphites'], mayContain: ['eggs', 'milk'] },
  vegan: 'unknown',
  vegetarian: 'unknown',
  strength: 12,
});
const clamato = thing({
  allergens: { contains: ['molluscs'], mayContain: [] },
  vegan: 'no',
  vegetarian: 'no',
});
const honey = thing({ vegan: 'no' });

test('allergens come once each, in the order of the regulation, and nothing is both sure and possible', () => {
  expect(combineDietaryFacts([wine, cream, beer, wine, gin]).allergens).toEqual({
    contains: ['barley', 'milk', 'sulphites'],
    mayContain: ['wheat', 'eggs'],
  });
});

test('cereals and nuts belong to one of the fourteen, all else is its own', () => {
  expect(getAllergenGroup('oats')).toBe('gluten');
  expect(getAllergenGroup('walnuts')).toBe('nuts');
  expect(getAllergenGroup('peanuts')).toBe('peanuts');
  expect(new Set(SUBSTANCES.map(getAllergenGroup)).size).toBe(14);
});

test('what is possible is what is contained and what may be', () => {
  expect([...possibleAllergens(beer.allergens)].sort()).toEqual(['gluten', 'sulphites']);
});

test.each<[string, DietaryFacts[], Suits, Suits]>([
  ['gin and soda', [gin, soda], 'yes', 'yes'],
  ['wine, of which nobody knows', [gin, wine], 'unknown', 'unknown'],
  ['honey', [gin, honey], 'no', 'yes'],
  ['honey and wine', [honey, wine], 'no', 'unknown'],
  ['clams', [clamato, wine], 'no', 'no'],
])('a drink with %s is vegan: %s, vegetarian: %s', (_name, ingredients, vegan, vegetarian) => {
  expect(combineDietaryFacts(ingredients)).toMatchObject({ vegan, vegetarian });
});

test.each([
  ['gin and soda', [gin, soda], ['vegan']],
  ['a sour with egg white', [gin, eggWhite], ['vegetarian']],
  ['gin and wine', [gin, wine], []],
  ['soda', [soda], ['vegan', 'alcohol-free']],
  ['soda with a dash of bitters', [soda, bitters], ['vegan']],
  ['clams', [clamato], ['alcohol-free']],
])('%s is called only what is known', (_name, ingredients, flags) => {
  expect(listDietFlags(combineDietaryFacts(ingredients))).toEqual(flags);
});

test('a caution of one ingredient is one of the drink', () => {
  expect(combineDietaryFacts([gin, eggWhite, eggWhite]).cautions).toEqual(['raw-egg']);
});

test('half a per cent of alcohol is told of drinks without alcohol alone', () => {
  const gingerBeer = thing({ cautions: ['alcohol-trace', 'caffeine'] });
  expect(combineDietaryFacts([gingerBeer, soda]).cautions).toEqual(['caffeine', 'alcohol-trace']);
  expect(combineDietaryFacts([gingerBeer, bitters]).cautions).toEqual(['caffeine']);
});
