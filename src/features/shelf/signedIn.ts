import { SIGNED_IN_HINT } from '../../contracts/signedInHint.ts';

/** Whether somebody may be signed in; where this is false, nobody is, and no call is needed to know. */
export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${SIGNED_IN_HINT.name}=${SIGNED_IN_HINT.value}`);
}
