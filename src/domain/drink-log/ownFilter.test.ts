import { expect, it } from 'vitest';
import { fitsOwn, OWN_FILTERS } from './ownFilter.ts';

it.each([
  [{}, ['untried']],
  [{ note: 'Too sweet?' }, ['untried']],
  [{ madeOn: ['2026-11-29'] }, ['tried']],
  [{ stars: 3 }, ['tried']],
  [{ stars: 4 }, ['tried', 'liked']],
  [{ stars: 5, madeOn: ['2026-11-29'] }, ['tried', 'liked']],
])('a drink with %j is %j', (entry, expected) => {
  expect(OWN_FILTERS.filter((filter) => fitsOwn(entry, filter))).toEqual(expected);
});
