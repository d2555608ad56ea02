import { expect, test } from 'vitest';
import { NO_FILTERS, passes } from './filters.ts';

const FLIP = { id: '11001', name: 'Flip', lines: [], spirit: 2, taste: 4, allergens: [1, 3] };
const FIZZ = { id: '13001', name: 'Fizz', lines: [], taste: 4, isAlcoholFree: true as const };

test.each([
  [{}, true, true],
  [{ spirit: 2 }, true, false],
  [{ taste: 4 }, true, true],
  [{ taste: 0 }, false, false],
  [{ isAlcoholFree: true }, false, true],
  [{ avoided: [3] }, false, true],
  [{ avoided: [0, 2] }, true, true],
])('%j lets the flip pass: %s, the alcohol-free fizz: %s', (filters, flip, fizz) => {
  expect(passes(FLIP, { ...NO_FILTERS, ...filters })).toBe(flip);
  expect(passes(FIZZ, { ...NO_FILTERS, ...filters })).toBe(fizz);
});
