import { expect, it } from 'vitest';
import { siteCatalogue } from '../../catalogue/siteCatalogue.ts';
import { preparationMinutes } from './preparationTime.ts';

it.each([
  ['build', [], 3],
  ['shake', [12], 4],
  ['heat', [600], 20],
  ['stir', [25, 90, 90], 7],
])('%s with waits of %j seconds takes %i minutes', (method, waits, minutes) => {
  expect(preparationMinutes(method, waits)).toBe(minutes);
});

it('knows how long each method of the catalogue takes, and says where it does not', () => {
  for (const method of siteCatalogue().vocabularies.methods.keys())
    expect(preparationMinutes(method, []), method).toBeGreaterThan(0);
  expect(() => preparationMinutes('juggle', [])).toThrow('juggle');
});
