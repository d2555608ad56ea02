import { ALLERGENS, type Allergen } from '../../contracts/ingredient.ts';

/** The letter of an allergen: A to N in the order of Annex II, as on most menus. */
export function allergenCode(allergen: Allergen): string {
  return String.fromCharCode('A'.charCodeAt(0) + ALLERGENS.indexOf(allergen));
}
