import { expect, it, vi } from 'vitest';
import { createLimitedMap, memoize } from './memoize.ts';

it('makes of each key one thing, and nothing of those that nobody asked for', () => {
  const make = vi.fn((language: string) => ({ language }));
  const of = memoize(make);
  const first = of('de');
  expect(of('de')).toBe(first);
  expect(of('fr')).toEqual({ language: 'fr' });
  expect(make.mock.calls).toEqual([['de'], ['fr']]);
});

it('keeps what is made of an object no longer than the object, where it is told to', () => {
  const make = vi.fn(({ id }: { id: string }) => id.length);
  const of = memoize(make, new WeakMap());
  const key = { id: 'negroni' };
  expect([of(key), of(key)]).toEqual([7, 7]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('keeps no more than it is told to', () => {
  const make = vi.fn((text: string) => text.length);
  const of = memoize(make, createLimitedMap<string, number>(2));
  for (const text of ['gin', 'gin', 'rum', 'gin', 'sake', 'gin']) expect(of(text)).toBe(text.length);
  expect(make.mock.calls).toEqual([['gin'], ['rum'], ['sake'], ['gin']]);
});
