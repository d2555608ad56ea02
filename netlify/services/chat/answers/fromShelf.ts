import { oneOf, someOf } from '../../../../src/domain/chat/choose.ts';
import { frenchDe } from '../../../../src/domain/lineText.ts';
import { fillIn } from '../../../../src/text/fillIn.ts';
import { guestShelf } from '../guestShelf.ts';
import { rankDrinks, type RankedDrink } from '../rankDrinks.ts';
import { isFree } from '../taboo.ts';
import { clashWithBottle, has, type Talk } from '../talk.ts';
import { offer } from './suggest.ts';
import { bringsOf } from './warning.ts';

const COUNT = 3;
/** So many ingredients may be missing for a drink to be worth naming. */
const MOST_MISSING = 2;

/** A drink, and what is missing or stands in for something. */
export interface Makeable extends RankedDrink {
  missing: string[];
  /** What may be left out, and the guest has not. */
  optional: string[];
  standIns: { use: string; asked: string }[];
  /** How far it is from what the guest has; the least is best. */
  cost: number;
}

/**
 * What can be made of what a guest has, by {@link costOf}: little missing or swapped, much named and used.
 *
 * @param named ids of what the guest names beside the shelf
 */
export function makeable(talk: Talk, named: readonly string[]): Makeable[] {
  const { bar, request, situation, locale } = talk;
  const mayServe = (entry: string) =>
    bar.catalogue.ingredientById.has(entry)
      ? clashWithBottle(talk, entry) === undefined
      : isFree(situation.taboo);
  const shelf = guestShelf(
    [...request.shelf, ...situation.memory.owned, ...named],
    bar.catalogue,
    locale,
    mayServe,
  );
  const left = situation.isFollowUp ? situation.shown : new Set<string>();
  const mayMiss = isStrict(talk) ? 0 : MOST_MISSING;
  return rankDrinks(bar.drinks, { ...situation.wish, with: [] }, bar.pantry, situation.unoffered, left)
    .map((one) => ({ ...one, ...shelf.match(one.facts) }))
    .filter(({ missing, total }) => missing.length < total && missing.length <= mayMiss)
    .map((one) => ({ ...one, cost: costOf(one, named, talk) }))
    .sort((a, b) => a.cost - b.cost || b.score - a.score || b.sureness - a.sureness);
}

/** A stand-in is half as bad as something missing; each thing that a guest named and that is used makes up for one. */
function costOf(
  { missing, standIns, facts }: Omit<Makeable, 'cost'>,
  named: readonly string[],
  { bar }: Talk,
): number {
  const used = named.filter((id) =>
    [...facts.ingredients].some((line) => bar.pantry.wishedBy(id).surely.has(line)),
  );
  return 2 * missing.length + standIns.length - 2 * used.length;
}

/** Whether a guest whose shelf is known asks "What can I do without buying anything?" */
export function isOfOwn(talk: Talk): boolean {
  return has(talk, 'strict') && has(talk, 'wantsToKnow', 'request') && !talk.shelf().isEmpty;
}

function isStrict({ request, situation }: Talk): boolean {
  return request.strict || situation.reading.cues.has('strict');
}

/** Suggestions from what a guest has. */
export function fromShelf(talk: Talk, named: readonly string[]): string {
  const { texts, say, chance } = talk;
  if (talk.shelf().isEmpty && named.length === 0) return texts.shelfEmpty;
  const found = makeable(talk, named);
  if (found.length === 0) return texts.shelfNothing;
  const remark = ({ facts }: RankedDrink) =>
    remarkOn(
      talk,
      found.find((one) => one.facts === facts),
    );
  if (has(talk, 'surprise')) {
    const whole = found.filter(({ missing, standIns }) => missing.length + standIns.length === 0);
    const pool = whole.length > 0 ? whole : found.slice(0, COUNT);
    return offer(talk, say(texts.surprise), [oneOf(pool, chance)], remark);
  }
  const best = found[0]?.cost;
  const alike = found.filter(({ cost }) => cost === best).map((one) => ({ ...one, score: 1 }));
  const chosen =
    alike.length > COUNT ? someOf(alike.slice(0, COUNT + 1), COUNT, 0, chance) : found.slice(0, COUNT);
  const isNear = chosen.every(({ facts }) => isMissing(found, facts));
  const opener = isStrict(talk) ? texts.fromShelfOnly : isNear ? texts.shelfNearly : texts.fromShelf;
  return offer(talk, say(opener), chosen, remark);
}

function isMissing(found: readonly Makeable[], drink: RankedDrink['facts']): boolean {
  return found.some(({ facts, missing }) => facts === drink && missing.length > 0);
}

/** "you have everything", "missing: lime", "lemon instead of lime", "optional, and not at hand: egg white" */
export function remarkOn(
  talk: Talk,
  one: Pick<Makeable, 'missing' | 'optional' | 'standIns'> | undefined,
): string {
  const { texts, list, ingredient, locale } = talk;
  const { missing, optional, standIns }: Pick<Makeable, 'missing' | 'optional' | 'standIns'> = one ?? {
    missing: [],
    optional: [],
    standIns: [],
  };
  const notes = [
    missing.length > 0 && fillIn(texts.missing, { things: list(missing.map(ingredient)) }),
    ...standIns.map(({ use, asked }) => {
      const thing = locale === 'fr' ? frenchDe(ingredient(asked)) : ingredient(asked);
      const brings = bringsOf(talk, use, asked);
      const notes = brings.length > 0 ? ` – ${brings.join(', ')}` : '';
      return fillIn(texts.inPlace, { use: ingredient(use), thing }) + notes;
    }),
    optional.length > 0 && fillIn(texts.optionalMissing, { things: list(optional.map(ingredient)) }),
  ].filter((note) => note !== false);
  return notes.length === 0 ? texts.allThere : notes.join(' · ');
}
