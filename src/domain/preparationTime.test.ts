import { expect, it } from 'vitest';
import { siteCatalogue } from '../catalogue/siteCatalogue.ts';
import { preparationMinutes } from './preparationTime.ts';

it.each([
  ['build', [], 3],
  ['shake', [12], 4],
  ['heat', [600], 20],
  ['stir', [25, 90, 90], 7],
])('%s with waits of %j seconds takes %i minutes', (method, waits, minutes) => {
  expect(preparationMinutes(method, waits)).toBe(minutes);
});

it('names the minutes of every method', () => {
  const methods = [...siteCatalogue().vocabularies.methods.keys()];
  const known = ['build', 'blend', 'heat', 'layer', 'muddle', 'shake', 'stir', 'swizzle', 'throw'];
  expect(methods.toSorted()).toEqual(known.toSorted());
});
