const LONGEST = 200;
const ORIGIN =
  /^https:\/\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::[1-9]\d{0,4})?$/;

/**
 * Whether a text is the origin of a site as browsers write it: `https`, a host in small ASCII letters, a port or none.
 * Nothing else comes into a Content-Security-Policy. The database has the same rule (`is_embed_origins`).
 */
export function isEmbedOrigin(text: string): boolean {
  return text.length <= LONGEST && ORIGIN.test(text);
}

/**
 * The origin of an address that somebody typed, with or without `https://` and a path; undefined for what is none.
 *
 * @example readOrigin('Bar.example/menu') // 'https://bar.example'
 */
export function readOrigin(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname } = new URL(address);
  return hostname.includes('.') && isEmbedOrigin(origin) ? origin : undefined;
}
