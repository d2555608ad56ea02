import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { Favorite, FavoriteInput } from '../contracts/favorite.ts';
import { ApiFailure, callApi } from '../lib/api.ts';
import { quotaOf } from '../lib/apiProblem.ts';
import { createLoader, type Loaded } from './loader.ts';
import { mayBeSignedIn } from './reader.ts';

/** A favorite as screens show it. */
export type KeptDrink = Omit<Favorite, 'id'>;

/**
 * What became of a press: the site keeps it, or does not; `full` where the account holds as many as it may, `busy` where
 * an earlier press on the same drink is still being sent.
 */
export type FavoriteOutcome = 'kept' | 'failed' | 'full' | 'signed-out' | 'busy';

/** Milliseconds to wait for an answer; the site's own gives up earlier. */
const PATIENCE = 8000;
const UNAUTHORIZED = 401;
const CHANNEL = 'mixmaster-favorites';

/** Drinks by id that were kept, or let go (null), since the lookup began. */
type Changes = Readonly<Record<string, KeptDrink | null>>;

/** What the site has kept since, here or in another tab. */
const $confirmed = atom<Changes>({});
/** What was pressed and is not confirmed yet. */
const $wished = atom<Changes>({});
const lookup = createLoader(async () => {
  const before = $confirmed.get();
  const answer = await callApi('/api/favorites', { signal: AbortSignal.timeout(PATIENCE) });
  if (!Array.isArray(answer)) throw new TypeError('The favorites are no list.');
  // The answer knows of everything that was confirmed before it was asked for.
  const since = Object.entries($confirmed.get()).filter(([id, drink]) => before[id] !== drink);
  $confirmed.set(Object.fromEntries(since));
  return answer as KeptDrink[];
});
const $changes = computed([$confirmed, $wished], (confirmed, wished) => ({ ...confirmed, ...wished }));

/** The reader's favorites with what was pressed since, the newest first. */
export const $favorites: ReadableAtom<Loaded<readonly KeptDrink[]>> = computed(
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
export const $removed = atom<KeptDrink | undefined>(undefined);

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
  const wish = isWanted ? { cocktailId: id, cocktailName, createdAt: new Date().toISOString() } : null;
  $wished.set({ ...$wished.get(), [id]: wish });
  const call = (calls.get(id) ?? Promise.resolve()).then(() => send(drink, isWanted));
  const settled = call.catch(() => undefined);
  calls.set(id, settled);
  try {
    await call;
    const kept = { [id]: wish };
    $confirmed.set({ ...$confirmed.get(), ...kept });
    channel?.postMessage(kept);
    return 'kept';
  } catch (error) {
    if (error instanceof ApiFailure && error.status === UNAUTHORIZED) return 'signed-out';
    return quotaOf(error) ? 'full' : 'failed';
  } finally {
    const { [id]: now, ...others } = $wished.get();
    if (now === wish) $wished.set(others);
    if (calls.get(id) === settled) calls.delete(id);
  }
}

async function send({ cocktailId, cocktailName }: FavoriteInput, isWanted: boolean): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  if (isWanted) {
    await callApi('/api/favorites', { method: 'POST', body: { cocktailId, cocktailName }, signal });
  } else {
    await callApi(`/api/favorites/${encodeURIComponent(cocktailId)}`, { method: 'DELETE', signal });
  }
}

/** Keeps a drink. */
export function addFavorite(drink: FavoriteInput): Promise<FavoriteOutcome> {
  return change(drink, true);
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
export async function removeFavorite(drink: KeptDrink): Promise<FavoriteOutcome> {
  const own = ++latest;
  $removed.set(undefined);
  const outcome = await change(drink, false);
  if (outcome === 'kept' && own === latest) $removed.set(drink);
  return outcome;
}

/** Puts the favorite back that was removed last. It is kept anew, so it is the newest now. */
export async function putBack(drink: KeptDrink): Promise<FavoriteOutcome> {
  const own = ++latest;
  $removed.set(undefined);
  const outcome = await change(drink, true);
  if (outcome !== 'kept' && outcome !== 'signed-out' && own === latest) $removed.set(drink);
  return outcome;
}
