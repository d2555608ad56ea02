import type { Catalogue } from '../../../../src/catalogue/catalogue.ts';
import type { Drink } from '../../../../src/catalogue/drink.ts';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import { foodName, leftOutName, tasteWord, wishLabel } from '../../../../src/catalogue/wishLabel.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import { cite } from '../../../../src/domain/chat/citations.ts';
import { rankDrinks, type RankedDrink, type WishedDrink } from '../../../../src/domain/wishes/matchDrinks.ts';
import { isGuard, listLeaveOuts, takeAwayWishes, wishKey } from '../../../../src/domain/wishes/wishes.ts';
import { listText } from '../../../../src/text/listText.ts';
import { frenchDe } from '../../../../src/domain/drinks/lineText.ts';
import { matchShelf, type ShelfDrink } from '../facts/matchShelf.ts';
import { scaleDrink } from '../facts/scaleDrink.ts';
import { countBottles, keepFurther, type Change } from './changes.ts';
import type { Scene } from './shortContext.ts';
import { say } from './shortTexts.ts';
import {
  amountsText,
  conflictText,
  drinkName,
  findDrink,
  insteadOf,
  namesText,
  recipeText,
  strengthText,
} from './words.ts';

/** Drinks of one answer. */
export const OFFERED = 3;
/** From here on a drink should be mixed ahead. */
const MANY_GUESTS = 5;
/** Ingredients that are named of an offered drink. */
const MOST_NAMED = 4;
/** Wishes of which it is said that no drink meets them; that a drink suits an occasion is a matter of taste. */
const TOLD_MISSING: readonly Wish['kind'][] = ['ingredient', 'group', 'unknown', 'taste', 'style', 'colour'];
/** Reasons that the label of their chip says. */
const SAID_REASONS: readonly Wish['kind'][] = [
  'style',
  'method',
  'glass',
  'occasion',
  'food',
  'serve',
  'colour',
];
/** Drinks from which the cheapest are taken. */
const CHEAP_FROM = 40;
/** Drinks of which those come first that the shelf makes. */
const SHELF_FROM = 200;
/** Grams of sugar up to which a drink is for who wants none: a squeeze of lime has some. */
const LITTLE_SUGAR = 5;
/** Drinks from which a surprise is drawn. */
const SURPRISES = 60;

/** The drinks that fit the chips, best first. */
export function findDrinks(
  scene: Scene,
  given: readonly Wish[],
  shown: readonly string[] = [],
): RankedDrink[] {
  const { catalogue, shelf } = scene;
  const kin = getIngredientKin(catalogue);
  // Who wants no beer any longer does not want lager.
  const wishes = given.filter(
    (wish) =>
      wish.kind !== 'ingredient' ||
      wish.not ||
      !given.some(
        (other) => other.kind === 'group' && other.not && kin.unwantedGroup(other.group).has(wish.id),
      ),
  );
  const isShelf = wishes.some(({ kind }) => kind === 'shelf');
  const isForMany = countGuests(wishes) >= MANY_GUESTS;
  const isOpen = wishes.every(
    ({ kind }) => !['ingredient', 'group', 'taste', 'style', 'occasion', 'like'].includes(kind),
  );
  // Who asks for a drink for many and nothing more is served what is easily made for many.
  const easy: Wish[] = isForMany && isOpen ? [{ kind: 'occasion', occasion: 'party' }] : [];
  const noSugar = wishes.some((wish) => wish.kind === 'ingredient' && wish.id === 'sugar' && wish.not);
  const all = getWishedDrinks(catalogue);
  const rankAmong = (drinks: readonly WishedDrink[]) =>
    rankDrinks(drinks, [...wishes, ...easy], {
      kin,
      shown,
      ...(isShelf && { makeable: makeableOf(scene, wishes, catalogue.recipes) }),
    });
  const few = all.filter(({ sugar }) => sugar <= LITTLE_SUGAR);
  const ranked = rankAmong(noSugar ? few : all).map((one) => ({
    ...one,
    reasons: one.reasons.filter((wish) => !easy.includes(wish)),
  }));
  if (!isForMany) return isShelf || shelf.length === 0 ? ranked : makeableFirst(ranked, scene, wishes);
  const ahead = ranked.filter(({ drink }) => findDrink(drink.id, catalogue)?.batch !== undefined);
  return ahead.length > 0 ? ahead : ranked;
}

