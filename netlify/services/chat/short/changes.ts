import { pouredLine, type Drink } from '../../../../src/catalogue/drink.ts';
import { getIngredientKin } from '../../../../src/catalogue/wishedDrinks.ts';
import groups from '../../../../src/domain/wishes/ingredientGroups.json' with { type: 'json' };
import type { Reading } from '../../../../src/domain/wishes/reading.ts';
import { measureSweetness } from '../facts/compareDrinks.ts';
import type { Scene } from './shortContext.ts';
import { say, type TextKey } from './shortTexts.ts';
import { namesText } from './words.ts';

/** How the next drink is to differ from those shown last. */
export type Change =
  | 'sweeter'
  | 'less-sweet'
  | 'sourer'
  | 'less-sour'
  | 'bitterer'
  | 'less-bitter'
  | 'stronger'
  | 'weaker'
  | 'spicier'
  | 'less-spicy'
  | 'longer'
  | 'easier'
  | 'cheaper'
  | 'lighter-in-calories';

const TASTE_CHANGES: Readonly<Record<string, readonly [more: Change, less: Change]>> = {
  sweet: ['sweeter', 'less-sweet'],
  dry: ['less-sweet', 'sweeter'],
  sour: ['sourer', 'less-sour'],
  bitter: ['bitterer', 'less-bitter'],
  spicy: ['spicier', 'less-spicy'],
  strong: ['stronger', 'weaker'],
};
/** What of a drink gives each taste, by the ids of the data. */
const BITTER = new Set(groups.tastes.bitter.split(' '));
const SPICY = new Set(groups.tastes.spicy.split(' '));
/** How much less sweet, see `measureSweetness`, a drink seems that is all bitter. */
const BITTER_HIDES = 120;
/** In what a message wants the drinks shown last otherwise: "less sweet", "stronger", "an easier one". */
export function listChanges({ added, intents }: Reading): Change[] {
  const changes = added.flatMap((wish): Change[] => {
    if (wish.kind === 'taste') {
      const change = TASTE_CHANGES[wish.taste]?.[wish.not ? 1 : 0];
      return change === undefined ? [] : [change];
    }
    if (wish.kind === 'strength') return [wish.least === undefined ? 'weaker' : 'stronger'];
    if (wish.kind === 'serve' && wish.serve === 'long' && !wish.not) return ['longer'];
    if (wish.kind === 'calories') return ['lighter-in-calories'];
    if (wish.kind === 'ingredients') return ['easier'];
    // "Without sugar" refuses syrup as well.
    if (wish.kind === 'group' && wish.group === 'syrup' && wish.not) return ['less-sweet'];
    return [];
  });
  if (intents.has('easier')) changes.push('easier');
  if (intents.has('cheap')) changes.push('cheaper');
  return [...new Set(changes)];
}

/** How far a drink goes in the direction of a change: more is further. */
export function measure(change: Change, drink: Drink): number {
  switch (change) {
    case 'sweeter':
      return sweetnessOf(drink);
    case 'less-sweet':
      return -sweetnessOf(drink);
    case 'sourer':
      return shareOf(drink, isSour);
    case 'less-sour':
      return -shareOf(drink, isSour);
    case 'bitterer':
      return shareOf(drink, isBitter);
    case 'less-bitter':
      return -shareOf(drink, isBitter);
    case 'stronger':
      return drink.abv;
    case 'weaker':
      return -drink.abv;
    case 'spicier':
      return Number(drink.lines.some(isSpicy));
    case 'less-spicy':
      return -Number(drink.lines.some(isSpicy));
    case 'longer':
      return volumeOf(drink);
    case 'easier':
      return -countIngredients(drink) - (drink.method === 'build' ? 0 : drink.method === 'stir' ? 0.5 : 1.5);
    case 'cheaper':
      return -countBottles(drink) - countIngredients(drink) / 20;
    case 'lighter-in-calories':
      return -drink.energy;
  }
}

/** What is bitter hides what is sweet. */
function sweetnessOf(drink: Drink): number {
  return measureSweetness(drink) - BITTER_HIDES * shareOf(drink, isBitter);
}

