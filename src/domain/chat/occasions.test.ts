import { expect, it } from 'vitest';
import { OCCASIONS, suits, type OccasionFacts } from './occasions.ts';

const spritz: OccasionFacts = {
  category: 'spritz',
  taste: 'bitter',
  abv: 8,
  isAlcoholFree: false,
  ingredients: new Set(['aperol', 'prosecco', 'soda-water']),
};
const oldFashioned: OccasionFacts = {
  category: 'old-fashioned',
  taste: 'strong',
  abv: 30,
  isAlcoholFree: false,
  ingredients: new Set(['bourbon', 'sugar-cube', 'angostura-bitters']),
};

it('serves a spritz before dinner and an Old Fashioned at the end of the day', () => {
  expect(suits(spritz, 'aperitif')).toBe(6);
  expect(suits(oldFashioned, 'nightcap')).toBe(6);
  expect(suits(spritz, 'nightcap')).toBe(0);
});

it('serves nothing too strong or too weak', () => {
  expect(suits({ ...spritz, abv: 40 }, 'aperitif')).toBe(0);
  expect(suits(oldFashioned, 'brunch')).toBe(0);
});

it('serves a drink without alcohol on an occasion for which a weak one is too weak', () => {
  expect(suits({ ...spritz, abv: 2 }, 'aperitif')).toBe(0);
  expect(suits({ ...spritz, abv: 0, isAlcoholFree: true }, 'aperitif')).toBe(6);
});

it('stays between 0 and 6', () => {
  for (const occasion of OCCASIONS) {
    for (const facts of [spritz, oldFashioned]) {
      expect(suits(facts, occasion)).toBeGreaterThanOrEqual(0);
      expect(suits(facts, occasion)).toBeLessThanOrEqual(6);
    }
  }
});
