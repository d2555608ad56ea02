import { expect, test } from 'vitest';
import { drinkEnergy } from './energy.ts';

const pour = (ml: number, strength: number, energy = 0) => ({ ml, strength, energy, wholeEnergy: 0 });

test('alcohol has 7 kcal a gram and 0.789 g a millilitre', () => {
  expect(drinkEnergy([pour(100, 40)])).toBe(220);
  expect(drinkEnergy([pour(50, 40)])).toBe(110);
});

test('what is poured besides the alcohol counts by the millilitre', () => {
  expect(drinkEnergy([pour(20, 0, 245)])).toBe(50);
  expect(drinkEnergy([pour(60, 38), pour(30, 40, 100), pour(30, 0, 25)])).toBe(230);
});

test('what goes in whole counts by itself', () => {
  expect(drinkEnergy([{ ml: 0, strength: 0, energy: 0, wholeEnergy: 16 }])).toBe(15);
});

test('the sum is rounded to 5, not each line', () => {
  expect(drinkEnergy([pour(10, 0, 12), pour(10, 0, 12)])).toBe(0);
  expect(drinkEnergy([pour(10, 0, 13), pour(10, 0, 13)])).toBe(5);
  expect(drinkEnergy([])).toBe(0);
});
