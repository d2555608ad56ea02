import type { ShelfMatch } from './shelfMatch.ts';

/**
 * The drinks that use up what is open: those that use all of it, the ones that need the fewest other things to be
 * bought first, then those that use most of what is low, then those that use the fewest things besides.
 *
 * @param matches in the order of their scores
 * @param open ids, or texts, of what the reader marked as open; where that is nothing, what levels say counts
 * @param weights how much better it is to use up each thing, by its level
 */
export function useUp(
  matches: readonly ShelfMatch[],
  open: readonly string[],
  weights: ReadonlyMap<string, number> = new Map(),
): ShelfMatch[] {
  const weigh = ({ matched }: ShelfMatch) =>
    [...new Set(matched.map(({ service }) => service.by))].reduce(
      (sum, by) => sum + (weights.get(by) ?? 0),
      0,
    );
  const weighed = new Map(matches.map((match) => [match, weigh(match)]));
  const weightOf = (match: ShelfMatch) => weighed.get(match) ?? 0;
  return matches
    .filter((match) =>
      open.length === 0
        ? weightOf(match) > 0
        : open.every((one) => match.matched.some(({ service }) => service.by === one)),
    )
    .sort(
      (a, b) =>
        a.missing.length - b.missing.length ||
        weightOf(b) - weightOf(a) ||
        a.total - b.total ||
        b.sureness - a.sureness,
    );
}
