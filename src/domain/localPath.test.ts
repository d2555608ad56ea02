import { expect, it } from 'vitest';
import { localeOfPath, localPath } from './localPath.ts';

it.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/de/cocktails?spirit=gin#list', '/de/cocktails?spirit=gin#list'],
  ['/a/../profile', '/profile'],
  ['/cocktail/11002?next=//evil.example', '/cocktail/11002?next=//evil.example'],
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
