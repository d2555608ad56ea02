import { someOf } from '../../../../src/domain/chat/choose.ts';
import { frenchDe } from '../../../../src/domain/lineText.ts';
import { guestShelf } from '../guestShelf.ts';
import { rankDrinks, type RankedDrink } from '../rankDrinks.ts';
import { fill, type Talk } from '../talk.ts';
import { offer } from './suggest.ts';

const COUNT = 3;
/** So many ingredients may be missing for a drink to be worth naming. */
const MOST_MISSING = 2;

/** A drink, and what is missing or stands in for something. */
export interface Makeable extends RankedDrink {
  missing: string[];
  standIns: { use: string; asked: string }[];
}

/**
 * What can be made of what a guest has, least missing first, then with the fewest stand-ins.
 *
 * @param named ids of what the guest names beside the shelf
 */
export function makeable(talk: Talk, named: readonly string[]): Makeable[] {
  const { bar, request, situation, locale } = talk;
  const shelf = guestShelf([...request.shelf, ...named], bar.catalogue, locale);
  const left = situation.isFollowUp ? situation.shown : new Set<string>();
  const mayMiss = isStrict(talk) ? 0 : MOST_MISSING;
  return rankDrinks(bar.drinks, { ...situation.wish, with: [] }, bar.pantry, left)
    .map((one) => ({ ...one, ...shelf.match(one.facts) }))
    .filter(
      ({ missing, total, facts }) =>
        missing.length < total && missing.length <= mayMiss && usesSome(facts.ingredients, named, talk),
    )
    .sort((a, b) => lackOf(a) - lackOf(b) || b.score - a.score || b.sureness - a.sureness);
}

/** A stand-in is half as bad as something missing. */
function lackOf({ missing, standIns }: Pick<Makeable, 'missing' | 'standIns'>): number {
  return 2 * missing.length + standIns.length;
}

function isStrict({ request, situation }: Talk): boolean {
  return request.strict || situation.reading.cues.has('strict');
}

/** What a guest names is what they want to use. */
function usesSome(ingredients: ReadonlySet<string>, named: readonly string[], { bar }: Talk): boolean {
  if (named.length === 0) return true;
  return named.some((id) => [...ingredients].some((line) => bar.pantry.wishedBy(id).surely.has(line)));
}

/** Suggestions from what a guest has. */
export function fromShelf(talk: Talk, named: readonly string[]): string {
  const { texts, say, chance, request } = talk;
  if (request.shelf.length === 0 && named.length === 0) return texts.shelfEmpty;
  const found = makeable(talk, named);
  if (found.length === 0) return texts.shelfNothing;
  const remark = ({ facts }: RankedDrink) =>
    remarkOn(
      talk,
      found.find((one) => one.facts === facts),
    );
  const whole = found.filter(({ missing }) => missing.length === 0);
  if (whole.length === 0) return offer(talk, texts.shelfNearly, found.slice(0, COUNT), remark);
  const best = lackOf(whole[0] ?? { missing: [], standIns: [] });
  const alike = whole.filter((one) => lackOf(one) === best).map((one) => ({ ...one, score: 1 }));
  const chosen =
    alike.length >= COUNT ? someOf(alike.slice(0, 2 * COUNT), COUNT, 0, chance) : whole.slice(0, COUNT);
  return offer(talk, say(isStrict(talk) ? texts.fromShelfOnly : texts.fromShelf), chosen, remark);
}

/** "you have everything", "missing: lime", "lemon instead of lime" */
function remarkOn({ texts, list, ingredient, locale }: Talk, one: Makeable | undefined): string {
  const { missing, standIns } = one ?? { missing: [], standIns: [] };
  const notes = [
    missing.length > 0 && fill(texts.missing, { things: list(missing.map(ingredient)) }),
    ...standIns.map(({ use, asked }) =>
      fill(texts.inPlace, {
        use: ingredient(use),
        thing: locale === 'fr' ? frenchDe(ingredient(asked)) : ingredient(asked),
      }),
    ),
  ].filter((note) => note !== false);
  return notes.length === 0 ? texts.allThere : notes.join(' · ');
}
