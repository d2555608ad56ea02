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

test('a stirred batch holds the water that the ice would have left', () => {
  const batch = getBatch([pour(30), pour(30), pour(30)], negroni);
  expect(batch?.ml).toBeCloseTo(115.38, 2);
  expect(batch?.water).toBeCloseTo(25.38, 2);
});

test('what tops up a drink is left for the glass', () => {
  expect(getBatch([pour(78), pour(70, { top: true })], negroni)?.ml).toBeCloseTo(100);
});

test('a batch of what is built over ice takes no water', () => {
  expect(getBatch([pour(60)], { ...negroni, method: method('build', 0.12, 0) })).toEqual({
    ml: 60,
    water: 0,
  });
});

test.each([
  ['layered', { ...negroni, method: method('layer', 0) }],
  ['muddled', { ...negroni, method: method('muddle', 0.16) }],
  ['blended', { ...negroni, method: method('blend', 0.35) }],
  ['dropped into another', { ...negroni, kind: 'shot', method: method('build', 0.12) }],
] as const)('what is %s is made by the glass', (_, mixed) => {
  expect(getBatch([pour(60)], mixed)).toBeUndefined();
});

test('a drink with egg is shaken by the glass', () => {
  expect(getBatch([pour(60), pour(25, { category: 'egg' })], negroni)).toBeUndefined();
});

test('a drink that is mostly topped up is made by the glass', () => {
  expect(getBatch([pour(40), pour(120, { top: true })], negroni)).toBeUndefined();
  expect(getBatch([pour(60), pour(90, { fizzy: true })], negroni)).toBeUndefined();
  expect(getBatch([pour(60, { top: true })], negroni)).toBeUndefined();
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
