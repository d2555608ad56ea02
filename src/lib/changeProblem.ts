import { callApi, type ApiFailure } from './api.ts';
import { apiProblem } from './apiProblem.ts';

/** Why something of an account was not kept, as far as an editor can do something about it. */
export type ChangeProblem<Kept> =
  | { reason: 'offline' | 'unavailable' | 'limited' | 'session' | 'gone' | 'invalid' }
  | { reason: 'conflict'; current: Kept };

/** What an error of a call means that makes or changes something of an account; see {@link callApi}. */
export function changeProblem<Kept>(error: unknown): ChangeProblem<Kept> {
  switch (apiProblem(error)) {
    case 'offline':
      return { reason: 'offline' };
    case 'unauthorized':
      return { reason: 'session' };
    case 'not_found':
      return { reason: 'gone' };
    case 'rate_limited':
      return { reason: 'limited' };
    case 'invalid_body':
    case 'payload_too_large':
      return { reason: 'invalid' };
    case 'conflict':
      return { reason: 'conflict', current: (error as ApiFailure).answer?.current as Kept };
    default:
      return { reason: 'unavailable' };
  }
}

/** Deletes what stands at a path of the API; that it is gone already is no error. */
export async function deleteAt(path: string): Promise<void> {
  try {
    await callApi(path, { method: 'DELETE' });
  } catch (error) {
    if (apiProblem(error) !== 'not_found') throw error;
  }
}
