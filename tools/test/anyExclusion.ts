import fc from 'fast-check';
import { ALLERGENS, CAUTIONS } from '../../src/contracts/diet/diet.ts';
import type { Exclusion } from '../../src/domain/diet/exclusion.ts';

/**
 * What somebody may avoid, for tests by property.
 *
 * @param most allergens, and cautions, at once: who avoids everything gets nothing, which shows little
 */
export function anyExclusion(most?: number): fc.Arbitrary<Exclusion> {
  const limits = most === undefined ? {} : { maxLength: most };
  return fc.record({
    allergens: fc.subarray([...ALLERGENS], limits),
    isVegan: fc.boolean(),
    isVegetarian: fc.boolean(),
    isAlcoholFree: fc.boolean(),
    cautions: fc.subarray([...CAUTIONS], limits),
  });
}
