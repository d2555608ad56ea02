import type { UnitPart } from '../../contracts/drinks/drinkParts.ts';

/** An ingredient in the patterns of a unit. */
const INGREDIENT = /\{(de |a )?(i|stem)\}/;

/**
 * A unit as one chooses it from a list, without a number and an ingredient.
 *
 * @example "ml", "dashes", "… wedges", "… to top", and "×" of what is counted by the piece
 */
export function unitLabel({ amount, item }: Pick<UnitPart, 'amount' | 'item'>): string {
  if (item.other.replace(INGREDIENT, '').trim() !== '') return item.other.replace(INGREDIENT, '…');
  return amount.other.replace('{n}', '').trim() || '×';
}
