import { expect, test } from 'vitest';
import { starRating, viewBasedRating } from './rating.ts';

test.each([
  [0, 1],
  [19_999, 1],
  [20_000, 2],
  [29_999, 2],
  [30_000, 3],
  [40_000, 4],
  [49_999, 4],
  [50_000, 5],
  [99_999, 5],
])('%i views are %i stars', (views, stars) => {
  expect(starRating(views)).toBe(stars);
});

test.each([
  [100, undefined],
  [101, { value: 4.5, count: 10 }],
  [54_612, { value: 4.5, count: 5461 }],
])('%i views claim %j', (views, rating) => {
  expect(viewBasedRating(views)).toEqual(rating);
});
