import { computed } from 'nanostores';
import { exclusionOfWords, wordsOf } from '../domain/avoidedWords.ts';
import { mergeShelves } from '../domain/mergeShelves.ts';
import { callApi } from '../lib/api.ts';
import { json, persistent } from '../lib/persistent.ts';
import { $avoided, avoid } from './diet.ts';
import { mayBeSignedIn } from './reader.ts';

interface Agreed {
  owner: string;
  avoids: string[];
}

/** Milliseconds without a change after which the account is told. */
const PAUSE = 1500;

/** What this browser and the account held when they were last brought together; nothing where the account keeps none. */
const $agreed = persistent<Agreed | undefined>('mixmaster-diet-agreed', undefined, json(asAgreed));

/** Whether the account keeps what the reader avoids, as far as this browser knows. */
export const $isInAccount = computed($agreed, (agreed) => agreed !== undefined);

let last: Promise<unknown> = Promise.resolve();

/**
 * Brings what is avoided here and what the account keeps together, if it keeps any; what is pressed meanwhile stays.
 * Without a common past all of both is avoided; with one, what either side has taken away since stays away.
 *
 * @returns whether the account was asked
 */
export function syncDiet(): Promise<boolean> {
  return queue(bringTogether).catch(() => false);
}

/**
 * Has the account keep what is avoided, or forget it; this browser keeps its own.
 *
 * @throws ApiProblem where the account cannot be reached
 */
export function keepInAccount(isKept: boolean): Promise<void> {
  return queue(async () => {
    const method = isKept ? 'PUT' : 'DELETE';
    const avoids = wordsOf($avoided.get());
    const answer = await callApi('/api/diet', { method, ...(isKept && { body: { avoids } }) });
    $agreed.set(isKept ? asAgreed(answer) : undefined);
  });
}

/**
 * Brings them together now, and a moment after each change.
 * @returns what ends that
 */
export function keepDietInSync(): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  void syncDiet();
  const stop = $avoided.listen(() => {
    clearTimeout(waiting);
    if ($isInAccount.get()) waiting = setTimeout(() => void syncDiet(), PAUSE);
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}

/** One after another. */
function queue<Value>(task: () => Promise<Value>): Promise<Value> {
  const next = last.then(task);
  last = next.catch(() => undefined);
  return next;
}

async function bringTogether(): Promise<boolean> {
  if (!mayBeSignedIn()) return false;
  const sent = wordsOf($avoided.get());
  const answer = await callApi('/api/diet', { onUnauthorized: 'null' });
  if (answer === null) return false;
  const remote = asAgreed(answer);
  if (remote === undefined) {
    $agreed.set(undefined);
    return true;
  }
  const agreed = $agreed.get();
  const merged = mergeShelves(sent, remote.avoids, agreed?.owner === remote.owner ? agreed.avoids : []);
  if (!isSame(merged, remote.avoids)) {
    await callApi('/api/diet', { method: 'PUT', body: { avoids: merged } });
  }
  $agreed.set({ owner: remote.owner, avoids: merged });
  const now = wordsOf($avoided.get());
  const both = mergeShelves(now, merged, sent);
  if (!isSame(both, now)) avoid(exclusionOfWords(both));
  return true;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}

/** Nothing where the account keeps none. */
function asAgreed(value: unknown): Agreed | undefined {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('avoids' in value))
    return undefined;
  const { owner, avoids } = value;
  const isList = Array.isArray(avoids) && avoids.every((word) => typeof word === 'string');
  return typeof owner === 'string' && isList ? { owner, avoids } : undefined;
}
