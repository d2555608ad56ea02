import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLarder } from './larder.ts';
import { matchShelf, servicesOf } from './shelfMatch.ts';
import type { AskedLine } from './askedLine.ts';
import { createShelfRanking } from './shelfRanking.ts';

const larder = createLarder([
  { id: 'gin', standIns: [{ use: 'vodka', ratio: 1, remark: 'close' }], yields: [] },
  { id: 'london-dry-gin', parent: 'gin', standIns: [], yields: [] },
  { id: 'vodka', standIns: [], yields: [] },
  { id: 'lime', standIns: [], yields: ['lime-juice'] },
  { id: 'lime-juice', standIns: [], yields: [] },
  { id: 'old-tom-gin', parent: 'gin', differs: 'sweeter', standIns: [], yields: [] },
  { id: 'sugar', standIns: [{ use: 'lime', ratio: 2 }], yields: [] },
]);
const IDS = ['old-tom-gin', 'sugar', 'gin', 'london-dry-gin', 'vodka', 'lime', 'lime-juice', 'tonic'];
const line: fc.Arbitrary<AskedLine> = fc.record({
  ingredient: fc.constantFrom(...IDS),
  or: fc.option(fc.subarray(IDS, { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 3 }),
  specific: fc.boolean(),
});

test('flat arrays rank as looking at each recipe does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(line, { maxLength: 16 }), { maxLength: 30 }),
      fc.subarray(IDS),
      fc.option(fc.constantFrom(...IDS)),
      (lines, shelf, named) => {
        const recipes = lines.map((own, index) => ({ id: String(index), lines: own }));
        const services = servicesOf(shelf, larder);
        const byName = ({ ingredient }: AskedLine) =>
          ingredient === named ? [{ by: 'x', how: 'name' } as const] : [];
        const { places, scores } = createShelfRanking(recipes)(services, byName);
        const expected = matchShelf(recipes, services, byName);
        expect([...places].map(String)).toEqual(expected.map(({ id }) => id));
        expect([...scores]).toEqual(expected.map(({ score }) => score));
      },
    ),
  );
});

test('a recipe longer than the catalogue allows is refused', () => {
  const lines = Array.from({ length: 17 }, () => ({ ingredient: 'gin', specific: false }));
  expect(() => createShelfRanking([{ id: '1', lines }])).toThrow(RangeError);
});