/** Ids of those of some drinks that the shelf makes. */
function makeableOf(
  { shelf, language, catalogue }: Scene,
  wishes: readonly Wish[],
  drinks: readonly Drink[],
): ReadonlySet<string> {
  if (shelf.length === 0) return new Set();
  const matched = matchShelf(shelf, { wishes, locale: language }, catalogue).rank(drinks);
  return new Set(matched.filter((one) => isSameDrink(one, catalogue)).map(({ drink }) => drink.id));
}

/** Whether what stands in leaves a drink what it is: gin in the place of vodka makes another one. */
export function isSameDrink({ standIns }: ShelfDrink, catalogue: Catalogue): boolean {
  const kin = getIngredientKin(catalogue);
  return standIns.every(
    ({ use, instead }) =>
      kin.categoryOf(instead) !== 'spirit' ||
      kin.wanted(use).widely.has(instead) ||
      kin.wanted(instead).widely.has(use) ||
      kin.wanted(use).surely.has(instead),
  );
}

/** Of the best those first that the shelf makes, then those that lack one thing. */
function makeableFirst(ranked: readonly RankedDrink[], scene: Scene, wishes: readonly Wish[]): RankedDrink[] {
  const best = drinksOf(ranked.slice(0, SHELF_FROM), scene);
  const makeable = makeableOf(scene, wishes, best);
  const near = new Set(
    matchShelf(scene.shelf, { wishes, locale: scene.language }, scene.catalogue)
      .rank(best, 1)
      .map(({ drink }) => drink.id),
  );
  const order = ({ drink }: RankedDrink) => (makeable.has(drink.id) ? 0 : near.has(drink.id) ? 1 : 2);
  return [...ranked].sort((a, b) => order(a) - order(b));
}

function drinksOf(ranked: readonly RankedDrink[], { catalogue }: Scene): Drink[] {
  return ranked.flatMap(({ drink }) => findDrink(drink.id, catalogue) ?? []);
}

export function countGuests(wishes: readonly Wish[]): number {
  return wishes.find((wish) => wish.kind === 'guests')?.count ?? 0;
}

interface Suggestion {
  wishes?: readonly Wish[];
  /** What stands before the drinks. */
  intro?: string;
  /** Whether those shown before are left out. */
  isMore?: boolean;
  /** How they are to differ from those that it goes on from. */
  changes?: readonly Change[];
  from?: readonly Drink[];
  /** Ids of the drinks that are offered at all. */
  among?: ReadonlySet<string> | undefined;
}

/** Of ranked drinks those that go further than what was shown; the fewest bottles first where it is to be cheap. */
function choose(
  ranked: readonly RankedDrink[],
  { catalogue }: Scene,
  { changes, from, among }: Required<Pick<Suggestion, 'changes' | 'from'>> & Pick<Suggestion, 'among'>,
): RankedDrink[] {
  const drinkOf = ({ drink }: RankedDrink) => findDrink(drink.id, catalogue);
  const fitting = among === undefined ? ranked : ranked.filter(({ drink }) => among.has(drink.id));
  const further = from.length === 0 ? [...fitting] : keepFurther(fitting, changes, from, drinkOf);
  if (!changes.includes('cheaper')) return further;
  const bottlesOf = (one: RankedDrink) => {
    const drink = drinkOf(one);
    return drink === undefined ? 0 : countBottles(drink);
  };
  return further.slice(0, CHEAP_FROM).sort((a, b) => bottlesOf(a) - bottlesOf(b));
}

