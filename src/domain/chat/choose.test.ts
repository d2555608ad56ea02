import { expect, it } from 'vitest';
import { oneOf, someOf } from './choose.ts';

it('chooses any of several, the last by the highest chance', () => {
  expect(oneOf(['a', 'b', 'c'], () => 0)).toBe('a');
  expect(oneOf(['a', 'b', 'c'], () => 0.999_999)).toBe('c');
  expect(oneOf(['a', 'b', 'c'], () => 1)).toBe('c');
  expect(() => oneOf([], () => 0)).toThrow(RangeError);
});

const ranked = [10, 9.5, 9, 5, 1].map((score) => ({ score }));

it('chooses among what is nearly as good, in its order', () => {
  for (const chance of [0, 0.4, 0.99]) {
    const chosen = someOf(ranked, 2, 0.9, () => chance).map(({ score }) => score);
    expect(chosen).toHaveLength(2);
    expect(chosen.every((score) => score >= 9)).toBe(true);
    expect(chosen).toEqual([...chosen].sort((a, b) => b - a));
  }
});

it('takes the best where too few are nearly as good', () => {
  expect(someOf(ranked, 4, 0.9, () => 0.5)).toEqual(ranked.slice(0, 4));
  expect(someOf([], 3, 0.9, () => 0.5)).toEqual([]);
});
