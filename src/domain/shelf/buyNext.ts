import { addToSet } from '../lib/addToList.ts';
import { type MatchIndex } from './matchIndex.ts';
import { isExact, type Certainty } from './service.ts';
import { lineKey, listAccepted, type MatchLine } from './matchLine.ts';
import type { ShelfMatch } from './shelfMatch.ts';

/** Something to buy and what it would open up. */
export interface Purchase {
  /** Ids of one or two ingredients. */
  ingredients: readonly string[];
  /** Ids of the drinks that one could make with it and cannot make now, in the order given. */
  unlocks: readonly string[];
}

type Lacking = Pick<ShelfMatch, 'id' | 'missing' | 'matched'>;

/**
 * What to buy next: the single ingredient and the pair that unlock the most drinks, exactly counted. A drink is
 * unlocked when it cannot be made now, not even with a swap, and everything that it lacks is bought, be it the thing
 * itself or, where the line is not specific, a plain kind of it; nobody buys a stand-in, and what is swapped now is
 * lacking too. One purchase serves one line, unless both are itself or made of it.
 *
 * @param matches every drink and what it lacks, those that lack everything among them
 * @param worthOf how much a drink counts; without it all count alike
 * @returns the best of each size, of equal ones the first by id; undefined where nothing unlocks anything, and no
 *   pair where the single unlocks as much
 */
export function suggestPurchases(
  matches: readonly Lacking[],
  matchIndex: MatchIndex,
  worthOf?: (id: string) => number,
): { single: Purchase | undefined; pair: Purchase | undefined } {
  const lacking = matches
    .filter(({ missing }) => missing.length > 0)
    .map(({ id, missing, matched }) => ({ id, missing: withoutTwins([...missing, ...inexact(matched)]) }))
    .filter(({ missing }) => missing.length === 1 || missing.length === 2);
  const buyersOf = createBuyers(
    lacking.flatMap(({ missing }) => missing),
    matchIndex,
  );
  const singles = new Map<string, Set<string>>();
  const pairs = new Map<string, Set<string>>();
  for (const { id, missing } of lacking) {
    const [first, second] = missing.map(buyersOf);
    for (const [one, how] of first ?? []) {
      if (second === undefined || (how === 'exact' && second.get(one) === 'exact'))
        addToSet(singles, one, id);
      for (const other of second?.keys() ?? []) if (other !== one) addToSet(pairs, keyOf(one, other), id);
    }
  }
  const worth: Worth = (ids) =>
    worthOf === undefined ? ids.size : [...ids].reduce((sum, id) => sum + worthOf(id), 0);
  const single = best(singles, matches, worth);
  const pair = best(withSingles(pairs, singles, worth), matches, worth);
  const isWorthTwo = worth(new Set(pair?.unlocks)) > worth(new Set(single?.unlocks));
  return { single, pair: isWorthTwo ? pair : undefined };
}

function withoutTwins(missing: readonly MatchLine[]): MatchLine[] {
  const keys = missing.map(lineKey);
  return missing.filter((_, place) => keys.indexOf(keys[place] ?? '') === place);
}

function inexact(matched: Lacking['matched']): MatchLine[] {
  return matched.filter(({ service }) => !isExact(service)).map(({ line }) => line);
}

/** How much drinks count together. */
type Worth = (ids: ReadonlySet<string>) => number;
type Buyers = ReadonlyMap<string, Certainty>;

/** Tells which of the things that some drink lacks would serve a line if they were bought, and how. */
function createBuyers(lines: readonly MatchLine[], matchIndex: MatchIndex): (line: MatchLine) => Buyers {
  const candidates = [...new Set(lines.map(({ ingredient }) => ingredient))].sort();
  const taken = [...new Set(lines.flatMap(listAccepted))];
  const exact = new Map<string, Map<string, Certainty>>(taken.map((asked) => [asked, new Map()]));
  const related = new Map<string, Map<string, Certainty>>(taken.map((asked) => [asked, new Map()]));
  for (const bought of candidates) {
    for (const [asked, service] of matchIndex.servedBy(bought)) {
      if (service.how === 'exact') exact.get(asked)?.set(bought, service.how);
      if (isExact(service)) related.get(asked)?.set(bought, service.how);
    }
  }
  return (line) => {
    const buyers = line.specific ? exact : related;
    const own = buyers.get(line.ingredient) ?? new Map<string, Certainty>();
    const others = (line.or ?? []).flatMap((id) => [...(buyers.get(id)?.keys() ?? [])]);
    if (others.length === 0) return own;
    return new Map([...others.map((id): [string, Certainty] => [id, 'family']), ...own]);
  };
}

/** Each pair with what either of its two unlocks alone; also pairs of singles that no drink lacks together. */
function withSingles(
  pairs: ReadonlyMap<string, Set<string>>,
  singles: ReadonlyMap<string, Set<string>>,
  worth: Worth,
): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const [key, together] of pairs) {
    const [one = '', other = ''] = key.split(' ');
    all.set(key, new Set([...together, ...(singles.get(one) ?? []), ...(singles.get(other) ?? [])]));
  }
  const ranked = [...singles]
    .map(([id, unlocked]) => ({ id, unlocked, value: worth(unlocked) }))
    .sort((a, b) => b.value - a.value);
  let most = Math.max(0, ...[...all.values()].map(worth));
  for (const [index, { id: one, unlocked, value }] of ranked.entries()) {
    for (const { id: other, unlocked: more, value: otherValue } of ranked.slice(index + 1)) {
      if (value + otherValue < most) break;
      const key = keyOf(one, other);
      if (all.has(key)) continue;
      const both = new Set([...unlocked, ...more]);
      all.set(key, both);
      most = Math.max(most, worth(both));
    }
  }
  return all;
}

function best(
  purchases: ReadonlyMap<string, Set<string>>,
  matches: readonly { id: string }[],
  worth: Worth,
): Purchase | undefined {
  const [first] = [...purchases]
    .map(([key, unlocked]) => ({ key, unlocked, value: worth(unlocked) }))
    .sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
  if (first === undefined) return undefined;
  const { key, unlocked } = first;
  return {
    ingredients: key.split(' '),
    unlocks: matches.filter(({ id }) => unlocked.has(id)).map(({ id }) => id),
  };
}

function keyOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
