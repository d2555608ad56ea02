import { expect, it } from 'vitest';
import { localeOfPath, localPath } from './localPath.ts';

it.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/de/cocktails?spirit=gin#list', '/de/cocktails?spirit=gin#list'],
  ['/a/../profile', '/profile'],
  ['/cocktail/negroni?next=//evil.example', '/cocktail/negroni?next=//evil.example'],
  ['/cocktails?q=caf%C3%A9%2F%2F#100%', '/cocktails?q=caf%C3%A9%2F%2F#100%'],
  ['/apidae', '/apidae'],
])('takes %s as %s', (text, path) => {
  expect(localPath(text)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'profile',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/.%2f/evil.example',
  '/x/%2e%2e%2fapi/account',
  '/de%2F%2Fevil.example',
  '/%E0%A4%A',
  'http:/evil.example',
  'https:evil.example',
  '/%61pi/auth/logout',
  '/%2e%2e/API/account',
  'javascript:alert(1)',
  ' /profile',
  '/api/auth/logout',
  '/x/../api/account',
  '/api',
])('refuses %j', (text) => {
  expect(localPath(text)).toBeUndefined();
});

it.each([
  ['/', 'en'],
  ['/de', 'de'],
  ['/nl/cocktails', 'nl'],
  ['/fr?x=1', 'fr'],
  ['/desserts', 'en'],
  ['/cocktails/de', 'en'],
])('the page %s is in %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});
