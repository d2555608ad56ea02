import { getIngredientKin, getWishedDrinks } from '../../src/catalogue/wishedDrinks.ts';
import { wishLabel } from '../../src/catalogue/wishLabel.ts';
import type { Wish } from '../../src/contracts/search/wishes.ts';
import type { WishSearch, WishSearchQuestion } from '../../src/contracts/search/wishSearch.ts';
import { capitalise } from '../../src/domain/drinks/lineText.ts';
import { rankDrinks } from '../../src/domain/wishes/matchDrinks.ts';
import { createWishReader } from '../../src/domain/wishes/readWishes.ts';
import { isOfSome, wishKey } from '../../src/domain/wishes/wishes.ts';
import { functionCatalogue } from './catalogue.ts';
import { getDrinkNames } from './chat/getDrinkNames.ts';

/** Wishes that say how something is served, not which drinks. */
const BESIDE: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>(['guests', 'shelf']);

/**
 * Reads what somebody typed into a search by the reader of the bartender, and finds the drinks that keep to all of it. A
 * text that names a drink says no wishes: whoever types a name looks for that.
 */
export function searchByWishes({ text, lang, without }: WishSearchQuestion): WishSearch {
  const catalogue = functionCatalogue();
  const reading = createWishReader(getDrinkNames(catalogue), lang)(text, { wishes: [] });
  const rest = reading.unread.join(' ');
  const isNamed = reading.drinks.length > 0 && !reading.added.some(({ kind }) => kind === 'like');
  const wishes = isNamed
    ? []
    : reading.added.filter((wish) => !without.includes(wishKey(wish)) && !isOfSome(wish));
  const chosen = wishes.filter(({ kind }) => !BESIDE.has(kind));
  const ranked = rankDrinks(getWishedDrinks(catalogue), chosen, {
    kin: getIngredientKin(catalogue),
    isVaried: false,
    includeAll: true,
  });
  const exact = ranked.filter(({ missing }) => missing.length === 0);
  const guests = wishes.find((wish) => wish.kind === 'guests')?.count;
  return {
    wishes: wishes.map((wish) => ({
      key: wishKey(wish),
      label: capitalise(wishLabel(wish, catalogue, lang), lang),
    })),
    drinks: wishes.length === 0 ? [] : (exact.length > 0 ? exact : ranked).map(({ drink }) => drink.id),
    rest,
    isSentence: wishes.some((wish) => wish.kind !== 'ingredient' || wish.not),
    ...(guests !== undefined && { guests }),
    ...(wishes.some(({ kind }) => kind === 'shelf') && { isFromShelf: true }),
  };
}
