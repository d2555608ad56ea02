import { expect, it } from 'vitest';
import methods from '../../../data/vocabulary/methods.json' with { type: 'json' };
import { preparationMinutes } from './preparationTime.ts';

it.each([
  ['build', [], 3],
  ['shake', [12], 4],
  ['heat', [600], 20],
  ['stir', [25, 90, 90], 7],
  ['stir', [59], 4],
  ['stir', [60], 5],
  ['stir', [61], 6],
])('%s with waits of %j seconds takes %i minutes', (method, waits, minutes) => {
  expect(preparationMinutes(method, waits)).toBe(minutes);
});

it('knows how long each method takes, and says where it does not', () => {
  for (const { id } of methods) expect(preparationMinutes(id, []), id).toBeGreaterThan(0);
  expect(() => preparationMinutes('juggle', [])).toThrow('juggle');
});
