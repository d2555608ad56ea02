import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cookieLine, readCookie } from './cookies.ts';

/** The cookie that remembers a sign-in on its way through Google or GitHub, apart from one through a mailbox. */
const COOKIE = 'mixmaster-provider';
/** How long somebody may take to sign in there, in seconds. */
const LIFETIME = 600;
/** Long enough that nobody guesses it; RFC 7636 wants a verifier of 43 characters at least. */
const SECRET_BYTES = 32;

const flowSchema = z.object({
  /** Comes back in the address, and shows that this browser set out. */
  state: z.string().min(1),
  /** Proves to Supabase Auth that whoever brings the code began it (PKCE, RFC 7636). */
  verifier: z.string().min(1),
  next: z.string().catch('/'),
});
/** A sign-in that this browser began at Google or GitHub. */
export type ProviderFlow = z.infer<typeof flowSchema>;

/** A sign-in that begins, and ends at the page `next`. */
export function newFlow(next: string): ProviderFlow {
  return { state: secret(), verifier: secret(), next };
}

/** What Supabase Auth is told of the verifier at the start. */
export function createChallenge({ verifier }: ProviderFlow): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** What this browser began, if it did. */
export function readProviderFlow(request: Request): ProviderFlow | undefined {
  try {
    return flowSchema.parse(JSON.parse(readCookie(request, COOKIE) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Whether somebody who comes back with `state` set out in this browser. */
export function isOfFlow(state: string | null, flow: ProviderFlow): boolean {
  const [given, own] = [Buffer.from(state ?? ''), Buffer.from(flow.state)];
  return given.length === own.length && timingSafeEqual(given, own);
}

/** `Set-Cookie` value that remembers a sign-in in this browser, or forgets it. */
export function flowCookie(request: Request, flow: ProviderFlow | undefined): string {
  return cookieLine(request, COOKIE, {
    value: flow ? JSON.stringify(flow) : '',
    maxAge: flow ? LIFETIME : 0,
  });
}

function secret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
