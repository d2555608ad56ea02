import { expect, it } from 'vitest';
import { pickDrink, rememberPick } from './pickDrink.ts';

const CHANCES = [0, 0.25, 0.5, 0.75, 0.999];
const offered = (ids: string[], recent: string[]) =>
  new Set(CHANCES.map((chance) => pickDrink(ids, recent, chance)));

it('picks any of the drinks, and nothing of none', () => {
  expect(offered(['a', 'b', 'c'], [])).toEqual(new Set(['a', 'b', 'c']));
  expect(pickDrink([], ['a'], 0.5)).toBeUndefined();
});

it.each([
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c'],
    ['d', 'e'],
  ],
  [['a', 'b', 'c', 'd'], ['a', 'b', 'c'], ['d']],
  [['a', 'b', 'c'], ['c', 'b', 'a'], ['a']],
  [['a', 'b'], ['b', 'a'], ['a']],
  [['a'], ['a'], ['a']],
  [
    ['a', 'b'],
    ['x', 'y', 'z'],
    ['a', 'b'],
  ],
])('of %j after %j picks among %j', (ids, recent, expected) => {
  expect(offered(ids, recent)).toEqual(new Set(expected));
});

it('remembers the last three, each once', () => {
  expect(['a', 'b', 'c', 'd', 'b'].reduce<string[]>(rememberPick, [])).toEqual(['b', 'd', 'c']);
});
