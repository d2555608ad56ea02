import { UnavailableError } from './errors.ts';

/** Finding out who asks, and one call on that reader's behalf: together well below the five seconds that are promised. */
export const SIGN_IN_CHECK_MS = 2_250;
export const SUPABASE_CALL_MS = 2_000;
/** Who waits for a model waits for its guard too. */
export const GUARD_CALL_MS = 5_000;

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

/** `fetch` that gives up on a call after `milliseconds`, and takes keys and tokens nowhere that an answer leads to. */
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
