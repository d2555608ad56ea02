import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getBatch, planBatch } from './batch.ts';

const pour = (ml: number, rest: { top?: boolean; fizzy?: boolean; category?: 'spirit' | 'egg' } = {}) => ({
  ml,
  strength: 40,
  top: false,
  fizzy: false,
  category: 'spirit' as const,
  ...rest,
});
const method = (id: string, iced: number, iceless = iced) => ({ id, dilution: { iced, iceless } });
const negroni = { kind: 'cocktail', method: method('stir', 0.22), ice: 'large-cube' } as const;

const build = { ...negroni, method: method('build', 0.12, 0) };
const shake = { ...negroni, method: method('shake', 0.27, 0.2), ice: 'none' } as const;

test.each([
  ['stirred, with the water that the ice would have left', [pour(90)], negroni, 115.38, 25.38],
  ['shaken without ice in the glass, with less water', [pour(60)], shake, 75, 15],
  ['thrown', [pour(78)], { ...negroni, method: method('throw', 0.22) }, 100, 22],
  ['built over ice, which takes no water', [pour(60)], build, 60, 0],
  ['without what tops it up', [pour(78), pour(70, { top: true })], negroni, 100, 22],
  ['without what sparkles', [pour(78), pour(70, { fizzy: true })], negroni, 100, 22],
  ['half of it topped up', [pour(39), pour(39, { top: true })], negroni, 50, 11],
  ['a shot that is shaken', [pour(60)], { ...shake, kind: 'shot' as const }, 75, 15],
  ['with egg on it as garnish alone', [pour(78), pour(0, { category: 'egg' })], negroni, 100, 22],
] as const)('a batch is %s', (_, lines, mixed, ml, water) => {
  const batch = getBatch([...lines], mixed);
  expect(batch?.ml).toBeCloseTo(ml, 2);
  expect(batch?.water).toBeCloseTo(water, 2);
});

test.each([
  ['layered', [pour(60)], { ...negroni, method: method('layer', 0) }],
  ['muddled', [pour(60)], { ...negroni, method: method('muddle', 0.16) }],
  ['blended', [pour(60)], { ...negroni, method: method('blend', 0.35) }],
  ['dropped into another', [pour(60)], { ...build, kind: 'shot' as const }],
  ['shaken with egg', [pour(60), pour(25, { category: 'egg' })], negroni],
  ['mostly topped up', [pour(39), pour(40, { top: true })], negroni],
  ['mostly sparkling', [pour(60), pour(90, { fizzy: true })], negroni],
  ['topped up alone', [pour(60, { top: true })], negroni],
  ['nothing', [], negroni],
])('what is %s is made by the glass', (_, lines, mixed) => {
  expect(getBatch(lines, mixed)).toBeUndefined();
});

test('a litre of Negroni is 8⅔ drinks and 220 ml of water', () => {
  const batch = getBatch([pour(30), pour(30), pour(30)], negroni) ?? { ml: 0, water: 0 };
  const plan = planBatch(batch, 1);
  expect(plan.drinks).toBeCloseTo(8.667, 3);
  expect(plan.water).toBe(220);
});

test('what is mixed and the water come to the litres', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 200 }), fc.constantFrom(0.5, 1, 5), (ml, litres) => {
      const batch = getBatch([pour(ml)], negroni) ?? { ml: 0, water: 0 };
      const { drinks, water } = planBatch(batch, litres);
      expect(Math.abs(drinks * ml + water - litres * 1000)).toBeLessThanOrEqual(2.5);
    }),
  );
});
