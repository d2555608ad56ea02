import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { FavoriteInput } from '../contracts/people/favorite.ts';
import { ApiFailure, callApi } from '../lib/api.ts';
import { apiProblem, readQuota } from '../lib/apiProblem.ts';
import { holdInTab, releaseInTab } from '../lib/tabLock.ts';
import { $keptAccount, storeFavorites, type StoredFavorite } from './storedAccount.ts';
import { createLoader, type Loaded } from './loader.ts';
import { mayBeSignedIn } from './reader.ts';
import { $ownUnsent, $unsent, dropUnsent, keepUnsent } from './unsent.ts';

export type { StoredFavorite as KeptDrink } from './storedAccount.ts';

/**
 * What became of a press: the site keeps it, or does not; `later` where there is no network and this browser keeps it
 * until there is, `full` where the account holds as many as it may, `busy` where an earlier press on the same drink is
 * still being sent.
 */
export type FavoriteOutcome = 'kept' | 'later' | 'failed' | 'full' | 'signed-out' | 'busy';

/** Milliseconds to wait for an answer; the site's own gives up earlier. */
const PATIENCE = 8000;
const UNAUTHORIZED = 401;
/** Refusals that another try meets too. */
const REFUSED = [400, 404, 409];
const LOCK = 'mixmaster-unsent';
const CHANNEL = 'mixmaster-favorites';

/** Drinks by id that were kept, or let go (null), since the lookup began. */
type Changes = Readonly<Record<string, StoredFavorite | null>>;

/** What the site has kept since, here or in another tab. */
const $confirmed = atom<Changes>({});
/** What was pressed and is not confirmed yet. */
const $wished = atom<Changes>({});
const lookup = createLoader(async () => {
  const before = $confirmed.get();
  const answer = await lookUp();
  if (!Array.isArray(answer)) throw new TypeError('The favorites are no list.');
  // The answer knows of everything that was confirmed before it was asked for.
  const since = Object.entries($confirmed.get()).filter(([id, drink]) => before[id] !== drink);
  $confirmed.set(Object.fromEntries(since));
  return answer as StoredFavorite[];
});
/** The favorites as the site has them; without a network, as this browser saw them last. */
async function lookUp(): Promise<unknown> {
  try {
    const answer = await callApi('/api/favorites', { signal: AbortSignal.timeout(PATIENCE) });
    if (Array.isArray(answer)) storeFavorites(answer as StoredFavorite[]);
    return answer;
  } catch (error) {
    const kept = $keptAccount.get()?.favorites;
    if (isUnreachable(error) && kept) return kept;
    throw error;
  }
}

/** What this browser keeps until there is a network. */
const $unsentChanges = computed($ownUnsent, (unsent): Changes =>
  Object.fromEntries(
    unsent.map(({ cocktailId, cocktailName, isWanted, at }) => [
      cocktailId,
      isWanted ? { cocktailId, cocktailName, createdAt: at } : null,
    ]),
  ),
);
const $changes = computed([$confirmed, $unsentChanges, $wished], (...changes): Changes =>
  Object.assign({}, ...changes),
);

/** The reader's favorites with what was pressed since, the newest first. */
export const $favorites: ReadableAtom<Loaded<readonly StoredFavorite[]>> = computed(
  [lookup.$state, $changes],
  (state, changes) => {
    if (state.status !== 'ready') return state;
    const others = state.value.filter(({ cocktailId }) => !(cocktailId in changes));
    const added = Object.values(changes).filter((drink) => drink !== null);
    const value = [...others, ...added].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return { status: 'ready' as const, value };
  },
);

/** The ids of the reader's favorites; as long as they are not known, of what was pressed alone. */
export const $favoriteIds = computed([lookup.$state, $changes], (state, changes): ReadonlySet<string> => {
  const ids = new Set(state.status === 'ready' ? state.value.map(({ cocktailId }) => cocktailId) : []);
  for (const [id, drink] of Object.entries(changes)) {
    if (drink) ids.add(id);
    else ids.delete(id);
  }
  return ids;
});

/** The favorite that was removed last and can be put back. */
export const $removed = atom<StoredFavorite | undefined>(undefined);

/**
 * The favorites, once they are there.
 *
 * @throws Error where they do not come
 */
export async function loadFavorites(): Promise<readonly StoredFavorite[]> {
  const looked = await lookup.load();
  const state = $favorites.get();
  return state.status === 'ready' ? state.value : looked;
}

/** Looks them up again after a failure. */
export const retryFavorites = lookup.retry;

let channel: BroadcastChannel | undefined;
// Once per page, for the first that shows favorites.
onMount($changes, () => {
  if (mayBeSignedIn()) lookup.load().catch(() => undefined);
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Changes>) => {
    $confirmed.set({ ...$confirmed.get(), ...data });
  });
  // A page that Back brings as it was left has heard no message in between.
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void lookup.refresh();
  };
  const ending = new AbortController();
  window.addEventListener('pageshow', catchUp, { signal: ending.signal });
  window.addEventListener('online', () => void lookup.refresh(), { signal: ending.signal });
  return () => {
    ending.abort();
    channel?.close();
    channel = undefined;
  };
});

/** The last call of each drink whose answer is still awaited. */
const calls = new Map<string, Promise<unknown>>();

