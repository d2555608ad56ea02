import { expect, it } from 'vitest';
import { hashScript, headerPolicy, tightenPolicy } from './pagePolicy.ts';

const SCRIPT = 'start()';
const STYLE = 'p{color:red}';
const OTHER = 'elsewhere()';

function page({ known, body = '', css = '' }: { known: string[]; body?: string; css?: string }): string {
  const sources = known.map((text) => `'${hashScript(text)}'`).join(' ');
  const policy = `default-src 'self'; script-src 'self' ${sources}; style-src 'self' ${sources}; style-src-attr 'unsafe-inline';`;
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>$& $1</title>${css}<meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`;
}

const policyOf = (html: string) =>
  /^<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*)">/.exec(
    html,
  )?.[1];

it('knows a text by the hash that browsers compute', () => {
  expect(hashScript('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  expect(hashScript('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
});

it('keeps the hashes of what stands in the page, and puts the policy first', () => {
  const html = page({
    known: [SCRIPT, STYLE, OTHER],
    css: `<style>${STYLE}</style>`,
    body: `<script>${SCRIPT}</script><script type="module" src="/_astro/a.js"></script>`,
  });
  const tight = tightenPolicy(html);
  expect(policyOf(tight)).toBe(
    `default-src 'self'; script-src 'self' '${hashScript(SCRIPT)}' '${hashScript(STYLE)}'; style-src 'self' '${hashScript(SCRIPT)}' '${hashScript(STYLE)}'; style-src-attr 'unsafe-inline';`,
  );
  expect(tight.match(/http-equiv/g)).toHaveLength(1);
  expect(tight).toContain('<title>$& $1</title>');
});

it('leaves no hash where nothing stands inline', () => {
  expect(policyOf(tightenPolicy(page({ known: [OTHER] })))).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';",
  );
});

it.each([
  ['a script', `<script>${OTHER}</script>`],
  ['a module', `<script type="module">${OTHER}</script>`],
  ['a style', `<style media="print">${OTHER}</style>`],
  ['a script of several lines', `<script>\n${OTHER}\n</script>`],
])('stops at %s that Astro was not told of', (_, body) => {
  expect(() => tightenPolicy(page({ known: [SCRIPT], body }))).toThrow('does not know "elsewhere()"');
});

it('lets blocks of data be', () => {
  const body = '<script type="application/ld+json">{"@type":"Recipe"}</script>';
  expect(tightenPolicy(page({ known: [], body }))).toContain(body);
});

it('leaves a page without a policy as it is', () => {
  const part = '<dialog><script>anything()</script></dialog>';
  expect(tightenPolicy(part)).toBe(part);
});

it('makes a header of it, with directives of the site in the place of others', () => {
  const known = [SCRIPT, STYLE].map((text) => `'${hashScript(text)}'`).join(' ');
  const policy = `default-src 'self'; img-src 'self' data:; script-src 'self' ${known}; style-src 'self' ${known};`;
  const html = `<style>${STYLE}</style><meta content="<script>alert(1)</script>">`;
  expect(headerPolicy(policy, html, { 'img-src': "'none'", 'frame-ancestors': "'none'" })).toEqual({
    'default-src': "'self'",
    'img-src': "'none'",
    // The same texts are known to both.
    'script-src': `'self' '${hashScript(STYLE)}'`,
    'style-src': `'self' '${hashScript(STYLE)}'`,
    'frame-ancestors': "'none'",
  });
});
