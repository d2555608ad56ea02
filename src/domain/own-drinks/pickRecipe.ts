import type { OwnRecipe } from '../../contracts/own-drinks/ownDrink.ts';

/** What of a drink its owner writes. */
export function pickRecipe(drink: OwnRecipe): OwnRecipe {
  const { name, note, glass, method, ice, lines, instructions, allergens, vegan, vegetarian, after, house } =
    drink;
  return { name, note, glass, method, ice, lines, instructions, allergens, vegan, vegetarian, after, house };
}
