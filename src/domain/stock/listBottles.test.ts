import { expect, it } from 'vitest';
import type { ShoppingIndex } from '../../contracts/shopping/shoppingIndex.ts';
import { listBottles } from './listBottles.ts';

const index: ShoppingIndex = {
  things: [
    { id: 'gin', name: 'Gin', aisle: 'spirits', bottleMl: 700 },
    { id: 'lime', name: 'Lime', aisle: 'fresh', bottleMl: 250 },
    { id: 'cocktail-cherry', name: 'Cocktail cherry', aisle: 'other', bottleMl: 350 },
  ],
  drinks: {
    1: {
      name: 'Gimlet',
      lines: [
        { of: 0, ml: 60 },
        { of: 1, ml: 25 },
        { of: 2, pieces: 1 },
      ],
    },
  },
};

it('lists what drinks take millilitres of and what does not grow, in the order of the shelf', () => {
  expect(listBottles(['lime', 'cocktail-cherry', 'gin'], index)).toEqual([{ entry: 'gin', ml: 700 }]);
});

it('takes a bottle of a thing for the thing, and what nobody knows for a bottle', () => {
  expect(listBottles(['gin:plymouth', 'Uncle’s brew'], index)).toEqual([
    { entry: 'gin:plymouth', ml: 700 },
    { entry: 'Uncle’s brew', ml: 700 },
  ]);
});
