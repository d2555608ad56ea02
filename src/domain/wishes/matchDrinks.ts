import type { RecipeKind } from '../../contracts/drinks/recipe.ts';
import { ALLERGENS, CAUTIONS } from '../../contracts/diet/diet.ts';
import type { Colour, Place, Serve, Wish } from '../../contracts/search/wishes.ts';
import type { DietaryFacts } from '../diet/dietary.ts';
import { isAllowed, type Exclusion } from '../diet/exclusion.ts';
import { STAPLES } from '../shelf/staples.ts';
import groups from './ingredientGroups.json' with { type: 'json' };
import type { IngredientKin } from './ingredientKin.ts';
import { occasionFit, type OccasionFacts } from './occasionFit.ts';
import { areVersions, measureLikeness } from './likeDrink.ts';
import { LIGHT_UP_TO } from './meanings.ts';
import { isAgainstSweet, listLeaveOuts, wishKey } from './wishes.ts';

/** What of a drink decides which wishes it meets. Plain data: a browser may load it. */
export interface WishedDrink extends OccasionFacts {
  id: string;
  kind: RecipeKind;
  /** Ids of the drinks that it is a version of: a Mezcal Negroni is a Negroni. */
  versionOf: readonly string[];
  /** Its names in all languages, folded. */
  called: string;
  /** Its category, and that of what it is a version of without alcohol: a Virgin Spritz is a spritz. */
  styles: readonly string[];
  /** The first year that its text tells of. */
  year?: number | undefined;
  /** Where it comes from, as its text and its spirits tell. */
  places: readonly Place[];
  views: number;
  spirit?: string | undefined;
  /** Its stated taste first, then those that its ingredients give. */
  tastes: readonly string[];
  method: string;
  glass: string;
  /** Whether it is served on ice or blended with it. */
  isIced: boolean;
  /** Kilocalories. */
  energy: number;
  /** Grams, about. */
  sugar: number;
  dietary: DietaryFacts;
  /** What is poured or muddled; optional lines and what may be taken instead included. */
  ingredients: readonly string[];
  /** Of what is poured that which is no main part of it. */
  presence: ReadonlyMap<string, 'minor' | 'trace'>;
  /** What part of the volume each is. */
  share: ReadonlyMap<string, number>;
  /** Of each that is needed its id, and those of what may be taken instead. */
  lines: readonly (readonly string[])[];
  /** Those of them that may be left out. */
  optional: readonly string[];
  /** Liqueurs and fruits that its name tells: amaretto in an Amaretto Sour. */
  namesakes: readonly string[];
  garnish: readonly string[];
  colours: readonly Colour[];
  serves: readonly Serve[];
  /** How many ingredients it takes, garnish and optional ones aside. */
  size: number;
  /** How many bottles with alcohol it takes, bitters aside. */
  bottles: number;
  /** Ids of foods that it goes with. */
  foods: readonly string[];
}

export interface RankedDrink {
  drink: WishedDrink;
  /** The wishes that it meets and that tell it from others. */
  reasons: readonly Wish[];
  /** Wishes that rank and that it does not meet; wanted ingredients too, where no drink holds them all. */
  missing: readonly Wish[];
  /** Wanted ingredients for which it only may take a relative, instead of what its recipe names first. */
  swapped?: readonly Wish[];
  score: number;
}

export interface RankOptions {
  kin: IngredientKin;
  limit?: number;
  /** Ids of drinks shown before, which are left out. */
  shown?: readonly string[];
  /** Ids of drinks that the shelf makes; needed where "from my shelf" is wished. */
  makeable?: ReadonlySet<string>;
  /** All drinks, where fewer are ranked: what a drink is to be like need not be among these. */
  all?: readonly WishedDrink[];
  /** Whether the first few are rather different ones; a list by likeness is none the better for it. */
  isVaried?: boolean;
  /** Whether shots and drinks without alcohol are offered unasked, as a list of all drinks does. */
  includeAll?: boolean;
  /** Keys of wishes of which one is enough: "coffee or chocolate". */
  choices?: readonly (readonly string[])[];
  /** Whether drinks come along that hold fewer of the wanted ingredients than others do. */
  isLoose?: boolean;
  /** Whether what may be taken instead of another thing is as good, as for who has it. */
  takesStandIns?: boolean;
}

/** Part of what is poured from which a spirit is a base. */
const BASE_SHARE = 0.2;

