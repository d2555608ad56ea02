import type { Bottle } from '../../contracts/shelf/bottle.ts';
import type { Ingredient } from '../../contracts/drinks/ingredient.ts';

/** Between an ingredient and its bottle in the entry of a shelf: "amaretto:disaronno". */
const MARK = ':';
const ENTRY = /^[a-z0-9-]+:[a-z0-9-]+$/;

/** How a shelf holds an ingredient of which it is said which bottle it is. */
export function bottleEntry({ ingredient, id }: Pick<Bottle, 'ingredient' | 'id'>): string {
  return ingredient + MARK + id;
}

/** Whether an entry of a shelf says which bottle it is. */
export function isBottleEntry(entry: string): boolean {
  return ENTRY.test(entry);
}

/** The id of the ingredient that an entry of a shelf is, whichever bottle; a text stays as it is. */
export function ingredientOfEntry(entry: string): string {
  return isBottleEntry(entry) ? entry.slice(0, entry.indexOf(MARK)) : entry;
}

/** An ingredient as this bottle of it is. */
export function asBottle(ingredient: Ingredient, bottle: Bottle): Ingredient {
  const { strength, energy, allergens, vegan, vegetarian, cautions } = bottle;
  return {
    ...ingredient,
    strength: strength ?? ingredient.strength,
    energy: energy ?? ingredient.energy,
    allergens: allergens ?? ingredient.allergens,
    vegan: vegan ?? ingredient.vegan,
    vegetarian: vegetarian ?? ingredient.vegetarian,
    cautions: cautions ?? ingredient.cautions,
  };
}

/**
 * The bottles of a shelf of which it is sure that they are poured: those that are all that the shelf holds of their
 * ingredient.
 */
export function surelyPoured(shelf: readonly string[]): string[] {
  const ingredients = shelf.map(ingredientOfEntry);
  return shelf.filter(
    (entry, place) =>
      isBottleEntry(entry) &&
      ingredients.every((one, other) => other === place || one !== ingredients[place]),
  );
}

/** The entries that {@link surelyPoured} gives, by the id of their ingredient. */
export function bottlesByIngredient(shelf: readonly string[]): ReadonlyMap<string, string> {
  return new Map(surelyPoured(shelf).map((entry) => [ingredientOfEntry(entry), entry]));
}
