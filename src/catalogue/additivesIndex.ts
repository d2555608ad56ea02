import type { AdditivesIndex, AdditiveStatement } from '../contracts/diet/additives.ts';
import { combineAdditives } from '../domain/menus/additives.ts';
import type { Catalogue } from './catalogue.ts';

/** What is added to the drinks and the ingredients of the catalogue, as far as it is known. */
export function additivesIndex({
  recipes,
  ingredientById,
}: Pick<Catalogue, 'recipes' | 'ingredientById'>): AdditivesIndex {
  return {
    drinks: listKnown(
      recipes.map(({ id, lines }) => [id, combineAdditives(lines.map(({ item }) => item.additives))]),
    ),
    ingredients: listKnown([...ingredientById.values()].map(({ id, additives }) => [id, additives])),
  };
}

function listKnown(
  all: readonly (readonly [string, AdditiveStatement])[],
): Record<string, AdditiveStatement> {
  return Object.fromEntries(
    all.filter(([, { contains, mayContain }]) => contains.length > 0 || mayContain.length > 0),
  );
}
