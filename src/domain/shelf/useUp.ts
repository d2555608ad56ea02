import type { ShelfMatch } from './shelfMatch.ts';

/**
 * The drinks that use up what is open: those that use all of it, the ones that need the fewest other things to be
 * bought first, then those that use the fewest things besides.
 *
 * @param matches in the order of their scores
 * @param open ids, or texts, of what stands open on the shelf
 */
export function useUp(matches: readonly ShelfMatch[], open: readonly string[]): ShelfMatch[] {
  if (open.length === 0) return [];
  return matches
    .filter(({ matched }) => open.every((one) => matched.some(({ service }) => service.by === one)))
    .sort((a, b) => a.missing.length - b.missing.length || a.total - b.total || b.sureness - a.sureness);
}
