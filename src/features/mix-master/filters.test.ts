import { expect, test } from 'vitest';
import { combineDietaryFacts } from '../../domain/diet/dietary.ts';
import { NOTHING_EXCLUDED, type Exclusion } from '../../domain/diet/exclusion.ts';
import { NO_FILTERS, passes } from './filters.ts';

const NOTHING = combineDietaryFacts([]);
const FLIP = { spirit: 2, taste: 4 };
const IN_FLIP = { ...NOTHING, allergens: { contains: ['eggs' as const], mayContain: [] }, strength: 40 };
const FIZZ = { taste: 4 };
const excluding = (part: Partial<Exclusion>) => ({ exclusion: { ...NOTHING_EXCLUDED, ...part } });

test.each([
  [{}, true, true],
  [{ spirit: 2 }, true, false],
  [{ taste: 4 }, true, true],
  [{ taste: 0 }, false, false],
  [excluding({ isAlcoholFree: true }), false, true],
  [excluding({ allergens: ['eggs'] }), false, true],
  [excluding({ allergens: ['milk'] }), true, true],
])('%j lets the flip pass: %s, the alcohol-free fizz: %s', (filters, flip, fizz) => {
  expect(passes(FLIP, IN_FLIP, { ...NO_FILTERS, ...filters })).toBe(flip);
  expect(passes(FIZZ, NOTHING, { ...NO_FILTERS, ...filters })).toBe(fizz);
});
