import { expect, test } from 'vitest';
import { allergensOf, dietFlagsOf } from './dietary.ts';

const gin = { allergens: [], vegan: true };
const eggWhite = { allergens: ['eggs' as const], vegan: false };
const cream = { allergens: ['milk' as const], vegan: false };
const orgeat = { allergens: ['nuts' as const], vegan: true };
const wine = { allergens: ['sulphites' as const], vegan: true };
const honey = { allergens: [], vegan: false };

test('allergens come once each, in the order of the regulation', () => {
  expect(allergensOf([wine, cream, eggWhite, wine, gin])).toEqual(['eggs', 'milk', 'sulphites']);
});

test.each([
  [[gin, wine], 12, ['vegan']],
  [[gin, eggWhite], 20, ['contains-egg']],
  [[gin, cream, orgeat], 20, ['contains-dairy', 'contains-nuts']],
  [[gin, honey], 20, []],
  [[orgeat], 0, ['vegan', 'contains-nuts', 'alcohol-free']],
])('diet flags follow from the ingredients (%#)', (ingredients, abv, flags) => {
  expect(dietFlagsOf(ingredients, abv)).toEqual(flags);
});
