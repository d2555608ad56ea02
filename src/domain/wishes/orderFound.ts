import type { IngredientGroup, Wish } from '../../contracts/search/wishes.ts';
import type { IngredientKin } from './ingredientKin.ts';
import { LIGHT_UP_TO, STRONG_FROM, STRONGER_FROM } from './meanings.ts';
import {
  asksForShots,
  countUsed,
  fitsWishes,
  listOthers,
  toExclusion,
  usesBottleOf,
  type RankedDrink,
  type WishedDrink,
} from './matchDrinks.ts';
import { isAgainstSweet, wishKey } from './wishes.ts';

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
/** Whether a wish tells what is in a drink, what it is like or how it is served. */
export function isTelling(wish: Wish): boolean {
  return (TELLING.has(wish.kind) || wish.kind === 'serve') && !('not' in wish && wish.not);
}

/** Whether a wish asks for something that a drink may have, and neither bounds it nor leaves anything out. */
function isPositive(wish: Wish): boolean {
  const isRanking =
    TELLING.has(wish.kind) || SOFT.has(wish.kind) || ['occasion', 'food', 'like'].includes(wish.kind);
  return isRanking && !('not' in wish && wish.not);
}

/** Grams of sugar of a drink for who wants none: a squeeze of lime has some. */
const LITTLE_SUGAR = 5;

/** Ids of what most kitchens have beside what all have: somebody with one bottle has these as well. */
const KITCHEN: ReadonlySet<string> = new Set(
  'lemon lemon-juice lime lime-juice soda-water egg egg-white egg-yolk milk honey honey-syrup coffee espresso black-tea cinnamon'.split(
    ' ',
  ),
);

/** What comes nearest to some wishes, and which of them it does not meet. */
export interface Nearest {
  drinks: readonly WishedDrink[];
  missed: readonly Wish[];
}

/**
 * The drinks that miss the least of some wishes, all of them the same ones, so that these can be told; whatever is left
 * out or refused, and the strength, they keep to. Who has only some things is offered drinks that take nothing else but
 * what most kitchens have. Of equals those come first that meet what few drinks do: of "sweet and creamy, no milk" what
 * is creamy. A drink that misses more than it meets is not near, unless it has a thing that is named.
 */
export function findNear(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  kin: IngredientKin,
  rank: (drinks: readonly WishedDrink[], wishes: readonly Wish[]) => RankedDrink[],
): Nearest {
  const isSoft = (wish: Wish) => SOFT.has(wish.kind) && !('not' in wish && wish.not);
  const only = wishes.find((wish) => wish.kind === 'only');
  const hasAll = (drink: WishedDrink) =>
    only === undefined ||
    (usesBottleOf(drink, only.ids, kin) &&
      // Of several things that there are, one alone is no answer.
      countUsed(drink, only.ids, kin) >= Math.min(2, only.ids.length) &&
      listOthers(drink, only.ids, kin).every((id) => KITCHEN.has(id)));
  const ranked = rank(
    drinks.filter(hasAll),
    wishes.filter((wish) => !isSoft(wish) && wish !== only),
  ).map(({ drink, missing, reasons }) => {
    const unmet = wishes.filter((wish) => (isSoft(wish) || wish === only) && !fitsWishes(drink, [wish], kin));
    return { drink, missed: [...missing, ...unmet], met: reasons.filter(({ kind }) => TELLING.has(kind)) };
  });
  const meeting = Map.groupBy(
    ranked.flatMap(({ met }) => met),
    wishKey,
  );
  /** How many drinks meet the rarest of the wishes that it meets. */
  const rarity = ({ met }: { met: readonly Wish[] }) =>
    Math.min(Infinity, ...met.map((wish) => meeting.get(wishKey(wish))?.length ?? 0));
  const weigh = (some: readonly Wish[]) =>
    some.reduce((sum, wish) => (wish === only ? sum : sum + weightOf(wish, kin)), 0);
  const asked = wishes.filter((wish) => isPositive(wish));
  // When something is drunk is a matter of taste: a drink that misses no more is near.
  const isHalf = (missed: readonly Wish[]) =>
    missed.every(({ kind }) => kind === 'occasion') ||
    missed.filter((wish) => wish !== only).length * 2 <= asked.length;
  const hasNamed = (met: readonly Wish[]) => met.some(({ kind }) => NAMED.has(kind));
  const near = ranked
    .filter(({ missed, met }) => isHalf(missed) || hasNamed(met))
    .map((one) => ({
      ...one,
      others: only ? listOthers(one.drink, only.ids, kin).length - countUsed(one.drink, only.ids, kin) : 0,
      rarity: rarity(one),
    }))
    .sort(
      (a, b) =>
        weigh(a.missed) - weigh(b.missed) ||
        a.missed.length - b.missed.length ||
        a.others - b.others ||
        (a.rarity === b.rarity ? 0 : a.rarity - b.rarity),
    );
  const like = wishes.find(isLike);
  if (near.length === 0 && like !== undefined) {
    const others = findNear(
      drinks,
      wishes.filter((wish) => wish !== like),
      kin,
      rank,
    );
    return { ...others, missed: [like, ...others.missed] };
  }
  const missed = near[0]?.missed ?? [];
  const keysOf = (some: readonly Wish[]) => some.map(wishKey).sort().join();
  return {
    drinks: near.filter((one) => keysOf(one.missed) === keysOf(missed)).map(({ drink }) => drink),
    missed,
  };
}

