import { INVITATION_HASH, INVITATION_PATTERN } from '../../contracts/people/householdLimits.ts';

/** Key of session storage: the secret of the invitation that this tab was opened with, also past a sign-in. */
const INVITATION = 'mixmaster-invitation';

/** The invitation that the address names, or named before a sign-in. It leaves the address, which others may see. */
export function readInvitation(): string | undefined {
  const { hash, pathname, search } = location;
  if (hash.startsWith(INVITATION_HASH)) {
    history.replaceState(history.state, '', `${pathname}${search}`);
    const token = hash.slice(INVITATION_HASH.length);
    try {
      sessionStorage.setItem(INVITATION, token);
    } catch {
      // Storage is blocked: who is signed in already can still join.
      return readToken(token);
    }
  }
  try {
    return readToken(sessionStorage.getItem(INVITATION) ?? '');
  } catch {
    return undefined;
  }
}

/** Forgets an invitation that was answered. */
export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(INVITATION);
  } catch {
    // Storage is blocked, and holds none.
  }
}

/** What cannot be a secret of ours counts as one that is not valid any more. */
function readToken(text: string): string | undefined {
  if (text === '') return undefined;
  return INVITATION_PATTERN.test(text) ? text : 'x'.repeat(22);
}
