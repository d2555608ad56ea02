const FOUND = 302;
const MOVED = 301;
/** A day, in seconds: who remembers a move for ever never learns that it is taken back. */
const MOVE_LIFETIME = 86_400;

/** A full-page redirect to a path of this site, or to the service that signs a reader in. */
export function redirectTo(location: string, ...cookies: string[]): Response {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: FOUND, headers });
}

/** A redirect on whose way the browser forgets what it keeps for this site; cookies go by `cookies` alone. */
export function forgettingRedirect(location: string, ...cookies: string[]): Response {
  const answer = redirectTo(location, ...cookies);
  answer.headers.set('clear-site-data', '"cache", "storage"');
  return answer;
}

/** Says that a page has another address now, to caches too. */
export function movedTo(location: string): Response {
  const headers = { location, 'cache-control': `public, max-age=${MOVE_LIFETIME}` };
  return new Response(null, { status: MOVED, headers });
}
