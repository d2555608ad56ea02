import type { Bar, BarNameState, OwnBar, OwnBars } from '../../../contracts/bars/bar.ts';
import { callApi } from '../../../lib/api.ts';
import { apiProblem, readQuota } from '../../../lib/apiProblem.ts';
import { ProofDeclined, withProof } from '../../account/withProof.ts';
import { createLoader } from '../../../stores/loader.ts';

/*
 * The schemas of the answers are too heavy for a page; the site's own functions have applied them.
 */

/** Milliseconds to wait for an answer; the site's own gives up earlier. */
const PATIENCE = 8000;

async function call(method: 'GET' | 'PUT' | 'DELETE', id = '', body?: Bar): Promise<OwnBars> {
  const path = `/api/bars${id && `/${id}`}`;
  return (await callApi(path, { method, body, signal: AbortSignal.timeout(PATIENCE) })) as OwnBars;
}

/** The bars of whoever is signed in, with their looks and the names that they had. */
export const ownBars = createLoader(() => call('GET'));

/** Keeps a bar. If its name is another now, the address of the old name leads to the new one. */
export const keepBar = async (id: string, bar: Bar) =>
  showAsStored(await withProof(() => call('PUT', id, bar)));

/** Gives the page of a bar up. */
export const releaseBar = async (id: string) => showAsStored(await withProof(() => call('DELETE', id)));

function showAsStored(stored: OwnBars): OwnBars {
  ownBars.change(() => stored);
  return stored;
}

/** The bar on whose page a menu stands. */
export function findBarWith({ bars }: OwnBars, menuId: string): OwnBar | undefined {
  return bars.find(({ menus }) => menus.some((entry) => entry.menuId === menuId));
}

/** Whose a name is, to the bar that asks. */
export async function askName(name: string, bar: string, signal: AbortSignal): Promise<BarNameState> {
  const path = `/api/bars/names/${encodeURIComponent(name)}?bar=${bar}`;
  const { state } = (await callApi(path, { signal })) as { state: BarNameState };
  return state;
}

/** Why a bar was not kept, as far as its owner can do something about it; `declined` is the owner's own wish. */
export type BarProblem = 'taken' | 'unfit' | 'quota' | 'most' | 'signed-out' | 'declined' | 'failed';

/** What an error of {@link keepBar} or {@link releaseBar} says. */
export function barProblem(error: unknown): BarProblem {
  if (error instanceof ProofDeclined) return 'declined';
  switch (apiProblem(error)) {
    case 'name_taken':
      return 'taken';
    case 'invalid_body':
      return 'unfit';
    case 'quota_reached':
      return readQuota(error)?.of === 'bars' ? 'most' : 'quota';
    case 'unauthorized':
      return 'signed-out';
    default:
      return 'failed';
  }
}
