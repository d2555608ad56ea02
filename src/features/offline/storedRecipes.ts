import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import { CACHES, type OfflineRecipes } from '../../contracts/site/offline.ts';
import { pictureFiles } from '../../web/pictureFiles.ts';
import { mapConcurrent } from '../../web/mapConcurrent.ts';

/*
 * What a reader keeps on this device by a press, in a cache of its own that the worker never empties: the texts of all
 * recipes in one file, and the small picture of each.
 */

/** How many pictures are fetched at a time. */
const AT_ONCE = 6;

/** The texts of all recipes, in whatever version is kept; undefined where they are not. */
export async function getStoredRecipes(address: string): Promise<OfflineRecipes | undefined> {
  const answer = await caches.match(address, { cacheName: CACHES.kept, ignoreSearch: true });
  return answer && ((await answer.json()) as OfflineRecipes);
}

/** The small picture of a drink: the one file that stands in for every size. */
export function smallPicture(id: string, version: string | undefined): string {
  return version === undefined ? pictureFiles(id, undefined).src : `/pictures/${id}/400.avif?v=${version}`;
}

/** How much of all recipes is here: `some` where it was cancelled, or where not everything came. */
export async function getStoredShare(address: string, total: number): Promise<'none' | 'some' | 'all'> {
  const kept = (await (await caches.open(CACHES.kept)).keys()).length;
  if (kept === 0) return 'none';
  // Pictures, and the texts of a language.
  return (await getStoredRecipes(address)) !== undefined && kept > total ? 'all' : 'some';
}

/**
 * Keeps all recipes; what is here already is not fetched again.
 *
 * @param onProgress is told how many of how many files are here
 * @throws QuotaExceededError where there is no room; AbortError where it was cancelled; TypeError without a network
 */
export async function storeAll(
  { address, names }: { address: string; names: DrinkNames },
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const cache = await caches.open(CACHES.kept);
  const pictures = Object.entries(names).map(([id, { picture }]) => smallPicture(id, picture));
  const here = new Set((await cache.keys()).map(({ url }) => url.replace(location.origin, '')));
  const wanted = [address, ...pictures];
  let done = 0;
  await mapConcurrent(wanted, AT_ONCE, async (path) => {
    if (!here.has(path)) {
      const answer = await fetch(path, { signal });
      if (!answer.ok) throw new TypeError(`${path}: ${answer.status}`);
      await cache.put(path, answer);
    }
    onProgress(++done, wanted.length);
  });
  const current = new Set(wanted);
  // Former versions; what other languages keep of texts stays.
  const former = [...here].filter((path) => !current.has(path) && !path.startsWith('/lists/'));
  await Promise.all(former.map((path) => cache.delete(path)));
}

/** Lets all of it go. */
export async function removeAll(): Promise<void> {
  await caches.delete(CACHES.kept);
}
