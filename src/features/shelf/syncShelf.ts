import { mergeShelves } from '../../domain/mergeShelves.ts';
import { SHELF_LIMITS } from '../../contracts/shelfLimits.ts';
import { asShelf } from '../../domain/asShelf.ts';
import { callApi } from '../../lib/api.ts';
import { json, stored } from '../../lib/stored.ts';
import { mayBeSignedIn } from '../../lib/currentUser.ts';

interface Kept {
  owner: string;
  entries: string[];
}

/** What this browser and the account held when they were last brought together. */
const storedAgreement = stored('mixmaster-shelf-agreed', json(asKept));

/**
 * Brings a shelf and that of the account together and keeps the result with the account.
 *
 * @returns what both hold now; "full" where both together are more than one list holds, so that each stays as it is;
 *   undefined where nobody is signed in or the account could not be reached
 */
export async function syncShelf(local: readonly string[]): Promise<string[] | 'full' | undefined> {
  if (!mayBeSignedIn()) return undefined;
  try {
    const remote = asKept(await callApi('/api/shelf', { onUnauthorized: 'null' }));
    if (remote === undefined) return undefined;
    const agreed = storedAgreement.get();
    const known = agreed?.owner === remote.owner ? agreed.entries : [];
    const merged = mergeShelves(local, remote.entries, known);
    if (merged.length > SHELF_LIMITS.entries) return 'full';
    if (!isSame(merged, remote.entries)) {
      await callApi('/api/shelf', { method: 'PUT', body: { entries: merged } });
    }
    storedAgreement.set({ owner: remote.owner, entries: merged });
    return merged;
  } catch {
    return undefined;
  }
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