/** Points for what ranks. What is popular decides between drinks that meet the same wishes. */
const POINTS = {
  ingredient: 40,
  standIn: 26,
  madeOf: 26,
  garnish: 10,
  optional: 8,
  mainSpirit: 10,
  taste: 24,
  secondTaste: 15,
  lesserTaste: 8,
  style: 24,
  food: 18,
  colour: 30,
  like: 200,
  knownLike: 20,
  notSweet: 10,
  occasion: 4,
  popular: 10,
  otherLine: 1.5,
};
/** A classic is of that year or older; where no year is known, one with so many views at least. */
const CLASSIC_UNTIL = 1975;
const CLASSIC_VIEWS = 12_000;
/** Views of a drink that everybody knows. */
const FAMOUS_VIEWS = 20_000;
/** So many drinks are enough to choose from. */
const SOME = 3;
/** Views up to which a drink is not known to everybody. */
const UNUSUAL_VIEWS = 8_000;
/** How well a drink must suit an occasion for that to be a reason, see {@link occasionFit}. */
const LEAST_FIT = 3;
/** Points that a further drink among the first loses for what it shares with those before it. */
const SAME = { category: 7, taste: 4, spirit: 2 };
/** How many of the best are looked at for variety, and how many places vary. */
const VARIED_FROM = 40;
const VARIED_PLACES = 3;
/** More bottles than any drink takes. */
const MOST_BOTTLES = 99;
/** Per cent by volume up to which a bound asks for a drink without alcohol. */
const NO_ALCOHOL = 0.5;

type WishOf<Kind extends Wish['kind']> = Extract<Wish, { kind: Kind }>;

/** What is left out for an allergy, an intolerance or a diet, as the diet page writes it. */
export function toExclusion(wishes: readonly Wish[]): Exclusion {
  const left = new Set(wishes.flatMap(listLeaveOuts));
  return {
    allergens: ALLERGENS.filter((allergen) => left.has(allergen)),
    cautions: CAUTIONS.filter((caution) => left.has(caution)),
    isVegan: left.has('vegan'),
    isVegetarian: left.has('vegetarian'),
    isAlcoholFree:
      left.has('alcohol') ||
      wishes.some((wish) => wish.kind === 'strength' && wish.most !== undefined && wish.most <= NO_ALCOHOL),
  };
}

/**
 * Whether a drink keeps to all wishes that bind: what is left out or not wanted, strength, calories, size, serve, glass,
 * method and kind. Fails towards caution: what may be in it is in it. Wanted things, tastes, styles and occasions rank.
 */
export function fitsWishes(drink: WishedDrink, wishes: readonly Wish[], kin: IngredientKin): boolean {
  return isAllowed(drink.dietary, toExclusion(wishes)) && wishes.every((wish) => keepsTo(drink, wish, kin));
}

/** Tastes that stand against sugar, and those that go with it. */
const AGAINST_SUGAR: readonly string[] = ['dry', 'bitter', 'savory'];
const WITH_SUGAR: readonly string[] = ['sweet', 'creamy', 'tropical', 'fruity', 'floral', 'nutty', 'coffee'];
/**
 * Grams of sugar up to which a drink is not sweet, and up to which hardly anybody finds it too sweet: beside a taste that
 * stands against sugar, beside one that goes with it, and beside others.
 */
const NOT_SWEET = { against: 13, with: 4, plain: 10 };
const NOT_TOO_SWEET = { against: 16, with: 9, plain: 16 };

function isNotSweet({ taste, tastes, sugar }: WishedDrink, most = NOT_SWEET): boolean {
  if (tastes.includes('sweet')) return false;
  if (tastes.some((one) => AGAINST_SUGAR.includes(one))) return sugar <= most.against;
  return sugar <= (WITH_SUGAR.includes(taste) ? most.with : most.plain);
}

/** Ids of what every kitchen has; sugar and water make syrup. */
const IN_EVERY_KITCHEN: ReadonlySet<string> = new Set([...STAPLES, 'simple-syrup', 'sugar-cube']);

/** Ids of what a drink needs beside some ingredients, and beside what is always there. */
export function listOthers(
  { ingredients, optional }: WishedDrink,
  ids: readonly string[],
  kin: IngredientKin,
): string[] {
  const named = new Set(ids.flatMap((id) => [...kin.wanted(id).surely]));
  return ingredients.filter((id) => !named.has(id) && !IN_EVERY_KITCHEN.has(id) && !optional.includes(id));
}

/** How many of some ingredients a drink takes. */
export function countUsed({ ingredients }: WishedDrink, ids: readonly string[], kin: IngredientKin): number {
  return ids.filter((id) => ingredients.some((one) => kin.wanted(id).surely.has(one))).length;
}

