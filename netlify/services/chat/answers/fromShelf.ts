import { someOf } from '../../../../src/domain/chat/choose.ts';
import { fill } from '../talk.ts';
import { guestShelf } from '../guestShelf.ts';
import { rankDrinks, type RankedDrink } from '../rankDrinks.ts';
import { type Talk } from '../talk.ts';
import { offer } from './suggest.ts';

const COUNT = 3;
/** So many ingredients may be missing for a drink to be worth naming. */
const MOST_MISSING = 2;

/** A drink, and what is missing for it. */
export interface Makeable extends RankedDrink {
  missing: string[];
}

/**
 * What can be made of what a guest has, least missing first.
 *
 * @param named ids of what the guest names beside the shelf
 */
export function makeable(talk: Talk, named: readonly string[]): Makeable[] {
  const { bar, request, situation, locale } = talk;
  const shelf = guestShelf([...request.shelf, ...named], bar.catalogue, locale);
  const wish = { ...situation.wish, with: [] };
  const left = situation.isFollowUp ? situation.shown : new Set<string>();
  return rankDrinks(bar.drinks, wish, bar.pantry, left)
    .map((one) => ({ ...one, ...shelf.match(one.facts) }))
    .filter(({ missing, total, facts }) => missing.length < total && hasSome(facts.ingredients, named, talk))
    .filter(
      ({ missing }) =>
        missing.length <= (request.strict || situation.reading.cues.has('strict') ? 0 : MOST_MISSING),
    )
    .sort((a, b) => a.missing.length - b.missing.length || b.sureness - a.sureness || b.score - a.score)
    .map(({ facts, score, has, missing }) => ({ facts, score, has, missing }));
}

/** What a guest names is what they want to use. */
function hasSome(ingredients: ReadonlySet<string>, named: readonly string[], { bar }: Talk): boolean {
  if (named.length === 0) return true;
  return named.some((id) => [...ingredients].some((line) => bar.pantry.wishedBy(id).surely.has(line)));
}

/** Suggestions from what a guest has. */
export function fromShelf(talk: Talk, named: readonly string[]): string {
  const { texts, say, list, ingredient, chance, request, situation } = talk;
  if (request.shelf.length === 0 && named.length === 0) return texts.shelfEmpty;
  const found = makeable(talk, named);
  const whole = found.filter(({ missing }) => missing.length === 0);
  const remark = (one: RankedDrink) => {
    const missing = found.find(({ facts }) => facts === one.facts)?.missing ?? [];
    return missing.length === 0
      ? texts.allThere
      : fill(texts.missing, { things: list(missing.map(ingredient)) });
  };
  if (whole.length > 0) {
    const isStrict = request.strict || situation.reading.cues.has('strict');
    const pool = whole.map((one) => ({ ...one, score: 1 })).slice(0, 2 * COUNT);
    return offer(
      talk,
      say(isStrict ? texts.fromShelfOnly : texts.fromShelf),
      someOf(pool, COUNT, 0, chance),
      remark,
    );
  }
  if (found.length === 0) return texts.shelfNothing;
  return offer(talk, texts.shelfNearly, found.slice(0, COUNT), remark);
}
