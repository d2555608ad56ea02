import { expect, test } from 'vitest';
import type { IngredientCategory } from '../../contracts/drinks/ingredient.ts';
import { firstBottles } from './firstBottles.ts';
import { createMatchIndex } from './matchIndex.ts';

const categories: Record<string, IngredientCategory> = {
  gin: 'spirit',
  rum: 'spirit',
  'white-rum': 'spirit',
  campari: 'liqueur',
  'tonic-water': 'mixer',
  'lime-juice': 'juice',
  'simple-syrup': 'syrup',
};
const ingredients = Object.entries(categories).map(([id, category]) => ({ id, category }));
const matchIndex = createMatchIndex(
  ingredients.map(({ id }) => ({
    id,
    standIns: id === 'gin' ? [{ use: 'rum', ratio: 1 }] : [],
    yields: [],
    ...(id === 'white-rum' && { parent: 'rum' }),
  })),
);
const recipe = (id: string, ...asked: string[]) => ({
  id,
  lines: asked.map((ingredient) => ({ ingredient, specific: false })),
});
const order = (...recipes: ReturnType<typeof recipe>[]) => firstBottles(recipes, ingredients, matchIndex, 12);

test('the bottle that opens the most comes first, and each counts what those before it have opened', () => {
  const recipes = [
    recipe('1', 'gin', 'tonic-water'),
    recipe('2', 'gin', 'lime-juice', 'simple-syrup'),
    recipe('3', 'gin', 'campari'),
    recipe('4', 'campari', 'tonic-water'),
  ];
  expect(order(...recipes)).toEqual([
    { id: 'gin', opened: 2, total: 2 },
    { id: 'campari', opened: 2, total: 4 },
  ]);
});

test('of bottles that open as many the one that most of the drinks left ask for comes first, then by id', () => {
  const recipes = [recipe('1', 'campari'), recipe('2', 'rum'), recipe('3', 'rum', 'gin')];
  expect(order(...recipes)).toEqual([
    { id: 'rum', opened: 1, total: 1 },
    { id: 'campari', opened: 1, total: 2 },
    { id: 'gin', opened: 1, total: 3 },
  ]);
  expect(firstBottles(recipes, ingredients, matchIndex, 1)).toHaveLength(1);
});

test('a kind serves for what it is a kind of, not the other way round, and nothing is swapped', () => {
  const recipes = [
    recipe('1', 'white-rum', 'lime-juice'),
    recipe('2', 'rum', 'tonic-water'),
    recipe('3', 'gin'),
  ];
  expect(order(...recipes)).toEqual([
    { id: 'white-rum', opened: 2, total: 2 },
    { id: 'gin', opened: 1, total: 3 },
  ]);
});

test('what a kitchen has opens nothing, and one bottle serves one line', () => {
  expect(order(recipe('1', 'lime-juice', 'tonic-water'), recipe('2', 'rum', 'white-rum'))).toEqual([]);
});

test('a kind that hardly any recipe names is not bought in place of what it is a kind of', () => {
  const many = Array.from({ length: 11 }, (_, index) => recipe(`${index}`, 'rum', 'tonic-water'));
  expect(order(...many, recipe('white', 'white-rum', 'lime-juice'))).toEqual([
    { id: 'rum', opened: 11, total: 11 },
  ]);
});
