import { expect, test } from 'vitest';
import type { Balance, IngredientCategory } from '../../contracts/drinks/ingredient.ts';
import { distance, faultsOfFill, faultsOfSour, faultsOfStirred, type Measure } from './families.ts';

const KINDS: Record<string, [IngredientCategory, number, ...Balance[]]> = {
  gin: ['spirit', 40],
  campari: ['liqueur', 25],
  aperitif: ['fortified-wine', 10],
  wine: ['wine', 9.9],
  'sweet-vermouth': ['fortified-wine', 16],
  'lemon-juice': ['juice', 0, 'sour'],
  'pineapple-juice': ['juice', 0, 'sweet'],
  'simple-syrup': ['syrup', 0],
  'egg-white': ['egg', 0],
  'soda-water': ['mixer', 0],
};

/** `60 gin, 30 lemon-juice` */
const pour = (text: string): Measure[] =>
  text.split(', ').map((part) => {
    const [ml, ingredient = ''] = part.split(' ');
    const [category, strength, ...balance] = KINDS[ingredient] ?? ['mixer', 0];
    return { ingredient, category, strength, balance, ml: Number(ml) };
  });

test.each([
  ['60 gin, 30 lemon-juice, 20 simple-syrup', []],
  ['40 gin, 10 lemon-juice, 10 campari', []],
  ['60 gin, 30 lemon-juice, 60 pineapple-juice', []],
  ['30 lemon-juice, 20 simple-syrup', ['a sour without anything strong']],
  ['60 gin, 20 simple-syrup', ['a sour without citrus']],
  ['60 gin, 30 lemon-juice', ['a sour without anything sweet']],
  ['30 gin, 60 lemon-juice, 20 simple-syrup', ['60 ml citrus for 30 ml strong']],
  ['60 aperitif, 30 lemon-juice', []],
  ['60 wine, 30 lemon-juice, 20 simple-syrup', ['a sour without anything strong']],
  ['50 gin, 80 lemon-juice, 20 simple-syrup', []],
  ['60 gin, 6 lemon-juice, 20 simple-syrup', []],
  ['60 gin, 4 lemon-juice, 20 simple-syrup', ['only 4 ml citrus for 60 ml strong']],
])('a sour of %s', (text, faults) => {
  expect(faultsOfSour(pour(text))).toEqual(faults);
});

test('a stirred drink may have a splash of juice, no more and no egg', () => {
  expect(faultsOfStirred(pour('60 campari, 7.5 lemon-juice'))).toEqual([]);
  expect(faultsOfStirred(pour('60 gin, 15 lemon-juice, 20 egg-white'))).toEqual([
    'stirred, yet with 15 ml of lemon-juice',
    'stirred, yet with 20 ml of egg-white',
  ]);
});

test.each([
  ['50 gin, 150 soda-water', 'build', 'cubes', 350, 0],
  ['50 gin, 250 soda-water', 'build', 'cubes', 350, 1],
  ['60 gin, 30 lemon-juice, 20 simple-syrup', 'shake', 'none', 150, 0],
  ['60 gin, 60 lemon-juice, 20 simple-syrup', 'shake', 'none', 150, 1],
  ['20 gin', 'stir', 'none', 350, 1],
  ['20 gin', 'build', 'none', 200, 0],
  ['19 gin', 'build', 'none', 200, 1],
  ['200 gin', 'build', 'none', 200, 0],
  ['201 gin', 'build', 'none', 200, 1],
  ['140 gin', 'build', 'cracked', 200, 0],
  ['141 gin', 'build', 'cracked', 200, 1],
  ['160 gin', 'build', 'sphere', 200, 0],
  ['161 gin', 'build', 'sphere', 200, 1],
  ['148 gin', 'blend', 'crushed', 200, 0],
  ['149 gin', 'blend', 'crushed', 200, 1],
] as const)('%s, %s with ice %s in a glass of %s ml', (text, method, ice, capacity, faults) => {
  expect(faultsOfFill(pour(text), { method, ice, capacity })).toHaveLength(faults);
});

test('drinks are as far apart as the part of them that differs', () => {
  const negroni = pour('30 gin, 30 campari, 30 sweet-vermouth');
  expect(distance(negroni, pour('60 gin, 60 campari, 60 sweet-vermouth'))).toBeCloseTo(0);
  expect(distance(negroni, pour('45 gin, 15 campari, 30 sweet-vermouth'))).toBeCloseTo(1 / 6);
  expect(distance(negroni, pour('30 gin, 15 campari, 15 campari, 30 sweet-vermouth'))).toBeCloseTo(0);
  expect(distance(negroni, pour('60 soda-water'))).toBe(1);
  expect(distance(negroni, pour('0 gin'))).toBe(1);
});
