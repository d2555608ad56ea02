import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const CHARSET = '<meta charset="utf-8">';
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;
/** A script in a file of the site, or a block of data, which no browser runs. */
const NEEDS_NO_HASH = /\ssrc=|\stype="application\/(ld\+)?json"/;
const HASH = /'(sha256-[^']+)'/g;

/** The hash by which a Content-Security-Policy knows a script or style that stands inline. */
export function hashOf(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Makes the policy that Astro wrote into a page as narrow as the page allows: of the hashes, which are those of every
 * script and style of the site, only those of what stands inline in this page stay. Then puts it before all else, since
 * a policy binds what comes after it. A page without one stays as it is: a part of a page, or one of `npm run dev`.
 *
 * @throws Error for something inline whose hash Astro was not told, which no browser would run
 */
export function tightenPolicy(html: string): string {
  const [meta, policy = ''] = POLICY.exec(html) ?? [];
  if (meta === undefined) return html;

  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => !NEEDS_NO_HASH.test(attributes));
  const inline = [
    ...scripts.map(([, , text = '']) => text),
    ...[...html.matchAll(STYLE)].map(([, text = '']) => text),
  ];
  const used = new Map(inline.map((text) => [hashOf(text) as string, text]));
  const known = new Set([...policy.matchAll(HASH)].map(([, hash = '']) => hash));
  for (const [hash, text] of used) {
    if (!known.has(hash))
      throw new Error(`The policy of the page does not know "${text.trim().slice(0, 80)}".`);
  }

  const tight = policy
    .replace(HASH, (source, hash: string) => (used.has(hash) ? source : ''))
    .replace(/ +/g, ' ')
    .replace(/ ;/g, ';')
    .trim();
  return html.replace(meta, '').replace(CHARSET, () => `${CHARSET}${meta.replace(policy, () => tight)}`);
}
