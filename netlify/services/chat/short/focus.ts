import type { Drink } from '../../../../src/catalogue/drink.ts';
import { getIngredientKin, getWishedDrinks } from '../../../../src/catalogue/wishedDrinks.ts';
import type { Wish } from '../../../../src/contracts/search/wishes.ts';
import { isGuard } from '../../../../src/domain/wishes/wishes.ts';
import type { Intent } from '../../../../src/domain/wishes/reading.ts';
import type { ShortContext } from './shortContext.ts';
import { findDrink } from './words.ts';

/** Intents that are about a drink, be it named or the one shown last. */
const ABOUT_DRINK: readonly Intent[] = [
  'recipe',
  'amounts',
  'swap',
  'virgin',
  'alike',
  'calories',
  'strength',
  'glass',
  'history',
  'taste',
  'food',
  'diet',
  'keep',
  'why',
];
/** Words up to which "that one" is an order and no remark. */
const SHORT_MESSAGE = 6;

/** The drink that is spoken of; none where the message asks for other drinks. */
export function subjectOf({
  text,
  reading,
  last,
  isListed,
  page,
  catalogue,
  wishes,
}: ShortContext): Drink | undefined {
  const { intents, added, pointsAt, isQuestion } = reading;
  const [named] = reading.drinks;
  const isUnwanted = wishes.some((wish) => wish.kind === 'not-drink' && wish.drink === named);
  if (named !== undefined && !isUnwanted) return findDrink(named, catalogue);
  const asksOther = intents.has('more') && !(added.length > 0 && added.every(isAgainst));
  if (asksOther || intents.has('surprise')) return undefined;
  // "Without alcohol" after a list asks for another list, and for no version of its first drink.
  const isOfList = isListed === true && last.length > 1 && pointsAt === undefined;
  // "I'll swap that for something stirred" asks for another drink.
  const isOfOther = reading.ingredients.length === 0 && added.some(({ kind }) => kind !== 'guests');
  const isNone = (intent: Intent) =>
    (isOfList && intent === 'virgin') || (isOfOther && intent === 'swap' && !added.some(isRefused));
  const isAsked =
    ABOUT_DRINK.some((intent) => intents.has(intent) && !isNone(intent)) ||
    (intents.has('which') && (isQuestion || added.length === 0)) ||
    (added.length > 0 && added.every(({ kind }) => kind === 'guests'));
  const isShort = !isQuestion && text.split(/\s+/).length <= SHORT_MESSAGE;
  const shown = last.length === 0 && page !== undefined ? [page] : last;
  const kin = getIngredientKin(catalogue);
  if (pointsAt !== undefined && (pointsAt !== 'it' || isAsked || isShort || shown.length === 1)) {
    // "The whisky one" is the one of those shown that has it.
    const wanted = added.flatMap((wish) =>
      wish.kind === 'ingredient' && !wish.not
        ? [kin.wanted(wish.id).surely]
        : wish.kind === 'group' && !wish.not
          ? [kin.group(wish.group)]
          : [],
    );
    if (pointsAt === 'it' && shown.length > 1 && wanted.length > 0) {
      const described = getWishedDrinks(catalogue).find(
        (drink) =>
          shown.includes(drink.id) && wanted.every((ids) => drink.ingredients.some((id) => ids.has(id))),
      );
      return findDrink(described?.id, catalogue);
    }
    return findDrink((pointsAt === 'it' ? undefined : shown.at(pointsAt)) ?? shown[0], catalogue);
  }
  if (isAsked) return findDrink(shown[0], catalogue);
  const alone = last.length === 1 ? findDrink(last[0], catalogue) : undefined;
  if (alone === undefined || added.length === 0) return undefined;
  const isInIt = (wish: Wish) =>
    wish.kind === 'ingredient' && alone.lines.some(({ ingredient }) => kin.unwanted(wish.id).has(ingredient));
  const changesIt =
    added.some((wish) => isRefused(wish) && isInIt(wish)) ||
    (isQuestion && added.every(isInIt)) ||
    added.every((wish) => wish.kind === 'guests' || isGuard(wish) || isRefused(wish));
  return changesIt ? alone : undefined;
}

/** "And without egg the next time": it is the same drink. */
function isAgainst(wish: Wish): boolean {
  return isRefused(wish) || isGuard(wish);
}

function isRefused(wish: Wish): boolean {
  return (wish.kind === 'ingredient' || wish.kind === 'group') && wish.not;
}
