import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NEVER_AHEAD } from './pagesAhead.ts';

const isAhead = (path: string) =>
  !NEVER_AHEAD.some((pathname) =>
    new URLPattern({ pathname }).test(new URL(path, 'https://mixmaster.example')),
  );

it.each([
  '/',
  '/de',
  '/cocktails',
  '/fr/cocktails?spirit=gin',
  '/cocktail/negroni',
  '/de/shot/b-52',
  '/ingredients/campari',
  '/de/zutaten/campari',
  '/guides/cocktail-syrups',
  '/pricing',
])('has %s made ahead of a press', (path) => {
  expect(isAhead(path)).toBe(true);
});

it.each([
  '/login?next=/profile',
  '/nl/login',
  '/account',
  '/es/profile',
  '/menu-builder',
  '/de/mix-master',
  '/de/shopping-list',
  '/menu/zum-hahn',
  '/de/menu/AAAAAAAAAAAAAAAAAAAAAA',
  '/api',
  '/api/auth/logout',
  '/feed.xml',
  '/de/feed.xml',
  '/pictures/11002.svg',
])('leaves %s until it is asked for', (path) => {
  expect(isAhead(path)).toBe(false);
});

it('has been told of each page whether it is made ahead', () => {
  const pages = readdirSync(new URL('../pages/[...locale]/', import.meta.url)).flatMap(
    (file) => /^([\w-]+)\.astro$/.exec(file)?.[1] ?? [],
  );
  expect(pages.filter((page) => page !== 'index' && isAhead(`/${page}`)).toSorted()).toEqual([
    'about',
    'accessibility',
    'cocktails',
    'mixed-shots',
    'pricing',
    'privacy-policy',
    'terms-of-use',
  ]);
});
