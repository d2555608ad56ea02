import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';

/** Takes what was stored or comes from the account for a shelf, if it is one. */
export function asShelf(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((entry): entry is string => typeof entry === 'string');
  const kept = texts.filter((entry) => entry.trim() !== '' && [...entry].length <= SHELF_LIMITS.letters);
  return [...new Set(kept)].slice(0, SHELF_LIMITS.entries);
}
