import type { PasswordChange } from '../../contracts/people/signIn.ts';
import { callApi } from '../../lib/api.ts';

/** Milliseconds to wait: the site checks the proof, changes the password and writes an e-mail. */
const PATIENCE = 12_000;

/** Sets, changes or removes the password of the reader who is in; throws what `callApi` throws. */
export async function putPassword(change: PasswordChange): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  await callApi('/api/account/password', { method: 'PUT', body: change, signal });
}
