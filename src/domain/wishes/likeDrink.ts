import type { Serve } from '../../contracts/search/wishes.ts';
import { memoize } from '../lib/memoize.ts';
import type { IngredientKin } from './ingredientKin.ts';
import type { WishedDrink } from './matchDrinks.ts';

/** One thing that makes a drink what it is, and how much it counts. */
interface Trait {
  weight: number;
  /** How far another drink has it, from 0 to 1. */
  shareIn: (drink: WishedDrink) => number;
}

/** From this likeness on drinks are alike at all, and how far behind the most alike one they may be. */
const LEAST_LIKENESS = 0.4;
const LEAST_OF_BEST = 0.6;
/** The same for what has the flavour of one that is wished without something. */
const LEAST_WITH_FLAVOUR = 0.2;
/** Things of which one may stand in for another, and what it is worth then. */
const STAND_INS: readonly string[] = ['spirit', 'fortified-wine', 'wine', 'syrup', 'bitters'];
const SOUR: readonly string[] = ['lemon', 'lemon-juice', 'lime', 'lime-juice'];
const STAND_IN = 0.4;
const SECOND_TASTE = 0.6;
const SAME_STYLE = 0.4;
/** How much it counts that a drink holds something else as well. */
const OTHER_LINE = 0.3;
const VERSION = 0.2;
/** How much the things in a drink count beside its taste and its kind, and what it is named after. */
const IN_IT = 2;
const NAMESAKE = 4;
/** What a drink is worth that has not the taste, is short where a long one is liked, or a shot, or hot. */
const OTHER_TASTE = 0.8;
const OTHER_SERVE = 0.8;
const OTHER_KIND = 0.5;
const TELLING_SERVES: readonly Serve[] = ['frozen', 'long'];
/** What a drink is worth that lacks the fruit or the coffee of one that is wished without something, or less sweet. */
const OTHER_FLAVOUR = 0.55;
/** Ends of ids that tell in what form a flavour is poured, and flavours that stand in too many drinks to tell one. */
const FORMS = /-(?:juice|puree|syrup|liqueur|nectar|schnapps|cordial|cream|milk)$/;
const EVERYWHERE: readonly string[] = ['lemon', 'lime', 'orange', 'simple', 'vanilla', 'vanilla-sugar'];
const FLAVOURED: readonly string[] = ['fruit', 'juice', 'liqueur', 'syrup'];
/** The same for what has bubbles where none are liked, or none where they are. */
const OTHER_BUBBLES = 0.9;

/** Whether two drinks are versions of one. */
export function areVersions(one: WishedDrink, other: WishedDrink): boolean {
  const family = [other.id, ...other.versionOf];
  return [one.id, ...one.versionOf].some((id) => family.includes(id));
}

/**
 * How much each of some drinks is like another one, from 0 to about 1; those that are not alike are not among them. What
 * few drinks have counts more than what half of them have, and what is refused does not count: a Piña Colada without
 * coconut is one by its pineapple.
 *
 * @param all every drink, which tells how rare something is
 * @param allowed those that have nothing that is refused
 * @param isReplaced whether another spirit is wished than that of the drink
 * @param isNarrowed whether something of it is refused: it is then known by its flavour first
 * @param isNamed whether something is wished to be in it: then a shot keeps the flavour of a cocktail as well
 */
export function measureLikeness(
  drinks: readonly WishedDrink[],
  like: WishedDrink,
  {
    all,
    allowed,
    kin,
    isReplaced,
    isNarrowed,
    isNamed,
  }: {
    all: readonly WishedDrink[];
    allowed: readonly WishedDrink[];
    kin: IngredientKin;
    isReplaced: boolean;
    isNarrowed: boolean;
    isNamed: boolean;
  },
): Map<WishedDrink, number> {
  const rarity = (has: (drink: WishedDrink) => boolean) =>
    Math.log((all.length + 1) / (all.filter(has).length + 1));
  const hasFlavour = isNarrowed ? tellFlavour(like, allowed, { kin, isNamed }) : undefined;
  const traits = [
    ...listTraits(like, { kin, rarity, isReplaced }).filter(({ shareIn }) =>
      allowed.some((drink) => shareIn(drink) === 1),
    ),
    ...(hasFlavour === undefined
      ? []
      : [{ weight: IN_IT * rarity(hasFlavour), shareIn: (drink: WishedDrink) => Number(hasFlavour(drink)) }]),
  ];
  // Without its cream a White Russian is not creamy.
  const isTasted = like.lines.every((line) =>
    line.some(
      (id) => kin.categoryOf(id) === 'spirit' || allowed.some(({ ingredients }) => ingredients.includes(id)),
    ),
  );
  const total = traits.reduce((sum, { weight }) => sum + weight, 0);
  const worthIn = weighInPlaceOf(like.ingredients, kin);
  const weigh = memoize((id: string) => rarity(({ ingredients }) => ingredients.includes(id)));
  const measured = drinks.flatMap((drink): [WishedDrink, number][] => {
    const shared = traits.reduce((sum, { weight, shareIn }) => sum + weight * shareIn(drink), 0);
    const foreign = drink.lines
      .filter((line) => line.every((id) => worthIn(id) === 0))
      .reduce((sum, [id = '']) => sum + weigh(id), 0);
    const isOther = (serve: Serve) => drink.serves.includes(serve) !== like.serves.includes(serve);
    const served =
      OTHER_SERVE ** TELLING_SERVES.filter(isOther).length *
      (isOther('fizzy') ? OTHER_BUBBLES : 1) *
      (drink.kind !== like.kind || isOther('hot') ? OTHER_KIND : 1);
    const likeness = shared / (total + OTHER_LINE * foreign) + (areVersions(drink, like) ? VERSION : 0);
    const tasted = !isTasted || drink.tastes.includes(like.taste);
    const isFlavoured = hasFlavour?.(drink);
    const alike = likeness * served * (tasted ? 1 : OTHER_TASTE);
    if (alike < (isFlavoured === true ? LEAST_WITH_FLAVOUR : LEAST_LIKENESS)) return [];
    return [[drink, alike * (isFlavoured === false ? OTHER_FLAVOUR : 1)]];
  });
  const best = Math.max(0, ...measured.map(([, likeness]) => likeness));
  return new Map(measured.filter(([, likeness]) => likeness >= LEAST_OF_BEST * best));
}

