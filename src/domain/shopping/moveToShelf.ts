import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import { has } from '../shelf/shelfEntries.ts';

/** A shelf with what was bought. */
export interface FilledShelf {
  shelf: string[];
  /** What stands on the shelf now, also what stood there before. */
  moved: string[];
  /** What had no room. */
  kept: string[];
}

/** Puts ingredients on the shelf, each once, as far as there is room. */
export function moveToShelf(shelf: readonly string[], entries: readonly string[]): FilledShelf {
  const next = [...shelf];
  const kept: string[] = [];
  for (const entry of entries) {
    if (has(next, entry)) continue;
    if (next.length < SHELF_LIMITS.entries) next.push(entry);
    else kept.push(entry);
  }
  return { shelf: next, moved: entries.filter((entry) => !kept.includes(entry)), kept };
}
