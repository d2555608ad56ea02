import type { Bar, OwnBar, OwnBars } from '../../../contracts/bars/bar.ts';
import { callApi } from '../../../lib/api.ts';
import { createLoader } from '../../../stores/loader.ts';

/*
 * The bars of whoever is signed in. The schema of the answer is too heavy for a page; the site's own functions have applied
 * it. What changes a bar stands in barCalls.ts: it may ask for a proof, of which the PDF of a menu is to know nothing.
 */

/** Milliseconds to wait for an answer; the site's own gives up earlier. */
const PATIENCE = 8000;

/** Asks for the bars, or keeps or removes one; gives all as they are then. */
export async function callBars(method: 'GET' | 'PUT' | 'DELETE', id = '', body?: Bar): Promise<OwnBars> {
  const path = `/api/bars${id && `/${id}`}`;
  return (await callApi(path, { method, body, signal: AbortSignal.timeout(PATIENCE) })) as OwnBars;
}

/** The bars of whoever is signed in, with their looks and the names that they had. */
export const ownBars = createLoader(() => callBars('GET'));

/** The bar on whose page a menu stands. */
export function findBarWith({ bars }: OwnBars, menuId: string): OwnBar | undefined {
  return bars.find(({ menus }) => menus.some((entry) => entry.menuId === menuId));
}
