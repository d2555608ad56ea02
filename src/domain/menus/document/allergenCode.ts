import { ALLERGENS, CEREALS, NUTS, type Substance } from '../../../contracts/diet/diet.ts';
import { getAllergenGroup } from '../../diet/dietary.ts';

/**
 * The code of what a label names: A to N in the order of Annex II, as on most menus, with a number for the kind of
 * cereal or nut.
 *
 * @example allergenCode('milk') // 'G'
 * @example allergenCode('barley') // 'A3'
 */
export function allergenCode(substance: Substance): string {
  const group = getAllergenGroup(substance);
  const letter = String.fromCharCode('A'.charCodeAt(0) + ALLERGENS.indexOf(group));
  const kinds: readonly Substance[] = group === 'gluten' ? CEREALS : group === 'nuts' ? NUTS : [];
  return kinds.length === 0 ? letter : `${letter}${kinds.indexOf(substance) + 1}`;
}
