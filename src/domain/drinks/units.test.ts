import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ML_PER_OUNCE, mlToOz, volumeText } from './units.ts';

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** The millilitres that a German text in ounces and teaspoons shows. */
function mlIn(text: string): number {
  const parts = text.split(' +\u00a0').map((part) => {
    const [, number = '', fraction = '', unit] = /^(\d*(?:,\d+)?)([¼½¾⅓⅔]?)\u00a0(oz|TL)$/.exec(part) ?? [];
    return (
      (Number(number.replace(',', '.')) + (FRACTIONS[fraction] ?? 0)) * (unit === 'oz' ? ML_PER_OUNCE : 5)
    );
  });
  return parts.reduce((sum, ml) => sum + ml, 0);
}

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

test('ounces are the amount within what rounding and snapping change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (tenths) => {
      const ml = tenths / 10;
      expect(Math.abs(mlToOz(ml) * ML_PER_OUNCE - ml)).toBeLessThan(1.501);
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
  [25, 'oz', 'en', '¾\u00a0oz +\u00a0½\u00a0tsp'],
  [35, 'oz', 'nl', '1\u00a0oz +\u00a01\u00a0tl'],
  [12.5, 'oz', 'de', '¼\u00a0oz +\u00a01\u00a0TL'],
  [2.5, 'oz', 'en', '½\u00a0tsp'],
  [5, 'oz', 'fr', '1\u00a0c. à c.'],
  [3.75, 'oz', 'es', '¾\u00a0cdta.'],
  [97, 'oz', 'en', '3¼\u00a0oz'],
  [30.5, 'oz', 'en', '1\u00a0oz'],
  [0.5, 'oz', 'en', '0.02\u00a0oz'],
  [25, 'cl', 'en', '2.5\u00a0cl'],
  [22.5, 'cl', 'de', '2,25\u00a0cl'],
  [260, 'oz', 'en', '8⅔\u00a0oz'],
] as const)('%f ml in %s reads so in %s: %s', (ml, unit, locale, text) => {
  expect(volumeText(ml, unit, '{n} ml', locale)).toBe(text);
});

test('ounces and teaspoons are the amount, as exactly as the specification rounds or a spoon is filled', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (tenths) => {
      const ml = tenths / 10;
      const written = mlIn(volumeText(ml, 'oz', '{n} ml', 'de'));
      const isRounded = Math.abs(written - mlToOz(ml) * ML_PER_OUNCE) < 0.11;
      expect(isRounded || Math.abs(written - ml) <= 0.626, `${ml} ml`).toBe(true);
    }),
  );
});

test('what is topped up stays an estimate', () => {
  expect(volumeText(120, 'oz', '≈ {n} ml', 'en')).toBe('≈ 4\u00a0oz');
  expect(volumeText(125, 'oz', '≈ {n} ml', 'en')).toBe('≈ 4\u00a0oz +\u00a01\u00a0tsp');
});
