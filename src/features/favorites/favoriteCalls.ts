import type { Favorite, FavoriteInput } from '../../contracts/favorite.ts';
import { callApi } from '../../lib/api.ts';
import { quotaOf } from '../account/apiProblem.ts';

/** Milliseconds to wait for an answer; the site's own gives up earlier. */
const PATIENCE = 8000;

/** The reader's favorites, the newest first. */
export async function listFavorites(): Promise<Favorite[]> {
  const answer = await callApi('/api/favorites', { signal: AbortSignal.timeout(PATIENCE) });
  if (!Array.isArray(answer)) throw new TypeError('The favorites are no list.');
  return answer as Favorite[];
}

export async function addFavorite({ cocktailId, cocktailName }: FavoriteInput): Promise<void> {
  const body = { cocktailId, cocktailName };
  await callApi('/api/favorites', { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
}

export async function removeFavorite(cocktailId: string): Promise<void> {
  const path = `/api/favorites/${encodeURIComponent(cocktailId)}`;
  await callApi(path, { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE) });
}

/** What to say where a favorite could not be added. */
export function whyNotAdded(
  error: unknown,
  { addFailed, full }: Record<'addFailed' | 'full', string>,
): string {
  return quotaOf(error) ? full : addFailed;
}
