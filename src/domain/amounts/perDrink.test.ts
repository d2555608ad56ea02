import { expect, it } from 'vitest';
import { isPerDrink, saysAmountsPerDrink } from './perDrink.ts';

it.each([
  ['1 egg white per drink', true],
  ['30 ml rum (per glass)', true],
  ['1 oz cream each', true],
  ['1 oz cream (each)', true],
  ['1,5 cl Gin pro Person', true],
  ['2 cl gin per persoon', true],
  ['2 cl de ginebra por copa', true],
  ['2 cl de gin par verre', true],
  ['Soda, 2 oz per glass', true],
  ['Top each with champagne (about 3 oz)', true],
  ['60 ml gin', false],
  ['4 dashes bitters (1 per drink)', false],
  ['4 dashes bitters, one per drink', false],
  ['2 cans beer (330 ml each)', false],
  ['60 ml cream per bottle', false],
])('tells whether the amount of “%s” is for one drink: %s', (line, expected) => {
  expect(isPerDrink(line)).toBe(expected);
});

it.each([
  ['All amounts are per drink.', true],
  ['Die Mengen gelten pro Glas', true],
  ['De hoeveelheden zijn per persoon', true],
  ['Cantidades por persona', true],
  ['Quantités par verre', true],
  ['Pour 60 ml per glass. Double the amounts for a party.', false],
])('tells whether “%s” says so of all amounts: %s', (text, expected) => {
  expect(saysAmountsPerDrink(text)).toBe(expected);
});
