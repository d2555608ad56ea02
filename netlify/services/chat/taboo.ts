import type { Caution } from '../../../src/contracts/diet.ts';
import type { Wish } from '../../../src/domain/chat/wish.ts';
import {
  bothExcluded,
  clashOf,
  excludesNothing,
  NOTHING_EXCLUDED,
  type Clash,
  type Exclusion,
} from '../../../src/domain/exclusion.ts';
import type { DietaryFacts } from '../../../src/domain/dietary.ts';
import type { SafetyKind } from './safety/kinds.ts';

/** What a guest must not have, as far as they said; it holds for the rest of the conversation. */
export interface Taboo {
  exclusion: Exclusion;
  /** Ids of ingredients that they react to and that are none of the fourteen allergens: strawberries, honey. */
  ingredients: readonly string[];
  /** Whether it is a matter of health or conviction, and not only of taste. */
  isEarnest: boolean;
}

export const NO_TABOO: Taboo = { exclusion: NOTHING_EXCLUDED, ingredients: [], isEarnest: false };

/** What is kept from whom besides alcohol. */
const CAUTIONS_FOR: Record<SafetyKind, readonly Caution[]> = {
  emergency: [],
  crisis: [],
  spiking: [],
  pregnancy: ['raw-egg', 'grapefruit', 'quinine', 'alcohol-trace', 'liquorice', 'charcoal', 'coumarin'],
  medicine: ['raw-egg', 'grapefruit', 'quinine', 'alcohol-trace', 'liquorice', 'charcoal'],
  minor: ['raw-egg', 'caffeine', 'quinine', 'alcohol-trace', 'coumarin'],
  dependence: ['alcohol-trace'],
  excess: [],
  driving: [],
};

/** What follows from the allergies and convictions of a message for the rest of the conversation. */
export function tabooOf(
  {
    withoutAllergens,
    withoutCautions,
    isVegan,
    isVegetarian,
  }: Pick<Wish, 'withoutAllergens' | 'withoutCautions' | 'isVegan' | 'isVegetarian'>,
  ingredients: readonly string[],
  isIntolerant: boolean,
): Taboo {
  return {
    exclusion: {
      allergens: withoutAllergens,
      isVegan,
      isVegetarian,
      isAlcoholFree: false,
      cautions: withoutCautions,
    },
    ingredients,
    isEarnest: isIntolerant || isVegan || isVegetarian,
  };
}

/** Whether a wish avoids an allergen or a caution; a trace of alcohol alone does not count. */
export function avoidsSomething({
  withoutAllergens,
  withoutCautions,
}: Pick<Wish, 'withoutAllergens' | 'withoutCautions'>): boolean {
  return withoutAllergens.length > 0 || withoutCautions.some((one) => one !== 'alcohol-trace');
}

/** What somebody must not have for whom there is reason to take care. */
export function careTaboo(kinds: readonly SafetyKind[]): Taboo {
  return {
    ...NO_TABOO,
    exclusion: {
      ...NOTHING_EXCLUDED,
      isAlcoholFree: kinds.length > 0,
      cautions: [...new Set(kinds.flatMap((kind) => CAUTIONS_FOR[kind]))],
    },
    isEarnest: kinds.some((kind) => kind !== 'driving'),
  };
}

/** What is taboo by either. */
export function bothTaboo(one: Taboo, other: Taboo): Taboo {
  return {
    exclusion: bothExcluded(one.exclusion, other.exclusion),
    ingredients: [...new Set([...one.ingredients, ...other.ingredients])],
    isEarnest: one.isEarnest || other.isEarnest,
  };
}

/** Whether a guest may have everything. */
export function isFree({ exclusion, ingredients }: Taboo): boolean {
  return excludesNothing(exclusion) && ingredients.length === 0;
}

/** Something that is poured, and the ids of what is in it. */
interface Poured {
  dietary: DietaryFacts;
  ingredients: Iterable<string>;
}

/** Why something is not for a guest: by what is known of it, and by the ingredients that they react to. */
export interface TabooClash extends Partial<Clash> {
  ingredients: readonly string[];
}

/**
 * Why something is not for a guest.
 *
 * @param barredBy ids of everything that an ingredient is in
 * @returns undefined where they may have it
 */
export function tabooClash(
  { dietary, ingredients }: Poured,
  taboo: Taboo,
  barredBy: (id: string) => ReadonlySet<string>,
): TabooClash | undefined {
  const clash = clashOf(dietary, taboo.exclusion);
  const own = [...ingredients];
  const barred = own.filter((id) => taboo.ingredients.some((one) => barredBy(one).has(id)));
  return clash === undefined && barred.length === 0 ? undefined : { ...clash, ingredients: barred };
}
