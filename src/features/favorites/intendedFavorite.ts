import type { FavoriteInput } from '../../contracts/people/favorite.ts';
import { json, persistent } from '../../lib/persistent.ts';
import { loginAddress } from '../chrome/navigation.ts';

/** Milliseconds for which a reader still means it: as long as the code of an e-mail is good. */
const LIFETIME = 3_600_000;

interface Intended extends FavoriteInput {
  at: number;
  /** Address of the page where the heart was pressed. */
  page?: string;
}

const $intended = persistent<Intended | undefined>(
  'intended-favorite',
  undefined,
  json((value) => (isIntended(value) ? value : undefined)),
);

/** Remembers what a reader wanted to keep before signing in. */
export function intendFavorite(favorite: FavoriteInput, now: number, page?: string): void {
  $intended.set({ ...favorite, at: now, ...(page !== undefined && { page }) });
}

/** Sends a reader to the sign-in and back to this page; what was to be kept is kept then. */
export function logInToKeep(favorite: FavoriteInput | undefined): void {
  const page = `${location.pathname}${location.search}${location.hash}`;
  if (favorite) intendFavorite(favorite, Date.now(), page);
  location.assign(loginAddress(page));
}

/** What a reader wanted to keep on the page that a sign-in leads back to; it stays to be taken. */
export function intendedFavorite(now: number, page: string): FavoriteInput | undefined {
  const intended = $intended.get();
  return intended?.page === page && now - intended.at < LIFETIME ? intended : undefined;
}

/** What a reader wanted to keep, once; nothing if that was long ago. */
export function takeIntendedFavorite(now: number): FavoriteInput | undefined {
  const intended = $intended.get();
  if (!intended) return undefined;
  $intended.set(undefined);
  const { at, cocktailId, cocktailName } = intended;
  return now - at < LIFETIME ? { cocktailId, cocktailName } : undefined;
}

function isIntended(value: unknown): value is Intended {
  if (typeof value !== 'object' || value === null) return false;
  const { cocktailId, cocktailName, at } = value as Record<keyof Intended, unknown>;
  return typeof cocktailId === 'string' && typeof cocktailName === 'string' && typeof at === 'number';
}
