import { keepShelf, storedServes, storedShelf } from './storedShelf.ts';
import { syncShelf } from './syncShelf.ts';

/** Set for the session of a browser in which the shelf has met the account. */
const MET = 'mixmaster-shelf-met';

/** Brings the shelf of the browser and that of the account together at the first page after the sign-in. */
export async function syncOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(MET) !== null) return;
    sessionStorage.setItem(MET, '1');
  } catch {
    return;
  }
  const merged = await syncShelf(storedShelf.get() ?? []);
  if (Array.isArray(merged)) keepShelf(merged, storedServes.get() ?? {});
}
