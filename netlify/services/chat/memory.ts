import { LEAST_VESSEL, measureMl, type Amounts, type VolumeUnit } from './amounts.ts';
import type { Reading } from './readMessage.ts';

/** What a conversation has settled so far beside the wish itself: what is reckoned with, what was compared, what is there. */
export interface Memory {
  /** How many people drink and how many glasses each has. */
  people: number | undefined;
  each: number | undefined;
  /** Millilitres of one glass, and of one bottle. */
  portion: number | undefined;
  bottle: number | undefined;
  /** The drink and the ingredient that are reckoned with. */
  drink: string | undefined;
  ingredient: string | undefined;
  /** What was reckoned last; a message that reckons nothing leaves it as it is. */
  reckoned: 'volumes' | 'bottles' | 'things' | 'ice' | undefined;
  /** The unit of the last volume. */
  unit: VolumeUnit | undefined;
  /** Ids of the drinks that were spoken of, the latest last. */
  spoken: readonly string[];
  /** Ids of what the guest says to have. */
  owned: readonly string[];
}

export const NO_MEMORY: Memory = {
  people: undefined,
  each: undefined,
  portion: undefined,
  bottle: undefined,
  drink: undefined,
  ingredient: undefined,
  reckoned: undefined,
  unit: undefined,
  spoken: [],
  owned: [],
};

/** From so many ingredients on, a message that names no drink lists what somebody has. */
const LIST = 3;

/**
 * What is remembered after a message.
 *
 * @param bought ids of what the bartender advised to buy last, for who says "bought it"
 */
export function remember(before: Memory, reading: Reading, bought: readonly string[]): Memory {
  const { amounts, drinks, ingredients, cues } = reading;
  const wanted = ingredients.filter(({ role }) => role !== 'without').map(({ id }) => id);
  const volumes = amounts.volumes.map(({ ml }) => ml);
  const [measure] = amounts.measures;
  const counts = amounts.people !== undefined || amounts.each !== undefined || volumes.length > 0;
  const isList =
    drinks.length === 0 &&
    (wanted.length >= LIST || (cues.has('shelf') && wanted.length > 0 && !cues.has('swap'))) &&
    !cues.has('wouldBuy');
  const got = wanted.length > 0 ? wanted : bought;
  const owned = cues.has('usedUp')
    ? before.owned.filter((id) => !ingredients.some((one) => one.id === id))
    : isList || cues.has('bought')
      ? [...(cues.has('strict') ? [] : before.owned), ...(isList ? wanted : got)]
      : before.owned;
  return {
    people: amounts.people ?? before.people,
    each: amounts.each ?? before.each,
    portion:
      volumes.find((ml) => ml < LEAST_VESSEL) ??
      (measure === undefined
        ? drinks.length > 0
          ? undefined
          : before.portion
        : measureMl(measure, reading.language)),
    bottle: volumes.find((ml) => ml >= LEAST_VESSEL) ?? (drinks.length > 0 ? undefined : before.bottle),
    drink: drinks[0] ?? before.drink,
    ingredient: counts || amounts.asksNumber ? (wanted[0] ?? before.ingredient) : before.ingredient,
    reckoned: reckonedIn(amounts, wanted, before),
    unit: amounts.volumes.at(-1)?.unit ?? before.unit,
    spoken: [...before.spoken.filter((id) => !drinks.includes(id)), ...drinks],
    owned: [...new Set(owned)],
  };
}

function reckonedIn(
  { volumes, measures, people, ofBottles, ofIce, asksNumber }: Amounts,
  wanted: readonly string[],
  before: Memory,
) {
  if (ofBottles && (asksNumber || volumes.length > 1)) return 'bottles';
  if (ofIce && asksNumber) return 'ice';
  if (asksNumber && people !== undefined && wanted.length > 0) return 'things';
  if (volumes.length + measures.length > 0) return 'volumes';
  return before.reckoned;
}
