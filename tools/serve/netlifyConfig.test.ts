import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { FILE_HEADERS } from '../../netlify/lib/securityHeaders.ts';
import { readNetlifyConfig, type HeaderRule } from './netlifyConfig.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const ASTRO: HeaderRule = { for: '/_astro/*', values: { 'Cache-Control': 'immutable' } };

/** netlify.toml with more lines, beside what a build may have left. */
function project(more = '', built?: object): string {
  const folder = temporaryFolder();
  cpSync(resolve('netlify.toml'), join(folder, 'netlify.toml'));
  writeFileSync(join(folder, 'netlify.toml'), more, { flag: 'a' });
  if (built !== undefined) {
    mkdirSync(join(folder, '.netlify/v1'), { recursive: true });
    writeFileSync(join(folder, '.netlify/v1/config.json'), JSON.stringify(built));
  }
  return join(folder, 'netlify.toml');
}

const namesIn = (rule: HeaderRule | undefined) =>
  Object.entries(rule?.values ?? {}).map(([name, value]) => [name.toLowerCase(), value]);

it('gives every file the headers that netlify/lib/securityHeaders.ts names, and no other protection', () => {
  const everywhere = readNetlifyConfig(project()).headers.filter((rule) => rule.for === '/*');
  const { 'speculation-rules': ahead, ...protection } = Object.fromEntries(everywhere.flatMap(namesIn));
  expect(ahead).toBe('"/speculation-rules.json"');
  expect(protection).toEqual(FILE_HEADERS);
});

it('gives no path the same header from two rules', () => {
  const { headers } = readNetlifyConfig(project('', { headers: [ASTRO], images: { remote_images: [] } }));
  const paths = [
    '/',
    '/_astro/a.js',
    '/pictures/11002/800.avif',
    '/lists/de/menu.json',
    '/chat/fr',
    '/api/de/mix-index.json',
  ];
  for (const pathname of paths) {
    const names = headers
      .filter((rule) => new URLPattern({ pathname: rule.for }).test({ pathname }))
      .flatMap((rule) => namesIn(rule).map(([name]) => name));
    expect(names).toEqual([...new Set(names)]);
  }
});

it('adds what the build left for Netlify: functions after those of the site, and headers', () => {
  const before = readNetlifyConfig(project());
  expect(before.functionFolders).toHaveLength(1);
  const { functionFolders, headers } = readNetlifyConfig(
    project('', { headers: [ASTRO], images: { remote_images: [] } }),
  );
  expect(functionFolders.map((folder) => folder.split('/').slice(-3).join('/'))).toEqual([
    expect.stringMatching(/netlify\/functions$/),
    '.netlify/v1/functions',
  ]);
  expect(headers).toEqual([...before.headers, ASTRO]);
});

it('reads a project whose build is still at work', () => {
  const toml = project();
  const unbuilt = readNetlifyConfig(toml);
  mkdirSync(join(dirname(toml), '.netlify/v1/functions'), { recursive: true });
  expect(readNetlifyConfig(toml)).toEqual(unbuilt);
});

it.each([
  ['a redirect', '\n[[redirects]]\nfrom = "/a"\nto = "/b"\n'],
  ['a rule of headers with a condition', '\n[[headers]]\nfor = "/a"\nif = "x"\n[headers.values]\nA = "b"\n'],
])('refuses %s, which the local servers would leave out', (_, more) => {
  expect(() => readNetlifyConfig(project(more))).toThrow();
});

it('refuses what a build tells Netlify and the local servers do not know', () => {
  const built = { headers: [], images: { remote_images: [] }, redirects: [{ from: '/a', to: '/b' }] };
  expect(() => readNetlifyConfig(project('', built))).toThrow();
});
