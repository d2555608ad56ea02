import { faultsOfFill, faultsOfSour, faultsOfStirred } from '../../domain/families.ts';
import type { Draft } from '../draft.ts';
import { measuresOf } from '../measuresOf.ts';
import type { Problem } from '../problem.ts';

/** Drinks that no bartender would make that way: sours out of proportion, clouded stirred drinks, glasses too small. */
export function checkFamilies({ recipes, ingredientById, vocabularies }: Draft): Problem[] {
  return recipes.flatMap(({ recipe, file }) => {
    const measures = measuresOf(recipe, ingredientById, vocabularies);
    const glass = vocabularies.glasses.get(recipe.glass);
    const inGlass = measuresOf(
      { lines: recipe.lines.filter(({ beside }) => !beside) },
      ingredientById,
      vocabularies,
    );
    const reasons = (field: string, faults: string[]) => faults.map((reason) => ({ file, field, reason }));
    return [
      ...(recipe.category === 'sour' ? reasons('lines', faultsOfSour(measures)) : []),
      ...(recipe.method === 'stir' ? reasons('method', faultsOfStirred(measures)) : []),
      ...(glass ? reasons('glass', faultsOfFill(inGlass, { ...recipe, capacity: glass.capacity })) : []),
    ];
  });
}
