import { getIngredientKin, getWishedDrinks } from '../../src/catalogue/wishedDrinks.ts';
import { wishLabel } from '../../src/catalogue/wishLabel.ts';
import type { Wish } from '../../src/contracts/search/wishes.ts';
import type { WishSearch, WishSearchQuestion } from '../../src/contracts/search/wishSearch.ts';
import { capitalise } from '../../src/domain/drinks/lineText.ts';
import type { IngredientKin } from '../../src/domain/wishes/ingredientKin.ts';
import { rankDrinks, type RankedDrink, type WishedDrink } from '../../src/domain/wishes/matchDrinks.ts';
import {
  usualFirst,
  boundByKind,
  boundByLike,
  driestFirst,
  fewestOthersFirst,
  findNear,
  isOfFoam,
  isTelling,
  shortAfterDinner,
  surestFirst,
  thickFirst,
} from '../../src/domain/wishes/orderFound.ts';
import { occasionFit } from '../../src/domain/wishes/occasionFit.ts';
import type { Reading } from '../../src/domain/wishes/reading.ts';
import { createWishReader } from '../../src/domain/wishes/readWishes.ts';
import { WITH } from '../../src/domain/wishes/scopes.ts';
import {
  isAgainstSweet,
  isOfSome,
  takeAwayWishes,
  wishKey,
  withoutWishes,
} from '../../src/domain/wishes/wishes.ts';
import { foldText } from '../../src/text/foldText.ts';
import { functionCatalogue } from './catalogue.ts';
import { getDrinkNames } from './chat/getDrinkNames.ts';

/** Wishes that say how something is served, not which drinks. */
const BESIDE: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>(['guests', 'shelf']);
const isOfDrinks = ({ kind }: Wish) => !BESIDE.has(kind);
/** For so many a drink should be easily made. */
const MANY_GUESTS = 5;
/** Fewer drinks than are shown. */
const FEW = 3;
/** Words within a name. */
const LINKS = new Set(['de', 'd', 'du', 'des', 'la', 'le', 'l', 'of', 'von', 'van']);
const FOR_MANY: Wish = { kind: 'occasion', occasion: 'party' };
const NO_ALCOHOL: Wish = { kind: 'leave-out', what: 'alcohol' };
/** What the prices of somewhere else do not change. */
const CHEAP: Wish = { kind: 'order', order: 'fewest-bottles' };

/**
 * Reads what somebody typed into a search by the reader of the bartender, and finds the drinks that keep to all of it. A
 * text that names a drink and nothing more says no wishes: whoever types a name looks for that.
 */
