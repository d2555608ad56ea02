import type { Bar, BarNameState, OwnBars } from '../../../contracts/bars/bar.ts';
import { callApi } from '../../../lib/api.ts';
import { apiProblem, readQuota } from '../../../lib/apiProblem.ts';
import { ProofDeclined, withProof } from '../../account/withProof.ts';
import { callBars, ownBars } from './ownBars.ts';

/** Keeps a bar. If its name is another now, the address of the old name leads to the new one. */
export const keepBar = async (id: string, bar: Bar) =>
  showAsStored(await withProof(() => callBars('PUT', id, bar)));

/** Gives the page of a bar up. */
export const releaseBar = async (id: string) => showAsStored(await withProof(() => callBars('DELETE', id)));

function showAsStored(stored: OwnBars): OwnBars {
  ownBars.change(() => stored);
  return stored;
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
