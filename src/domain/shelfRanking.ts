import { lineKey } from './askedLine.ts';
import { isExact, type Service } from './service.ts';
import {
  scoreOf,
  serveLines,
  waysOf,
  WEIGHTS,
  type AskedRecipe,
  type ByName,
  type Services,
} from './shelfMatch.ts';
import { STAPLES } from './staples.ts';

/** How a line is served, in one byte: 0 unserved, else 1 + the weight of how it is served. */
const HOW = {
  none: 0,
  name: 1 + WEIGHTS.name,
  'stand-in': 1 + WEIGHTS['stand-in'],
  family: 1 + WEIGHTS.family,
  exact: 1 + WEIGHTS.exact,
};
/** A recipe has at most this many lines (`contracts/recipe.ts`). */
const MOST_LINES = 16;
const MOST_SCORE = 100;
/** Lines of a drink in which one bottle may serve two. */
const LEAST_FOR_TWICE = 4;
const SIDE = MOST_LINES + 1;

/** The recipes that a shelf serves, by their places in what was prepared. */
export interface Ranked {
  /** Best score first, then how sure the matches are, then in the order given. */
  places: Uint32Array;
  /** The score of each, 1–100. */
  scores: Uint8Array;
}

/** Ranks recipes for a shelf; the same answer as `matchShelf`. */
export type ShelfRanking = (services: Services, byName?: ByName) => Ranked;

/**
 * Prepares recipes so that ranking them for a shelf touches flat arrays alone: each distinct line is judged once
 * per shelf, each recipe is a sum over its lines, and the order comes from counting, not from comparing. Only where two
 * lines want the same bottle is a recipe looked at by itself.
 *
 * @throws RangeError for a recipe with more than {@link MOST_LINES} lines
 */
