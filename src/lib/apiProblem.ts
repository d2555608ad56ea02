import type { ErrorAnswer, ErrorCode, Quota } from '../contracts/error.ts';
import { ApiFailure } from './api.ts';

/** What went wrong with a call: the code of the site's own answer, or no answer at all. */
export function apiProblem(error: unknown): ErrorCode | 'offline' {
  if (!(error instanceof ApiFailure)) return error instanceof TypeError ? 'offline' : 'unavailable';
  return answerOf(error)?.code ?? 'internal';
}

/** The limit of the account that stopped a call; undefined where it was something else. */
export function quotaOf(error: unknown): Quota | undefined {
  return error instanceof ApiFailure ? answerOf(error)?.quota : undefined;
}

function answerOf({ message }: ApiFailure): ErrorAnswer | undefined {
  try {
    // The message of a failure is its status, a colon and the body.
    return JSON.parse(message.slice(message.indexOf('{'))) as ErrorAnswer;
  } catch {
    return undefined;
  }
}