/** Whether a drink takes a bottle that is among some ingredients, or any of them where none is a bottle. */
export function usesBottleOf(drink: WishedDrink, ids: readonly string[], kin: IngredientKin): boolean {
  const bottles = ids.filter(kin.isAlcoholic);
  return countUsed(drink, bottles.length > 0 ? bottles : ids, kin) > 0;
}

/** Grams of sugar up to which one less is tasted. */
const FEW_GRAMS = 12;
/** What part of a taste is left in what tastes less of it. */
const LESS = 0.85;
/** How bitter what gives that taste is, beside Campari. */
const BITTERNESS: Readonly<Record<string, number | undefined>> = groups.bitterness;
const FULL_BITTERNESS = 1;

/** How much a drink tastes of something: its main taste counts most, and of what is bitter how much is poured. */
export function tasteIn(
  { taste, tastes, lines, share }: WishedDrink,
  of: string,
  kin: IngredientKin,
): number {
  if (of !== 'bitter') return taste === of ? 1 : tastes.includes(of) ? 0.5 : 0;
  return lines.reduce((sum, [id = '']) => sum + (share.get(id) ?? 0) * bitternessOf(id, kin), 0);
}

function bitternessOf(id: string, kin: IngredientKin): number {
  const own = BITTERNESS[id];
  if (own !== undefined) return own;
  return kin.kinds('amaro').has(id) ? FULL_BITTERNESS : 0;
}

/** How many kinds of an ingredient are needed for a drink. */
function countKinds({ lines }: WishedDrink, id: string, kin: IngredientKin): number {
  const kinds = kin.kinds(id);
  return new Set(lines.flatMap(([first = '']) => (kinds.has(first) ? [first] : []))).size;
}

function keepsTo(drink: WishedDrink, wish: Wish, kin: IngredientKin, like?: WishedDrink): boolean {
  const isFreeOf = (ids: ReadonlySet<string>) =>
    !drink.ingredients.some((id) => ids.has(id)) && !drink.garnish.some((id) => ids.has(id));
  switch (wish.kind) {
    case 'ingredient':
      return !wish.not || (isFreeOf(kin.unwanted(wish.id)) && !(wish.id === 'ice' && drink.isIced));
    case 'group':
      return !wish.not || isFreeOf(kin.unwantedGroup(wish.group));
    case 'only':
      return usesBottleOf(drink, wish.ids, kin) && listOthers(drink, wish.ids, kin).length === 0;
    case 'unknown':
      return !wish.not || (isFreeOf(kin.perhapsNamed(wish.text)) && !drink.called.includes(wish.text));
    case 'leave-out-food':
      return wish.some === true || isFreeOf(kin.madeOf(wish.id));
    case 'taste':
      // What is dry is never sweet.
      if (!wish.not) return wish.taste !== 'dry' || isNotSweet(drink);
      if (wish.taste === 'sweet')
        return like === undefined
          ? isNotSweet(drink, NOT_TOO_SWEET)
          : drink.sugar <= like.sugar - Math.max(1, like.sugar > FEW_GRAMS ? (1 - LESS) * like.sugar : 0);
      // "Less bitter than a Negroni" may still be bitter.
      if (like?.tastes.includes(wish.taste))
        return tasteIn(drink, wish.taste, kin) < LESS * tasteIn(like, wish.taste, kin);
      return !drink.tastes.includes(wish.taste);
    case 'style':
      return !wish.not || !drink.styles.includes(wish.style);
    case 'strength':
      // A genever with a beer is not light, though there is much beer.
      if (wish.most !== undefined && wish.most <= LIGHT_UP_TO && drink.taste === 'strong' && drink.abv > 8)
        return false;
      return drink.abv >= (wish.least ?? 0) && drink.abv <= (wish.most ?? 100);
    case 'calories':
      return drink.energy <= wish.most;
    case 'drink-kind':
      return drink.kind === wish.is;
    case 'serve':
      return drink.serves.includes(wish.serve) !== wish.not;
    case 'method':
      return (drink.method === wish.method) !== wish.not;
    case 'glass':
      return drink.glass === wish.glass;
    case 'ingredients':
      return drink.size <= wish.most;
    case 'kinds':
      return countKinds(drink, wish.id, kin) >= wish.least;
    case 'like':
      return drink.id !== wish.drink;
    case 'not-drink':
      return drink.id !== wish.drink && !drink.versionOf.includes(wish.drink);
    case 'era':
      return drink.year !== undefined && drink.year >= wish.from && drink.year <= wish.to;
    case 'place':
      return drink.places.includes(wish.place);
    default:
      return true;
  }
}

/**
 * The drinks that keep to the wishes, best first. Of the wanted ingredients each holds as many as any does; several base
 * spirits are taken as a choice.
 */