export function createShelfRanking(recipes: readonly AskedRecipe[]): ShelfRanking {
  const distinct = new Map<string, { number: number; line: AskedRecipe['lines'][number] }>();
  const starts = new Uint32Array(recipes.length + 1);
  const asked = new Uint16Array(recipes.reduce((sum, { lines }) => sum + lines.length, 0));
  let at = 0;
  for (const [place, { id, lines }] of recipes.entries()) {
    if (lines.length > MOST_LINES) throw new RangeError(`Recipe ${id} has ${lines.length} lines.`);
    starts[place] = at;
    for (const line of lines) {
      const key = lineKey(line);
      const known = distinct.get(key) ?? { number: distinct.size, line };
      distinct.set(key, known);
      asked[at++] = known.number;
    }
  }
  starts[recipes.length] = at;
  const isStaple = Uint8Array.from([...distinct.values()], ({ line }) =>
    Number(STAPLES.includes(line.ingredient)),
  );
  const { scores: scoreTable, sureness, steps } = outcomes();
  const how = new Uint8Array(distinct.size);
  const bottle = new Uint32Array(distinct.size);
  /** Whether a line that counts is served by one thing alone, and not by a guess. */
  const hasNoChoice = new Uint8Array(distinct.size);
  const rankOfRecipe = new Uint32Array(recipes.length);
  const unserved = (MOST_SCORE + 1) * steps;
  const counts = new Uint32Array(unserved + 1);

  return (services, byName) => {
    const bottles = new Map<string, number>();
    const waysByNumber: (readonly Service[])[] = [];
    for (const { number, line } of distinct.values()) {
      const ways = waysOf(line, services, byName);
      waysByNumber[number] = ways;
      const [service] = ways;
      how[number] = service === undefined ? HOW.none : HOW[service.how];
      hasNoChoice[number] = Number(
        ways.length === 1 && service?.how !== 'name' && !STAPLES.includes(line.ingredient),
      );
      if (service === undefined) continue;
      const known = bottles.get(service.by) ?? bottles.size;
      bottles.set(service.by, known);
      bottle[number] = known;
    }
    /** Recipe, counted from 1, that a bottle was last used in, and for which line. */
    const usedIn = new Uint32Array(bottles.size);
    const usedFor = new Uint16Array(bottles.size);
    counts.fill(0);

    /** Outcome of a recipe, the best first: score and sureness in one number. */
    function rankOf(place: number, start: number, end: number): number {
      let exact = 0;
      let swaps = 0;
      let guesses = 0;
      let weight = 0;
      /** Lines that count, staples aside. */
      let counting = 0;
      /** How many more of them are swapped than not. */
      let excess = 0;
      let hasRival = false;
      let isShared = false;
      for (let line = start; line < end; line++) {
        const number = asked[line] ?? 0;
        const way = how[number] ?? 0;
        const counts = 1 - (isStaple[number] ?? 0);
        counting += counts;
        if (way === HOW.none) {
          excess -= counts;
          continue;
        }
        const by = bottle[number] ?? 0;
        if (usedIn[by] === place + 1) {
          const rival = usedFor[by] ?? 0;
          const before = how[rival] ?? 0;
          if (way === HOW.exact && before === HOW.exact) isShared = true;
          else {
            if (hasRival || rival === number || (hasNoChoice[number] ?? 0) + (hasNoChoice[rival] ?? 0) < 2)
              return alone(place);
            hasRival = true;
            if (way <= before) continue;
            // The bottle serves this line; what it served before, it serves a second time.
            weight -= before - 1;
            if (before >= HOW.family) {
              exact--;
              excess++;
            } else {
              swaps--;
              excess--;
            }
          }
        }
        usedIn[by] = place + 1;
        usedFor[by] = number;
        if (way >= HOW.family) {
          exact++;
          excess -= counts;
        } else if (way === HOW['stand-in']) {
          swaps++;
          excess += counts;
        } else guesses++;
        weight += way - 1;
      }
      if (hasRival && isShared) return alone(place);
      if (hasRival) {
        if (counting < LEAST_FOR_TWICE) excess--;
        else {
          excess++;
          swaps++;
          weight += WEIGHTS['stand-in'];
        }
      }
      if (excess > 0) {
        weight -= swaps * WEIGHTS['stand-in'];
        swaps = 0;
      }
      return rank(end - start, exact, swaps + guesses, weight);
    }

    function alone(place: number): number {
      const lines = recipes[place]?.lines ?? [];
      const start = starts[place] ?? 0;
      const served = serveLines(
        lines,
        lines.map((_, line) => waysByNumber[asked[start + line] ?? 0] ?? []),
      );
      let exact = 0;
      let others = 0;
      let weight = 0;
      for (const service of served) {
        if (service === undefined) continue;
        if (isExact(service)) exact++;
        else others++;
        weight += WEIGHTS[service.how];
      }
      return rank(lines.length, exact, others, weight);
    }

    function rank(total: number, exact: number, others: number, weight: number): number {
      const score = scoreTable[(total * SIDE + exact) * SIDE + others] ?? 0;
      if (score === 0) return unserved;
      return (MOST_SCORE - score) * steps + (sureness[total * MOST_WEIGHT + weight] ?? 0);
    }

    for (let place = 0; place < recipes.length; place++) {
      const own = rankOf(place, starts[place] ?? 0, starts[place + 1] ?? 0);
      rankOfRecipe[place] = own;
      counts[own] = (counts[own] ?? 0) + 1;
    }
    const size = recipes.length - (counts[unserved] ?? 0);
    let next = 0;
    for (let own = 0; own <= unserved; own++) {
      const count = counts[own] ?? 0;
      counts[own] = next;
      next += count;
    }
    const places = new Uint32Array(size);
    const scores = new Uint8Array(size);
    for (let place = 0; place < recipes.length; place++) {
      const own = rankOfRecipe[place] ?? 0;
      if (own === unserved) continue;
      const position = counts[own] ?? 0;
      counts[own] = position + 1;
      places[position] = place;
      scores[position] = MOST_SCORE - Math.floor(own / steps);
    }
    return { places, scores };
  };
}

const MOST_WEIGHT = MOST_LINES * WEIGHTS.exact + 1;

/** The score of every outcome, and the order of how sure it can be: 0 is the surest of `steps`. */
function outcomes(): { scores: Uint8Array; sureness: Uint16Array; steps: number } {
  const scores = new Uint8Array(SIDE ** 3);
  const shares: { key: number; share: number }[] = [];
  for (let total = 1; total <= MOST_LINES; total++) {
    for (let exact = 0; exact <= total; exact++) {
      for (let others = 0; others <= total - exact; others++)
        scores[(total * SIDE + exact) * SIDE + others] = scoreOf(exact, others, total);
    }
    for (let weight = 0; weight <= total * WEIGHTS.exact; weight++)
      shares.push({ key: total * MOST_WEIGHT + weight, share: weight / total });
  }
  shares.sort((a, b) => b.share - a.share);
  const sureness = new Uint16Array(SIDE * MOST_WEIGHT);
  let steps = 0;
  for (const [index, { key, share }] of shares.entries()) {
    if (index > 0 && shares[index - 1]?.share !== share) steps++;
    sureness[key] = steps;
  }
  return { scores, sureness, steps: steps + 1 };
}