export function searchByWishes({ text, lang, without }: WishSearchQuestion): WishSearch {
  const catalogue = functionCatalogue();
  const drinks = getWishedDrinks(catalogue);
  const kin = getIngredientKin(catalogue);
  const reading = createWishReader(getDrinkNames(catalogue), lang)(text, { wishes: [] });
  const { choices = [] } = reading;
  const refused = listRefused(reading, drinks, kin);
  const called = listCalled(reading, text, kin);
  const cheap = reading.intents.has('cheap') ? [CHEAP] : [];
  // Who asks for gin without alcohol wants none from elsewhere either.
  const dry = reading.added.some((wish) => isWantedThing(wish) && isWithoutAlcohol(wish)) ? [NO_ALCOHOL] : [];
  const said = takeAwayWishes([...reading.added, ...dry, ...refused, ...called, ...cheap], without).filter(
    (wish) => !isOfSome(wish),
  );
  const isLike = said.some(({ kind }) => kind === 'like');
  const named = listNamed(reading, drinks);
  const [base = findKnownBy(reading.replacing, drinks, kin)] = isLike ? [] : named;
  const like: Wish[] = base === undefined ? [] : [{ kind: 'like', drink: base.id }];
  // "Irish coffee and the like": the drink is meant where every other word is known, and no name is cut short.
  const isMeant =
    said.length > 0 || (reading.unread.length === 0 && base?.called.includes(foldText(text)) === false);
  const isOwned = reading.isOwned === true;
  const rank = (some: readonly WishedDrink[], by: readonly Wish[], isLoose = false) =>
    rankDrinks(some, by, {
      ...{ kin, all: drinks, choices, isLoose },
      isVaried: false,
      includeAll: true,
      takesStandIns: isOwned,
    });
  const meets = ({ missing }: RankedDrink) => missing.length === 0;
  const meeting = (by: readonly Wish[]) => rank(drinks, by.filter(isOfDrinks)).filter(meets);
  const bound = isMeant ? boundByLike([...withoutWishes(like, without), ...said], drinks) : [];
  const wishes = boundByKind(bound, (by) => meeting(by).map(({ drink }) => drink));
  const further = wishes.filter(({ kind }) => kind !== 'like');
  // What is made ahead is made for many.
  const isMany =
    reading.intents.has('keep') || wishes.some((wish) => wish.kind === 'guests' && wish.count >= MANY_GUESTS);
  const chosen = wishes.filter(isOfDrinks);
  const all = meeting(
    isMany && chosen.every(({ kind }) => kind === 'order') ? [FOR_MANY, ...chosen] : chosen,
  );
  // When something is drunk is a matter of taste: it gives way to all else that is wished.
  const timeless = chosen.filter(({ kind }) => kind !== 'occasion');
  const isFew = all.length < FEW && timeless.length < chosen.length && timeless.some(isTelling);
  const suiting = isFew
    ? meeting(timeless).filter((one) => !all.some(({ drink }) => drink === one.drink))
    : [];
  const met = shortAfterDinner(
    all.length === 0 ? suiting : [...all, ...suiting.filter(({ drink }) => suitsAll(drink, chosen))],
    chosen,
  );
  // Whoever wants a drink that they name "not sweet", or "something different", wants another one.
  const isOwn =
    base !== undefined &&
    !further.some(isAgainstSweet) &&
    !reading.intents.has('more') &&
    rank(named, further).some(meets);
  // "Moscow Mule with gin" is another drink.
  const isOther = base !== undefined && further.length > 0 && !isOwn;
  // "Snakebite and black" may be that drink with more in it; "Mojito, but with gin" is another.
  const place = isOwn
    ? 0
    : base !== undefined && !reading.isChanged && rank([base], further)[0]?.missing.every(isWantedThing)
      ? 1
      : undefined;
  const exact =
    place === undefined || base === undefined
      ? met
      : met.toSpliced(place, 0, { drink: base, reasons: [], missing: [], score: 0 });
  const isNoneExact = exact.length === 0 && chosen.length > 0;
  const nearest = isNoneExact
    ? findNear(drinks, chosen, kin, (some, by) => rank(some, by, true), drinks)
    : undefined;
  // Where cognac may only stand in for the whisky of all that is found, this is told.
  const swapped = isOwned ? [] : chosen.filter((wish) => exact.every((one) => one.swapped?.includes(wish)));
  const missed = nearest?.missed ?? swapped;
  const isNear = isNoneExact || swapped.length > 0;
  const near = nearest && chosen.some(isOfFoam) ? thickFirst(nearest.drinks) : nearest?.drinks;
  const best =
    near ??
    surestFirst(
      exact.map(({ drink }) => drink),
      chosen,
      { kin, isMany },
    );
  const owned = isOwned ? fewestOthersFirst(best, chosen, { kin, all: drinks }) : best;
  const ordered = driestFirst(owned, chosen);
  const isPlainlyAsked =
    base === undefined && wishes.length > 0 && ordered.length > 0 && isAsked(text, reading);
  const labelOf = (wish: Wish) => capitalise(wishLabel(wish, catalogue, lang), lang);
  const typed = new Map(text.split(/[\s.,;:!?]+/).map((word) => [foldText(word), word]));
  const asTyped = (words: readonly string[]) => words.map((word) => typed.get(word) ?? word).join(' ');
  const isLeftOut = (word: string) => refused.some((wish) => wish.kind === 'unknown' && wish.text === word);
  const ignored = asTyped(reading.refused.filter((word) => !isLeftOut(word)));
  const guests = wishes.find((wish) => wish.kind === 'guests')?.count;
  return {
    wishes: wishes.map((wish) => ({
      key: wishKey(wish),
      label: labelOf(wish),
    })),
    drinks: wishes.length === 0 ? [] : usualFirst(ordered, wishes, drinks, kin).map(({ id }) => id),
    ...(isNear && { isNear, missed: missed.map(labelOf) }),
    rest: asTyped([...(called.length > 0 ? [] : listUnread(reading)), ...listSilent(reading, wishes)]),
    ...(ignored !== '' && { ignored }),
    isSentence: wishes.some((wish) => !like.includes(wish) && !isWantedThing(wish)) || isPlainlyAsked,
    ...(isOther && { isOther: true as const }),
    ...(isPlainlyAsked && { isAsked: true as const }),
    ...(!/\s/.test(text.trim()) && { isWord: true as const }),
    ...(guests !== undefined && { guests }),
    ...(wishes.some(({ kind }) => kind === 'shelf') && { isFromShelf: true }),
  };
}

