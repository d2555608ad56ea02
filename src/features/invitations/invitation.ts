import { BAR_INVITATION_HASH } from '../../contracts/bars/barStaffLimits.ts';
import { INVITATION_HASH, INVITATION_PATTERN } from '../../contracts/people/householdLimits.ts';

/** To what somebody may be invited: what stands before the secret in the address, and under which key a tab keeps it. */
const KINDS = {
  household: { hash: INVITATION_HASH, key: 'mixmaster-invitation' },
  bar: { hash: BAR_INVITATION_HASH, key: 'mixmaster-bar-invitation' },
} as const;
export type InvitationKind = keyof typeof KINDS;

/**
 * The secret of the invitation that the address names, or named before a sign-in in this tab. It leaves the address, which
 * others may see.
 */
export function readInvitation(kind: InvitationKind): string | undefined {
  const { hash, pathname, search } = location;
  const { hash: start, key } = KINDS[kind];
  if (hash.startsWith(start)) {
    history.replaceState(history.state, '', `${pathname}${search}`);
    const token = hash.slice(start.length);
    try {
      sessionStorage.setItem(key, token);
    } catch {
      // Storage is blocked: who is signed in already can still join.
      return readToken(token);
    }
  }
  try {
    return readToken(sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/** Forgets an invitation that was answered. */
export function forgetInvitation(kind: InvitationKind): void {
  try {
    sessionStorage.removeItem(KINDS[kind].key);
  } catch {
    // Storage is blocked, and holds none.
  }
}

/** What cannot be a secret of ours counts as one that is not valid any more. */
function readToken(text: string): string | undefined {
  if (text === '') return undefined;
  return INVITATION_PATTERN.test(text) ? text : 'x'.repeat(22);
}
