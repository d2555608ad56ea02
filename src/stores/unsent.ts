import { computed } from 'nanostores';
import type { FavoriteInput } from '../contracts/people/favorite.ts';
import { json, persistent } from '../lib/persistent.ts';
import { $keptAccount } from './storedAccount.ts';

/*
 * What was written without a network and waits to be sent, in order. Each entry says whose it is: nobody else's sign-in
 * sends it.
 */

/** A favorite that was kept or let go; of several wishes for a drink the last one stands. */
export interface UnsentFavorite extends FavoriteInput {
  /** Id of the account. */
  owner: string;
  isWanted: boolean;
  /** When it was pressed, as ISO 8601. */
  at: string;
}

const NONE: readonly UnsentFavorite[] = [];

/** Of every account, the oldest first. */
export const $unsent = persistent('mixmaster-unsent', NONE, json(asUnsent));

/** Of the account that is signed in. */
export const $ownUnsent = computed([$unsent, $keptAccount], (unsent, account) =>
  unsent.filter(({ owner }) => owner === account?.id),
);

/** Keeps a wish until it can be sent. */
export function keepUnsent(wish: UnsentFavorite): void {
  $unsent.set([...othersThan(wish), wish]);
}

/** Forgets what was wished for a drink: it was sent, or was refused. */
export function dropUnsent(wish: Pick<UnsentFavorite, 'owner' | 'cocktailId'>): void {
  const others = othersThan(wish);
  if (others.length < $unsent.get().length) $unsent.set(others.length === 0 ? NONE : others);
}

/** Forgets all that an account has not sent. */
export function forgetUnsent(owner: string): void {
  for (const wish of $unsent.get()) if (wish.owner === owner) dropUnsent(wish);
}

/** Ids of the drafts of menus that were to be saved without a network: each is sent when its editor opens again. */
export const $menusToSend = persistent<readonly string[]>('mixmaster-menus-to-send', [], json(asTexts));

/** Notes that a draft is to be sent, or that it was. */
export function noteMenuToSend(id: string, isToSend: boolean): void {
  const others = $menusToSend.get().filter((other) => other !== id);
  if (isToSend || others.length < $menusToSend.get().length)
    $menusToSend.set(isToSend ? [...others, id] : others);
}

function othersThan({ owner, cocktailId }: Pick<UnsentFavorite, 'owner' | 'cocktailId'>) {
  return $unsent.get().filter((wish) => wish.owner !== owner || wish.cocktailId !== cocktailId);
}

function asUnsent(value: unknown): readonly UnsentFavorite[] | undefined {
  return Array.isArray(value) ? value.filter(isUnsent) : undefined;
}

function isUnsent(value: unknown): value is UnsentFavorite {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, cocktailId, cocktailName, isWanted, at } = value as Record<keyof UnsentFavorite, unknown>;
  const areTexts = [owner, cocktailId, cocktailName, at].every((text) => typeof text === 'string');
  return areTexts && typeof isWanted === 'boolean';
}

function asTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined;
}
