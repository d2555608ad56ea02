import { ForbiddenError } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a request that changes something through only when it comes from this site.
 * Browsers say where a request comes from; a client that says nothing is no browser and holds no
 * reader's cookies. Hosts are compared, not schemes: a proxy in front may end the encryption.
 * @throws ForbiddenError for a request that another site makes.
 */
export function requireSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;

  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isOwn = origin
    ? hostOf(origin) === new URL(request.url).host
    : site === null || site === 'same-origin' || site === 'none';
  if (!isOwn) throw new ForbiddenError('This request comes from another site.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Headers by which browsers and apps say that nobody asked for this page yet. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Whether a request only looks: a browser that loads a page before its reader goes there (`Sec-Purpose: prefetch`), a
 * preview, or a HEAD. Such a request may change nothing.
 */
export function isOnlyALook({ method, headers }: Request): boolean {
  return (
    method === 'HEAD' || PURPOSES.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
  );
}

/** Whether a page of another site, or of a neighbouring host, sent the reader here. */
export function isFromElsewhere({ headers }: Request): boolean {
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}