export function rankDrinks(
  drinks: readonly WishedDrink[],
  wishes: readonly Wish[],
  {
    kin,
    limit = drinks.length,
    shown = [],
    makeable,
    all = drinks,
    isVaried = true,
    includeAll = false,
    choices = [],
    isLoose = false,
    takesStandIns = false,
  }: RankOptions,
): RankedDrink[] {
  const isOffered = includeAll ? () => true : offeredUnder(wishes, drinks);
  const isShelf = wishes.some(({ kind }) => kind === 'shelf');
  const exclusion = toExclusion(wishes);
  const like = all.find(({ id }) => wishes.some((wish) => wish.kind === 'like' && wish.drink === id));
  const wanted = wantedThings(wishes, kin);
  const kept = drinks.filter(
    (drink) =>
      !shown.includes(drink.id) &&
      isOffered(drink) &&
      (!isShelf || makeable === undefined || makeable.has(drink.id)) &&
      wishes.every((wish) => (isLoose && isRanking(wish)) || keepsTo(drink, wish, kin, like)) &&
      isAllowed(drink.dietary, exclusion),
  );
  const fitting = kept
    .map((drink) => score(drink, wishes, wanted, { kin, isLoose, takesGarnish: takesStandIns }))
    .map((one) => chooseOne(one, wanted, choices));
  const scored = like === undefined ? notSweetIn(fitting) : rateLikeness(fitting, like);
  const held = scored.map(({ holds }) => holds);
  const most = held.reduce((best, count) => Math.max(best, count), 0);
  const order = wishes.find((wish) => wish.kind === 'order')?.order;
  // A list of all drinks begins with those that are made on what is named, and not on what may stand in for it.
  const isBaseFirst =
    order === 'popular' || order === 'classic' || (includeAll && order === undefined && like === undefined);
  const holding = scored.filter(({ holds }) => isLoose || holds === most);
  const meant = isBaseFirst && !takesStandIns ? withoutStandIns(holding) : holding;
  const ranked = (order === 'classic' ? classicsIn(meant) : meant).toSorted(
    (a, b) =>
      (isBaseFirst ? Number(b.isBase) - Number(a.isBase) || Number(a.isStandIn) - Number(b.isStandIn) : 0) ||
      (includeAll ? Number(a.isTrace) - Number(b.isTrace) : 0) ||
      compareBy(order, a.drink, b.drink) ||
      b.score - a.score ||
      b.drink.views - a.drink.views,
  );
  const varied = !isVaried
    ? ranked
    : vary(ranked, order === undefined ? SAME : { category: 0, taste: 0, spirit: 0 });
  return varied.slice(0, limit).map(({ drink, reasons, missing, swapped, score: points }) => ({
    drink,
    reasons,
    missing,
    ...(swapped && { swapped }),
    score: points,
  }));

  /** Who wants nothing sweet is offered what is hardly sweet where few drinks are not sweet at all, and after those. */
  function notSweetIn(some: readonly Scored[]): readonly Scored[] {
    if (!wishes.some(isAgainstSweet)) return some;
    const strictly = some.filter(({ drink }) => isNotSweet(drink));
    const enough = strictly.filter(({ missing, isExact }) => missing.length === 0 && isExact);
    if (enough.length >= SOME) return strictly;
    return some.map((one) => (strictly.includes(one) ? { ...one, score: one.score + POINTS.notSweet } : one));
  }

  /** Those that are alike, of what meets the wishes if anything does: of fruity drinks what is like a Negroni. */
  function rateLikeness(some: readonly Scored[], of: WishedDrink): readonly Scored[] {
    const isReplaced = wanted.some(({ isSpirit }) => isSpirit);
    const isNarrowed = wishes.some((wish) => 'not' in wish && wish.not);
    const rate = (among: readonly Scored[]) => {
      const alike = measureLikeness(
        among.map(({ drink }) => drink),
        of,
        { all, allowed: kept, kin, isReplaced, isNarrowed, isNamed: wanted.length > 0 },
      );
      return among.flatMap((one) => {
        const likeness = alike.get(one.drink);
        return likeness === undefined
          ? []
          : [{ ...one, score: one.score + POINTS.like * likeness + POINTS.knownLike * fameOf(one.drink) }];
      });
    };
    const meeting = rate(some.filter(({ missing }) => missing.length === 0));
    return meeting.length > 0 ? meeting : rate(some);
  }
}

/** Whether shots are wished. */
export function asksForShots(wish: Wish): boolean {
  return wish.kind === 'style'
    ? ['layered-shot', 'shooter', 'bomb-shot'].includes(wish.style)
    : wish.kind === 'drink-kind' && wish.is === 'shot';
}

