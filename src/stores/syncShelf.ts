import { atom } from 'nanostores';
import { SHELF_LIMITS } from '../contracts/shelf/shelfLimits.ts';
import { asShelf } from '../domain/shelf/asShelf.ts';
import { afterChanges, createAccountList } from './accountList.ts';
import { storeHousemates } from './household.ts';
import { $shelf, storeShelf } from './shelf.ts';
import { noteMeeting } from './shelfMeeting.ts';

/** Whether this shelf and that of the account are too long to become one. */
export const $isTooLong = atom(false);

const list = createAccountList(
  { path: '/api/shelf', field: 'entries', agreed: 'mixmaster-shelf-agreed' },
  {
    here: () => $shelf.get(),
    keepHere: storeShelf,
    asEntries: asShelf,
    onAnswer: storeHousemates,
    fits: ({ length }) => {
      $isTooLong.set(length > SHELF_LIMITS.entries);
      return !$isTooLong.get();
    },
  },
);

/**
 * Brings the shelf and that of the account together. Both stay as they are where nobody is signed in, where the account
 * cannot be reached, and where one could not hold both.
 * @returns whether the account answered for a signed-in reader, also where one could not hold both
 */
export async function syncShelf(): Promise<boolean> {
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
export const keepInSync = (): (() => void) => afterChanges((changed) => $shelf.subscribe(changed), syncShelf);
