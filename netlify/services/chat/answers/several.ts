import { refine, NO_WISH } from '../../../../src/domain/chat/wish.ts';
import { drinkLine, has, type Talk } from '../talk.ts';
import { bestFor } from './suggest.ts';
import { wishPhrase } from './wishPhrase.ts';

/** Guests for whom one answer finds drinks. */
const MOST_GUESTS = 6;

/** One drink for each of several guests; undefined for fewer than two, a named drink or one drink for all. */
export function forSeveral(talk: Talk): string | undefined {
  const { guests, reading } = talk.situation;
  if (reading.drinks.length > 0 || guests.length < 2 || has(talk, 'forAll')) return undefined;
  const common = { ...NO_WISH, mostLines: reading.amounts.mostLines, without: reading.wish.without };
  const named = new Set<string>();
  const lines = guests.slice(0, MOST_GUESTS).map((guest) => {
    const own = refine(
      common,
      guest.needsCare ? { ...guest.wish, isAlcoholFree: true } : guest.wish,
      talk.bar.pantry.isBase,
    );
    const all = bestFor(
      { ...talk, situation: { ...talk.situation, taboo: guest.taboo, unoffered: guest.taboo } },
      own,
      MOST_GUESTS,
    );
    const best = all.find(({ facts }) => !named.has(facts.id));
    if (best === undefined) return undefined;
    named.add(best.facts.id);
    return drinkLine(talk, best.facts, wishPhrase(talk, own) || undefined);
  });
  const found = lines.filter((line) => line !== undefined);
  return found.length < 2 ? undefined : `${talk.texts.forEach}\n\n${found.join('\n')}`;
}