/** Shots are for who asks for them, drinks without alcohol too, unless an ingredient is named and no strength. */
function offeredUnder(
  wishes: readonly Wish[],
  drinks: readonly WishedDrink[],
): (drink: WishedDrink) => boolean {
  const has = (test: (wish: Wish) => boolean) => wishes.some(test);
  const isOfShots = (id: string) => drinks.some((drink) => drink.id === id && drink.kind === 'shot');
  const withShots = has(
    (wish) =>
      asksForShots(wish) || wish.kind === 'drink-kind' || (wish.kind === 'like' && isOfShots(wish.drink)),
  );
  const isStrong = has(
    (wish) =>
      (wish.kind === 'strength' && (wish.least ?? 0) > 0) ||
      (wish.kind === 'taste' && wish.taste === 'strong' && !wish.not),
  );
  const namesThing = has(
    (wish) => wish.kind === 'only' || ((wish.kind === 'ingredient' || wish.kind === 'unknown') && !wish.not),
  );
  const withoutAlcohol =
    toExclusion(wishes).isAlcoholFree ||
    has(
      (wish) =>
        (wish.kind === 'style' && wish.style === 'mocktail' && !wish.not) ||
        (wish.kind === 'order' && wish.order === 'weakest'),
    ) ||
    (namesThing && !isStrong && !has(({ kind }) => kind === 'strength'));
  return ({ kind, dietary }) =>
    (kind === 'cocktail' || withShots) && (dietary.strength > 0 || withoutAlcohol);
}

interface WantedThing {
  wish: Wish;
  surely: ReadonlySet<string>;
  widely: ReadonlySet<string>;
  isSpirit: boolean;
}

const NONE: ReadonlySet<string> = new Set();
/** Ways of making by which egg white or pineapple juice foams. */
const FOAMING: ReadonlySet<string> = new Set(['shake', 'blend']);

function wantedThings(wishes: readonly Wish[], kin: IngredientKin): WantedThing[] {
  return wishes.flatMap((wish): WantedThing[] => {
    if (wish.kind === 'ingredient' && !wish.not)
      return [{ wish, ...kin.wanted(wish.id), isSpirit: kin.categoryOf(wish.id) === 'spirit' }];
    if (wish.kind === 'group' && !wish.not)
      return [{ wish, surely: kin.group(wish.group), widely: NONE, isSpirit: wish.group === 'whisky' }];
    if (wish.kind === 'unknown' && !wish.not)
      return [{ wish, surely: kin.named(wish.text), widely: NONE, isSpirit: false }];
    return [];
  });
}

/**
 * `isExact` where all that is wished is in it itself, and nothing that only may be it; `isStandIn` where its recipe names
 * something that is wished only instead of another thing.
 */
type Scored = RankedDrink & {
  holds: number;
  isBase: boolean;
  isExact: boolean;
  isStandIn: boolean;
  /** Whether there is only a hint of something that is wished. */
  isTrace: boolean;
};

/** What a thing is worth of which there is little, or a trace. */
const PRESENCE = { main: 1, minor: 0.75, trace: 0.3 };
/** Keys of what is as well squeezed over a drink as into it. */
const SQUEEZED: ReadonlySet<string> = new Set(['ingredient:lime', 'ingredient:lemon']);
/** Mixtures in which hardly anybody tastes a thing that is in them. */
const FAINT: ReadonlySet<string> = new Set(
  'falernum chai-tea donns-mix mulled-wine fruit-punch southern-comfort hpnotiq alize dehydrated-citrus-wheel'.split(
    ' ',
  ),
);

/** How much of some things is in a drink that has them. */
function presenceOf({ presence }: WishedDrink, ids: readonly string[]): number {
  return Math.max(
    ...ids.map((id) => (FAINT.has(id) ? PRESENCE.trace : PRESENCE[presence.get(id) ?? 'main'])),
  );
}

