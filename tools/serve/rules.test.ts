import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { FILE_HEADERS } from '../../netlify/lib/securityHeaders.ts';
import { readNetlifyConfig } from './netlifyConfig.ts';
import { findRedirect, headersFor } from './rules.ts';

const { redirects, headers } = readNetlifyConfig(resolve('netlify.toml'));

/** What Netlify's own matcher answers to the rules of netlify.toml. */
it.each([
  ['/api/cocktails', 200, '/api/en/cocktails.json'],
  ['/api/cocktails/', 200, '/api/en/cocktails.json'],
  ['/api/cocktails?lang=nl', 200, '/api/nl/cocktails.json?lang=nl'],
  ['/api/cocktails?lang=fr&x=1', 200, '/api/fr/cocktails.json?lang=fr&x=1'],
  ['/api/cocktails?lang=en', 200, '/api/en/cocktails.json?lang=en'],
  ['/api/cocktails?lang=xx', 200, '/api/en/cocktails.json?lang=xx'],
  ['/api/cocktails?lang=NL', 200, '/api/en/cocktails.json?lang=NL'],
  ['/api/cocktails?lang=', 200, '/api/en/cocktails.json?lang='],
  ['/api/cocktails?lang=nl&lang=xx', 200, '/api/en/cocktails.json?lang=nl&lang=xx'],
  ['/api/shots?lang=es', 200, '/api/es/shots.json?lang=es'],
  ['/api/cocktails/11001', 200, '/api/en/cocktails/11001.json'],
  ['/api/cocktails/11001?lang=de', 200, '/api/de/cocktails/11001.json?lang=de'],
  ['/api/cocktails/1/2', 200, '/api/en/unknown'],
  ['/api/nothing', 200, '/api/en/unknown'],
  ['/api', 200, '/api/en/unknown'],
  ['/nl/nothing', 404, '/nl/404.html'],
  ['/fr/a/b', 404, '/fr/404.html'],
])('leads %s to %i %s', (path, status, target) => {
  expect(findRedirect(redirects, new URL(path, 'http://site.test'))).toEqual({ status, target });
});

it.each(['/cocktails', '/cocktails/11001', '/nothing', '/API/cocktails', '/news'])(
  'leaves %s alone',
  (path) => {
    expect(findRedirect(redirects, new URL(path, 'http://site.test'))).toBeUndefined();
  },
);

it.each([
  ['/_astro/app.B1x2.js', 'public, max-age=31536000, immutable'],
  ['/api/en/cocktails.json', 'public, max-age=300, stale-while-revalidate=86400'],
  ['/api/fr/cocktails/11001.json', 'public, max-age=300, stale-while-revalidate=86400'],
  ['/cocktail/11001', undefined],
  ['/pictures/11002/800.avif', 'public, max-age=31536000, immutable'],
  ['/pictures/heroes/hotel-bar-portrait-480.webp', 'public, max-age=31536000, immutable'],
  ['/pictures/11002.svg', undefined],
])('caches %s as %s', (path, expected) => {
  expect(Object.fromEntries(headersFor(headers, path))['Cache-Control']).toBe(expected);
});

it.each(['/', '/nl/cocktail/11001', '/de/404.html', '/_astro/a.js', '/api/en/shots.json'])(
  'gives the file at %s the headers that netlify/lib/securityHeaders.ts names',
  (path) => {
    const given = headersFor(headers, path).map(([name, value]) => [name.toLowerCase(), value]);
    expect(Object.fromEntries(given)).toMatchObject(FILE_HEADERS);
  },
);

it('says nothing of protection that netlify/lib/securityHeaders.ts does not', () => {
  const [everywhere] = headers.filter((rule) => rule.for === '/*');
  const names = Object.keys(everywhere?.values ?? {}).map((name) => name.toLowerCase());
  expect(names.toSorted()).toEqual(Object.keys(FILE_HEADERS).toSorted());
});

it('gives no path the same header from two rules', () => {
  for (const path of ['/', '/_astro/a.js', '/api/cocktails', '/api/en/shots.json', '/api/cocktails/1']) {
    const names = headersFor(headers, path).map(([name]) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  }
});
