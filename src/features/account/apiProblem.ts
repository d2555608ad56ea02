import type { ErrorCode } from '../../contracts/error.ts';
import { ApiFailure } from '../../lib/api.ts';

/** What went wrong with a call: the code of the site's own answer, or no answer at all. */
export function apiProblem(error: unknown): ErrorCode | 'offline' {
  if (!(error instanceof ApiFailure)) return error instanceof TypeError ? 'offline' : 'unavailable';
  try {
    // The message of a failure is its status, a colon and the body.
    return (JSON.parse(error.message.slice(error.message.indexOf('{'))) as { code: ErrorCode }).code;
  } catch {
    return 'internal';
  }
}