/** How much it counts that a drink misses a wish: a base first, then other things in it, and when it is drunk last. */
function weightOf(wish: Wish, kin: IngredientKin): number {
  switch (wish.kind) {
    case 'ingredient':
      return kin.categoryOf(wish.id) === 'spirit' || kin.categoryOf(wish.id) === 'fortified-wine' ? 5 : 3;
    case 'group':
      return BASES.has(wish.group) ? 5 : 3;
    case 'unknown':
    case 'like':
      return 3;
    case 'serve':
      return wish.serve === 'hot' ? 4 : 2;
    case 'occasion':
      return 0.5;
    case 'method':
    case 'glass':
    case 'ingredients':
    case 'food':
      return 1;
    default:
      return wish.kind === 'style' && wish.style === 'hot-drink' ? 4 : 2;
  }
}

/** Wishes for what is in a drink. */
const NAMED: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>(['ingredient', 'group', 'unknown']);
const BASES: ReadonlySet<IngredientGroup> = new Set<IngredientGroup>(['whisky', 'wine', 'beer', 'spirit']);

const isLike = ({ kind }: Wish) => kind === 'like';

/** So many things more than the fewest are too many. */
const TOO_MANY_OTHERS = 2;

/**
 * Who says what they have is offered first what needs hardly anything else beside what most kitchens have, and then
 * nothing that needs much else.
 */
export function fewestOthersFirst(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  kin: IngredientKin,
): readonly WishedDrink[] {
  const ids = wishes.flatMap((wish) => (wish.kind === 'ingredient' && !wish.not ? [wish.id] : []));
  if (ids.length === 0) return drinks;
  const counted = drinks.map((drink) => ({
    drink,
    // One thing more is nearly nothing.
    others: Math.max(1, listOthers(drink, ids, kin).filter((id) => !KITCHEN.has(id)).length),
  }));
  const fewest = Math.min(...counted.map(({ others }) => others));
  return counted
    .filter(({ others }) => others < fewest + TOO_MANY_OTHERS)
    .sort((a, b) => a.others - b.others)
    .map(({ drink }) => drink);
}

/** After dinner nobody drinks a long drink, where there is anything else. */
export function shortAfterDinner(
  ranked: readonly RankedDrink[],
  wishes: readonly Wish[],
): readonly RankedDrink[] {
  const isAfterDinner = wishes.some(
    (wish) => wish.kind === 'occasion' && ['digestif', 'nightcap'].includes(wish.occasion),
  );
  const short = ranked.filter(({ drink }) => !drink.serves.includes('long'));
  return isAfterDinner && short.length > 0 && !wishes.some(asksForLong) ? short : ranked;
}

const asksForLong = (wish: Wish) => wish.kind === 'serve' && wish.serve === 'long' && !wish.not;

/** Who wants no sugar is offered first what has little. */
export function driestFirst(drinks: readonly WishedDrink[], wishes: readonly Wish[]): readonly WishedDrink[] {
  if (!wishes.some((wish) => wish.kind === 'ingredient' && wish.id === 'sugar' && wish.not)) return drinks;
  const isDry = ({ sugar }: WishedDrink) => sugar <= LITTLE_SUGAR;
  return [...drinks.filter(isDry), ...drinks.filter((drink) => !isDry(drink))];
}

/**
 * Puts shots behind other drinks for whoever does not ask for shots, and drinks without alcohol behind all others, unless
 * a wish is for these, for the weakest, or for something like a drink that has no alcohol or whose spirit is refused.
 */
