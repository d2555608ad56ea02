import type { ErrorAnswer } from '../contracts/site/error.ts';
import { whenVisible } from './whenVisible.ts';

/** An answer of the API that is no success; its message is the status, a colon, and the body or status text. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  /** What the site itself answered; undefined where the answer came from something before it. */
  readonly answer: ErrorAnswer | undefined;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.answer = parsed(body);
  }
}

/** The schema of the answer is too heavy for a page; the site's own functions have applied it. */
function parsed(body: string): ErrorAnswer | undefined {
  try {
    return JSON.parse(body) as ErrorAnswer;
  } catch {
    return undefined;
  }
}

const UNAUTHORIZED = 401;
const NO_CONTENT = 204;

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent beside a body: marks tries at one thing, so that it is done once (header `Idempotency-Key`). */
  key?: string;
  /** What a caller who is not signed in gets: an error, or `null`. */
  onUnauthorized?: 'throw' | 'null';
  signal?: AbortSignal;
  /** Lets the call reach the site also where its page is left meanwhile. */
  keepalive?: boolean;
}

/**
 * Calls the site's own API once, credentials sent (specification, section 7); nothing is tried again. A page that was
 * made ahead calls when it is shown.
 *
 * @returns the JSON of the answer, to be checked by the caller; undefined where it has no body
 * @throws ApiFailure for every answer that is no success; TypeError where there is no answer at all
 */
export async function callApi(
  path: string,
  { method = 'GET', body, key, onUnauthorized = 'throw', signal, keepalive = false }: Call = {},
): Promise<unknown> {
  const shown = whenVisible();
  if (shown) await shown;
  const answer = await fetch(path, {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
  if (answer.status === UNAUTHORIZED && onUnauthorized === 'null') return null;
  await requireSuccess(answer);
  return answer.status === NO_CONTENT ? undefined : answer.json();
}

/** @throws ApiFailure for an answer that is no success */
export async function requireSuccess(answer: Response): Promise<void> {
  if (!answer.ok) throw new ApiFailure(answer.status, (await answer.text()) || answer.statusText);
}