/** Three drinks, each with its reason; or which chip to take away. */
export function suggest(
  scene: Scene,
  { wishes = scene.wishes, intro = '', isMore = false, changes = [], from = [], among }: Suggestion = {},
): string {
  const { catalogue, language, shown } = scene;
  const ranked = choose(findDrinks(scene, wishes, isMore ? shown : []), scene, { changes, from, among });
  if (ranked.length === 0)
    return isMore && findDrinks(scene, wishes).length > 0
      ? say('nothingMore', language)
      : nothingFits(scene, wishes);
  const offered = ranked.slice(0, scene.reading.count ?? OFFERED);
  const missing = (offered[0]?.missing ?? []).filter(
    (wish) => TOLD_MISSING.includes(wish.kind) && offered.every((one) => one.missing.includes(wish)),
  );
  const ofAll = wishes.filter(
    (wish) => offered.length > 1 && offered.every(({ reasons }) => reasons.includes(wish)),
  );
  const parts = [
    intro,
    missing.length > 0
      ? say('noneHasAll', language, {
          things: listText(
            missing.map((wish) => wishLabel(wish, catalogue, language)),
            language,
          ),
        })
      : '',
    offered.map((one) => `- ${offerText(one, scene, ofAll)}`).join('\n'),
    changes.includes('cheaper') ? say('cheap', language) : '',
    amountsOfFirst(offered[0], scene, wishes),
    leftOutText(scene),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function amountsOfFirst(first: RankedDrink | undefined, scene: Scene, wishes: readonly Wish[]): string {
  const drink = findDrink(first?.drink.id, scene.catalogue);
  const guests = countGuests(wishes);
  return drink === undefined || guests === 0
    ? ''
    : amountsText(scaleDrink(drink, { guests }, scene.catalogue), scene);
}

/** One drink with why it is offered: "bitter, a long drink, 11%", and what is in it. What holds for all offered is no reason. */
export function offerText(
  { drink, reasons }: Pick<RankedDrink, 'drink' | 'reasons'>,
  scene: Scene,
  ofAll: readonly Wish[] = [],
): string {
  const { catalogue, language } = scene;
  const recipe = findDrink(drink.id, catalogue);
  if (recipe === undefined) return cite(drink.id);
  const tastes = reasons.flatMap((wish) => (wish.kind === 'taste' ? [wish.taste] : []));
  const adjectives = [...new Set([...tastes, drink.taste])]
    .slice(0, 2)
    .map((taste) => tasteWord(taste, language));
  const isLong = drink.serves.includes('long');
  const said = reasons
    .filter((wish) => !ofAll.includes(wish) && !(isLong && wish.kind === 'serve' && wish.serve === 'long'))
    .flatMap((wish) => {
      if (wish.kind === 'calories') return [say('kcal', language, { n: drink.energy })];
      return SAID_REASONS.includes(wish.kind) ? [wishLabel(wish, catalogue, language)] : [];
    });
  const reason = listText([...new Set([...adjectives, ...said])].slice(0, isLong ? 2 : 3), language);
  const served = isLong ? [say('longDrink', language)] : [];
  const note = shelfNote(recipe, scene);
  return `${say('reason', language, {
    drink: cite(drink.id),
    reason: [reason, ...served, strengthText(recipe, language)].join(', '),
    things: mainIngredients(recipe, { catalogue, language }),
  })}${note === '' ? '' : ` (${note})`}`;
}

/** What the shelf lacks for a drink, and what stands in for what. */
export function shelfNote(drink: Drink, { shelf, wishes, catalogue, language }: Scene): string {
  if (shelf.length === 0) return '';
  const { missing, standIns } = matchShelf(shelf, { wishes, locale: language }, catalogue).match(drink);
  return standInText({ missing, standIns }, { catalogue, language });
}

/** "missing: cream; bourbon instead of Scotch" */
export function standInText(
  { missing, standIns }: Pick<ShelfDrink, 'missing' | 'standIns'>,
  { catalogue, language }: Pick<Scene, 'catalogue' | 'language'>,
): string {
  return [
    ...(missing.length > 0
      ? [say('missing', language, { things: namesText(missing, catalogue, language) })]
      : []),
    ...standIns.map(({ use, instead }) => {
      // Of "rum" nobody knows which it is: it will do for white rum, and white rum is better.
      const isOfKind = isKindOf(instead, use, catalogue);
      const name = insteadOf([instead], catalogue, language);
      return say(isOfKind ? 'inPlaceOfKind' : 'inPlace', language, {
        use: namesText([use], catalogue, language),
        thing: language === 'fr' && !isOfKind ? frenchDe(name) : name,
      });
    }),
  ].join(say('semicolon', language));
}

/** Whether an ingredient is of a kind, near or far: blackstrap rum is rum. */
function isKindOf(id: string, kind: string, { ingredientById }: Pick<Catalogue, 'ingredientById'>): boolean {
  const { parent } = ingredientById.entry(id);
  return parent === kind || (parent !== undefined && isKindOf(parent, kind, { ingredientById }));
}

/** What tells a drink by: its first ingredients, without ice and garnish. */
function mainIngredients(
  { lines }: Drink,
  { catalogue, language }: Pick<Scene, 'catalogue' | 'language'>,
): string {
  const poured = lines
    .filter(({ garnish, optional }) => !garnish && !optional)
    .map(({ ingredient }) => ingredient);
  return namesText(poured.slice(0, MOST_NAMED), catalogue, language);
}

/** What is left out, said once: in the answer to the message that named it. */
function leftOutText({ wishes, reading, catalogue, language }: Scene): string {
  if (!reading.added.some(isGuard)) return '';
  const things = wishes.flatMap((wish) => {
    if (wish.kind === 'leave-out-food') return [foodName(wish.id, catalogue, language)];
    return listLeaveOuts(wish)
      .filter((what) => !['vegan', 'vegetarian', 'alcohol', 'alcohol-trace'].includes(what))
      .map((what) => leftOutName(what, catalogue, language));
  });
  return things.length === 0 ? '' : say('leftOut', language, { things: listText(things, language) });
}

/** Says that nothing fits, and what there is without one of the chips; what somebody leaves out stays. */
function nothingFits(scene: Scene, wishes: readonly Wish[]): string {
  const { catalogue, language } = scene;
  const ways = wishes
    .filter((wish) => !isGuard(wish) && wish.kind !== 'guests')
    .flatMap((wish) => {
      const found = findDrinks(scene, takeAwayWishes(wishes, [wishKey(wish)]));
      const [first] = found;
      return first === undefined ? [] : [{ wish, first, n: found.length }];
    })
    .slice(0, OFFERED)
    .map(({ wish, first, n }) =>
      say(n === 1 ? 'takeAwayOne' : 'takeAway', language, {
        chip: wishLabel(wish, catalogue, language),
        n,
        drink: cite(first.drink.id),
      }),
    );
  return [say('nothing', language), ...ways.map((way) => `- ${way}`)].join('\n');
}

/** A drink that nobody asked for by name, drawn among the best that fit. */
export function surprise(scene: Scene): string {
  const { catalogue, language, shown, chance, wishes } = scene;
  const unseen = findDrinks(scene, wishes, shown);
  const all = (unseen.length > 0 ? unseen : findDrinks(scene, wishes)).slice(0, SURPRISES);
  const makeable = makeableOf(scene, wishes, drinksOf(all, scene));
  const own = all.filter(({ drink }) => makeable.has(drink.id));
  const ranked = own.length > 0 ? own : all;
  const drawn = ranked[Math.floor(chance() * ranked.length)] ?? ranked[0];
  if (drawn === undefined) return nothingFits(scene, wishes);
  const about = findDrink(drawn.drink.id, catalogue)?.description;
  const recipe = findDrink(drawn.drink.id, catalogue);
  return [
    say('surprise', language),
    `- ${offerText(drawn, scene)}`,
    about?.[language] ?? about?.en ?? '',
    recipe === undefined ? '' : recipeText(recipe, scene, true),
  ].join('\n\n');
}

/** What to press under offered drinks. */
export function pressesFor(
  ids: readonly string[],
  scene: Pick<Scene, 'catalogue' | 'language' | 'wishes'>,
): string[] {
  const { catalogue, language } = scene;
  const drinks = ids.flatMap((id) => findDrink(id, catalogue) ?? []);
  return drinks
    .filter((drink) => conflictText(drink, scene) === undefined)
    .slice(0, OFFERED)
    .map((drink) => say('fuRecipe', language, { drink: drinkName(drink, language) }));
}
