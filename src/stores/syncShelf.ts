import { atom } from 'nanostores';
import { SHELF_LIMITS } from '../contracts/shelfLimits.ts';
import { asShelf } from '../domain/asShelf.ts';
import { mergeShelves } from '../domain/mergeShelves.ts';
import { callApi } from '../lib/api.ts';
import { json, persistent } from '../lib/persistent.ts';
import { mayBeSignedIn } from './reader.ts';
import { $shelf, keepShelf } from './shelf.ts';

interface Kept {
  owner: string;
  entries: string[];
}

/** Milliseconds without a change after which the account is told. */
const PAUSE = 1500;

/** What this browser and the account held when they were last brought together. */
const $agreed = persistent<Kept | undefined>('mixmaster-shelf-agreed', undefined, json(asKept));

/** Whether this shelf and that of the account are too long to become one. */
export const $isTooLong = atom(false);

let last = Promise.resolve(false);

/**
 * Brings the shelf and that of the account together, one time after another; what is pressed meanwhile stays. Both stay
 * as they are where nobody is signed in, where the account cannot be reached, and where one could not hold both.
 * @returns whether they have met
 */
export function syncShelf(): Promise<boolean> {
  return (last = last.then(bringTogether).catch(() => false));
}

/**
 * Brings them together in a moment, and a moment after each change.
 * @returns what ends that
 */
export function keepInSync(): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const stop = $shelf.subscribe(() => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void syncShelf(), PAUSE);
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}

async function bringTogether(): Promise<boolean> {
  if (!mayBeSignedIn()) return false;
  const sent = $shelf.get();
  const remote = asKept(await callApi('/api/shelf', { onUnauthorized: 'null' }));
  if (remote === undefined) return false;
  const agreed = $agreed.get();
  const merged = mergeShelves(sent, remote.entries, agreed?.owner === remote.owner ? agreed.entries : []);
  $isTooLong.set(merged.length > SHELF_LIMITS.entries);
  if ($isTooLong.get()) return true;
  if (!isSame(merged, remote.entries)) {
    await callApi('/api/shelf', { method: 'PUT', body: { entries: merged } });
  }
  $agreed.set({ owner: remote.owner, entries: merged });
  const shelf = $shelf.get();
  const both = mergeShelves(shelf, merged, sent);
  if (both.join('\n') !== shelf.join('\n')) keepShelf(both);
  return true;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry) => other.includes(entry));
}

function asKept(value: unknown): Kept | undefined {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('entries' in value))
    return undefined;
  const entries = asShelf(value.entries);
  return typeof value.owner === 'string' && entries ? { owner: value.owner, entries } : undefined;
}