/** What tells whether a drink has a flavour that makes another one: coffee, passion fruit, cranberry. */
function tellFlavour(
  like: WishedDrink,
  allowed: readonly WishedDrink[],
  { kin, isNamed }: { kin: IngredientKin; isNamed: boolean },
): ((drink: WishedDrink) => boolean) | undefined {
  const coffee = kin.group('coffee');
  const flavourOf = (id: string) => (coffee.has(id) ? 'coffee' : id.replace(FORMS, ''));
  const isTold = (id: string) =>
    coffee.has(id) || (FLAVOURED.includes(kin.categoryOf(id) ?? '') && FORMS.test(id));
  const flavours = new Set(
    like.lines
      .flat()
      .filter(isTold)
      .map(flavourOf)
      .filter((flavour) => !EVERYWHERE.includes(flavour)),
  );
  const has = ({ kind, ingredients }: WishedDrink) =>
    (isNamed || kind === like.kind) && ingredients.some((id) => flavours.has(flavourOf(id)));
  return allowed.some((drink) => drink.id !== like.id && has(drink)) ? has : undefined;
}

function listTraits(
  like: WishedDrink,
  {
    kin,
    rarity,
    isReplaced,
  }: { kin: IngredientKin; rarity: (has: (drink: WishedDrink) => boolean) => number; isReplaced: boolean },
): Trait[] {
  const trait = (
    has: (drink: WishedDrink) => boolean,
    shareIn = (drink: WishedDrink) => Number(has(drink)),
    times = 1,
  ) => ({
    weight: times * rarity(has),
    shareIn,
  });
  const lines = like.lines.filter(
    (line) => !isReplaced || !line.some((id) => kin.categoryOf(id) === 'spirit'),
  );
  return [
    ...lines.map((line) => {
      const worth = weighInPlaceOf(line, kin);
      return trait(
        ({ ingredients }) => ingredients.some((id) => worth(id) === 1),
        ({ ingredients }) => Math.max(0, ...ingredients.map(worth)),
        line.some((id) => like.namesakes.includes(id)) ? NAMESAKE : IN_IT,
      );
    }),
    trait(
      ({ tastes }) => tastes.includes(like.taste),
      ({ taste, tastes }) => (taste === like.taste ? 1 : SECOND_TASTE * Number(tastes.includes(like.taste))),
    ),
    ...like.tastes
      .filter((taste) => taste !== like.taste)
      .map((taste) => trait(({ tastes }) => tastes.includes(taste), undefined, SECOND_TASTE)),
    ...(isReplaced ? [] : [trait(({ spirit }) => spirit === like.spirit)]),
    trait(({ styles }) => like.styles.some((style) => styles.includes(style)), undefined, SAME_STYLE),
  ];
}

/** What a thing is worth in the place of some others of which each is enough. */
function weighInPlaceOf(others: readonly string[], kin: IngredientKin): (id: string) => number {
  return memoize((id) =>
    others.some((other) => isAkin(id, other, kin))
      ? 1
      : STAND_IN * Number(others.some((other) => mayStandIn(id, other, kin))),
  );
}

function mayStandIn(one: string, other: string, kin: IngredientKin): boolean {
  if (SOUR.includes(one)) return SOUR.includes(other);
  const category = kin.categoryOf(one) ?? '';
  return STAND_INS.includes(category) && category === kin.categoryOf(other);
}

/** Whether one thing is the other, or a kind of it. */
function isAkin(one: string, other: string, kin: IngredientKin): boolean {
  return one === other || kin.wanted(one).surely.has(other) || kin.wanted(other).surely.has(one);
}
