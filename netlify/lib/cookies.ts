import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';

/**
 * A browser takes a cookie of such a name from this host alone, over https and for all its paths, so that no
 * neighbouring host can plant one (RFC 6265bis, section 4.1.3.2).
 */
const HOST_PREFIX = '__Host-';

interface SiteCookie {
  value: string;
  /** In seconds; 0 takes the cookie away. */
  maxAge: number;
  /** Whether scripts of the site may read it. */
  isForScripts?: boolean;
}

/** The cookies that a browser sent. */
export function readCookies(request: Request): { name: string; value: string }[] {
  const header = request.headers.get('cookie') ?? '';
  return parseCookieHeader(header).flatMap(({ name, value }) =>
    value === undefined ? [] : [{ name, value }],
  );
}

/** The value of the site's cookie `name`, if the browser sent it. */
export function readCookie(request: Request, name: string): string | undefined {
  const fullName = cookieName(request, name);
  return readCookies(request).find((cookie) => cookie.name === fullName)?.value;
}

/**
 * What the site's cookie `name` is called where `request` came in: `__Host-…` over https. Without encryption, as at
 * http://localhost, a browser takes no such name.
 */
export function cookieName(request: Request, name: string): string {
  return isEncrypted(request) ? `${HOST_PREFIX}${name}` : name;
}

/** A `Set-Cookie` value for the site's cookie `name`: of this host alone, left out of other sites' POSTs. */
export function cookieLine(request: Request, name: string, cookie: SiteCookie): string {
  return rawCookieLine(request, cookieName(request, name), cookie);
}

/** The same for a cookie that is called exactly `fullName`. */
export function rawCookieLine(
  request: Request,
  fullName: string,
  { value, maxAge, isForScripts = false }: SiteCookie,
): string {
  return serializeCookieHeader(fullName, value, {
    path: '/',
    httpOnly: !isForScripts,
    sameSite: 'lax',
    secure: isEncrypted(request),
    maxAge,
  });
}

/** Whether the browser speaks https with this site. */
export function isEncrypted(request: Request): boolean {
  return new URL(request.url).protocol === 'https:';
}
