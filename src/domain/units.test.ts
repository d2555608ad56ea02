import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mlToOz, ozToMl, volumeText } from './units.ts';

test.each([
  [30, 1],
  [60, 2],
  [7.5, 0.25],
  [15, 0.5],
  [22.5, 0.75],
  [45, 1.5],
  [75, 2.5],
  [37.5, 1.25],
  [20, 0.67],
  [10, 0.33],
  [2.5, 0.08],
])('%f ml are %f oz', (ml, ounces) => {
  expect(mlToOz(ml)).toBe(ounces);
});

test.each([
  [6, 0.25],
  [9, 0.25],
  [5.9, 0.2],
  [9.1, 0.3],
  [24, 0.75],
  [43.5, 1.5],
  [46.6, 1.55],
  [76.5, 2.5],
  [31, 1.03],
])('%f ml are a mark of the jigger within 0.05 oz only: %f', (ml, ounces) => {
  expect(mlToOz(ml)).toBe(ounces);
});

test.each([
  ['1', 30],
  ['1.5 oz', 45],
  ['1,5', 45],
  ['1/2', 15],
  ['1 1/2', 45],
  ['2½ oz', 75],
  ['¾', 22.5],
  ['1/3', 10],
  ['0.33', 9.9],
  ['11/2', 165],
])('%j oz are %f ml', (ounces, ml) => {
  expect(ozToMl(ounces)).toBe(ml);
});

test.each(['', 'oz', 'a splash', '1/0', '1..5', '1 2', '-1', '/2', '1.5/2'])('%j is no amount', (text) => {
  expect(ozToMl(text)).toBeUndefined();
});

test('ounces come back within what rounding and snapping change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (tenths) => {
      const ml = tenths / 10;
      const back = ozToMl(String(mlToOz(ml))) ?? Number.NaN;
      expect(Math.abs(back - ml)).toBeLessThanOrEqual(1.55);
    }),
  );
});

test('ounces are at most two decimals and never fall while millilitres rise', () => {
  const millilitres = fc.integer({ min: 0, max: 20_000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(millilitres, millilitres, (a, b) => {
      const [less, more] = [mlToOz(Math.min(a, b)), mlToOz(Math.max(a, b))];
      expect(less).toBeLessThanOrEqual(more);
      expect(Math.round(more * 100) / 100).toBe(more);
    }),
  );
});

test.each([
  [22.5, 'ml', 'de', '22,5\u00a0ml'],
  [22.5, 'oz', 'de', '¾\u00a0oz'],
  [45, 'oz', 'en', '1½\u00a0oz'],
  [20, 'oz', 'fr', '⅔\u00a0oz'],
  [10, 'oz', 'nl', '⅓\u00a0oz'],
  [40, 'oz', 'es', '1⅓\u00a0oz'],
  [50, 'oz', 'en', '1⅔\u00a0oz'],
  [52.5, 'oz', 'en', '1¾\u00a0oz'],
  [37.5, 'oz', 'en', '1¼\u00a0oz'],
  [80, 'oz', 'en', '2⅔\u00a0oz'],
  [60, 'oz', 'en', '2\u00a0oz'],
  [25, 'oz', 'en', '0.83\u00a0oz'],
  [5, 'oz', 'fr', '0,17\u00a0oz'],
  [12.5, 'oz', 'de', '0,42\u00a0oz'],
  [260, 'oz', 'en', '8⅔\u00a0oz'],
] as const)('%f ml in %s reads so in %s: %s', (ml, unit, locale, text) => {
  expect(volumeText(ml, unit, '{n} ml', locale)).toBe(text);
});

test('a fraction is only how an amount is written: it reads back as the same number, its third exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (tenths) => {
      const ml = tenths / 10;
      const written = ozToMl(volumeText(ml, 'oz', '{n} ml', 'de')) ?? Number.NaN;
      const rounded = ozToMl(String(mlToOz(ml))) ?? Number.NaN;
      expect(Math.abs(written - rounded)).toBeLessThanOrEqual(0.11);
    }),
  );
});

test('what is topped up stays an estimate', () => {
  expect(volumeText(120, 'oz', '≈ {n} ml', 'en')).toBe('≈ 4\u00a0oz');
});
