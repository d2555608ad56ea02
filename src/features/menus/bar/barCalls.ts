import type { Bar, BarNameState, OwnBar } from '../../../contracts/bars/bar.ts';
import { callApi } from '../../../lib/api.ts';
import { apiProblem } from '../../../lib/apiProblem.ts';
import { ProofDeclined, withProof } from '../../account/withProof.ts';
import { createLoader } from '../../../stores/loader.ts';

/*
 * The schemas of the answers are too heavy for a page; the site's own functions have applied them.
 */

/** Milliseconds to wait for an answer; the site's own gives up earlier. */
const PATIENCE = 8000;

async function call(method: 'GET' | 'PUT' | 'DELETE', body?: Bar): Promise<OwnBar> {
  return (await callApi('/api/bar', { method, body, signal: AbortSignal.timeout(PATIENCE) })) as OwnBar;
}

/** The bar of whoever is signed in, and the names that it had. */
export const ownBar = createLoader(() => call('GET'));

/** Keeps a bar. If its name is another now, the address of the old name leads to the new one. */
export const keepBar = async (bar: Bar) => showAsStored(await withProof(() => call('PUT', bar)));

/** Gives the page of the bar up. */
export const releaseBar = async () => showAsStored(await withProof(() => call('DELETE')));

function showAsStored(stored: OwnBar): OwnBar {
  ownBar.change(() => stored);
  return stored;
}

/** Whose the name of a bar is. */
export async function askName(name: string, signal: AbortSignal): Promise<BarNameState> {
  const path = `/api/bar/names/${encodeURIComponent(name)}`;
  const { state } = (await callApi(path, { signal })) as { state: BarNameState };
  return state;
}

/** Why a bar was not kept, as far as its owner can do something about it; `declined` is the owner's own wish. */
export type BarProblem = 'taken' | 'unfit' | 'quota' | 'signed-out' | 'declined' | 'failed';

/** What an error of {@link keepBar} or {@link releaseBar} says. */
export function barProblem(error: unknown): BarProblem {
  if (error instanceof ProofDeclined) return 'declined';
  switch (apiProblem(error)) {
    case 'name_taken':
      return 'taken';
    case 'invalid_body':
      return 'unfit';
    case 'quota_reached':
      return 'quota';
    case 'unauthorized':
      return 'signed-out';
    default:
      return 'failed';
  }
}
