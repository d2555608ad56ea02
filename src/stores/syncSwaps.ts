import { MAX_SWAPS } from '../contracts/shelf/shelfLimits.ts';
import { asSwaps } from '../domain/shelf/ownSwaps.ts';
import { afterChanges, createAccountList } from './accountList.ts';
import { $swaps, storeSwaps } from './ownSwaps.ts';
import { noteMeeting } from './shelfMeeting.ts';

const list = createAccountList(
  { path: '/api/swaps', field: 'swaps', agreed: 'mixmaster-swaps-agreed' },
  {
    here: () => $swaps.get(),
    keepHere: storeSwaps,
    asEntries: asSwaps,
    fits: ({ length }) => length <= MAX_SWAPS,
  },
);

/**
 * Brings the own swaps of this browser and those of the account together, as `syncShelf` does it with the shelf.
 *
 * @returns whether the account answered for a signed-in reader
 */
export async function syncSwaps(): Promise<boolean> {
  try {
    return await list.meet();
  } catch {
    // The next page tries again.
    noteMeeting(false);
    return false;
  }
}

/**
 * Brings them together in a moment, and a moment after each change.
 * @returns what ends that
 */
export const keepSwapsInSync = (): (() => void) =>
  afterChanges((changed) => $swaps.subscribe(changed), syncSwaps);
