import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastCost } from './assignment.ts';

/** The least sum by trying everything. */
function leastSum([row, ...rest]: number[][], taken: number[] = []): number {
  if (row === undefined) return 0;
  const sums = row.map((cost, column) =>
    taken.includes(column) ? Infinity : cost + leastSum(rest, [...taken, column]),
  );
  return Math.min(...sums);
}

test('the sum is the least there is, and no column is taken twice', () => {
  const matrix = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }))
    .chain(([rows, more]) =>
      fc.array(
        fc.array(fc.integer({ min: 0, max: 30 }), { minLength: rows + more, maxLength: rows + more }),
        {
          minLength: rows,
          maxLength: rows,
        },
      ),
    );
  fc.assert(
    fc.property(matrix, (costs) => {
      const columns = leastCost(costs);
      expect(new Set(columns).size).toBe(costs.length);
      const sum = columns.reduce((total, column, row) => total + (costs[row]?.[column] ?? Infinity), 0);
      expect(sum).toBe(leastSum(costs));
    }),
  );
});

test('nothing to give, nothing given', () => {
  expect(leastCost([])).toEqual([]);
});
