import type { CostedLine, CostIndex } from '../../contracts/costs/costIndex.ts';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { foldText } from '../../text/foldText.ts';
import { isHouseThing } from '../own-drinks/houseThings.ts';
import { listTaken, type TakenLine } from '../own-drinks/takenLines.ts';
import { usualBottle } from './usualBottle.ts';

/** Letters of a name in the entry of its price; so many that hardly two names share them. */
const NAME_LETTERS = 47;

/**
 * What is bought of something that the catalogue does not have, by its name: drinks that call it the same share its price.
 * A name in other letters than Latin ones counts by their numbers.
 */
export function entryOfName(name: string): string {
  const folded = foldText(name).replace(
    /[^a-z0-9 ]/g,
    (letter) => `-${letter.codePointAt(0)?.toString(36) ?? ''}`,
  );
  const slug = folded.replaceAll(' ', '-');
  if (slug.length <= NAME_LETTERS) return `own-${slug}`;
  let sum = 0;
  for (const letter of slug) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return `own-${slug.slice(0, NAME_LETTERS)}-${sum.toString(36)}`;
}

/** What drinks take, with the own drinks and house things of an account, and what the catalogue does not have of them. */
export function costsWithOwnDrinks(
  index: CostIndex,
  drinks: readonly OwnDrink[],
  parts: DrinkParts,
): CostIndex {
  const ingredients = [...index.ingredients];
  const placeOf = new Map(ingredients.map(({ id }, place) => [id, place]));
  const houseById = new Map(drinks.filter(isHouseThing).map((drink) => [drink.id, drink]));

  function place({ ingredient, name }: TakenLine): number {
    const id = ingredient ?? entryOfName(name);
    const known = placeOf.get(id) ?? ingredients.push({ id, name, bottleMl: usualBottle('spirit') }) - 1;
    placeOf.set(id, known);
    return known;
  }
  const own = drinks.map((drink): [string, CostedLine[]] => [
    drink.id,
    listTaken(drink, houseById, parts).map((taken) => ({
      of: place(taken),
      ...(taken.ml !== undefined && { ml: taken.ml }),
      ...(taken.pieces !== undefined && { pieces: taken.pieces }),
      ...(taken.garnish && drink.house === null && { garnish: true as const }),
    })),
  ]);
  return { ...index, ingredients, drinks: { ...index.drinks, ...Object.fromEntries(own) } };
}
