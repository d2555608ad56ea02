import { expect, it } from 'vitest';
import type { Bottle } from '../../contracts/shelf/bottle.ts';
import type { Ingredient } from '../../contracts/drinks/ingredient.ts';
import {
  asBottle,
  bottleEntry,
  bottlesByIngredient,
  ingredientOfEntry,
  isBottleEntry,
  surelyPoured,
} from './bottles.ts';

it.each([
  ['gin:roku', true, 'gin'],
  ['dry-gin:no-3', true, 'dry-gin'],
  ['gin', false, 'gin'],
  ['gin:', false, 'gin:'],
  [':roku', false, ':roku'],
  ['Gin: Roku', false, 'Gin: Roku'],
  ['gin:roku:2', false, 'gin:roku:2'],
])('the entry %s names a bottle: %s, of %s', (entry, isBottle, ingredient) => {
  expect([isBottleEntry(entry), ingredientOfEntry(entry)]).toEqual([isBottle, ingredient]);
});

it('writes a bottle as an entry', () => {
  expect(bottleEntry({ ingredient: 'gin', id: 'roku' })).toBe('gin:roku');
});

it('is sure of a bottle where it is all that there is of its ingredient', () => {
  const shelf = ['gin:roku', 'rum:plain', 'rum', 'rye:a', 'rye:b', 'lime', 'my gin'];
  expect(surelyPoured(shelf)).toEqual(['gin:roku']);
  expect([...bottlesByIngredient(shelf)]).toEqual([['gin', 'gin:roku']]);
  expect(surelyPoured([])).toEqual([]);
});

it('takes of a bottle what it states, and the rest of its ingredient', () => {
  const allergens = { contains: ['almonds' as const], mayContain: [] };
  const stated = { strength: 0, energy: 0, allergens, vegan: 'no', vegetarian: 'no', cautions: [] } as const;
  const ingredient = {
    ...{ id: 'amaretto', strength: 28, energy: 100, vegan: 'yes', vegetarian: 'yes', cautions: ['quinine'] },
    allergens: { contains: [], mayContain: [] },
  } as unknown as Ingredient;
  expect(asBottle(ingredient, stated as unknown as Bottle)).toEqual({ id: 'amaretto', ...stated });
  expect(asBottle(ingredient, {} as Bottle)).toEqual(ingredient);
});
