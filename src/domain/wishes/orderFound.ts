import type { Wish } from '../../contracts/search/wishes.ts';
import type { IngredientKin } from './ingredientKin.ts';
import { fitsWishes, toExclusion, type RankedDrink, type WishedDrink } from './matchDrinks.ts';

/** Wishes that a drink may miss where none meets all of them. */
const SOFT: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>([
  'serve',
  'method',
  'glass',
  'ingredients',
  'drink-kind',
  'era',
]);
/** Grams of sugar of a drink that is not sweet. */
const LITTLE_SUGAR = 5;

/** The drinks that keep to the most of some wishes, and to all that is left out or refused. */
export function findNear(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  kin: IngredientKin,
  rank: (drinks: readonly WishedDrink[], wishes: readonly Wish[]) => RankedDrink[],
): WishedDrink[] {
  const isSoft = (wish: Wish) => SOFT.has(wish.kind) && !('not' in wish && wish.not);
  const soft = wishes.filter(isSoft);
  const missed = ({ drink, missing }: RankedDrink) =>
    missing.length + soft.filter((wish) => !fitsWishes(drink, [wish], kin)).length;
  return rank(
    drinks,
    wishes.filter((wish) => !isSoft(wish)),
  )
    .sort((a, b) => missed(a) - missed(b))
    .map(({ drink }) => drink);
}

/** Whether a wish is for nothing sweet, or no sugar. */
export function isAgainstSugar(wish: Wish): boolean {
  const isOfSugar =
    (wish.kind === 'taste' && wish.taste === 'sweet') || (wish.kind === 'ingredient' && wish.id === 'sugar');
  return isOfSugar && wish.not;
}

/**
 * Who wants nothing sweet is offered what has little sugar first, and what is dry or bitter beside its sugar.
 *
 * @param sugar grams of it by drink
 */
export function driestFirst(
  drinks: readonly WishedDrink[],
  sugar: ReadonlyMap<string, number>,
): readonly WishedDrink[] {
  const isDry = ({ id, tastes }: WishedDrink) =>
    (sugar.get(id) ?? 0) <= LITTLE_SUGAR || tastes.includes('dry') || tastes.includes('bitter');
  return [...drinks.filter(isDry), ...drinks.filter((drink) => !isDry(drink))];
}

/** Who names a drink with alcohol and asks for none without is offered its versions without alcohol last. */
export function alcoholicFirst(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  all: readonly WishedDrink[],
): readonly WishedDrink[] {
  const like = wishes.find((wish) => wish.kind === 'like')?.drink;
  const isAlcoholic = ({ abv }: WishedDrink) => abv > 0;
  if (toExclusion(wishes).isAlcoholFree || !all.some((drink) => drink.id === like && isAlcoholic(drink)))
    return drinks;
  return [...drinks.filter(isAlcoholic), ...drinks.filter((drink) => !isAlcoholic(drink))];
}
