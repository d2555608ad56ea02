import type { Ingredient } from '../contracts/ingredient.ts';
import { bringsNothing, broughtBy } from '../domain/brought.ts';
import { createLarder, servedSurely, type Larder, type LarderIngredient } from '../domain/larder.ts';
import type { Catalogue } from './catalogue.ts';

const larders = new WeakMap<Catalogue, Larder>();

/** What the ingredients of a catalogue serve for, worked out once. */
export function larderOf(catalogue: Catalogue): Larder {
  const larder = larders.get(catalogue) ?? createLarder([...catalogue.ingredientById.values()].map(inLarder));
  larders.set(catalogue, larder);
  return larder;
}

/** Whose strength decides how much of it stands in for another. */
function inLarder(ingredient: Ingredient): LarderIngredient {
  return ingredient.category === 'spirit' ? { ...ingredient, proof: ingredient.strength } : ingredient;
}

/** Ids of what an ingredient serves for without being a mere stand-in and without bringing what somebody excludes. */
export function servedWithoutHarm(catalogue: Catalogue, id: string): string[] {
  const { ingredientById } = catalogue;
  const use = ingredientById.entry(id);
  return servedSurely(larderOf(catalogue), id).filter((asked) =>
    bringsNothing(broughtBy(use, ingredientById.entry(asked))),
  );
}
