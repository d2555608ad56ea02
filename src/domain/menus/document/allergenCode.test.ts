import { expect, test } from 'vitest';
import { SUBSTANCES } from '../../../contracts/diet/diet.ts';
import { allergenCode } from './allergenCode.ts';

test.each([
  ['wheat', 'A1'],
  ['barley', 'A3'],
  ['milk', 'G'],
  ['almonds', 'H1'],
  ['macadamias', 'H8'],
  ['sulphites', 'L'],
  ['molluscs', 'N'],
] as const)('%s is %s', (substance, code) => {
  expect(allergenCode(substance)).toBe(code);
});

test('no two substances share a code', () => {
  expect(new Set(SUBSTANCES.map(allergenCode)).size).toBe(SUBSTANCES.length);
});
