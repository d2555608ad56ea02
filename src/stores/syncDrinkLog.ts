import { DRINK_LOG_LIMITS } from '../contracts/drink-log/drinkLogLimits.ts';
import { asDrinkLog, listChanges, mergeLogs, type DrinkLog } from '../domain/drink-log/drinkLog.ts';
import { isRecord } from '../domain/lib/shapes.ts';
import { callApi } from '../lib/api.ts';
import { json, persistent } from '../lib/persistent.ts';
import { afterChanges } from './accountList.ts';
import { $drinkLog, storeLog } from './drinkLog.ts';
import { mayBeSignedIn } from './reader.ts';

/* Brings the log of this browser and that of the account together, as accountList.ts does with a shelf. */

/** What both held when they last met, and whose that was. */
const $agreed = persistent<{ owner: string; log: DrinkLog } | undefined>(
  'mixmaster-drink-log-agreed',
  undefined,
  json((value) => {
    if (!isRecord(value)) return undefined;
    const { owner } = value;
    const log = asDrinkLog(value['log']);
    return typeof owner === 'string' && log ? { owner, log } : undefined;
  }),
);

let last: Promise<unknown> = Promise.resolve();

/**
 * Brings both together, one call after the other. Both stay as they are where nobody is signed in, and where the
 * account cannot be reached or is full.
 *
 * @returns whether the account answered for a signed-in reader, and holds all of it
 */
export function syncDrinkLog(): Promise<boolean> {
  const next = last.then(meet).catch(() => false);
  last = next;
  return next;
}

/**
 * Brings them together a moment after each change.
 * @returns what ends that
 */
export const keepLogInSync = (): (() => void) =>
  afterChanges((changed) => $drinkLog.listen(changed), syncDrinkLog);

async function meet(): Promise<boolean> {
  if (!mayBeSignedIn()) return false;
  const answer = readAnswer(await callApi('/api/drink-log', { onUnauthorized: 'null' }));
  if (answer === undefined) return false;
  const { owner, log: remote } = answer;
  const agreed = $agreed.get();
  if (agreed !== undefined && agreed.owner !== owner) {
    // What the account of another reader left in this browser is not for this one, and is not theirs to see.
    storeLog(mergeLogs($drinkLog.get(), {}, agreed.log));
    $agreed.set(undefined);
  }
  const sent = $drinkLog.get();
  const merged = mergeLogs(sent, remote, agreed?.owner === owner ? agreed.log : {});
  const changes = listChanges(remote, merged);
  for (let start = 0; start < changes.length; start += DRINK_LOG_LIMITS.changes) {
    const some = changes.slice(start, start + DRINK_LOG_LIMITS.changes);
    await callApi('/api/drink-log', { method: 'PATCH', body: { changes: some } });
  }
  $agreed.set({ owner, log: merged });
  // What was pressed while they met stays.
  storeLog(mergeLogs($drinkLog.get(), merged, sent));
  return true;
}

function readAnswer(answer: unknown): { owner: string; log: DrinkLog } | undefined {
  if (answer === null) return undefined;
  if (!isRecord(answer) || typeof answer['owner'] !== 'string' || !Array.isArray(answer['entries']))
    throw new TypeError('The log of the account is none.');
  const entries = answer['entries'].filter(isRecord).map((entry) => [String(entry['drinkId']), entry]);
  return { owner: answer['owner'], log: asDrinkLog(Object.fromEntries(entries)) ?? {} };
}
