import type { Embed, Menu } from '../../../contracts/menus/menu.ts';
import { callApi } from '../../../lib/api.ts';
import { apiProblem } from '../../../lib/apiProblem.ts';
import { ProofDeclined, withProof } from '../../account/withProof.ts';

/** Milliseconds to wait for an answer; the site's own gives up earlier. */
const PATIENCE = 8000;

/** Publishes a menu that is not public yet; where the site asks the reader for a proof, so does a dialog. */
export function publishFirst(menuId: string, bottles: readonly string[]): Promise<Menu> {
  return withProof(() => publish(menuId, { soldOut: [], bottles }));
}

/** What belongs to a published menu; what is left out stays as it is. */
interface PublicationChange {
  soldOut?: readonly string[];
  /** Those that are poured. */
  bottles?: readonly string[];
  /** Whether what the shelf does not make is sold out. */
  followsShelf?: boolean;
}

/** Publishes a menu, or changes what belongs to a published one; gives the menu as it is then. */
export function publish(menuId: string, change: PublicationChange): Promise<Menu> {
  return call(menuId, 'publication', 'PUT', change);
}

/** Says of drinks of a published menu whether they are sold out; the others stay as somebody else may have switched them. */
export function markSoldOut(menuId: string, marks: ReadonlyMap<string, boolean>): Promise<Menu> {
  const soldOut = [...marks].map(([cocktailId, isSoldOut]) => ({ cocktailId, isSoldOut, secondsAgo: 0 }));
  return call(menuId, 'publication', 'PATCH', { soldOut });
}

/** Takes the address of a menu away for good. */
export function revoke(menuId: string): Promise<Menu> {
  return call(menuId, 'publication', 'DELETE');
}

/** Says on which sites a published menu may stand in a frame; null for none. */
export function embed(menuId: string, sites: Embed | null): Promise<Menu> {
  return call(menuId, 'embed', 'PUT', { embed: sites });
}

/** The schema of the answer is too heavy for a page; the site's own function has applied it. */
async function call(
  menuId: string,
  part: 'publication' | 'embed',
  method: 'PUT' | 'PATCH' | 'DELETE',
  body?: unknown,
): Promise<Menu> {
  const path = `/api/menus/${encodeURIComponent(menuId)}/${part}`;
  const answer = await callApi(path, { method, body, signal: AbortSignal.timeout(PATIENCE) });
  return answer as Menu;
}

/** Why a call did not succeed, as far as a reader can do something about it; `declined` is the reader's own wish. */
export type CallProblem = 'signed-out' | 'gone' | 'declined' | 'failed';

/** What an error of {@link publish}, {@link revoke} or {@link embed} says. */
export function toCallProblem(error: unknown): CallProblem {
  if (error instanceof ProofDeclined) return 'declined';
  const problem = apiProblem(error);
  if (problem === 'unauthorized') return 'signed-out';
  return problem === 'not_found' ? 'gone' : 'failed';
}