export function usualFirst(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  all: readonly WishedDrink[],
  kin: IngredientKin,
): readonly WishedDrink[] {
  const like = findLike(wishes, all);
  const isAlcoholic = ({ abv }: WishedDrink) => abv > 0;
  const isRefused = (wish: Wish) =>
    wish.kind === 'ingredient' && wish.not && kin.unwanted(wish.id).has(like?.spirit ?? '');
  const isWished = wishes.some(
    (wish) =>
      (wish.kind === 'style' && wish.style === 'mocktail') ||
      (wish.kind === 'order' && (wish.order === 'weakest' || wish.order === 'fewest-calories')) ||
      isRefused(wish),
  );
  const isAnyStrength =
    isWished || toExclusion(wishes).isAlcoholFree || (like !== undefined && !isAlcoholic(like));
  const isAnyKind = like?.kind === 'shot' || wishes.some(asksForShots);
  const placeOf = (drink: WishedDrink) =>
    (isAnyStrength || isAlcoholic(drink) ? 0 : 2) + (isAnyKind || drink.kind === 'cocktail' ? 0 : 1);
  return [...drinks].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The drink that something like it is wished of. */
function findLike(wishes: readonly Wish[], all: readonly WishedDrink[]): WishedDrink | undefined {
  const id = wishes.find((wish) => wish.kind === 'like')?.drink;
  return all.find((drink) => drink.id === id);
}

/** What part of the strength of a drink a lighter one has at most. */
const LIGHTER = 0.75;

/** Bounds the strength by that of the drink it is measured by: "like an Aperol Spritz but lighter". */
export function boundByLike(wishes: readonly Wish[], all: readonly WishedDrink[]): Wish[] {
  const like = findLike(wishes, all);
  return wishes.map((wish) => {
    if (wish.kind !== 'strength' || !like || like.abv === 0) return wish;
    if (wish.most === LIGHT_UP_TO)
      return { ...wish, most: Math.min(like.abv - 1, Math.max(LIGHT_UP_TO, Math.floor(like.abv * LIGHTER))) };
    if (wish.least === STRONGER_FROM)
      return { ...wish, least: Math.max(STRONGER_FROM, Math.floor(like.abv) + 1) };
    return wish;
  });
}

/** What is called strong is at least so strong, per cent by volume, and one of so many at least. */
const LEAST_STRONG = 10;
const SOME_STRONG = 3;
/** Ways of serving that thin a drink. */
const THINNED: ReadonlySet<string> = new Set(['hot', 'long', 'frozen', 'fizzy']);

/** Hardly any hot drink is as strong as a Martini: of some kinds a strong drink is one of the strongest of them. */
export function boundByKind(
  wishes: readonly Wish[],
  find: (wishes: readonly Wish[]) => readonly WishedDrink[],
): readonly Wish[] {
  const strong = wishes.find((wish) => wish.kind === 'strength' && wish.least === STRONG_FROM);
  const isThinned = wishes.some((wish) => wish.kind === 'serve' && !wish.not && THINNED.has(wish.serve));
  if (strong === undefined || !isThinned || find(wishes).length >= SOME_STRONG) return wishes;
  const strengths = find(wishes.filter((wish) => wish !== strong)).map(({ abv }) => abv);
  const least = strengths.sort((a, b) => b - a)[Math.min(SOME_STRONG, strengths.length) - 1] ?? 0;
  if (least < LEAST_STRONG) return wishes;
  return wishes.map((wish) => (wish === strong ? { ...wish, kind: 'strength', least } : wish));
}

/** Up to this strength a drink is light beyond doubt, per cent by volume. */
const SURELY_LIGHT = 8;
/** Grams of sugar up to which a drink is not sweet beyond doubt. */
const SURELY_DRY = 7;
/** Ways of making that take long or a steady hand for each glass of many. */
const SLOW_METHODS: ReadonlySet<string> = new Set(['layer', 'shake', 'throw', 'swizzle', 'blend', 'muddle']);
/** Ids of what burns on the tongue, rather than tastes of spices. */
const HOT = ['chilli-pepper', 'hot-sauce', 'chilli-liqueur', 'ginger', 'ginger-beer', 'horseradish'];

/**
 * Puts first what suits a wish beyond doubt, where more drinks keep to it: light drinks that are weaker still, strong
 * ones that taste of it, what has hardly any sugar for who wants nothing sweet, hot ones for who likes it spicy, quickly made ones for many guests.
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
  if (has(isAgainstSweet)) return first(({ sugar }) => sugar <= SURELY_DRY);
  const isWarm = has(
    (wish) =>
      wish.kind === 'occasion' || (wish.kind === 'serve' && wish.serve === 'hot') || wish.kind === 'style',
  );
  if (!isWarm && has((wish) => wish.kind === 'taste' && wish.taste === 'spicy' && !wish.not)) {
    const hot = new Set(HOT.flatMap((id) => [...kin.wanted(id).surely]));
    return first(
      ({ ingredients, tastes, serves }) =>
        ingredients.some((id) => hot.has(id)) && !tastes.includes('creamy') && !serves.includes('hot'),
    );
  }
  return drinks;
}
