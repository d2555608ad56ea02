import { PHOTO_DATABASE } from '../../contracts/drink-log/photoLimits.ts';
import { listStoredKeys } from '../../lib/storedText.ts';
import { $serviceChanges } from '../../stores/serviceChanges.ts';
import { $unsent } from '../../stores/unsent.ts';

/** Whether this device holds what no account has yet: menus in work, favorites and what is sold out that are not sent. */
export function holdsUnsent(): boolean {
  return (
    $unsent.get().length > 0 ||
    $serviceChanges.get().length > 0 ||
    listStoredKeys().some((key) => key.startsWith('menu-draft'))
  );
}

/**
 * Forgets all that this browser keeps for the site but the session, which only the site can end: leave by its address.
 * There the site has browsers that know `Clear-Site-Data` forget once more, as the worker of this page may write until
 * it has ended.
 *
 * @returns false without a network, where nothing is forgotten, since nobody could sign out
 */
export async function forgetDevice(): Promise<boolean> {
  const isReachable = await fetch('/api/health', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isReachable) return false;
  if ('serviceWorker' in navigator) {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  }
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  // What Workbox remembers of the age of things.
  for (const { name = '' } of (await indexedDB.databases?.()) ?? []) indexedDB.deleteDatabase(name);
  indexedDB.deleteDatabase(PHOTO_DATABASE);
  localStorage.clear();
  sessionStorage.clear();
  return true;
}
