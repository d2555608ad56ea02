import { atom } from 'nanostores';
import { DRINK_LIST_LIMITS } from '../contracts/drink-lists/drinkListLimits.ts';
import type { ListShare } from '../contracts/drink-lists/drinkList.ts';
import {
  asDrinkLists,
  findList,
  listListChanges,
  mergeLists,
  placeList,
  type DrinkList,
  type DrinkLists,
  type VersionedList,
} from '../domain/drink-lists/drinkLists.ts';
import { isRecord } from '../domain/lib/shapes.ts';
import { callApi } from '../lib/api.ts';
import { apiProblem, readQuota } from '../lib/apiProblem.ts';
import { json, persistent } from '../lib/persistent.ts';
import { afterChanges, onReturn, whileConflicting } from './accountList.ts';
import { $drinkLists, storeLists } from './drinkLists.ts';
import { storeHousemates } from './household.ts';
import { mayBeSignedIn } from './reader.ts';

/* Brings the lists of this browser and those of the account together, as syncDrinkLog.ts does with the log. */

/** What both held when they last met, and whose that was. */
const $agreed = persistent<{ owner: string; lists: DrinkLists } | undefined>(
  'mixmaster-lists-agreed',
  undefined,
  json((value) => {
    if (!isRecord(value)) return undefined;
    const { owner } = value;
    const lists = asDrinkLists(value['lists']);
    return typeof owner === 'string' && lists ? { owner, lists } : undefined;
  }),
);

/** Whether the account holds the lists of this browser; `full` where it may not hold so many. */
export const $listSync = atom<'unknown' | 'signed-out' | 'synced' | 'full' | 'failed'>('unknown');

/** Links of lists that are shared, by the id of the list. */
export const $listShares = atom<Readonly<Record<string, ListShare>>>({});

/** Whether a list stayed out of the household, because another in it has no room for more. */
export const $isHomeFull = atom(false);

let last: Promise<unknown> = Promise.resolve();

/**
 * Brings both together, one call after the other. Both stay as they are where nobody is signed in, and where the account
 * cannot be reached or is full.
 *
 * @returns whether the account answered for a signed-in reader, and holds all of it
 */
export function syncDrinkLists(): Promise<boolean> {
  const next = last
    .then(() => whileConflicting(() => meetOnce()))
    .catch((error: unknown) => {
      $listSync.set(apiProblem(error) === 'quota_reached' ? 'full' : 'failed');
      return false;
    });
  last = next;
  return next;
}

/**
 * Brings them together a moment after each change, and when the page is looked at again.
 * @returns what ends that
 */
export const keepListsInSync = (): (() => void) =>
  afterChanges((changed) => {
    const stops = [onReturn(changed), $drinkLists.listen(changed)];
    return () => {
      for (const stop of stops) stop();
    };
  }, syncDrinkLists);

/**
 * Shares a list of the account, or changes by whose name.
 * @throws ApiFailure, TypeError where the account does not take it
 */
export async function shareList(id: string, isByName: boolean): Promise<void> {
  const share = await callApi(`/api/drink-lists/${id}/share`, { method: 'PUT', body: { isByName } });
  $listShares.set({ ...$listShares.get(), [id]: share as ListShare });
}

/**
 * Takes the link of a list away for good.
 * @throws ApiFailure, TypeError where the account does not take it
 */
export async function unshareList(id: string): Promise<void> {
  await callApi(`/api/drink-lists/${id}/share`, { method: 'DELETE' });
  const { [id]: _, ...others } = $listShares.get();
  $listShares.set(others);
}

async function meetOnce(isRetry = false): Promise<boolean> {
  const answer = mayBeSignedIn() ? await callApi('/api/drink-lists', { onUnauthorized: 'null' }) : null;
  storeHousemates(answer);
  if (answer === null) {
    $listSync.set('signed-out');
    return false;
  }
  const { owner, lists: remote, shares } = readAnswer(answer);
  $listShares.set(shares);
  const agreed = $agreed.get();
  if (agreed !== undefined && agreed.owner !== owner) {
    // What the account of another reader left in this browser is not for this one, and is not theirs to see.
    // What changed since stays, without the household: this reader may be in another one.
    storeLists(mergeLists(makePrivate($drinkLists.get()), [], makePrivate(agreed.lists)));
    $agreed.set(undefined);
  }
  const sent = $drinkLists.get();
  const merged = mergeLists(sent, remote, agreed?.owner === owner ? agreed.lists : []);
  const changes = listListChanges(remote, merged);
  for (let start = 0; start < changes.length; start += DRINK_LIST_LIMITS.changes) {
    const some = changes.slice(start, start + DRINK_LIST_LIMITS.changes);
    try {
      await callApi('/api/drink-lists', { method: 'PATCH', body: { changes: some } });
    } catch (error) {
      if (isRetry || readQuota(error)?.of !== 'home-lists') throw error;
      const isThere = ({ id }: DrinkList) => findList(remote, id)?.isAtHome === true;
      storeLists($drinkLists.get().map((list) => (isThere(list) ? list : placeList(list, false))));
      $isHomeFull.set(true);
      return meetOnce(true);
    }
  }
  $agreed.set({ owner, lists: merged });
  // What was pressed while they met stays.
  storeLists(mergeLists($drinkLists.get(), merged, sent));
  $listSync.set('synced');
  return true;
}

const makePrivate = (lists: DrinkLists) => lists.map((list) => placeList(list, false));

function readAnswer(answer: unknown): {
  owner: string;
  lists: VersionedList[];
  shares: Record<string, ListShare>;
} {
  if (!isRecord(answer) || typeof answer['owner'] !== 'string' || !Array.isArray(answer['lists']))
    throw new TypeError('The lists of the account are none.');
  const stored = answer['lists'].filter(isRecord);
  const find = (id: string) => stored.find((list) => list['id'] === id);
  const lists = (asDrinkLists(stored) ?? []).map((list) => ({
    ...list,
    version: Number(find(list.id)?.['version']),
  }));
  const shared = lists.flatMap(({ id }): [string, ListShare][] => {
    const share = find(id)?.['share'];
    return isRecord(share) ? [[id, share as unknown as ListShare]] : [];
  });
  return { owner: answer['owner'], lists, shares: Object.fromEntries(shared) };
}
