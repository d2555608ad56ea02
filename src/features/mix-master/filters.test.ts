import { expect, test } from 'vitest';
import { combineDietaryFacts } from '../../domain/diet/dietary.ts';
import { NOTHING_EXCLUDED, type Exclusion } from '../../domain/diet/exclusion.ts';
import { createFacetFilter } from '../../domain/search/facets.ts';
import { NO_FILTERS, passes, type Filters } from './filters.ts';

const NOTHING = combineDietaryFacts([]);
const FLIP = { spirit: 2, terms: [0] };
const IN_FLIP = { ...NOTHING, allergens: { contains: ['eggs' as const], mayContain: [] }, strength: 40 };
const FIZZ = { terms: [0, 1] };
const TERMS = [
  { facet: 'taste', id: 'sour' },
  { facet: 'glass', id: 'coupe' },
] as const;
const excluding = (part: Partial<Exclusion>) => ({ exclusion: { ...NOTHING_EXCLUDED, ...part } });

test.each([
  [{}, true, true],
  [{ spirit: 2 }, true, false],
  [{ terms: ['taste:sour'] }, true, true],
  [{ terms: ['glass:coupe'] }, false, true],
  [excluding({ isAlcoholFree: true }), false, true],
  [excluding({ allergens: ['eggs'] }), false, true],
  [excluding({ allergens: ['milk'] }), true, true],
])('%j lets the flip pass: %s, the alcohol-free fizz: %s', (filters, flip, fizz) => {
  const all: Filters = { ...NO_FILTERS, ...filters };
  const keptOutBy = createFacetFilter(TERMS, all.terms);
  expect(passes(FLIP, IN_FLIP, all, keptOutBy)).toBe(flip);
  expect(passes(FIZZ, NOTHING, all, keptOutBy)).toBe(fizz);
});
