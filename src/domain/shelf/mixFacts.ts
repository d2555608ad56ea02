import { CAUTIONS, SUBSTANCES, type Suits } from '../../contracts/diet/diet.ts';
import type { MixFacts } from '../../contracts/shelf/mixIndex.ts';
import type { DietaryFacts } from '../diet/dietary.ts';

/** By their first letters. */
const SUITS: Readonly<Record<string, Suits>> = { y: 'yes', n: 'no', u: 'unknown' };

/** What is known of something in few bytes: places in the lists of the code, and nothing where all is well. */
export function writeFacts({ allergens, vegan, vegetarian, cautions, strength }: DietaryFacts): MixFacts {
  const contains = allergens.contains.map((substance) => SUBSTANCES.indexOf(substance));
  const mayContain = allergens.mayContain.map((substance) => SUBSTANCES.indexOf(substance));
  const suits = vegan.charAt(0) + vegetarian.charAt(0);
  return {
    ...(contains.length > 0 && { contains }),
    ...(mayContain.length > 0 && { mayContain }),
    ...(suits !== 'yy' && { suits }),
    ...(cautions.length > 0 && { cautions: cautions.map((caution) => CAUTIONS.indexOf(caution)) }),
    ...(strength > 0 && { strength }),
  };
}

/** What {@link writeFacts} has written; letters that say nothing are read as not known. */
export function readFacts(facts: MixFacts): DietaryFacts {
  const named = (places: readonly number[] = []) => places.flatMap((place) => SUBSTANCES[place] ?? []);
  const { suits = 'yy' } = facts;
  return {
    allergens: { contains: named(facts.contains), mayContain: named(facts.mayContain) },
    vegan: SUITS[suits.charAt(0)] ?? 'unknown',
    vegetarian: SUITS[suits.charAt(1)] ?? 'unknown',
    cautions: (facts.cautions ?? []).flatMap((place) => CAUTIONS[place] ?? []),
    strength: facts.strength ?? 0,
  };
}
