const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#34': '"',
  '#38': '&',
};

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The pieces of text that a page shows, without scripts and styles, in order. */
export function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|svg)\b.*?<\/\1>/gs, '');
  return body
    .split(/<[^>]*>/)
    .map((text) => decode(text).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** What a page says without showing it: titles, descriptions and names for those who hear it. */
export function spokenTextsOf(html: string): string[] {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const attributes = ['alt', 'aria-label', 'title'].flatMap((name) => attributesOf(html, name));
  return [decode(title), decode(description), ...attributes].filter((text) => text !== '');
}

/** The values of an attribute on a page, in order. */
export function attributesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => decode(value ?? ''));
}

/** The first element of a kind with what is in it: `partOf(html, 'header')`. */
export function partOf(html: string, tag: string): string {
  return new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '';
}

/** What the links of a page say, and where they lead, in order. */
export function linksOf(html: string): [text: string, href: string][] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>.*?<\/a>/gs)].map(([link, href]) => [
    textsOf(`<body>${link}`).join(' '),
    decode(href ?? ''),
  ]);
}