function score(
  drink: WishedDrink,
  wishes: readonly Wish[],
  wanted: readonly WantedThing[],
  { kin, isLoose, takesGarnish }: { kin: IngredientKin; isLoose: boolean; takesGarnish: boolean },
): Scored {
  const reasons: Wish[] = [];
  const missing: Wish[] = [];
  const swapped: Wish[] = [];
  let points = 0;
  const used = new Set<string>();
  let [spirits, holds, isBase, isExact, isStandIn, isTrace] = [0, 0, false, true, false, false];
  for (const { wish, surely, widely, isSpirit } of wanted) {
    const isFoam = wish.kind === 'group' && wish.group === 'foam';
    // Pineapple juice foams in a short drink, and hardly in a long one.
    const isThin = (id: string) => isFoam && id === 'pineapple-juice' && !drink.serves.includes('short');
    const isFlat = isFoam && !FOAMING.has(drink.method);
    // Any whiskey may be bourbon, and is not what was asked for.
    const isMeant = (id: string) =>
      wish.kind !== 'ingredient' || id === wish.id || !kin.kinds(id).has(wish.id);
    // A little brandy among other spirits is no cognac.
    const isOther = (id: string) => isSpirit && !isMeant(id) && (drink.share.get(id) ?? 1) < BASE_SHARE;
    const sure = isFlat
      ? []
      : drink.ingredients.filter((id) => surely.has(id) && !isOther(id) && !isThin(id));
    // Calvados alone is no apple beside it.
    const isOfOther = (id: string) => wanted.some((other) => other.wish !== wish && other.surely.has(id));
    const wide = sure.length > 0 ? sure : drink.ingredients.filter((id) => widely.has(id) && !isOfOther(id));
    for (const id of wide) used.add(id);
    // Of what is near, a dash of chocolate bitters is no chocolate.
    const isHint = isLoose && wide.length > 0 && presenceOf(drink, wide) === PRESENCE.trace;
    // Ice is no line of a recipe.
    if (wish.kind === 'ingredient' && wish.id === 'ice' && drink.isIced) {
      reasons.push(wish);
      holds++;
    } else if (wide.length > 0 && !isHint) {
      reasons.push(wish);
      if (wish.kind === 'ingredient' && wide.every((id) => drink.optional.includes(id)))
        points += POINTS.optional;
      else if (sure.length > 0)
        points += wantedPoints(drink, wish, sure.filter(isMeant), kin) * presenceOf(drink, sure);
      else points += POINTS.madeOf * presenceOf(drink, wide);
      isTrace ||= presenceOf(drink, wide) === PRESENCE.trace;
      isExact &&= sure.some((id) => isMeant(id) && !isAlternative(drink, id));
      isStandIn ||= sure.length > 0 && sure.every((id) => isAlternative(drink, id));
      if (sure.length > 0 && sure.every((id) => isAlternative(drink, id) && !isMeant(id))) swapped.push(wish);
      if (isSpirit && drink.spirit !== undefined && surely.has(drink.spirit))
        [points, isBase] = [points + POINTS.mainSpirit, true];
      if (isSpirit) spirits++;
      else holds++;
    } else if (takesGarnish && SQUEEZED.has(wishKey(wish)) && drink.garnish.some((id) => surely.has(id))) {
      // Who has half a lime may put it on the rim.
      points += POINTS.garnish;
      reasons.push(wish);
      holds++;
    } else {
      if (drink.garnish.some((id) => surely.has(id))) points += POINTS.garnish;
      missing.push(wish);
    }
  }
  if (wanted.length > 0) points -= POINTS.otherLine * Math.max(0, drink.size - used.size);
  const meets = (wish: Wish, gained: number) => {
    points += gained;
    (gained > 0 ? reasons : missing).push(wish);
  };
  for (const wish of wishes) {
    if (wish.kind === 'taste' && !wish.not) meets(wish, tastePoints(drink, wish, kin));
    else if (wish.kind === 'style' && !wish.not)
      meets(wish, drink.styles.includes(wish.style) ? POINTS.style : 0);
    else if (wish.kind === 'food') meets(wish, drink.foods.includes(wish.food) ? POINTS.food : 0);
    else if (wish.kind === 'colour') meets(wish, colourPoints(drink, wish.colour));
    else if (wish.kind === 'occasion') {
      const fit = occasionFit(drink, wish.occasion);
      meets(wish, fit >= LEAST_FIT ? POINTS.occasion * fit : 0);
    } else if (wish.kind === 'only') meets(wish, POINTS.ingredient * countUsed(drink, wish.ids, kin));
    else if (isBinding(wish)) reasons.push(wish);
  }
  points += POINTS.popular * fameOf(drink);
  // Who names two spirits will have either; both at once only counts more.
  return {
    drink,
    reasons,
    missing:
      spirits > 0
        ? missing.filter((wish) => !wanted.some((one) => one.wish === wish && one.isSpirit))
        : missing,
    swapped,
    score: points,
    holds: holds + Math.min(1, spirits),
    isBase,
    isExact,
    isStandIn,
    isTrace,
  };
}