/** Whether a drink suits the occasions of some wishes a little at least. */
function suitsAll(drink: WishedDrink, wishes: readonly Wish[]): boolean {
  return wishes.every((wish) => wish.kind !== 'occasion' || occasionFit(drink, wish.occasion) > 0);
}

/** The best known drink with an ingredient, which tells what alternatives to that are like. */
function findKnownBy(
  ingredient: string | undefined,
  drinks: readonly WishedDrink[],
  kin: IngredientKin,
): WishedDrink | undefined {
  if (ingredient === undefined) return undefined;
  return drinks
    .filter(({ ingredients }) => ingredients.some((id) => kin.kinds(ingredient).has(id)))
    .sort((a, b) => b.views - a.views)[0];
}

/** The drinks that a text names and does not refuse. */
function listNamed({ drinks, added }: Reading, all: readonly WishedDrink[]): WishedDrink[] {
  return drinks.flatMap((id) => {
    const isRefused = added.some((wish) => wish.kind === 'not-drink' && wish.drink === id);
    return isRefused ? [] : all.filter((drink) => drink.id === id);
  });
}

/** What is refused in words that name no thing: whatever is called so is left out. */
function listRefused({ refused }: Reading, drinks: readonly WishedDrink[], kin: IngredientKin): Wish[] {
  return refused
    .filter((text) => kin.perhapsNamed(text).size > 0 || drinks.some(({ called }) => called.includes(text)))
    .map((text) => ({ kind: 'unknown', text, not: true }));
}

function listUnread({ unread, refused }: Reading): string[] {
  return unread.filter((word) => !refused.includes(word));
}

/** Words of named things of which nothing came, that no other wish answers. */
function listSilent({ silent = [] }: Reading, wishes: readonly Wish[]): readonly string[] {
  return silent.filter((word) => !wishes.some((wish) => wish.kind === 'unknown' && wish.text.includes(word)));
}

/** Whether a text asks for a drink with things, and is more than their names: "cocktail au thé vert". */
function isAsked(text: string, reading: Reading): boolean {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  const isWith = words.some((word) => WITH.has(word) || word === 'au' || word === 'aux');
  return listUnread(reading).length === 0 && (isWith || reading.asksForDrink === true);
}

/** What words that were not read name together, beside what was read: "flor de saúco". */
function listCalled(reading: Reading, typed: string, kin: IngredientKin): Wish[] {
  const words = listUnread(reading);
  const text = words.join(' ');
  const said = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !LINKS.has(word))
    .join(' ');
  // One word may be a brand by chance, "a proper classic", unless "with" says that it is a thing; so may words that do
  // not stand together.
  const isWhole =
    words.length > 1 || said.split(' ').some((word, at, all) => word === text && WITH.has(all[at - 1] ?? ''));
  const isNamed = isWhole && reading.added.length > 0 && said.includes(text) && kin.named(text).size > 0;
  return isNamed ? [{ kind: 'unknown', text, not: false }] : [];
}

/** Whether a thing is made without alcohol instead of with it. */
function isWithoutAlcohol(wish: Wish): boolean {
  return wish.kind === 'ingredient' && wish.id.startsWith('non-alcoholic-');
}

/** What is wished to be in a drink, as names of ingredients say it too. */
function isWantedThing(wish: Wish): boolean {
  return (wish.kind === 'ingredient' || wish.kind === 'unknown') && !wish.not;
}
