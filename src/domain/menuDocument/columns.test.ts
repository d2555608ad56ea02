import { expect, test } from 'vitest';
import { balancedHeight, columnHeight, fillColumns, type ColumnBlock } from './columns.ts';

const drink = (height: number): ColumnBlock => ({ height, items: [], isHeading: false, before: 10 });
const heading: ColumnBlock = { height: 20, items: [], isHeading: true, before: 30 };

test('a column takes what fits, without space above its first block', () => {
  const { columns, rest } = fillColumns([drink(40), drink(40), drink(40)], [90, 60]);
  expect(columns.map(columnHeight)).toEqual([90, 40]);
  expect(rest).toEqual([]);
});

test('a heading goes where its first drink goes', () => {
  const { columns } = fillColumns([drink(40), heading, drink(40)], [100, 100]);
  expect(columns.map((blocks) => blocks.length)).toEqual([1, 2]);
});

test('columns are as short as holds all, or there is no such height', () => {
  const blocks = [drink(40), drink(40), drink(40), drink(40)];
  expect(balancedHeight(blocks, 2, 500)).toBeCloseTo(90, 0);
  expect(balancedHeight(blocks, 2, 80)).toBeUndefined();
});
