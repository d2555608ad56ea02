import { expect, it } from 'vitest';
import { isEmbedOrigin, readOrigin } from './embedOrigin.ts';

it.each([
  ['bar.example', 'https://bar.example'],
  [' https://Bar.Example/menu?x=1#y ', 'https://bar.example'],
  ['https://bar.example:443', 'https://bar.example'],
  ['bar.example:8443/x', 'https://bar.example:8443'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
])('reads %j as %s', (typed, origin) => {
  expect(readOrigin(typed)).toBe(origin);
  expect(isEmbedOrigin(origin)).toBe(true);
});

it.each([
  '',
  'bar',
  'http://bar.example',
  'ftp://bar.example',
  '*',
  'https://*.example',
  'javascript:alert(1)',
  "';",
])('reads no site in %j', (typed) => {
  expect(readOrigin(typed)).toBeUndefined();
});
