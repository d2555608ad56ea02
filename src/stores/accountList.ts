import type { ReadableAtom } from 'nanostores';
import { mergeShelves } from '../domain/shelf/mergeShelves.ts';
import { callApi } from '../lib/api.ts';
import { apiProblem } from '../lib/apiProblem.ts';
import { json, persistent } from '../lib/persistent.ts';
import { mayBeSignedIn } from './reader.ts';

/*
 * A list that this browser and the account both keep: the shelf, and what is avoided. What is pressed while they meet
 * stays.
 */

/** Milliseconds without a change after which the account is told. */
const PAUSE = 1500;

/** How often a list is read anew because another device changed it meanwhile. */
const MAX_TRIES = 5;

/** What a list is to the API and in local storage. */
interface Names<Field extends string> {
  /** Of the API, which answers GET and takes PUT. */
  path: string;
  /** What the list is called in a body, beside its `owner`. */
  field: Field;
  /** Key of local storage: what both held when they were last brought together, and whose that was. */
  agreed: string;
}

interface Sides {
  /** What this browser holds. */
  here: () => readonly string[];
  keepHere: (entries: readonly string[]) => void;
  /** A list that was stored or answered, checked; undefined where it is none. */
  asEntries: (value: unknown) => readonly string[] | undefined;
  /** What else the account answered. */
  onAnswer?: (answer: unknown) => void;
  /** Whether one side could hold both; where not, both stay as they are. */
  fits?: (entries: readonly string[]) => boolean;
}

export type StoredEntries<Field extends string> = { owner: string } & Record<Field, readonly string[]>;

interface AccountList<Field extends string> {
  /** Undefined where they never met, or the account keeps none. */
  $agreed: ReadableAtom<StoredEntries<Field> | undefined>;
  /**
   * Brings both together. Without a common past the list is all of both; with one, what either side has taken away since
   * stays away. What the account of another reader left here goes from this browser and reaches no other account. Nothing
   * happens where nobody is signed in.
   *
   * @returns whether the account was asked, and knew who asks
   * @throws ApiFailure, TypeError where the account cannot be reached
   */
  meet(): Promise<boolean>;
  /** Has the account keep what is here, or forget it. Throws as `meet` does. */
  keepInAccount(isKept: boolean): Promise<void>;
}

/** Each call waits for the one before. */
export function createAccountList<Field extends string>(
  { path, field, agreed: key }: Names<Field>,
  { here, keepHere, asEntries, onAnswer, fits = () => true }: Sides,
): AccountList<Field> {
  const kept = (owner: string, entries: readonly string[]) =>
    ({ owner, [field]: entries }) as unknown as StoredEntries<Field>;

  function asKept(value: unknown): StoredEntries<Field> | undefined {
    if (typeof value !== 'object' || value === null) return undefined;
    const { owner, [field]: list } = value as Record<string, unknown>;
    const entries = asEntries(list);
    return typeof owner === 'string' && entries ? kept(owner, entries) : undefined;
  }
  const $agreed = persistent<StoredEntries<Field> | undefined>(key, undefined, json(asKept));

  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  }

  async function bringTogether(): Promise<boolean> {
    const sent = here();
    const answer = mayBeSignedIn() ? await callApi(path, { onUnauthorized: 'null' }) : null;
    onAnswer?.(answer);
    if (answer === null) return false;
    const agreed = $agreed.get();
    const owner = ownerIn(answer);
    // What the account of another reader left in this browser is not for this one, and is not theirs to see.
    const foreign: readonly string[] =
      agreed && owner !== undefined && agreed.owner !== owner ? agreed[field] : [];
    const own = (entries: readonly string[]) => entries.filter((entry) => !foreign.includes(entry));
    const remote = asKept(answer);
    if (remote === undefined) {
      if (foreign.length > 0) keepHere(own(here()));
      $agreed.set(undefined);
      return true;
    }
    const merged = mergeShelves(
      own(sent),
      remote[field],
      agreed?.owner === remote.owner ? agreed[field] : [],
    );
    if (!fits(merged)) {
      if (foreign.length > 0) {
        keepHere(own(here()));
        $agreed.set(undefined);
      }
      return true;
    }
    // With the version that was read, so that devices that meet the account at once lose nothing of each other's.
    const { version } = answer as { version?: unknown };
    if (!isSame(merged, remote[field]))
      await callApi(path, { method: 'PUT', body: { [field]: merged, version } });
    $agreed.set(kept(remote.owner, merged));
    const now = here();
    const both = mergeShelves(own(now), merged, own(sent));
    if (!isSame(both, now)) keepHere(both);
    return true;
  }

  return {
    $agreed,
    meet: () => inTurn(() => whileConflicting(bringTogether)),
    keepInAccount: (isKept) =>
      inTurn(async () => {
        const body = { [field]: here() };
        const answer = await callApi(path, isKept ? { method: 'PUT', body } : { method: 'DELETE' });
        $agreed.set(isKept ? asKept(answer) : undefined);
      }),
  };
}

/** Tries again where another device has changed what was read. */
export async function whileConflicting<Value>(meet: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await meet();
    } catch (error) {
      if (apiProblem(error) !== 'conflict' || tries === MAX_TRIES) throw error;
    }
  }
}

function ownerIn(answer: unknown): string | undefined {
  const { owner } = answer as { owner?: unknown };
  return typeof owner === 'string' ? owner : undefined;
}

/**
 * Acts a moment after the last of several changes.
 * @param listen is given what to call at each change; answers what ends that
 * @returns what ends it all
 */
export function afterChanges(listen: (changed: () => void) => () => void, act: () => unknown): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const stop = listen(() => {
    clearTimeout(waiting);
    waiting = setTimeout(act, PAUSE);
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}

/**
 * Acts when the page is looked at again: others of the household may have changed something meanwhile.
 * @returns what ends that
 */
export function onReturn(act: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') act();
  };
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    document.removeEventListener('visibilitychange', whenSeen);
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry) => other.includes(entry));
}