/** Points for what is wanted and in a drink; less for what only may be taken, and for a liqueur of coffee. */
function wantedPoints(drink: WishedDrink, wish: Wish, meant: readonly string[], kin: IngredientKin): number {
  if (wish.kind === 'group' && wish.group === 'coffee')
    return meant.some((id) => kin.categoryOf(id) !== 'liqueur') ? POINTS.ingredient : POINTS.madeOf;
  return meant.every((id) => isAlternative(drink, id)) ? POINTS.standIn : POINTS.ingredient;
}

/** Whether a recipe names a thing only as what may be taken instead of another. */
function isAlternative({ lines }: WishedDrink, id: string): boolean {
  return lines.some((line) => line.includes(id)) && !lines.some(([first]) => first === id);
}

/** Where one or two drinks have what is wished, others that may be made with it are no answer beside them. */
function withoutStandIns(some: readonly Scored[]): readonly Scored[] {
  const own = some.filter(({ missing, isStandIn }) => missing.length === 0 && !isStandIn);
  return own.length > 0 && own.length < SOME ? own : some;
}

/** The classics among some drinks, or all of these where none is one. */
function classicsIn(some: readonly Scored[]): readonly Scored[] {
  const classics = some.filter(({ drink, missing }) => missing.length === 0 && isClassic(drink));
  return classics.length > 0 ? classics : some;
}

/** A classic is old, or well known where nobody tells its year. */
function isClassic({ year, views, abv }: WishedDrink): boolean {
  return year === undefined ? views >= CLASSIC_VIEWS && abv > 0 : year <= CLASSIC_UNTIL;
}

/** How well known a drink is, from 0 to 1. */
function fameOf({ views }: WishedDrink): number {
  return Math.min(1, views / FAMOUS_VIEWS);
}

/** A drink that has one of several things of which one is enough misses none of them, and holds no more by two. */
function chooseOne(
  scored: Scored,
  wanted: readonly WantedThing[],
  choices: NonNullable<RankOptions['choices']>,
): Scored {
  return choices.reduce<Scored>((one, keys) => {
    const met = wanted.filter(({ wish }) => keys.includes(wishKey(wish)) && one.reasons.includes(wish));
    if (met.length === 0) return one;
    // Spirits count once already.
    const counted =
      met.filter(({ isSpirit }) => !isSpirit).length + Number(met.some(({ isSpirit }) => isSpirit));
    return {
      ...one,
      missing: one.missing.filter((wish) => !keys.includes(wishKey(wish))),
      holds: one.holds - counted + 1,
      // Both are no better than one.
      score: one.score - POINTS.ingredient * (met.length - 1),
    };
  }, scored);
}

/** Whether a wish only ranks where nothing keeps to all: a dry drink may then be sweet. */
function isRanking(wish: Wish): boolean {
  return wish.kind === 'taste' && !wish.not;
}

/** Whether a wish that every offered drink keeps to may be said as a reason. */
function isBinding(wish: Wish): boolean {
  return (
    ['strength', 'calories', 'method', 'glass', 'ingredients', 'shelf', 'order'].includes(wish.kind) ||
    (wish.kind === 'serve' && !wish.not)
  );
}

const BRIGHT: ReadonlySet<Colour> = new Set<Colour>(['pink', 'red', 'purple', 'blue', 'green']);
/** From so many layers of other colours on a drink is colourful whatever these are. */
const SEVERAL_COLOURS = 3;

function colourPoints({ colours }: WishedDrink, wished: Colour): number {
  if (wished !== 'colourful') return colours.includes(wished) ? POINTS.colour / colours.length : 0;
  if (colours.length >= SEVERAL_COLOURS) return POINTS.colour;
  if (!colours.some((colour) => BRIGHT.has(colour))) return 0;
  return colours.length > 1 ? POINTS.colour : POINTS.secondTaste;
}

function tastePoints(drink: WishedDrink, wish: WishOf<'taste'>, kin: IngredientKin): number {
  const { taste, tastes } = drink;
  if (wish.taste === 'fresh') return freshPoints(drink, kin);
  // What is full of fruit is hardly dry.
  if (wish.taste === 'dry' && tastes.some((one) => WITH_SUGAR.includes(one))) return POINTS.lesserTaste;
  // Lime and sugar alone are not fruity.
  if (wish.taste === 'fruity' && taste === 'fruity' && !tastesOfFruit(drink, kin)) return POINTS.lesserTaste;
  if (taste === wish.taste) return POINTS.taste;
  return tastes.includes(wish.taste) ? POINTS.secondTaste : 0;
}

/** Tastes and ways of serving beside which nothing is fresh. */
const NEVER_FRESH: readonly string[] = ['creamy', 'hot', 'coffee', 'sweet', 'savory'];

