import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleMeasure } from './servings.ts';

test.each([
  ['ml', 22.5, 3, 'ml', 67.5],
  ['ml', 37.5, 1, 'ml', 37.5],
  ['ml', 30, 12, 'ml', 360],
  ['top', 120, 4, 'top', 480],
  ['piece', 0.5, 1, 'piece', 0.5],
  ['piece', 0.5, 3, 'piece', 1.5],
  ['piece', 0.25, 3, 'piece', 0.75],
  ['half-wheel', 1, 5, 'half-wheel', 5],
  ['teaspoon', 2, 6, 'teaspoon', 12],
  ['dash', 2, 4, 'dash', 8],
  ['dash', 4, 12, 'ml', 38],
  ['dash', 2, 8, 'ml', 13],
  ['drop', 6, 12, 'ml', 3.5],
  ['drop', 3, 12, 'drop', 36],
])('%s: %f for one are, for %f drinks, in %s: %f', (unit, count, drinks, scaledUnit, scaled) => {
  expect(scaleMeasure({ unit, count }, drinks)).toEqual({ unit: scaledUnit, count: scaled });
});

test.each([
  ['ml', 22.5, 8.66, 'ml', 195],
  ['ml', 5, 4.33, 'ml', 21.5],
  ['ml', 10, 8.66, 'ml', 87],
  ['piece', 0.5, 8.66, 'piece', 4.5],
  ['teaspoon', 1, 4.33, 'teaspoon', 4.5],
  ['twist', 1, 8.66, 'twist', 9],
  ['dash', 1, 8.66, 'dash', 9],
])(
  '%s: %f for one are, for the %f drinks of a batch, in %s: %f',
  (unit, count, drinks, scaledUnit, scaled) => {
    expect(scaleMeasure({ unit, count }, drinks)).toEqual({ unit: scaledUnit, count: scaled });
  },
);

const unit = fc.constantFrom('ml', 'top', 'piece', 'dash', 'drop', 'teaspoon', 'sprig');
const count = fc.integer({ min: 1, max: 800 }).map((quarters) => quarters / 4);

test('one drink is the recipe itself', () => {
  fc.assert(
    fc.property(unit, count, (unit, count) => {
      expect(scaleMeasure({ unit, count }, 1)).toEqual({ unit, count });
    }),
  );
});

test('an amount for a batch is something and off by at most a rounding', () => {
  const drinks = fc.integer({ min: 101, max: 6000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.constantFrom('ml', 'piece', 'sprig'), count, drinks, (unit, count, drinks) => {
      const scaled = scaleMeasure({ unit, count }, drinks);
      expect(scaled.count).toBeGreaterThan(0);
      expect(Math.abs(scaled.count - count * drinks)).toBeLessThanOrEqual(unit === 'ml' ? 2.51 : 1);
    }),
  );
});
