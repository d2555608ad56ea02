import { expect, test } from 'vitest';
import { allergensOf, dietFlagsOf } from './dietary.ts';

const gin = { allergens: [], vegan: true, strength: 40 };
const soda = { allergens: [], vegan: true, strength: 0 };
const bitters = { allergens: [], vegan: true, strength: 44.7 };
const eggWhite = { allergens: ['eggs' as const], vegan: false, strength: 0 };
const cream = { allergens: ['milk' as const], vegan: false, strength: 0 };
const orgeat = { allergens: ['nuts' as const], vegan: true, strength: 0 };
const wine = { allergens: ['sulphites' as const], vegan: true, strength: 12 };
const honey = { allergens: [], vegan: false, strength: 0 };

test('allergens come once each, in the order of the regulation', () => {
  expect(allergensOf([wine, cream, eggWhite, wine, gin])).toEqual(['eggs', 'milk', 'sulphites']);
});

test.each([
  ['gin and wine', [gin, wine], ['vegan']],
  ['a sour with egg white', [gin, eggWhite], ['contains-egg']],
  ['cream and almond', [gin, cream, orgeat], ['contains-dairy', 'contains-nuts']],
  ['honey', [gin, honey], []],
  ['almond and soda', [orgeat, soda], ['vegan', 'contains-nuts', 'alcohol-free']],
  ['soda with a dash of bitters', [soda, bitters], ['vegan']],
])('diet flags of %s follow from the ingredients', (_name, ingredients, flags) => {
  expect(dietFlagsOf(ingredients)).toEqual(flags);
});
