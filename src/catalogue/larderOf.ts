import { createLarder, type Larder } from '../domain/larder.ts';
import type { Catalogue } from './catalogue.ts';

const larders = new WeakMap<Catalogue, Larder>();

/** What the ingredients of a catalogue serve for, worked out once. */
export function larderOf(catalogue: Catalogue): Larder {
  const larder = larders.get(catalogue) ?? createLarder([...catalogue.ingredientById.values()]);
  larders.set(catalogue, larder);
  return larder;
}
