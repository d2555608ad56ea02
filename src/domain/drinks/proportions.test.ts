import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recipeLineSchema, type RecipeLine } from '../../contracts/drinks/recipe.ts';
import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import { bandHeights, calculateProportions, shareText } from './proportions.ts';

const INGREDIENTS = new Map(
  (
    [
      { id: 'gin', category: 'spirit', colour: '#f4f6f5', clarity: 'clear' },
      { id: 'campari', category: 'liqueur', colour: '#b3161f', clarity: 'clear' },
      { id: 'bitters', category: 'bitters', colour: '#581b0d', clarity: 'clear' },
      { id: 'soda', category: 'mixer', colour: '#f7fafa', clarity: 'clear' },
      { id: 'lime', category: 'fruit', colour: '#7fae37', clarity: 'opaque', pieceMl: 25 },
      { id: 'lime-juice', category: 'juice', colour: '#e3e6c0', clarity: 'cloudy' },
      { id: 'mint', category: 'herb', colour: '#4f9a3f', clarity: 'opaque' },
    ] satisfies (Pick<Ingredient, 'id' | 'category' | 'colour' | 'clarity'> & { pieceMl?: number })[]
  ).map((ingredient) => [ingredient.id, ingredient as unknown as Ingredient]),
);
const UNITS: Record<string, number> = {
  ml: 1,
  top: 1,
  dash: 0.8,
  piece: 0,
  wedge: 0,
  sprig: 0,
  rinse: 2,
  twist: 0,
};

const line = (ingredient: string, unit: string, amount: number, more: Partial<RecipeLine> = {}): RecipeLine =>
  recipeLineSchema.parse({ ingredient, unit, amount, ...more });
const proportions = (...lines: RecipeLine[]) =>
  calculateProportions(
    lines,
    (id) => INGREDIENTS.get(id),
    (id) => ({ ml: UNITS[id] ?? 0 }),
  );
const shares = (...lines: RecipeLine[]) =>
  proportions(...lines)?.parts.map(({ ingredient, share }) => `${ingredient} ${Math.round(share * 100)}`);

test.each([
  ['equal parts', [line('gin', 'ml', 30), line('campari', 'ml', 30)], ['gin 50', 'campari 50']],
  ['a dash', [line('gin', 'ml', 60), line('bitters', 'dash', 1)], ['gin 99', 'bitters 1']],
  ['a muddled fruit', [line('gin', 'ml', 50), line('lime', 'piece', 1)], ['gin 67', 'lime 33']],
  ['its wedges', [line('gin', 'ml', 50), line('lime', 'wedge', 6)], ['gin 67', 'lime 33']],
  ['what tops it up', [line('gin', 'ml', 40), line('soda', 'top', 120)], ['gin 25', 'soda 75']],
  [
    'an ingredient on two lines',
    [line('gin', 'ml', 30), line('campari', 'ml', 20), line('gin', 'ml', 50)],
    ['gin 80', 'campari 20'],
  ],
  [
    'a herb and a garnish',
    [
      line('gin', 'ml', 30),
      line('campari', 'ml', 30),
      line('mint', 'sprig', 1),
      line('lime', 'piece', 1, { garnish: true }),
    ],
    ['gin 50', 'campari 50'],
  ],
  [
    'a rinse and a glass beside',
    [
      line('bitters', 'rinse', 1),
      line('gin', 'ml', 30),
      line('campari', 'ml', 10),
      line('soda', 'ml', 90, { beside: true }),
    ],
    ['gin 75', 'campari 25'],
  ],
] as const)('the parts of a drink with %s', (_, lines, parts) => {
  expect(shares(...lines)).toEqual(parts);
});

test('a drink of one ingredient has no proportions', () => {
  expect(proportions(line('gin', 'ml', 40), line('mint', 'sprig', 1))).toBeUndefined();
});

test('a fruit has the colour of its juice', () => {
  const [, lime] = proportions(line('gin', 'ml', 50), line('lime', 'piece', 1))?.parts ?? [];
  expect(lime).toMatchObject({ colour: '#e3e6c0', clarity: 'cloudy' });
});

test.each([
  ['millilitres', line('campari', 'ml', 30), false],
  ['dashes', line('bitters', 'dash', 2), false],
  ['pieces', line('lime', 'piece', 1), true],
  ['wedges', line('lime', 'wedge', 4), true],
  ['what tops up', line('soda', 'top', 120), true],
  ['a garnish', line('campari', 'piece', 1, { garnish: true }), undefined],
] as const)('whether the shares are an estimate, by %s', (_, other, isEstimate) => {
  expect(proportions(line('gin', 'ml', 60), other)?.isEstimate).toBe(isEstimate);
});

test('whatever is poured, the shares come to 1 and the bands to the height of the glass, none unseen', () => {
  const volumes = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(volumes, fc.integer({ min: 80, max: 400 }), (tenths, height) => {
      const total = tenths.reduce((sum, value) => sum + value, 0);
      const heights = bandHeights(
        tenths.map((value) => value / total),
        height,
        2,
      );
      expect(heights.reduce((sum, value) => sum + value, 0)).toBeCloseTo(height, 6);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(2);
    }),
  );
});

test.each([
  [0.333, 'en', '33%'],
  [0.333, 'de', '33\u00a0%'],
  [0.333, 'nl', '33%'],
  [0.333, 'es', '33\u00a0%'],
  [0.333, 'fr', '33\u00a0%'],
  [0.005, 'en', '1%'],
  [0.0049, 'en', '<\u00a01%'],
] as const)('a share of %f reads in %s: %s', (share, locale, text) => {
  expect(shareText(share, locale)).toBe(text);
});
