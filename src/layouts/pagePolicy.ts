import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const CHARSET = '<meta charset="utf-8">';
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;
/** A script in a file of the site, or a block of data, which no browser runs. */
const NEEDS_NO_HASH = /\ssrc=|\stype="application\/(ld\+)?json"/;
const HASH = /'(sha256-[^']+)'/g;

/** The hash by which a Content-Security-Policy knows a script or style that stands inline. */
export function hashScript(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Makes the policy that Astro wrote into a page as narrow as the page allows. Then puts it before all else, since a
 * policy binds what comes after it. A page without one stays as it is: a part of a page, or one of `npm run dev`.
 *
 * @throws Error for something inline whose hash Astro was not told, which no browser would run
 */
export function tightenPolicy(html: string): string {
  const [meta, policy = ''] = POLICY.exec(html) ?? [];
  if (meta === undefined) return html;
  const known = new Set([...policy.matchAll(HASH)].map(([, hash = '']) => hash));
  const inline = inlineIn(html);
  for (const [hash, text] of inline) {
    if (!known.has(hash))
      throw new Error(`The policy of the page does not know "${text.trim().slice(0, 80)}".`);
  }
  const tight = narrowPolicy(policy, inline);
  return html.replace(meta, '').replace(CHARSET, () => `${CHARSET}${meta.replace(policy, () => tight)}`);
}

/**
 * The policy that Astro wrote as the header of a page, as narrow as the page allows. What somebody has written into the
 * page is no reason to stop: it runs nowhere, as no hash is ever added.
 *
 * @param own directives in the place of Astro's of the same name
 */
export function headerPolicy(
  policy: string,
  html: string,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const directives = narrowPolicy(policy, inlineIn(html))
    .split(';')
    .map((directive) => /^(\S+)\s+(\S.*)$/.exec(directive.trim()))
    .flatMap((parts) => (parts === null ? [] : [[parts[1], parts[2]]]));
  return { ...(Object.fromEntries(directives) as Record<string, string>), ...own };
}

/** What stands inline in a page, by its hash. */
function inlineIn(html: string): Map<string, string> {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => !NEEDS_NO_HASH.test(attributes));
  const inline = [
    ...scripts.map(([, , text = '']) => text),
    ...[...html.matchAll(STYLE)].map(([, text = '']) => text),
  ];
  return new Map(inline.map((text) => [hashScript(text), text]));
}

/** Of the hashes of a policy, which are those of every script and style of the site, those of what stands inline stay. */
function narrowPolicy(policy: string, inline: ReadonlyMap<string, string>): string {
  return policy
    .replace(HASH, (source, hash: string) => (inline.has(hash) ? source : ''))
    .replace(/ +/g, ' ')
    .replace(/ ;/g, ';')
    .trim();
}
