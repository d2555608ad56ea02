import { beforeEach, expect, it, vi } from 'vitest';
import { intendFavorite, takeIntendedFavorite } from './intendedFavorite.ts';

const NEGRONI = { cocktailId: '11002', cocktailName: 'Negroni' };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('gives what was meant once', () => {
  intendFavorite(NEGRONI, 1000);
  expect(takeIntendedFavorite(2000)).toEqual(NEGRONI);
  expect(takeIntendedFavorite(2000)).toBeUndefined();
});

it('forgets what was meant more than an hour ago', () => {
  intendFavorite(NEGRONI, 1000);
  expect(takeIntendedFavorite(3_602_000)).toBeUndefined();
  expect(kept.size).toBe(0);
});

it.each(['', 'rubbish', '{}', 'null', '{"cocktailId":11002,"cocktailName":"Negroni","at":0}'])(
  'takes %j for nothing',
  (text) => {
    kept.set('intended-favorite', text);
    expect(takeIntendedFavorite(0)).toBeUndefined();
  },
);
