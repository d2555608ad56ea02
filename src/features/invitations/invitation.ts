import { BAR_INVITATION_HASH } from '../../contracts/bars/barStaffLimits.ts';
import { INVITATION_HASH, INVITATION_PATTERN } from '../../contracts/people/householdLimits.ts';

/** Key of session storage: the invitation that this tab was opened with, also past a sign-in. */
const INVITATION = 'mixmaster-invitation';
/** To what somebody may be invited: what stands before the secret in the address. */
const HASHES = { household: INVITATION_HASH, bar: BAR_INVITATION_HASH } as const;
export type InvitationKind = keyof typeof HASHES;

/**
 * The secret of the invitation that the address names, or named before a sign-in. It leaves the address, which others may
 * see.
 */
export function readInvitation(kind: InvitationKind): string | undefined {
  const { hash, pathname, search } = location;
  if (hash.startsWith(HASHES[kind])) {
    history.replaceState(history.state, '', `${pathname}${search}`);
    try {
      sessionStorage.setItem(INVITATION, hash);
    } catch {
      // Storage is blocked: who is signed in already can still join.
      return readToken(hash, kind);
    }
  }
  try {
    return readToken(sessionStorage.getItem(INVITATION) ?? '', kind);
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
function readToken(hash: string, kind: InvitationKind): string | undefined {
  if (!hash.startsWith(HASHES[kind])) return undefined;
  const token = hash.slice(HASHES[kind].length);
  return INVITATION_PATTERN.test(token) ? token : 'x'.repeat(22);
}
