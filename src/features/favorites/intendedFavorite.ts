import type { FavoriteInput } from '../../contracts/favorite.ts';
import { json, stored } from '../../lib/stored.ts';

/** Milliseconds for which a reader still means it: as long as the code of an e-mail is good. */
const LIFETIME = 3_600_000;

interface Intended extends FavoriteInput {
  at: number;
}

const place = stored<Intended>(
  'intended-favorite',
  json((value) => (isIntended(value) ? value : undefined)),
);

/** Remembers what a reader wanted to keep before signing in. */
export function intendFavorite(favorite: FavoriteInput, now: number): void {
  place.set({ ...favorite, at: now });
}

/** What a reader wanted to keep, once; nothing if that was long ago. */
export function takeIntendedFavorite(now: number): FavoriteInput | undefined {
  const intended = place.get();
  if (!intended) return undefined;
  place.remove();
  const { at, ...favorite } = intended;
  return now - at < LIFETIME ? favorite : undefined;
}

function isIntended(value: unknown): value is Intended {
  if (typeof value !== 'object' || value === null) return false;
  const { cocktailId, cocktailName, at } = value as Record<keyof Intended, unknown>;
  return typeof cocktailId === 'string' && typeof cocktailName === 'string' && typeof at === 'number';
}
