import { expect, it } from 'vitest';
import { movedPath } from './movedPaths.ts';

it.each([
  ['/cocktail/11002', '/cocktail/negroni'],
  ['/de/cocktail/11002', '/de/cocktail/negroni'],
  ['/cocktail/12001', '/shot/b-52'],
  ['/fr/cocktails/11002', '/fr/cocktail/negroni'],
  ['/cocktails/negroni/', '/cocktail/negroni'],
  ['/nl/cocktail/b-52', '/nl/shot/b-52'],
  ['/mixed-shots/b-52', '/shot/b-52'],
  ['/cocktail/NEGRONI', '/cocktail/negroni'],
  ['/DE/Cocktails/Negroni/', '/de/cocktail/negroni'],
  ['/en/cocktail/negroni', '/cocktail/negroni'],
  ['/EN/cocktail/11002', '/cocktail/negroni'],
])('a recipe asked for at %s is at %s', (before, now) => {
  expect(movedPath(before)).toBe(now);
});

it.each([
  '/cocktail/negroni',
  '/cocktail/99999',
  '/cocktail/nothing',
  '/cocktail/',
  '/it/cocktail/11002',
  '/cocktail/11002/more',
  '/menu/11002',
  '/cocktail/%2e%2e',
])('%s leads nowhere', (path) => {
  expect(movedPath(path)).toBeUndefined();
});

it.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/cocktails', '/cocktails'],
  ['/en/de', '/de'],
  ['/Mix-Master', '/mix-master'],
  ['/DE', '/de'],
])('the page asked for at %s is at %s', (before, now) => {
  expect(movedPath(before)).toBe(now);
});

it.each(['/_astro/Card.AbC.js', '/api/Nothing', '/caf%C3%A9', '//EVIL'])(
  '%s has no other address',
  (path) => {
    expect(movedPath(path)).toBeUndefined();
  },
);

it.each(['/en//evil/x', '/EN///evil', '/en/\\evil', '//evil/X', '/\\EVIL'])(
  '%s stays on this site',
  (path) => {
    const moved = movedPath(path) ?? '';
    expect(new URL(moved, 'https://mixmaster.example').host).toBe('mixmaster.example');
  },
);
