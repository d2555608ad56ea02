/** A full-page redirect to a path of this site, or to the service that signs a reader in. */
export function redirectTo(location: string, ...cookies: string[]): Response {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}