/** Drinks that go further in each direction than those shown; where there are none, all that were not shown. */
export function keepFurther<One>(
  ranked: readonly One[],
  changes: readonly Change[],
  shown: readonly Drink[],
  drinkOf: (one: One) => Drink | undefined,
): One[] {
  const isNew = (one: One) => !shown.some(({ id }) => id === drinkOf(one)?.id);
  const fresh = ranked.filter(isNew);
  if (shown.length === 0) return fresh;
  const bounds = changes.map((change) => ({
    change,
    bound: Math.max(...shown.map((drink) => measure(change, drink))),
    mean: shown.reduce((sum, drink) => sum + measure(change, drink), 0) / shown.length,
  }));
  const pass = (key: 'bound' | 'mean') =>
    fresh.filter((one) => {
      const drink = drinkOf(one);
      return drink !== undefined && bounds.every((each) => measure(each.change, drink) > each[key]);
    });
  const furthest = pass('bound');
  if (furthest.length > 0) return furthest;
  const further = pass('mean');
  return further.length > 0 ? further : fresh;
}

interface Tip {
  key: TextKey;
  /** Ids of what it speaks of. */
  things?: readonly string[];
}

/** How to mix this drink otherwise: "Pour 5 ml less of the syrup". */
export function tipText(drink: Drink, changes: readonly Change[], { catalogue, language }: Scene): string {
  const kin = getIngredientKin(catalogue);
  const poured = drink.lines.filter(({ garnish }) => !garnish);
  const idsOf = (test: (line: Drink['lines'][number]) => boolean) => [
    ...new Set(poured.filter(test).map(({ ingredient }) => ingredient)),
  ];
  const sweet = idsOf(
    ({ item }) =>
      item.balance.includes('sweet') || item.category === 'syrup' || item.sweetness === 'very-sweet',
  );
  const sour = idsOf(({ item }) => item.balance.includes('sour'));
  const bitter = idsOf(({ ingredient }) => BITTER.has(ingredient));
  const base = idsOf(({ item }) => kin.categoryOf(item.id) === 'spirit').slice(0, 1);
  const tipOf = (change: Change): Tip | undefined => {
    switch (change) {
      case 'less-sweet':
        return sweet.length > 0 ? { key: 'tipLessSweet', things: sweet } : { key: 'tipLessSweetPlain' };
      case 'sweeter':
        return sweet.length > 0 ? { key: 'tipSweeter', things: sweet } : { key: 'tipSweeterPlain' };
      case 'less-sour':
        return sour.length > 0 ? { key: 'tipLess', things: sour } : undefined;
      case 'sourer':
        return sour.length > 0 ? { key: 'tipMore', things: sour } : { key: 'tipLessSweetPlain' };
      case 'less-bitter':
        return bitter.length > 0 ? { key: 'tipLess', things: bitter } : undefined;
      case 'bitterer':
        return bitter.length > 0 ? { key: 'tipMore', things: bitter } : { key: 'tipBitter' };
      case 'stronger':
        return base.length > 0 ? { key: 'tipStronger', things: base } : undefined;
      case 'weaker':
        return base.length > 0 ? { key: 'tipWeaker', things: base } : { key: 'tipLonger' };
      case 'longer':
        return { key: 'tipLonger' };
      case 'spicier':
        return { key: 'tipSpicier' };
      default:
        return undefined;
    }
  };
  return changes
    .flatMap((change) => tipOf(change) ?? [])
    .map(({ key, things = [] }) => say(key, language, { things: namesText(things, catalogue, language) }))
    .join(' ');
}

/** Kinds of bottle with alcohol that a drink takes, bitters aside. */
export function countBottles({ lines }: Drink): number {
  const poured = lines.filter(
    ({ item, garnish }) => !garnish && item.strength > 0 && item.category !== 'bitters',
  );
  return new Set(poured.map(({ ingredient }) => ingredient)).size;
}

export function countIngredients({ lines }: Drink): number {
  return lines.filter(({ garnish, optional }) => !garnish && !optional).length;
}

export function volumeOf({ lines }: Drink): number {
  return lines.reduce((sum, line) => sum + pouredLine(line).ml, 0);
}

type Line = Drink['lines'][number];
const isBitter = ({ ingredient }: Line) => BITTER.has(ingredient);
const isSour = ({ item }: Line) => item.balance.includes('sour');
const isSpicy = ({ ingredient }: Line) => SPICY.has(ingredient);

function shareOf(drink: Drink, test: (line: Line) => boolean): number {
  const total = volumeOf(drink);
  const part = drink.lines
    .filter((line) => !line.garnish && test(line))
    .reduce((sum, line) => sum + pouredLine(line).ml, 0);
  return total === 0 ? 0 : part / total;
}
