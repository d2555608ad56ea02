import type { Wish } from '../../contracts/search/wishes.ts';
import type { IngredientKin } from './ingredientKin.ts';
import { LIGHT_UP_TO } from './meanings.ts';
import { fitsWishes, toExclusion, type RankedDrink, type WishedDrink } from './matchDrinks.ts';

/** Wishes that a drink may miss where none meets all of them. */
const SOFT: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>([
  'serve',
  'method',
  'glass',
  'ingredients',
  'era',
  'place',
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

/** Up to this strength a drink is light beyond doubt, per cent by volume. */
const SURELY_LIGHT = 8;
/** Ways of making that take long or a steady hand for each glass of many. */
const SLOW_METHODS: ReadonlySet<string> = new Set(['layer', 'shake', 'throw', 'swizzle', 'blend', 'muddle']);
/** Ids of what burns on the tongue, rather than tastes of spices. */
const HOT = ['chilli-pepper', 'hot-sauce', 'chilli-liqueur', 'ginger', 'ginger-beer', 'horseradish'];
/** Ids of what every kitchen has, beside what a drink is asked to be made of. */
const STAPLES: ReadonlySet<string> = new Set(['sugar', 'simple-syrup', 'water', 'ice', 'salt']);

/** How many things a drink needs beside some, and beside what every kitchen has. */
export function countOthers(
  { ingredients, optional }: WishedDrink,
  ids: readonly string[],
  kin: IngredientKin,
): number {
  const named = new Set(ids.flatMap((id) => [...kin.wanted(id).surely]));
  return ingredients.filter((id) => !named.has(id) && !STAPLES.has(id) && !optional.includes(id)).length;
}

/**
 * Puts first what suits a wish beyond doubt, where more drinks keep to it: light drinks that are weaker still, hot ones
 * for who likes it spicy, quickly made ones for many guests, and with only some things those with nothing else.
 */
export function surestFirst(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  { kin, isMany }: { kin: IngredientKin; isMany: boolean },
): readonly WishedDrink[] {
  const has = (isMeant: (wish: Wish) => boolean) => wishes.some(isMeant);
  if (has(({ kind }) => kind === 'like')) return drinks;
  const first = (isSure: (drink: WishedDrink) => boolean, all = drinks) => [
    ...all.filter(isSure),
    ...all.filter((drink) => !isSure(drink)),
  ];
  const things = wishes.filter((wish) => wish.kind === 'ingredient' && !wish.not);
  if (things.length > 0 && has((wish) => wish.kind === 'order' && wish.order === 'fewest-ingredients')) {
    const ids = things.flatMap((wish) => (wish.kind === 'ingredient' ? [wish.id] : []));
    return drinks.toSorted((a, b) => countOthers(a, ids, kin) - countOthers(b, ids, kin));
  }
  if (isMany) return first(({ method }) => !SLOW_METHODS.has(method));
  if (has((wish) => wish.kind === 'strength' && wish.most === LIGHT_UP_TO))
    return first(({ abv }) => abv > 0 && abv <= SURELY_LIGHT);
  const isWarm = has(
    (wish) =>
      wish.kind === 'occasion' || (wish.kind === 'serve' && wish.serve === 'hot') || wish.kind === 'style',
  );
  if (!isWarm && has((wish) => wish.kind === 'taste' && wish.taste === 'spicy' && !wish.not)) {
    const hot = new Set(HOT.flatMap((id) => [...kin.wanted(id).surely]));
    return first(({ ingredients }) => ingredients.some((id) => hot.has(id)));
  }
  return drinks;
}
