import {
  ALLERGENS,
  CAUTIONS,
  type Allergen,
  type Caution,
  type Substance,
  type Suits,
} from '../../contracts/diet/diet.ts';
import { getAllergenGroup, type DietaryFacts } from './dietary.ts';
import { isRecord } from '../lib/shapes.ts';

/** What a guest must not have. */
export interface Exclusion {
  allergens: readonly Allergen[];
  isVegan: boolean;
  isVegetarian: boolean;
  isAlcoholFree: boolean;
  cautions: readonly Caution[];
}

export const NOTHING_EXCLUDED: Exclusion = {
  allergens: [],
  isVegan: false,
  isVegetarian: false,
  isAlcoholFree: false,
  cautions: [],
};

/** Why something is not for a guest. */
export interface ExclusionConflict {
  contains: readonly Substance[];
  mayContain: readonly Substance[];
  /** Present where the guest is vegan and it is not known to be. */
  vegan?: Exclude<Suits, 'yes'>;
  vegetarian?: Exclude<Suits, 'yes'>;
  hasAlcohol: boolean;
  cautions: readonly Caution[];
}

/**
 * Why something is not for a guest, in its own words. What may be in it depending on the brand, and what nobody knows
 * to be vegan, is kept from who excludes it just as what surely is.
 *
 * @returns undefined where the guest may have it
 */
export function findExclusionConflict(
  facts: DietaryFacts,
  exclusion: Exclusion,
): ExclusionConflict | undefined {
  const isAvoided = (substance: Substance) => exclusion.allergens.includes(getAllergenGroup(substance));
  const vegan = exclusion.isVegan ? facts.vegan : 'yes';
  const vegetarian = exclusion.isVegetarian ? facts.vegetarian : 'yes';
  const clash: ExclusionConflict = {
    contains: facts.allergens.contains.filter(isAvoided),
    mayContain: facts.allergens.mayContain.filter(isAvoided),
    ...(vegan !== 'yes' && { vegan }),
    ...(vegetarian !== 'yes' && { vegetarian }),
    hasAlcohol: excludesAlcohol(exclusion) && facts.strength > 0,
    cautions: facts.cautions.filter((caution) => exclusion.cautions.includes(caution)),
  };
  const isFine =
    clash.contains.length + clash.mayContain.length + clash.cautions.length === 0 &&
    clash.vegan === undefined &&
    clash.vegetarian === undefined &&
    !clash.hasAlcohol;
  return isFine ? undefined : clash;
}

/** Whoever must not have a trace of alcohol must not have a glass of it. */
export function excludesAlcohol({ isAlcoholFree, cautions }: Exclusion): boolean {
  return isAlcoholFree || cautions.includes('alcohol-trace');
}

/** Whether nothing is excluded, so that a guest may have everything. */
export function excludesNothing(exclusion: Exclusion): boolean {
  const { allergens, cautions, isVegan, isVegetarian, isAlcoholFree } = exclusion;
  return allergens.length + cautions.length === 0 && !isVegan && !isVegetarian && !isAlcoholFree;
}

/** Whether a guest may have something. */
export function isAllowed(facts: DietaryFacts, exclusion: Exclusion): boolean {
  return excludesNothing(exclusion) || findExclusionConflict(facts, exclusion) === undefined;
}

/** Takes what a browser kept for an exclusion, if it is one; words that it does not know are left out. */
export function asExclusion(value: unknown): Exclusion | undefined {
  if (!isRecord(value)) return undefined;
  const kept = value as Partial<Record<keyof Exclusion, unknown>>;
  const among = <Word extends string>(words: readonly Word[], chosen: unknown): Word[] =>
    Array.isArray(chosen) ? words.filter((word) => chosen.includes(word)) : [];
  return {
    allergens: among(ALLERGENS, kept.allergens),
    isVegan: kept.isVegan === true,
    isVegetarian: kept.isVegetarian === true,
    isAlcoholFree: kept.isAlcoholFree === true,
    cautions: among(CAUTIONS, kept.cautions),
  };
}

/** What is excluded by either. */
export function bothExcluded(one: Exclusion, other: Exclusion): Exclusion {
  return {
    allergens: [...new Set([...one.allergens, ...other.allergens])],
    isVegan: one.isVegan || other.isVegan,
    isVegetarian: one.isVegetarian || other.isVegetarian,
    isAlcoholFree: one.isAlcoholFree || other.isAlcoholFree,
    cautions: [...new Set([...one.cautions, ...other.cautions])],
  };
}
