import type { ErrorAnswer } from '../../src/contracts/site/error.ts';
import { ApiError, RateLimitedError } from './errors.ts';

/** Personal or momentary: no cache may keep it. */
export const PRIVATE = 'private, no-store';

/** The status and body for an error; whatever is not an `ApiError` keeps its cause to itself. */
export function answerError(error: unknown): Response {
  if (!(error instanceof ApiError)) {
    return Response.json(
      { code: 'internal', message: 'Something went wrong on our side.' } satisfies ErrorAnswer,
      { status: 500 },
    );
  }
  const { code, message, issues, current, quota, status } = error;
  const retryAfterSeconds = error instanceof RateLimitedError ? error.retryAfterSeconds : undefined;
  const body: ErrorAnswer = {
    code,
    message,
    ...(issues && { issues }),
    ...(current !== undefined && { current }),
    ...(quota && { quota }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return Response.json(body, { status, headers });
}

/** A `Response` as it is, nothing as 204, every other value as JSON. */
export function answerResult(result: unknown): Response {
  if (result instanceof Response) return result;
  return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
}
