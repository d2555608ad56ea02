import type { Draft } from '../draft.ts';
import { lineage } from '../../domain/shelf/lineage.ts';
import type { Problem } from '../problem.ts';

/** Versions of drinks that there are not, and drinks that are versions of themselves. */
export function checkVariants({ recipes, isComplete }: Draft): Problem[] {
  const variantOf = new Map(recipes.map(({ recipe }) => [recipe.id, recipe.variantOf]));
  return recipes.flatMap(({ recipe: { id, variantOf: other }, file }) => [
    ...(isComplete && other !== undefined && !variantOf.has(other)
      ? [{ file, field: 'variantOf', reason: `there is no recipe "${other}"` }]
      : []),
    ...(lineage(id, (at) => variantOf.get(at)).includes(id)
      ? [{ file, field: 'variantOf', reason: 'the line of variants leads back to the recipe itself' }]
      : []),
  ]);
}
