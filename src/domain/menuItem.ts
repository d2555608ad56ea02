import type { MenuItem } from '../contracts/menuItem.ts';
import type { DietaryFacts } from './dietary.ts';

/** Alcohol by volume that stands for that of a line whose owner does not say it: more than none. */
const SOME_ALCOHOL = 5;

/** What an owner states of a line that is no mixed drink; what is not stated to be vegan is not known. */
export function itemFacts({ kind, allergens, vegan, vegetarian }: MenuItem): DietaryFacts {
  return {
    allergens: { contains: allergens, mayContain: [] },
    vegan: vegan ? 'yes' : 'unknown',
    vegetarian: vegan || vegetarian ? 'yes' : 'unknown',
    cautions: [],
    strength: kind === 'soft' || kind === 'food' ? 0 : SOME_ALCOHOL,
  };
}
