import { expect, test } from 'vitest';
import { isAlcoholic, isMocktail } from './mocktail.ts';

const drink = (abv: string, spirit: string, ...ingredients: string[]) => ({ abv, spirit, ingredients });

test.each([
  [drink('0%', '', 'ginger beer', 'lime juice'), true],
  [drink('0%', '', 'non-alcoholic gin', 'tonic water'), true],
  [drink('non-alcoholic', '', 'mint'), true],
  [drink('None', '', 'mint'), true],
  [drink('21%', 'Gin', 'gin', 'Campari'), false],
  [drink('', 'Gin', 'juniper water'), false],
  [drink('', '', 'dry vermouth', 'soda water'), false],
  [drink('3%', '', 'kombucha'), false],
  [drink('', '', 'lime juice', 'ginger beer'), true],
])('%j is a mocktail: %s', (given, expected) => {
  expect(isMocktail(given)).toBe(expected);
});

test.each([
  ['vodka', true],
  ['London dry gin', true],
  ['Crème de cassis liqueur', true],
  ['cachaça', true],
  ['stout', true],
  ['ginger beer', false],
  ['ginger ale', false],
  ['white wine vinegar', false],
  ['virgin sugar', false],
  ['orange juice', false],
])('an ingredient named "%s" makes a drink alcoholic: %s', (ingredient, expected) => {
  expect(isAlcoholic({ spirit: '', ingredients: [ingredient] })).toBe(expected);
});

test('a spirit makes a drink alcoholic whatever its ingredients are called', () => {
  expect(isAlcoholic({ spirit: 'Rum', ingredients: ['Plantation Pineapple'] })).toBe(true);
});
