import { faultsOfFill, faultsOfSour, faultsOfStirred } from '../../domain/drinks/families.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';

/**
 * Drinks that no bartender would make that way: sours out of proportion, clouded stirred drinks, glasses too
 * small or too large.
 */
export function checkFamilies({ recipes }: Draft): Problem[] {
  return recipes.flatMap(({ drink, file }) => {
    if (drink === undefined) return [];
    const { category, method, measures, terms } = drink;
    const inGlass = measures.filter(({ beside }) => !beside);
    const reasons = (field: string, faults: string[]) => faults.map((reason) => ({ file, field, reason }));
    return [
      ...(category === 'sour' ? reasons('lines', faultsOfSour(measures)) : []),
      ...(method === 'stir' ? reasons('method', faultsOfStirred(measures)) : []),
      ...reasons('glass', faultsOfFill(inGlass, { ...drink, capacity: terms.glass.capacity })),
    ];
  });
}
