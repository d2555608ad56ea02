import { readSupabaseWait } from './environment.ts';
import { UnavailableError } from './errors.ts';

/** How long Supabase may take for what, as a multiple of what one call may take. */
const WAITS = {
  call: 1,
  /** To find out who asks: with one call on that reader's behalf well below the five seconds that are promised. */
  who: 1.125,
  /** All the calls of one step of a sign-in: by default just below four seconds, a multiple of the pace. */
  signIn: 1.95,
  /** One call by which Supabase Auth sends an e-mail: it answers only when the mail server has taken it. */
  sending: 3.5,
  /** All the calls that send a code. A Supabase that says nothing at all is noticed at the first of them. */
  sendCode: 4.5,
  /** All the calls that change a password, and sign in with it; below the five seconds that are promised. */
  password: 2.4,
  /** Who waits for a model waits for its guard too. */
  guard: 2.5,
  /** Nobody waits while the site forgets; Netlify gives a scheduled function half a minute. */
  forgetting: 10,
};
export type Wait = keyof typeof WAITS;

/**
 * How long the site waits for Supabase, in milliseconds.
 * @throws EnvironmentError when `SUPABASE_WAIT_MS` is malformed.
 */
export function supabaseWait(what: Wait = 'call'): number {
  return Math.round(WAITS[what] * readSupabaseWait());
}

/**
 * Waits for `work` no longer than `milliseconds`. The clients of Supabase try again by themselves
 * for up to half a minute, which is longer than a reader waits.
 * @throws UnavailableError when the time is over.
 */
export function withDeadline<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const { promise: timeIsOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new UnavailableError(`No answer within ${milliseconds} ms.`));
  }, milliseconds);
  return Promise.race([work, timeIsOver]).finally(() => clearTimeout(timer));
}

/**
 * Does work at Supabase in the time of one call.
 * @throws UnavailableError when the time is over.
 */
export function inTime<Value>(work: () => Promise<Value>): Promise<Value> {
  return withDeadline(supabaseWait(), work());
}

/** `fetch` that gives up after `milliseconds` and follows no redirect, which could leak keys and tokens. */
export function fetchWithin(milliseconds: number): typeof fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(milliseconds);
    return fetch(input, {
      ...init,
      redirect: 'error',
      signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    });
  };
}
