import { expect, test } from 'vitest';
import { abvLabel, drinkAbv, lineVolume, type PouredLine } from './abv.ts';

const stir = { dilution: { iced: 0.22, iceless: 0.22 }, dilutesTops: false };
const shake = { dilution: { iced: 0.27, iceless: 0.27 }, dilutesTops: false };
const build = { dilution: { iced: 0.12, iceless: 0 }, dilutesTops: true };
const pour = (ml: number, strength: number, top = false): PouredLine => ({ ml, strength, top });

test.each([
  ['Negroni', [pour(30, 40), pour(30, 25), pour(30, 16)], stir, 'large-cube', 21],
  ['Margarita', [pour(50, 38), pour(20, 40), pour(15, 0)], shake, 'none', 23],
  ['Daiquiri', [pour(60, 37.5), pour(20, 0), pour(10, 0)], shake, 'none', 18],
  ['a highball over ice', [pour(50, 40), pour(150, 0, true)], build, 'cubes', 9],
  ['neat brandy', [pour(50, 40)], build, 'none', 40],
  ['a mocktail', [pour(100, 0)], shake, 'cubes', 0],
  ['nothing', [], shake, 'cubes', 0],
] as const)('the ABV of %s counts melted ice', (_name, lines, method, ice, percent) => {
  expect(drinkAbv([...lines], method, ice)).toBe(percent);
});

test('sparkling wine on top of a shaken drink is not diluted', () => {
  const base = [pour(30, 40), pour(15, 0), pour(15, 0)];
  const topped = drinkAbv([...base, pour(90, 12, true)], shake, 'none');
  const shakenWith = drinkAbv([...base, pour(90, 12)], shake, 'none');
  expect(topped).toBe(13);
  expect(shakenWith).toBe(11);
});

test.each([
  ['a measure', { unit: 'ml', amount: 30, garnish: false }, 1, 0, 30],
  ['dashes', { unit: 'dash', amount: 2, garnish: false }, 0.8, 0, 1.6],
  ['a muddled lime by its juice', { unit: 'piece', amount: 1, garnish: false }, 0, 25, 25],
  ['a wedge as a sixth of it', { unit: 'wedge', amount: 2, garnish: false }, 0, 24, 8],
  ['half an egg', { unit: 'piece', amount: 0.5, garnish: false }, 0, 50, 25],
  ['a garnish as nothing', { unit: 'piece', amount: 3, garnish: true }, 0, 25, 0],
  ['a rinse without a number', { unit: 'rinse', garnish: false }, 2, 0, 2],
])('a line counts %s', (_name, line, unitMl, pieceMl, ml) => {
  expect(lineVolume({ amount: undefined, ...line }, unitMl, pieceMl)).toBeCloseTo(ml);
});

test('the label is a whole number and a per cent sign', () => {
  expect(abvLabel(24)).toBe('24%');
});
