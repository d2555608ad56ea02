import type { Wish } from '../../contracts/search/wishes.ts';
import type { IngredientKin } from './ingredientKin.ts';
import { LIGHT_UP_TO, STRONG_FROM, STRONGER_FROM } from './meanings.ts';
import { fitsWishes, listOthers, toExclusion, type RankedDrink, type WishedDrink } from './matchDrinks.ts';
import { toWanted, wishKey } from './wishes.ts';

/** Wishes that a drink may miss where none meets all of them. */
const SOFT: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>([
  'serve',
  'method',
  'glass',
  'ingredients',
  'era',
  'place',
]);
/** Wishes that tell what a drink is; when it is drunk is a matter of taste. */
const TELLING: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>([
  'ingredient',
  'group',
  'unknown',
  'taste',
  'style',
  'colour',
]);
/** Grams of sugar of a drink that is not sweet. */
const LITTLE_SUGAR = 5;

/**
 * The drinks that keep to the most of some wishes, and to all that is left out or refused. Who has only some things is
 * offered drinks that need few others, and no other bottle. Of equals those come first that meet what few drinks do: of
 * "sweet and creamy, no milk" what is creamy. A drink that meets no wish at all is not near.
 */
export function findNear(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  kin: IngredientKin,
  rank: (drinks: readonly WishedDrink[], wishes: readonly Wish[]) => RankedDrink[],
): WishedDrink[] {
  const isSoft = (wish: Wish) => SOFT.has(wish.kind) && !('not' in wish && wish.not);
  const soft = wishes.filter(isSoft);
  const ids = wishes.find((wish) => wish.kind === 'only')?.ids;
  const others = (drink: WishedDrink) => (ids === undefined ? [] : listOthers(drink, ids, kin));
  const missed = ({ drink, missing }: RankedDrink) =>
    missing.length + others(drink).length + soft.filter((wish) => !fitsWishes(drink, [wish], kin)).length;
  const ranked = rank(
    drinks.filter((drink) => !others(drink).some((id) => kin.isAlcoholic(id))),
    wishes.flatMap((wish) => (isSoft(wish) ? [] : wish.kind === 'only' ? toWanted(wish.ids) : [wish])),
  );
  const tellingIn = ({ reasons }: RankedDrink) => reasons.filter(({ kind }) => TELLING.has(kind));
  const met = Map.groupBy(ranked.flatMap(tellingIn), wishKey);
  /** How many drinks meet the rarest of the wishes that it meets. */
  const rarity = (one: RankedDrink) =>
    Math.min(...tellingIn(one).map((wish) => met.get(wishKey(wish))?.length ?? 0));
  const isNear = (one: RankedDrink) => wishes.some(isLike) || rarity(one) < Infinity;
  return (met.size > 0 ? ranked.filter(isNear) : ranked)
    .map((one) => ({ drink: one.drink, missed: missed(one), rarity: rarity(one) }))
    .sort((a, b) => a.missed - b.missed || (a.rarity === b.rarity ? 0 : a.rarity - b.rarity))
    .map(({ drink }) => drink);
}

const isLike = ({ kind }: Wish) => kind === 'like';

/** Whether a wish is for nothing sweet, or no sugar. */
export function isAgainstSugar(wish: Wish): boolean {
  const isOfSugar =
    (wish.kind === 'taste' && wish.taste === 'sweet') || (wish.kind === 'ingredient' && wish.id === 'sugar');
  return isOfSugar && wish.not;
}

/**
 * Who wants nothing sweet is offered what has little sugar first, and what is dry or bitter beside its sugar; who wants
 * something like a drink, what has less sugar than that.
 *
 * @param sugar grams of it by drink
 */
export function driestFirst(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  sugar: ReadonlyMap<string, number>,
): readonly WishedDrink[] {
  const like = wishes.find((wish) => wish.kind === 'like')?.drink;
  const sugarIn = (id: string) => sugar.get(id) ?? 0;
  const isDry = ({ id, tastes }: WishedDrink) =>
    like === undefined
      ? sugarIn(id) <= LITTLE_SUGAR || tastes.includes('dry') || tastes.includes('bitter')
      : sugarIn(id) < sugarIn(like);
  return [...drinks.filter(isDry), ...drinks.filter((drink) => !isDry(drink))];
}

/**
 * Who names a drink with alcohol and asks for none without is offered its versions without alcohol last, unless its
 * spirit is refused.
 */
export function alcoholicFirst(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  all: readonly WishedDrink[],
  kin: IngredientKin,
): readonly WishedDrink[] {
  const like = findLike(wishes, all);
  const isAlcoholic = ({ abv }: WishedDrink) => abv > 0;
  const isRefused = (wish: Wish) =>
    wish.kind === 'ingredient' && wish.not && kin.unwanted(wish.id).has(like?.spirit ?? '');
  if (toExclusion(wishes).isAlcoholFree || !like || !isAlcoholic(like) || wishes.some(isRefused))
    return drinks;
  return [...drinks.filter(isAlcoholic), ...drinks.filter((drink) => !isAlcoholic(drink))];
}

/** The drink that something like it is wished of. */
function findLike(wishes: readonly Wish[], all: readonly WishedDrink[]): WishedDrink | undefined {
  const id = wishes.find((wish) => wish.kind === 'like')?.drink;
  return all.find((drink) => drink.id === id);
}

/** Bounds the strength by that of the drink it is measured by: "like an Aperol Spritz but lighter". */
export function boundByLike(wishes: readonly Wish[], all: readonly WishedDrink[]): Wish[] {
  const like = findLike(wishes, all);
  return wishes.map((wish) => {
    if (wish.kind !== 'strength' || !like || like.abv === 0) return wish;
    if (wish.most === LIGHT_UP_TO) return { ...wish, most: Math.min(LIGHT_UP_TO, Math.ceil(like.abv) - 1) };
    if (wish.least === STRONGER_FROM)
      return { ...wish, least: Math.max(STRONGER_FROM, Math.floor(like.abv) + 1) };
    return wish;
  });
}

/** Up to this strength a drink is light beyond doubt, per cent by volume. */
const SURELY_LIGHT = 8;
/** Ways of making that take long or a steady hand for each glass of many. */
const SLOW_METHODS: ReadonlySet<string> = new Set(['layer', 'shake', 'throw', 'swizzle', 'blend', 'muddle']);
/** Ids of what burns on the tongue, rather than tastes of spices. */
const HOT = ['chilli-pepper', 'hot-sauce', 'chilli-liqueur', 'ginger', 'ginger-beer', 'horseradish'];

/**
 * Puts first what suits a wish beyond doubt, where more drinks keep to it: light drinks that are weaker still, strong
 * ones that taste of it, hot ones for who likes it spicy, quickly made ones for many guests.
 */
export function surestFirst(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  { kin, isMany }: { kin: IngredientKin; isMany: boolean },
): readonly WishedDrink[] {
  const has = (isMeant: (wish: Wish) => boolean) => wishes.some(isMeant);
  if (has(isLike)) return drinks;
  const first = (isSure: (drink: WishedDrink) => boolean, all = drinks) => [
    ...all.filter(isSure),
    ...all.filter((drink) => !isSure(drink)),
  ];
  if (isMany) return first(({ method }) => !SLOW_METHODS.has(method));
  if (has((wish) => wish.kind === 'strength' && wish.most === LIGHT_UP_TO))
    return first(({ abv }) => abv > 0 && abv <= SURELY_LIGHT);
  if (has((wish) => wish.kind === 'strength' && wish.least === STRONG_FROM))
    return first(({ tastes }) => tastes.includes('strong'));
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
