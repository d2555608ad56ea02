import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyExclusion } from '../../../tools/test/anyExclusion.ts';
import { ALLERGENS, CAUTIONS, SUBSTANCES, type Suits } from '../../contracts/diet/diet.ts';
import { findSubstitutionEffects, hasNoEffects } from '../shelf/substitutionEffects.ts';
import { combineDietaryFacts, possibleAllergens, type DietaryFacts } from './dietary.ts';
import {
  asExclusion,
  bothExcluded,
  findExclusionConflict,
  excludesNothing,
  isAllowed,
  NOTHING_EXCLUDED,
  type Exclusion,
} from './exclusion.ts';
import { heldBy, listExclusionValues } from './exclusionQuery.ts';
import { readFacts, writeFacts } from '../shelf/mixFacts.ts';

const suits = fc.constantFrom<Suits>('yes', 'no', 'unknown');
const anyFacts: fc.Arbitrary<DietaryFacts> = fc.record({
  allergens: fc.record({
    contains: fc.subarray([...SUBSTANCES], { maxLength: 2 }),
    mayContain: fc.subarray([...SUBSTANCES], { maxLength: 1 }),
  }),
  vegan: suits,
  vegetarian: suits,
  cautions: fc.subarray([...CAUTIONS], { maxLength: 1 }),
  strength: fc.constantFrom(0, 0, 0.5, 75.5),
});
// Little at once, so that each part decides now and then.
const littleExcluded = anyExclusion(1);

test('what has anything that is excluded, for sure, by its brand or because nobody knows, is not allowed', () => {
  fc.assert(
    fc.property(anyFacts, littleExcluded, (facts, exclusion) => {
      const possible = possibleAllergens(facts.allergens);
      const noAlcohol = exclusion.isAlcoholFree || exclusion.cautions.includes('alcohol-trace');
      expect(isAllowed(facts, exclusion)).toBe(
        exclusion.allergens.every((allergen) => !possible.has(allergen)) &&
          exclusion.cautions.every((caution) => !facts.cautions.includes(caution)) &&
          (!exclusion.isVegan || facts.vegan === 'yes') &&
          (!exclusion.isVegetarian || facts.vegetarian === 'yes') &&
          (!noAlcohol || facts.strength === 0),
      );
    }),
    { numRuns: 1000 },
  );
});

test('what an address leaves out is what is not allowed', () => {
  fc.assert(
    fc.property(anyFacts, littleExcluded, (facts, exclusion) => {
      const held = heldBy(facts);
      expect(listExclusionValues(exclusion).some((value) => held.includes(value))).toBe(
        !isAllowed(facts, exclusion),
      );
    }),
    { numRuns: 1000 },
  );
});

test('whoever excludes nothing may have everything', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(findExclusionConflict(facts, NOTHING_EXCLUDED)).toBeUndefined();
    }),
  );
  expect(excludesNothing(NOTHING_EXCLUDED)).toBe(true);
  expect(excludesNothing({ ...NOTHING_EXCLUDED, cautions: ['caffeine'] })).toBe(false);
});

test('a drink is allowed exactly where each of its ingredients is', () => {
  fc.assert(
    fc.property(
      fc.array(anyFacts, { minLength: 1, maxLength: 3 }),
      littleExcluded,
      (ingredients, exclusion) => {
        expect(isAllowed(combineDietaryFacts(ingredients), exclusion)).toBe(
          ingredients.every((one) => isAllowed(one, exclusion)),
        );
      },
    ),
  );
});

test('two exclusions together let pass what both let pass', () => {
  fc.assert(
    fc.property(anyFacts, littleExcluded, littleExcluded, (facts, one, other) => {
      expect(isAllowed(facts, bothExcluded(one, other))).toBe(
        isAllowed(facts, one) && isAllowed(facts, other),
      );
    }),
    { numRuns: 1000 },
  );
});

/** One thing that a guest excludes. */
const oneExclusion = fc.constantFrom<Exclusion>(
  ...ALLERGENS.map((allergen) => ({ ...NOTHING_EXCLUDED, allergens: [allergen] })),
  ...CAUTIONS.map((caution) => ({ ...NOTHING_EXCLUDED, cautions: [caution] })),
  { ...NOTHING_EXCLUDED, isVegan: true },
  { ...NOTHING_EXCLUDED, isVegetarian: true },
  { ...NOTHING_EXCLUDED, isAlcoholFree: true },
);

test('what is not for somebody who may have the thing that it replaces brings something', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, oneExclusion, (use, asked, exclusion) => {
      const isHarm = isAllowed(asked, exclusion) && !isAllowed(use, exclusion);
      expect(isHarm && hasNoEffects(findSubstitutionEffects(use, asked))).toBe(false);
    }),
    { numRuns: 3000 },
  );
});

test('facts come back from an index as they were written', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(readFacts(writeFacts(facts))).toEqual(facts);
    }),
  );
});

test('a clash says what it is about', () => {
  const facts: DietaryFacts = {
    allergens: { contains: ['almonds', 'milk'], mayContain: ['hazelnuts'] },
    vegan: 'no',
    vegetarian: 'unknown',
    cautions: ['raw-egg', 'caffeine'],
    strength: 17,
  };
  const exclusion: Exclusion = {
    allergens: ['nuts'],
    isVegan: true,
    isVegetarian: false,
    isAlcoholFree: true,
    cautions: ['raw-egg'],
  };
  expect(findExclusionConflict(facts, exclusion)).toEqual({
    contains: ['almonds'],
    mayContain: ['hazelnuts'],
    vegan: 'no',
    hasAlcohol: true,
    cautions: ['raw-egg'],
  });
});

test('what a browser kept is read as it was written', () => {
  fc.assert(
    fc.property(anyExclusion(), (exclusion) => {
      expect(asExclusion(JSON.parse(JSON.stringify(exclusion)))).toEqual(exclusion);
    }),
  );
});

test('what is no exclusion is not taken for one, and words that nobody knows are left out', () => {
  for (const value of [null, 'milk', 7, ['milk']]) expect(asExclusion(value)).toBeUndefined();
  expect(asExclusion({ allergens: ['milk', 'moon'], isVegan: 'yes', cautions: 'raw-egg' })).toEqual({
    ...NOTHING_EXCLUDED,
    allergens: ['milk'],
  });
});
