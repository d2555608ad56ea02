import type { IngredientGroup, Wish } from '../../contracts/search/wishes.ts';
import type { IngredientKin } from './ingredientKin.ts';
import { LIGHT_UP_TO, STRONG_FROM, STRONGER_FROM } from './meanings.ts';
import {
  asksForShots,
  countUsed,
  fitsWishes,
  listOthers,
  tasteIn,
  toExclusion,
  usesBottleOf,
  type RankedDrink,
  type WishedDrink,
} from './matchDrinks.ts';
import { occasionFit } from './occasionFit.ts';
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

type Rank = (drinks: readonly WishedDrink[], wishes: readonly Wish[]) => RankedDrink[];

/** What comes nearest to some wishes, and which of them it does not meet. */
export interface Nearest {
  drinks: readonly WishedDrink[];
  missed: readonly Wish[];
}

/**
 * The drinks that miss the least of some wishes, the same ones where three do, so that these can be told; whatever is left
 * out or refused, and the strength, they keep to. Who has only some things is offered drinks that take nothing else but
 * what most kitchens have. Of equals those come first that meet what few drinks do: of "sweet and creamy, no milk" what
 * is creamy. A drink that misses more than it meets is not near, unless it has a thing that is named.
 */
export function findNear(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  kin: IngredientKin,
  rank: Rank,
  all: readonly WishedDrink[] = drinks,
): Nearest {
  const isSoft = (wish: Wish) => SOFT.has(wish.kind) && !('not' in wish && wish.not);
  const only = wishes.find((wish) => wish.kind === 'only');
  const hasAll = (drink: WishedDrink) =>
    only === undefined ||
    (usesBottleOf(drink, only.ids, kin) &&
      // Of several things that there are, one alone is no answer.
      countUsed(drink, only.ids, kin) >= Math.min(2, only.ids.length) &&
      listOthers(drink, only.ids, kin).every((id) => KITCHEN.has(id)));
  const having = drinks.filter(hasAll);
  const ranked = rank(
    having.length > 0 || only?.ids.length !== 1 ? having : withFewest(drinks, only.ids, kin),
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
  const likeWish = wishes.find(isLike);
  const like = likeWish && all.find(({ id }) => id === likeWish.drink);
  const isColdWished = wishes.some(isOfWarmth) && !isOfCold(wishes);
  // Of a herb or a spice that no drink has, what has it on the rim or something akin in it is near.
  const isAkin = ({ drink, missed }: { drink: WishedDrink; missed: readonly Wish[] }) =>
    asked.length === 1 &&
    missed.every((wish) => isSeasoning(wish, kin) && closenessTo(drink, wish, like, kin) >= AKIN);
  const near = ranked
    .filter((one) => isHalf(one.missed) || hasNamed(one.met) || isAkin(one))
    .map((one) => ({
      ...one,
      others: only ? listOthers(one.drink, only.ids, kin).length - countUsed(one.drink, only.ids, kin) : 0,
      rarity: rarity(one),
      closeness: one.missed.reduce((sum, wish) => sum + closenessTo(one.drink, wish, like, kin), 0),
      isTooHot: isColdWished && one.drink.serves.includes('hot'),
    }))
    .sort(
      (a, b) =>
        weigh(a.missed) - weigh(b.missed) ||
        a.missed.length - b.missed.length ||
        a.others - b.others ||
        Number(a.isTooHot) - Number(b.isTooHot) ||
        (a.rarity === b.rarity ? 0 : a.rarity - b.rarity) ||
        b.closeness - a.closeness,
    );
  const missed = near[0]?.missed ?? [];
  const keysOf = (some: readonly Wish[]) => some.map(wishKey).sort().join();
  const same = near.filter((one) => keysOf(one.missed) === keysOf(missed));
  if (same.length >= SOME) return { drinks: same.map(({ drink }) => drink), missed };
  // Three are offered where three are near, and all that any of them misses is told.
  const heaviest = weigh(missed) + FURTHER;
  const named = keysOf(missed.filter(({ kind }) => NAMED.has(kind)));
  // A thing that the nearest have, the others have as well.
  const isAsNear = (one: (typeof near)[number]) =>
    weigh(one.missed) <= heaviest && keysOf(one.missed.filter(({ kind }) => NAMED.has(kind))) === named;
  const some = [...same, ...near.filter((one) => !same.includes(one) && isAsNear(one))];
  const first = some.slice(0, SOME);
  const told = unique(first.flatMap((one) => one.missed));
  if (first.length >= SOME || likeWish === undefined)
    return { drinks: first.map(({ drink }) => drink), missed: told };
  // Where hardly anything is like a drink, what resembles it most comes along.
  const rest = wishes.filter((wish) => wish !== likeWish);
  const others = findUnlike(drinks, rest, { kin, rank, all });
  const resembling = others.drinks
    .filter((drink) => drink.id !== like?.id && !first.some((one) => one.drink === drink))
    .map((drink) => ({ drink, closeness: closenessTo(drink, likeWish, like, kin) }))
    .sort((a, b) => b.closeness - a.closeness)
    .map(({ drink }) => drink);
  const further = first.length === 0 ? resembling : resembling.slice(0, SOME - first.length);
  return {
    drinks: [...first.map(({ drink }) => drink), ...further],
    missed: further.length === 0 ? told : unique([...told, likeWish, ...others.missed]),
  };
}

/** Drinks with a bottle that there is which take the fewest other things. */
function withFewest(
  drinks: readonly WishedDrink[],
  ids: readonly string[],
  kin: IngredientKin,
): readonly WishedDrink[] {
  const countOthers = (drink: WishedDrink) =>
    listOthers(drink, ids, kin).filter((id) => !KITCHEN.has(id)).length;
  const using = drinks.filter((drink) => drink.kind === 'cocktail' && usesBottleOf(drink, ids, kin));
  const fewest = Math.min(...using.map(countOthers));
  return using.filter((drink) => countOthers(drink) === fewest);
}

/** What meets the wishes beside that for something like a drink, or comes near to them. */
function findUnlike(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  { kin, rank, all }: { kin: IngredientKin; rank: Rank; all: readonly WishedDrink[] },
): Nearest {
  const meeting = rank(drinks, wishes).filter(({ missing }) => missing.length === 0);
  const kept = meeting.filter(({ drink }) => fitsWishes(drink, wishes, kin));
  return kept.length > 0
    ? { drinks: kept.map(({ drink }) => drink), missed: [] }
    : findNear(drinks, wishes, kin, rank, all);
}

function unique(wishes: readonly Wish[]): Wish[] {
  return [...new Map(wishes.map((wish) => [wishKey(wish), wish])).values()];
}

/** So many drinks are offered. */
const SOME = 3;
/** How much more than the nearest one a drink may miss. */
const FURTHER = 3;

/** Tastes of what is near a taste. */
const NEAR_TASTES: Readonly<Record<string, string | undefined>> = {
  creamy: 'sweet tropical nutty coffee',
  sweet: 'creamy fruity nutty tropical',
  bitter: 'herbal dry',
  dry: 'bitter savory strong',
  herbal: 'bitter minty floral',
  floral: 'fruity herbal',
  fruity: 'tropical sweet',
  tropical: 'fruity creamy',
  fresh: 'sour minty',
  sour: 'fresh',
  minty: 'herbal fresh',
  nutty: 'coffee creamy sweet',
  coffee: 'nutty creamy',
  smoky: 'strong spicy',
  spicy: 'smoky',
  savory: 'dry spicy',
  strong: 'dry',
};
const NEAR_COLOURS: Readonly<Record<string, string | undefined>> = {
  purple: 'red pink blue',
  blue: 'purple green',
  pink: 'red',
  red: 'pink purple',
  black: 'brown',
  brown: 'black orange',
  green: 'yellow',
  yellow: 'orange',
  orange: 'yellow red',
  white: 'clear',
  clear: 'white',
};
/** What makes a dessert of a drink, and what makes none. */
const OF_DESSERT: readonly string[] = ['sweet', 'creamy', 'coffee', 'nutty'];
const NO_DESSERT: readonly string[] = ['sour', 'bitter', 'dry', 'savory', 'strong'];

/** How near a drink comes to a wish that it does not meet, from 0 to 1. */
function closenessTo(
  drink: WishedDrink,
  wish: Wish,
  like: WishedDrink | undefined,
  kin: IngredientKin,
): number {
  const holds = (list: string | undefined, ones: readonly string[]) =>
    Number(ones.some((one) => ` ${list ?? ''} `.includes(` ${one} `)));
  const shareOf = (ones: readonly string[], of: readonly string[]) =>
    of.length === 0 ? 0 : of.filter((one) => ones.includes(one)).length / of.length;
  switch (wish.kind) {
    case 'taste':
      return holds(NEAR_TASTES[wish.taste], drink.tastes);
    case 'colour':
      return holds(NEAR_COLOURS[wish.colour], drink.colours);
    case 'style':
      if (wish.style === 'dessert')
        return Math.max(0, shareOf(drink.tastes, OF_DESSERT) - shareOf(drink.tastes, NO_DESSERT));
      return wish.style === 'punch' ? Number(drink.serves.includes('long')) : 0;
    case 'ingredient': {
      const category = kin.categoryOf(wish.id);
      const isAkin = (id: string) => kin.categoryOf(id) === category && kin.wanted(id).surely.has(wish.id);
      if (drink.ingredients.some(isAkin)) return 1;
      if (drink.garnish.some((id) => kin.wanted(wish.id).surely.has(id))) return 0.8;
      return drink.ingredients.some((id) => kin.categoryOf(id) === category) ? 0.5 : 0;
    }
    case 'occasion':
      return occasionFit(drink, wish.occasion) / MOST_FIT;
    case 'like':
      if (like === undefined) return 0;
      return (
        2 * shareOf(drink.tastes, like.tastes) +
        shareOf(drink.serves, like.serves) +
        shareOf(drink.ingredients, like.ingredients) +
        Number(drink.glass === like.glass) / 2 +
        Math.min(1, drink.views / KNOWN_VIEWS) / 2 -
        // What the other has not makes it another one.
        (drink.tastes.filter((taste) => !like.tastes.includes(taste)).length +
          Math.max(0, drink.sugar - like.sugar) / 10 +
          drink.ingredients.filter((id) => kin.categoryOf(id) === 'dairy').length) /
          3
      );
    default:
      return 0;
  }
}

/** From so close on something that a drink lacks is made up for. */
const AKIN = 0.5;
const isSeasoning = (wish: Wish, kin: IngredientKin) =>
  wish.kind === 'ingredient' && ['herb', 'spice'].includes(kin.categoryOf(wish.id) ?? '');
const MOST_FIT = 6;
/** Views of a drink that many know. */
const KNOWN_VIEWS = 10_000;

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

const isLike = (wish: Wish): wish is Extract<Wish, { kind: 'like' }> => wish.kind === 'like';

/** So many things more than the fewest are too many. */
const TOO_MANY_OTHERS = 2;

/**
 * Who says what they have is offered first what needs hardly anything else beside what most kitchens have, and then
 * nothing that needs much else.
 */
export function fewestOthersFirst(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  { kin, all }: { kin: IngredientKin; all: readonly WishedDrink[] },
): readonly WishedDrink[] {
  const ids = wishes.flatMap((wish) => (wish.kind === 'ingredient' && !wish.not ? [wish.id] : []));
  if (ids.length === 0) return drinks;
  const countOthers = (drink: WishedDrink) =>
    listOthers(drink, ids, kin).filter((id) => !KITCHEN.has(id)).length;
  const counted = drinks.map((drink) => ({ drink, others: countOthers(drink) }));
  // One thing more is nearly nothing.
  const fewest = Math.max(1, Math.min(...counted.map(({ others }) => others)));
  const made = counted
    .filter(({ others }) => Math.max(1, others) < fewest + TOO_MANY_OTHERS)
    .sort((a, b) => a.others - b.others);
  // What takes nothing but some of the things comes before what takes much else beside all of them.
  const isMade = (drink: WishedDrink) => made.some((one) => one.drink === drink);
  const ofSome =
    fewest < TOO_MANY_OTHERS
      ? []
      : all.filter(
          (drink) =>
            drink.kind === 'cocktail' &&
            !isMade(drink) &&
            usesBottleOf(drink, ids, kin) &&
            countUsed(drink, ids, kin) >= Math.min(2, ids.length) &&
            countOthers(drink) === 0 &&
            fitsWishes(drink, wishes, kin),
        );
  const inOrder = [...ofSome].sort(
    (a, b) => countUsed(b, ids, kin) - countUsed(a, ids, kin) || b.views - a.views,
  );
  return inOrder.length > 0 && fewest > TOO_MANY_OTHERS
    ? inOrder
    : [...inOrder, ...made.map(({ drink }) => drink)];
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

/** Occasions on which somebody drinks what is hot. */
const COLD: ReadonlySet<string> = new Set(['winter', 'christmas', 'autumn', 'halloween', 'nightcap']);

/** Whether hot drinks are welcome: it is cold, or they are asked for. */
function isOfCold(wishes: readonly Wish[]): boolean {
  return wishes.some(
    (wish) =>
      (wish.kind === 'occasion' && COLD.has(wish.occasion)) ||
      (wish.kind === 'serve' && wish.serve === 'hot' && !wish.not) ||
      (wish.kind === 'style' && wish.style === 'hot-drink' && !wish.not),
  );
}

const WARM: ReadonlySet<string> = new Set(['summer', 'spring', 'barbecue', 'brunch', 'party', 'celebration']);

/** Whether a wish is of an occasion for cold drinks, or of a jug that may be either. */
function isOfWarmth(wish: Wish): boolean {
  return (
    (wish.kind === 'occasion' && WARM.has(wish.occasion)) || (wish.kind === 'style' && wish.style === 'punch')
  );
}

/** Without hot drinks, unless there is nothing else. */
function coldOnly(drinks: readonly WishedDrink[]): readonly WishedDrink[] {
  const cold = drinks.filter(({ serves }) => !serves.includes('hot'));
  return cold.length > 0 ? cold : drinks;
}

/** Ids of foods that are sweet. */
const SWEET_FOODS: ReadonlySet<string> = new Set(
  'apple-pie brownies cheesecake churros creme-brulee dark-chocolate fruit-salad lemon-tart pancakes tiramisu vanilla-ice-cream'.split(
    ' ',
  ),
);
/** Tastes that go with what is salty, and grams of sugar up to which a drink does. */
const BESIDE_SALT: readonly string[] = ['dry', 'fresh', 'savory', 'bitter'];
const BESIDE_A_MEAL = 14;

/** Whether foam is wished. */
export function isOfFoam(wish: Wish): boolean {
  return wish.kind === 'group' && wish.group === 'foam' && !wish.not;
}

/** Puts first what has a thick foam. */
export function thickFirst(drinks: readonly WishedDrink[]): readonly WishedDrink[] {
  const isThick = ({ ingredients }: WishedDrink) => THICK_FOAM.some((id) => ingredients.includes(id));
  return [...drinks.filter(isThick), ...drinks.filter((drink) => !isThick(drink))];
}

/** Up to this strength a drink is light beyond doubt, per cent by volume. */
const SURELY_LIGHT = 8;
/** Grams of sugar up to which a drink is not sweet beyond doubt. */
const SURELY_DRY = 7;
/** Ways of making that take long or a steady hand for each glass of many. */
const SLOW_METHODS: ReadonlySet<string> = new Set(['layer', 'shake', 'throw', 'swizzle', 'blend', 'muddle']);
/** Ids of what burns on the tongue, and of what does so a little, rather than tastes of spices. */
const HOT = ['chilli-pepper', 'hot-sauce', 'chilli-liqueur', 'chilli-salt', 'horseradish'];
const WARMING = [...HOT, 'ginger', 'ginger-beer'];
/** From so much of what is bitter a drink is so beyond doubt. */
const SURELY_BITTER = 0.2;
const BITTER_SUGAR = 14;
/** Ids of what makes a thick foam. */
const THICK_FOAM = ['egg-white', 'aquafaba'];

/**
 * Puts first what suits a wish beyond doubt, where more drinks keep to it: light drinks that are weaker still, strong
 * ones that taste of it, what has hardly any sugar for who wants nothing sweet, hot ones for who likes it spicy, quickly made ones for many guests.
 */
export function surestFirst(
  found: readonly WishedDrink[],
  wishes: readonly Wish[],
  { kin, isMany }: { kin: IngredientKin; isMany: boolean },
): readonly WishedDrink[] {
  const has = (isMeant: (wish: Wish) => boolean) => wishes.some(isMeant);
  if (has(isLike)) return found;
  const drinks = has(isOfWarmth) && !isOfCold(wishes) ? coldOnly(found) : found;
  if (has((wish) => wish.kind === 'order' && wish.order === 'elegant')) return drinks;
  const first = (isSure: (drink: WishedDrink) => boolean, all = drinks) => [
    ...all.filter(isSure),
    ...all.filter((drink) => !isSure(drink)),
  ];
  if (isMany) {
    const isPoured = (drink: WishedDrink) => !SLOW_METHODS.has(drink.method);
    const isLong = (drink: WishedDrink) =>
      isPoured(drink) && (drink.styles.includes('punch') || drink.serves.includes('long'));
    const order = first(isLong, first(isPoured));
    return isOfCold(wishes) ? order : coldOnly(order);
  }
  if (has((wish) => wish.kind === 'strength' && wish.most === LIGHT_UP_TO))
    return first(({ abv }) => abv > 0 && abv <= SURELY_LIGHT);
  if (has((wish) => wish.kind === 'strength' && wish.least === STRONG_FROM))
    return first(({ tastes }) => tastes.includes('strong'));
  if (has(isAgainstSweet)) return first(({ sugar }) => sugar <= SURELY_DRY);
  const foods = wishes.flatMap((wish) => (wish.kind === 'food' ? [wish.food] : []));
  const isTasted = has((wish) => (wish.kind === 'taste' || wish.kind === 'style') && !wish.not);
  if (foods.length > 0 && !isTasted)
    return foods.some((food) => SWEET_FOODS.has(food))
      ? first(({ tastes }) => OF_DESSERT.some((taste) => tastes.includes(taste)) && !tastes.includes('sour'))
      : first(
          ({ tastes, sugar }) =>
            sugar <= BESIDE_A_MEAL && BESIDE_SALT.some((taste) => tastes.includes(taste)),
        );
  const isWarm = has(
    (wish) =>
      wish.kind === 'occasion' || (wish.kind === 'serve' && wish.serve === 'hot') || wish.kind === 'style',
  );
  if (!isWarm && has((wish) => wish.kind === 'taste' && wish.taste === 'spicy' && !wish.not)) {
    const isHot = (ids: readonly string[]) => {
      const hot = new Set(ids.flatMap((id) => [...kin.wanted(id).surely]));
      return ({ ingredients, garnish, tastes, serves }: WishedDrink) =>
        [...ingredients, ...garnish].some((id) => hot.has(id)) &&
        !tastes.includes('creamy') &&
        !serves.includes('hot');
    };
    return first(isHot(HOT), first(isHot(WARMING)));
  }
  if (has(isOfFoam)) return thickFirst(drinks);
  if (!isWarm && has((wish) => wish.kind === 'taste' && wish.taste === 'bitter' && !wish.not))
    return first(
      (drink) =>
        drink.taste === 'bitter' &&
        drink.sugar <= BITTER_SUGAR &&
        tasteIn(drink, 'bitter', kin) >= SURELY_BITTER,
    );
  return drinks;
}
