import type { Service } from './larder.ts';
import { scoreOf, serve, WEIGHTS, type AskedRecipe, type ByName } from './shelfMatch.ts';

/** What a line is worth to a shelf, in one byte: 0 unserved, else 1 + the weight of how it is served. */
const UNSERVED = 0;
/** A recipe has at most this many lines (`contracts/recipe.ts`). */
const MOST_LINES = 16;
const WEIGHT_STEPS = MOST_LINES * WEIGHTS.exact + 1;

/** The recipes that a shelf serves, by their places in what was prepared. */
export interface Ranked {
  /** Best score first, then how sure the matches are, then in the order given. */
  places: Uint32Array;
  /** The score of each, 1–100. */
  scores: Uint8Array;
}

/** Ranks recipes for a shelf; the same answer as `matchShelf`. */
export type ShelfRanking = (services: ReadonlyMap<string, Service[]>, byName?: ByName) => Ranked;

/**
 * Prepares recipes so that ranking them for a shelf touches flat arrays alone: each distinct line is judged once
 * per shelf, each recipe is a sum over its lines, and the order comes from counting, not from comparing.
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
      const key = line.specific ? `${line.ingredient}!` : line.ingredient;
      const known = distinct.get(key) ?? { number: distinct.size, line };
      distinct.set(key, known);
      asked[at++] = known.number;
    }
  }
  starts[recipes.length] = at;
  const ranks = rankOutcomes();
  const worth = new Uint8Array(distinct.size);
  const rankOfRecipe = new Uint16Array(recipes.length);
  const counts = new Uint32Array(ranks.count + 1);

  return (services, byName = () => undefined) => {
    for (const { number, line } of distinct.values()) {
      const service = serve(line, services) ?? byName(line);
      worth[number] = service === undefined ? UNSERVED : 1 + WEIGHTS[service.how];
    }
    counts.fill(0);
    for (let place = 0; place < recipes.length; place++) {
      const end = starts[place + 1] ?? 0;
      const start = starts[place] ?? 0;
      let matched = 0;
      let weight = 0;
      for (let line = start; line < end; line++) {
        const value = worth[asked[line] ?? 0] ?? 0;
        if (value === UNSERVED) continue;
        matched++;
        weight += value - 1;
      }
      const rank = matched === 0 ? ranks.count : (ranks.of[outcome(end - start, matched, weight)] ?? 0);
      rankOfRecipe[place] = rank;
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    const size = recipes.length - (counts[ranks.count] ?? 0);
    let next = 0;
    for (let rank = 0; rank <= ranks.count; rank++) {
      const count = counts[rank] ?? 0;
      counts[rank] = next;
      next += count;
    }
    const places = new Uint32Array(size);
    const scores = new Uint8Array(size);
    for (let place = 0; place < recipes.length; place++) {
      const rank = rankOfRecipe[place] ?? 0;
      if (rank === ranks.count) continue;
      const position = counts[rank] ?? 0;
      counts[rank] = position + 1;
      places[position] = place;
      scores[position] = ranks.scores[rank] ?? 0;
    }
    return { places, scores };
  };
}

function outcome(total: number, matched: number, weight: number): number {
  return (total * (MOST_LINES + 1) + matched) * WEIGHT_STEPS + weight;
}

/** Every possible outcome of a recipe, numbered from the best to the worst; equal ones share a number. */
function rankOutcomes(): { of: Uint16Array; scores: Uint8Array; count: number } {
  const outcomes: { key: number; score: number; sureness: number }[] = [];
  for (let total = 1; total <= MOST_LINES; total++) {
    for (let matched = 1; matched <= total; matched++) {
      for (let weight = 0; weight <= matched * WEIGHTS.exact; weight++) {
        const key = outcome(total, matched, weight);
        outcomes.push({ key, score: scoreOf(matched, total), sureness: weight / total });
      }
    }
  }
  outcomes.sort((a, b) => b.score - a.score || b.sureness - a.sureness);
  const of = new Uint16Array(outcome(MOST_LINES, MOST_LINES, WEIGHT_STEPS));
  const scores: number[] = [];
  for (const [index, { key, score, sureness }] of outcomes.entries()) {
    const before = outcomes[index - 1];
    if (before?.score !== score || before.sureness !== sureness) scores.push(score);
    of[key] = scores.length - 1;
  }
  return { of, scores: Uint8Array.from(scores), count: scores.length };
}
