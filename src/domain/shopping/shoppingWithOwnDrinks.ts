import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import type { ShoppingIndex } from '../../contracts/shopping/shoppingIndex.ts';
import { usualBottle } from '../costs/usualBottle.ts';
import { isHouseThing } from '../own-drinks/houseThings.ts';
import { listTaken } from '../own-drinks/takenLines.ts';

/**
 * What has to be bought for each drink, with the own drinks of an account. What the catalogue does not have stands on the
 * list as its owner calls it.
 */
export function shoppingWithOwnDrinks(
  index: ShoppingIndex,
  drinks: readonly OwnDrink[],
  parts: DrinkParts,
): ShoppingIndex {
  const things = [...index.things];
  const placeOf = new Map(things.map(({ id }, place) => [id, place]));
  const houseById = new Map(drinks.filter(isHouseThing).map((drink) => [drink.id, drink]));

  function place(id: string, name: string): number {
    const known =
      placeOf.get(id) ?? things.push({ id, name, aisle: 'other', bottleMl: usualBottle('spirit') }) - 1;
    placeOf.set(id, known);
    return known;
  }
  const own = drinks
    .filter((drink) => !isHouseThing(drink))
    .map((drink) => {
      const lines = listTaken(drink, houseById, parts).map(({ ingredient, name, ml, pieces }) => ({
        of: place(placeOf.has(ingredient ?? '') ? (ingredient ?? '') : name, name),
        ...(ml !== undefined && { ml }),
        ...(pieces !== undefined && { pieces }),
      }));
      return [drink.id, { name: drink.name, lines }] as const;
    });
  return { things, drinks: { ...index.drinks, ...Object.fromEntries(own) } };
}
