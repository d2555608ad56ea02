import type { FavoriteInput } from '../../contracts/favorite.ts';
import { json, persistent } from '../../lib/persistent.ts';
import { loginAddress } from '../chrome/navigation.ts';

/** Milliseconds for which a reader still means it: as long as the code of an e-mail is good. */
const LIFETIME = 3_600_000;

interface Intended extends FavoriteInput {
  at: number;
}

const $intended = persistent<Intended | undefined>(
  'intended-favorite',
  undefined,
  json((value) => (isIntended(value) ? value : undefined)),
);

/** Remembers what a reader wanted to keep before signing in. */
export function intendFavorite(favorite: FavoriteInput, now: number): void {
  $intended.set({ ...favorite, at: now });
}

/** Sends a reader to the sign-in and back to this page; what was to be kept is kept then. */
export function logInToKeep(favorite: FavoriteInput | undefined): void {
  if (favorite) intendFavorite(favorite, Date.now());
  location.assign(loginAddress(`${location.pathname}${location.search}${location.hash}`));
}

/** What a reader wanted to keep, once; nothing if that was long ago. */
export function takeIntendedFavorite(now: number): FavoriteInput | undefined {
  const intended = $intended.get();
  if (!intended) return undefined;
  $intended.set(undefined);
  const { at, ...favorite } = intended;
  return now - at < LIFETIME ? favorite : undefined;
}

function isIntended(value: unknown): value is Intended {
  if (typeof value !== 'object' || value === null) return false;
  const { cocktailId, cocktailName, at } = value as Record<keyof Intended, unknown>;
  return typeof cocktailId === 'string' && typeof cocktailName === 'string' && typeof at === 'number';
}
