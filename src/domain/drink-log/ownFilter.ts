import type { LogEntry } from './drinkLog.ts';

/** What a list can be narrowed to by the reader's own log: made or rated, neither, or rated well. */
export const OWN_FILTERS = ['tried', 'untried', 'liked'] as const;
export type OwnFilter = (typeof OWN_FILTERS)[number];

/** Stars from which on a reader likes a drink. */
const LIKED_STARS = 4;

/** Whether a drink passes by what its reader says of it. A note alone does not say that it was tried. */
export function fitsOwn({ stars = 0, madeOn = [] }: LogEntry, filter: OwnFilter): boolean {
  if (filter === 'liked') return stars >= LIKED_STARS;
  return (stars > 0 || madeOn.length > 0) === (filter === 'tried');
}
