import { BOTH, isEqual, pickChanged } from '../lib/changes.ts';
import { listMenuDrinks } from './listMenuDrinks.ts';
import { mergeTranslations } from './menuTranslations.ts';
import { listDraftIds, type DraftDrink, type DrinkWords, type MenuDraft } from './menuDraft.ts';
import { inputPriceLists, inputPrices, type DraftPricing } from './prices/draftPrices.ts';

/**
 * What two people made of one menu, where both can be had: each text, price and note as whoever changed it wrote it,
 * drinks and their order as whoever changed those put them, currency and price lists likewise.
 *
 * @param before the menu that both began with
 * @returns undefined where both changed the same thing, where one removed a drink that the other wrote on, or where one
 *   changed currency or price lists and the other a price
 */
export function mergeDrafts(before: MenuDraft, mine: MenuDraft, theirs: MenuDraft): MenuDraft | undefined {
  const name = pickChanged(before.name, mine.name, theirs.name);
  const restaurantName = pickChanged(before.restaurantName, mine.restaurantName, theirs.restaurantName);
  const description = pickChanged(before.description, mine.description, theirs.description);
  const isMineOrdered = orderOf(theirs) === orderOf(before) || orderOf(theirs) === orderOf(mine);
  if (!isMineOrdered && orderOf(mine) !== orderOf(before)) return undefined;
  const [ordered, other] = isMineOrdered ? [mine, theirs] : [theirs, mine];
  const [was, one, two] = [before, ordered, other].map(drinksById);
  if (name === BOTH || restaurantName === BOTH || description === BOTH) return undefined;
  const translations = mergeTranslations(before.translations, mine.translations, theirs.translations);
  if (translations === BOTH) return undefined;
  const guestNotes = pickChanged(before.guestNotes, mine.guestNotes, theirs.guestNotes);
  if (guestNotes === BOTH) return undefined;
  const pricing = pickChanged(
    ...([before, mine, theirs].map(pricingOf) as [DraftPricing, DraftPricing, DraftPricing]),
  );
  if (pricing === BOTH || !hasOnePricing(before, mine, theirs)) return undefined;

  let isClear = listDraftIds(other).every(
    (id) => one?.has(id) === true || isEqual(two?.get(id), was?.get(id)),
  );
  const sections = ordered.sections.map((section) => ({
    ...section,
    drinks: section.drinks.map((drink) => {
      const [start, elsewhere] = [was?.get(drink.cocktailId), two?.get(drink.cocktailId)];
      if (start === undefined || elsewhere === undefined) return drink;
      const merged = mergeWords(start, drink, elsewhere);
      isClear &&= merged !== undefined;
      return { ...drink, ...merged };
    }),
  }));
  return isClear
    ? {
        name,
        restaurantName,
        description,
        ...pricing,
        sections,
        ...(translations && { translations }),
        ...(guestNotes && { guestNotes }),
      }
    : undefined;
}

function mergeWords(before: DraftDrink, mine: DraftDrink, theirs: DraftDrink): DrinkWords | undefined {
  const prices = pickChanged(before.prices, mine.prices, theirs.prices);
  const note = pickChanged(before.note, mine.note, theirs.note);
  const item = pickChanged(before.item, mine.item, theirs.item);
  const declared = pickChanged(before.declared, mine.declared, theirs.declared);
  const additives = pickChanged(before.additives, mine.additives, theirs.additives);
  if (prices === BOTH || note === BOTH || item === BOTH) return undefined;
  if (declared === BOTH || additives === BOTH) return undefined;
  return { prices, note, ...(item && { item }), declared, additives };
}

/** Whether the prices of one side count in the currency and the lists of the other, or do not matter. */
function hasOnePricing(before: MenuDraft, mine: MenuDraft, theirs: MenuDraft): boolean {
  if (isEqual(pricingOf(mine), pricingOf(theirs))) return true;
  const unchanged = isEqual(pricingOf(mine), pricingOf(before)) ? mine : theirs;
  const pricesIn = (draft: MenuDraft) =>
    listMenuDrinks(draft).map(({ cocktailId, prices }) => [cocktailId, inputPrices(prices, draft)] as const);
  const start = new Map(pricesIn(before));
  return pricesIn(unchanged).every(([id, prices]) => isEqual(prices, start.get(id)));
}

function pricingOf({ currency, priceLists }: MenuDraft): DraftPricing {
  return { currency, priceLists: inputPriceLists(priceLists).map((list, key) => ({ key, ...list })) };
}

function orderOf({ sections }: MenuDraft): string {
  return JSON.stringify(
    sections.map(({ title, drinks }) => [title, drinks.map(({ cocktailId }) => cocktailId)]),
  );
}

function drinksById(draft: MenuDraft): Map<string, DraftDrink> {
  return new Map(listMenuDrinks(draft).map((drink) => [drink.cocktailId, drink] as const));
}
