import { expect, it } from 'vitest';
import { isFromElsewhere, isOnlyALook } from './origin.ts';

const get = (headers: Record<string, string>, method = 'GET') =>
  new Request('https://mixmaster.example/', { headers, method });

it.each<[Record<string, string>, boolean]>([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'x-purpose': 'preview' }, true],
  [{ 'x-moz': 'prefetch' }, true],
  [{ 'sec-purpose': '' }, false],
  [{ 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' }, false],
  [{}, false],
])('%j only looks: %s', (headers, expected) => {
  expect(isOnlyALook(get(headers))).toBe(expected);
  expect(isOnlyALook(get(headers, 'HEAD'))).toBe(true);
});

it.each([
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
])('a request that is %s comes from elsewhere: %s', (site, expected) => {
  expect(isFromElsewhere(get({ 'sec-fetch-site': site }))).toBe(expected);
  expect(isFromElsewhere(get({}))).toBe(false);
});
