import type { Favorite } from '../contracts/people/favorite.ts';
import { json, persistent } from '../lib/persistent.ts';

/*
 * What this browser remembers of whoever was signed in last, for the time without a network: which account it is, and
 * its favorites. It goes with the sign-out, and with the sign-in of somebody else.
 */

/** A favorite as screens show it. */
export type StoredFavorite = Omit<Favorite, 'id'>;

interface KeptAccount {
  id: string;
  /** Absent as long as they were not looked up. */
  favorites?: readonly StoredFavorite[] | undefined;
}

/** The account that was signed in when the site was last asked. */
export const $keptAccount = persistent<KeptAccount | undefined>(
  'mixmaster-account',
  undefined,
  json(asAccount),
);

/** Notes who is signed in; undefined for nobody. */
export function storeAccount(id: string | undefined): void {
  if (id !== $keptAccount.get()?.id) $keptAccount.set(id === undefined ? undefined : { id });
}

/** Notes the favorites of whoever is signed in, once that is known. */
export function storeFavorites(favorites: readonly StoredFavorite[]): void {
  const account = $keptAccount.get();
  if (account !== undefined) $keptAccount.set({ id: account.id, favorites });
}

function asAccount(value: unknown): KeptAccount | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  const { id, favorites } = value as Record<keyof KeptAccount, unknown>;
  if (typeof id !== 'string') return undefined;
  return Array.isArray(favorites) && favorites.every(isDrink) ? { id, favorites } : { id };
}

function isDrink(value: unknown): value is StoredFavorite {
  if (typeof value !== 'object' || value === null) return false;
  const { cocktailId, cocktailName, createdAt } = value as Record<keyof StoredFavorite, unknown>;
  return [cocktailId, cocktailName, createdAt].every((text) => typeof text === 'string');
}
