import { expect, test } from 'vitest';
import { partSize } from './parts.ts';

test.each([
  [[30, 30, 30], 30],
  [[60, 22.5, 15], 15],
  [[45, 30, 20], 20],
  [[60, 2.5], 60],
  [[50, 25, 12.5, 15], 2.5],
  [[60, 25, 25], 5],
  [[10], 10],
])('the amounts %j are written in parts of %f ml', (volumes, ml) => {
  expect(partSize(volumes)).toBe(ml);
});

test('spoons alone have no part', () => {
  expect(partSize([9.5, 5])).toBeUndefined();
  expect(partSize([])).toBeUndefined();
});
