import type { ErrorCode, Quota } from '../contracts/site/error.ts';
import { ApiFailure } from './api.ts';

/**
 * What went wrong with a call: the code of the site's own answer (`internal` where it has none), `offline`
 * without a network, `unavailable` for any other error.
 */
export function apiProblem(error: unknown): ErrorCode | 'offline' {
  if (!(error instanceof ApiFailure)) return error instanceof TypeError ? 'offline' : 'unavailable';
  return error.answer?.code ?? 'internal';
}

/** The limit of the account that stopped a call; undefined where it was something else. */
export function readQuota(error: unknown): Quota | undefined {
  return error instanceof ApiFailure ? error.answer?.quota : undefined;
}
