import { SIGNED_IN_PATTERN } from '../contracts/people/signedInHint.ts';
import type { User } from '../contracts/people/user.ts';
import { callApi } from '../lib/api.ts';
import { storeAccount } from './storedAccount.ts';
import { createLoader } from './loader.ts';

/** Whether somebody may be signed in; where this is false, nobody is, and no call is needed to know. */
export function mayBeSignedIn(): boolean {
  return new RegExp(SIGNED_IN_PATTERN).test(document.cookie);
}

/**
 * Who is signed in, null for an anonymous reader: looked up once per page; after a failure only `retry` asks
 * again (specification, section 4).
 */
export const reader = createLoader<User | null>(async () => {
  const answer = mayBeSignedIn() ? await callApi('/api/auth/user', { onUnauthorized: 'null' }) : null;
  const user = isUser(answer) ? answer : null;
  storeAccount(user?.id);
  return user;
});

/** The schema of the answer is too heavy for a page; the site's own function has applied it. */
function isUser(answer: unknown): answer is User {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'email' in answer;
}