function freshPoints(drink: WishedDrink, kin: IngredientKin): number {
  const { taste, tastes, serves } = drink;
  if (!isRefreshing(drink, kin)) return 0;
  if (taste === 'fresh') return POINTS.taste;
  if (tastes.includes('fresh')) return POINTS.secondTaste;
  return [...tastes, ...serves].some((one) => NEVER_FRESH.includes(one)) ? 0 : POINTS.lesserTaste;
}

/** Things of daily names that taste of fruit, though their names name none. */
const FRUITY_THINGS =
  /cassis|grenadine|pimms|sloe|berry|dubonnet|sarti|umeshu|hpnotiq|alize|melon|port$|cider|melba|peche|mure/;

function tastesOfFruit({ ingredients }: WishedDrink, kin: IngredientKin): boolean {
  const fruits = kin.group('fruit');
  return ingredients.some(
    (id) =>
      fruits.has(id) ||
      FRUITY_THINGS.test(id) ||
      (kin.categoryOf(id) !== 'bitters' &&
        id.split('-').some((_, at, all) => fruits.has(all.slice(0, at + 1).join('-')))),
  );
}

/** Per cent by volume under which a drink may be fresh. */
const FRESH_UNDER = 22;

/** Whether a drink has something fresh in it, and is not strong. */
function isRefreshing({ abv, serves, ingredients }: WishedDrink, kin: IngredientKin): boolean {
  const isFresh = (id: string) =>
    kin.group('citrus').has(id) || kin.kinds('mint').has(id) || kin.kinds('cucumber').has(id);
  return (
    abv < FRESH_UNDER &&
    !ingredients.includes('energy-drink') &&
    (serves.includes('fizzy') || ingredients.some(isFresh))
  );
}

function compareBy(order: WishOf<'order'>['order'] | undefined, a: WishedDrink, b: WishedDrink): number {
  switch (order) {
    case 'strongest':
      return b.abv - a.abv;
    case 'weakest':
      return a.abv - b.abv;
    case 'fewest-calories':
      return a.energy - b.energy;
    case 'fewest-ingredients':
      return a.size - b.size;
    case 'fewest-bottles':
      // What takes none has no alcohol, and is asked for by that.
      return (a.bottles || MOST_BOTTLES) - (b.bottles || MOST_BOTTLES);
    case 'popular':
      return b.views - a.views;
    case 'classic':
      return 0;
    case 'unusual':
      return Number(a.views > UNUSUAL_VIEWS) - Number(b.views > UNUSUAL_VIEWS);
    case 'elegant':
      return plainnessOf(a) - plainnessOf(b);
    case undefined:
      return 0;
  }
}

const STEMMED: readonly string[] = ['coupe', 'martini', 'nick-and-nora', 'flute'];
const MOST_IN_ELEGANT = 5;

/** How far a drink is from an elegant one: of few things in a glass with a stem, at best with champagne. */
function plainnessOf({ lines, glass, size, kind, abv, serves, styles, tastes }: WishedDrink): number {
  const isPlain =
    kind === 'shot' ||
    serves.includes('frozen') ||
    size > MOST_IN_ELEGANT ||
    !STEMMED.includes(glass) ||
    // Without alcohol what is like a cocktail looks like one.
    (abv === 0 && (styles.length < 2 || tastes.includes('coffee')));
  if (isPlain) return 2;
  return lines.some(([first]) => first === 'champagne') || !serves.includes('fizzy') ? 0 : 1;
}

/** The same drinks; among the first no two versions of one drink, and rather different ones. */
function vary(ranked: readonly Scored[], same: typeof SAME): Scored[] {
  const first: Scored[] = [];
  const rest = ranked.slice(0, VARIED_FROM);
  while (first.length < VARIED_PLACES && rest.length > 0) {
    const cost = ({ drink }: Scored) =>
      first.reduce(
        (sum, { drink: other }) =>
          sum +
          (areVersions(drink, other) ? 100 : 0) +
          (drink.category === other.category ? same.category : 0) +
          (drink.taste === other.taste ? same.taste : 0) +
          (drink.spirit === other.spirit ? same.spirit : 0),
        0,
      );
    // With an order, the next one of another family; without one, the best after what it shares has cost it.
    const isOrdered = same.category === 0;
    const worth = (one: Scored, at: number) => (isOrdered ? -at : one.score) - cost(one);
    let best = 0;
    rest.forEach((one, at) => {
      const before = rest[best];
      if (before !== undefined && worth(one, at) > worth(before, best)) best = at;
    });
    first.push(...rest.splice(best, 1));
  }
  return [...first, ...rest, ...ranked.slice(VARIED_FROM)];
}