/** Keeps a drink or lets it go: at once on the screen, taken back where the site does not keep that. */
async function change(drink: FavoriteInput, isWanted: boolean): Promise<FavoriteOutcome> {
  const { cocktailId: id, cocktailName } = drink;
  const at = new Date().toISOString();
  const wish = isWanted ? { cocktailId: id, cocktailName, createdAt: at } : null;
  const owner = $keptAccount.get()?.id;
  $wished.set({ ...$wished.get(), [id]: wish });
  const call = (calls.get(id) ?? Promise.resolve()).then(() => send(drink, isWanted));
  const settled = call.catch(() => undefined);
  calls.set(id, settled);
  try {
    await call;
    const kept = { [id]: wish };
    $confirmed.set({ ...$confirmed.get(), ...kept });
    channel?.postMessage(kept);
    if (owner !== undefined) dropUnsent({ owner, cocktailId: id });
    return 'kept';
  } catch (error) {
    if (isUnreachable(error) && owner !== undefined) {
      keepUnsent({ owner, cocktailId: id, cocktailName, isWanted, at });
      return 'later';
    }
    const isRefused =
      (error instanceof ApiFailure && REFUSED.includes(error.status)) ||
      apiProblem(error) === 'unknown_recipe';
    if (isRefused && owner !== undefined) dropUnsent({ owner, cocktailId: id });
    if (error instanceof ApiFailure && error.status === UNAUTHORIZED) return 'signed-out';
    return readQuota(error) ? 'full' : 'failed';
  } finally {
    const { [id]: now, ...others } = $wished.get();
    if (now === wish) $wished.set(others);
    if (calls.get(id) === settled) calls.delete(id);
  }
}

async function send({ cocktailId, cocktailName }: FavoriteInput, isWanted: boolean): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  if (isWanted) {
    await callApi('/api/favorites', {
      method: 'POST',
      body: { cocktailId, cocktailName },
      signal,
      keepalive: true,
    });
  } else {
    await callApi(`/api/favorites/${encodeURIComponent(cocktailId)}`, {
      method: 'DELETE',
      signal,
      keepalive: true,
    });
  }
}

/** Whether a call got no answer. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/**
 * Sends what whoever is signed in now has pressed without a network: in order, and by one tab alone. What the site
 * cannot take yet stays for the next time.
 *
 * @returns how many the site keeps and how many it refused
 */
export async function sendUnsent(): Promise<{ kept: number; refused: number }> {
  const sent = { kept: 0, refused: 0 };
  if ($unsent.get().length === 0 || !mayBeSignedIn() || !(await holdInTab(LOCK))) return sent;
  try {
    const user = (await callApi('/api/auth/user', { onUnauthorized: 'null' })) as { id?: unknown } | null;
    for (const wish of $unsent.get()) {
      if (wish.owner !== user?.id) continue;
      const outcome = await change(wish, wish.isWanted);
      if (outcome === 'kept') sent.kept += 1;
      else if ($unsent.get().includes(wish) || outcome === 'later') break;
      else sent.refused += 1;
    }
  } catch {
    // The site could not be asked: all of it stays.
  } finally {
    releaseInTab(LOCK);
  }
  return sent;
}

/** Keeps a drink. */
export function addFavorite(drink: FavoriteInput): Promise<FavoriteOutcome> {
  return change(drink, true);
}

/** Whether a drink is a favorite, once that is known; where the site does not tell, by what was pressed. */
export async function isKnownFavorite(cocktailId: string): Promise<boolean> {
  if (mayBeSignedIn()) await lookup.load().catch(() => undefined);
  return $favoriteIds.get().has(cocktailId);
}

/** Notes that the site has let a favorite go by itself, as it does with a drink that its owner deletes. */
export function forgetFavorite(cocktailId: string): void {
  const gone = { [cocktailId]: null };
  $confirmed.set({ ...$confirmed.get(), ...gone });
  channel?.postMessage(gone);
  const owner = $keptAccount.get()?.id;
  if (owner !== undefined) dropUnsent({ owner, cocktailId });
}

/** What a heart shows decides what a press on it means, also before the favorites are known. */
export async function toggleFavorite(
  drink: FavoriteInput,
): Promise<{ isWanted: boolean; outcome: FavoriteOutcome }> {
  const isWanted = !$favoriteIds.get().has(drink.cocktailId);
  return { isWanted, outcome: calls.has(drink.cocktailId) ? 'busy' : await change(drink, isWanted) };
}

/** The removal, or putting back, that was asked for last; its answer alone decides what can be put back. */
let latest = 0;

/** Lets a favorite go; it can be put back until the next one goes. */
export async function removeFavorite(drink: StoredFavorite): Promise<FavoriteOutcome> {
  const own = ++latest;
  $removed.set(undefined);
  const outcome = await change(drink, false);
  if ((outcome === 'kept' || outcome === 'later') && own === latest) $removed.set(drink);
  return outcome;
}

/** Puts the favorite back that was removed last. It is kept anew, so it is the newest now. */
export async function putBack(drink: StoredFavorite): Promise<FavoriteOutcome> {
  const own = ++latest;
  $removed.set(undefined);
  const outcome = await change(drink, true);
  const isDone = outcome === 'kept' || outcome === 'later' || outcome === 'signed-out';
  if (!isDone && own === latest) $removed.set(drink);
  return outcome;
}
