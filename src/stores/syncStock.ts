import { atom } from 'nanostores';
import { SHELF_LIMITS } from '../contracts/shelf/shelfLimits.ts';
import { SHOPPING_LIMITS } from '../contracts/shopping/shoppingLimits.ts';
import { isEqual } from '../domain/lib/changes.ts';
import { isRecord } from '../domain/lib/shapes.ts';
import { asShoppingList } from '../domain/shopping/shoppingList.ts';
import {
  listPoured,
  mergeLevels,
  mergeShopping,
  NO_KEPT_STOCK,
  type KeptStock,
} from '../domain/stock/mergeStock.ts';
import { asStock, NO_STOCK, type Stock } from '../domain/stock/stock.ts';
import { callApi } from '../lib/api.ts';
import { json, persistent } from '../lib/persistent.ts';
import { afterChanges, onReturn, whileConflicting } from './accountList.ts';
import { mayBeSignedIn } from './reader.ts';
import { $shelf } from './shelf.ts';
import { noteMeeting } from './shelfMeeting.ts';
import { $shoppingList, storeShoppingList } from './shoppingList.ts';
import { $stock } from './stock.ts';
import { syncShelf } from './syncShelf.ts';

/* Brings the shopping list and the levels of this browser and those of the account together, as syncDrinkLists.ts does. */

/** What this device holds, with the pours that say why levels fell. */
interface Held extends KeptStock {
  pours: Stock['pours'];
}

/** What both held when they last met, and whose that was. */
const $agreed = persistent<(Held & { owner: string }) | undefined>(
  'mixmaster-stock-agreed',
  undefined,
  json((value) => {
    const owner = isRecord(value) ? value['owner'] : undefined;
    const held = asHeld(value);
    return typeof owner === 'string' && held ? { owner, ...held } : undefined;
  }),
);

/** Whether the account holds the shopping list and levels of this browser; `full` where it has no room for both. */
export const $stockSync = atom<'unknown' | 'signed-out' | 'synced' | 'full' | 'failed'>('unknown');

let last: Promise<unknown> = Promise.resolve();

/**
 * Brings both together, one call after the other. The shelf comes before: levels are of its bottles.
 *
 * @returns whether the account answered for a signed-in reader
 */
export function syncStock(): Promise<boolean> {
  const next = last
    .then(async () => (await syncShelf()) && (await whileConflicting(meet)))
    .catch(() => {
      // The next page tries again.
      noteMeeting(false);
      $stockSync.set('failed');
      return false;
    });
  last = next;
  return next;
}

/**
 * Brings them together in a moment, a moment after each change, and when the page is looked at again.
 *
 * @returns what ends that
 */
export function keepStockInSync(): () => void {
  return afterChanges((changed) => {
    const stops = [onReturn(changed), $shoppingList.subscribe(changed), $stock.listen(changed)];
    return () => {
      for (const stop of stops) stop();
    };
  }, syncStock);
}

const readHere = (): Held => ({ shopping: $shoppingList.get(), ...$stock.get() });

function storeHere({ shopping, levels }: KeptStock): void {
  const here = readHere();
  if (!isEqual(here.shopping, shopping)) storeShoppingList(shopping);
  if (isEqual(here.levels, levels)) return;
  const { pours } = here;
  $stock.set(Object.keys(levels).length === 0 && pours.length === 0 ? NO_STOCK : { levels, pours });
}

async function meet(): Promise<boolean> {
  const answer = mayBeSignedIn() ? await callApi('/api/stock', { onUnauthorized: 'null' }) : null;
  if (answer === null) {
    $stockSync.set('signed-out');
    return false;
  }
  const { owner, version, ...remote } = readAnswer(answer);
  let agreed = $agreed.get();
  if (agreed !== undefined && agreed.owner !== owner) {
    // What the account of another reader left in this browser is not for this one, and is not theirs to see.
    storeHere(merge(readHere(), NO_KEPT_STOCK, agreed));
    agreed = undefined;
    $agreed.set(undefined);
  }
  const sent = readHere();
  const merged = withoutGone(merge(sent, remote, agreed ?? { ...NO_KEPT_STOCK, pours: sent.pours }), agreed);
  const { shopping, levels } = merged;
  if (shopping.length > SHOPPING_LIMITS.items || Object.keys(levels).length > SHELF_LIMITS.entries) {
    $stockSync.set('full');
    return true;
  }
  if (!isEqual(shopping, remote.shopping) || !isEqual(levels, remote.levels))
    await callApi('/api/stock', { method: 'PUT', body: { shopping, levels, version } });
  $agreed.set({ owner, shopping, levels, pours: sent.pours });
  // What was pressed while they met stays.
  storeHere(merge(readHere(), merged, sent));
  $stockSync.set('synced');
  return true;
}

function merge(here: Held, there: KeptStock, agreed: Held): KeptStock {
  return {
    shopping: mergeShopping(here.shopping, there.shopping, agreed.shopping),
    levels: mergeLevels(here.levels, there.levels, agreed.levels, listPoured(here.pours, agreed.pours)),
  };
}

/** Forgets levels of bottles that have left the shelf since the last time. */
function withoutGone({ shopping, levels }: KeptStock, agreed: Held | undefined): KeptStock {
  const shelf = new Set($shelf.get());
  const isGone = (entry: string) => !shelf.has(entry) && Object.hasOwn(agreed?.levels ?? {}, entry);
  const kept = Object.entries(levels).filter(([entry]) => !isGone(entry));
  return { shopping, levels: Object.fromEntries(kept) };
}

function readAnswer(answer: unknown): KeptStock & { owner: string; version: number } {
  const { owner, version } = isRecord(answer) ? answer : {};
  const held = asHeld(answer);
  if (typeof owner !== 'string' || typeof version !== 'number' || held === undefined)
    throw new TypeError('The stock of the account is none.');
  return { owner, version, shopping: held.shopping, levels: held.levels };
}

function asHeld(value: unknown): Held | undefined {
  const stock = asStock(value);
  const shopping = isRecord(value) ? asShoppingList(value['shopping']) : undefined;
  return stock && shopping ? { shopping, ...stock } : undefined;
}
