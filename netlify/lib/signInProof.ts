import { createHash, randomBytes } from 'node:crypto';
import { CODE_LIFETIME } from '../../src/contracts/people/signIn.ts';
import { cookieLine, readCookie } from './cookies.ts';

/** The cookie by which a browser proves that it asked for a code: without it nobody tries one. */
const COOKIE = 'mixmaster-code-proof';
const PROOF_BYTES = 32;
/** Names the link key in the redirect address, which Supabase Auth writes into its e-mail (`.RedirectTo`). */
const KEY = 'key';

/** A proof that nobody can guess. */
export function newProof(): string {
  return randomBytes(PROOF_BYTES).toString('base64url');
}

/**
 * The key of the link in the e-mail that was asked for with a proof. Whoever has the e-mail knows it, and learns nothing
 * of the proof.
 */
export function hashProof(proof: string): string {
  return createHash('sha256').update(proof).digest('base64url');
}

/** What Supabase Auth is told for an e-mail, so that its link has the key: a page of this site. */
export function addressWithKey(siteUrl: string, proof: string): string {
  const address = new URL('/', siteUrl);
  address.searchParams.set(KEY, hashProof(proof));
  return address.href;
}

/** The key in an address that Supabase Auth was told, as the link of an e-mail repeats it. */
export function keyInAddress(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  return new URL(address).searchParams.get(KEY) ?? undefined;
}

/** The proof that this browser holds, if it asked for a code. */
export function readProof(request: Request): string | undefined {
  return readCookie(request, COOKIE) || undefined;
}

/** `Set-Cookie` value that gives this browser a proof, or takes it away. */
export function proofCookie(request: Request, proof: string | undefined): string {
  return cookieLine(request, COOKIE, { value: proof ?? '', maxAge: proof ? CODE_LIFETIME : 0 });
}
