import type { MenuDrink } from '../../contracts/menus/menu.ts';
import type { SizePrice } from '../../contracts/menus/menuPrice.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { isEqual } from '../lib/changes.ts';
import type { MenuContent } from './menuContent.ts';
import { changedLanguages } from './menuTranslations.ts';

/** What is compared: the drinks of a menu stand in its sections. */
export type MenuText = Omit<MenuContent, 'cocktailIds'>;

/** What somebody else did to a menu; ids in the order of the menu that has them. */
export interface MenuChanges {
  /** The texts above the drinks that are others now. */
  texts: ('name' | 'restaurantName' | 'description')[];
  added: string[];
  removed: string[];
  /** Drinks with other prices or another note, each with what stands there now; null for no note. */
  rewritten: { id: string; prices?: SizePrice[]; note?: string | null }[];
  /** Lines of which something else is stated: allergens, additives; of one that is no mixed drink also name, kind and diets. */
  restated: string[];
  /** Whether the currency or the price lists are others. */
  isRepriced: boolean;
  /** Whether the drinks that both have stand in another order or in other sections. */
  isReordered: boolean;
  /** Whether other notes are told to guests. */
  isNotedAnew: boolean;
  /** The languages in which the owner’s words are others now. */
  translated: Locale[];
}

/** How a menu differs from what it was. */
export function menuChanges(before: MenuText, after: MenuText): MenuChanges {
  const [old, now] = [drinksOf(before), drinksOf(after)];
  const both = [...now.keys()].filter((id) => old.has(id));
  return {
    texts: (['name', 'restaurantName', 'description'] as const).filter(
      (text) => before[text] !== after[text],
    ),
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    rewritten: both.flatMap((id) => {
      const [was, is] = [old.get(id), now.get(id)];
      const isPriced = JSON.stringify(was?.prices) !== JSON.stringify(is?.prices);
      const isNoted = was?.note !== is?.note;
      if (is === undefined || !(isPriced || isNoted)) return [];
      return [{ id, ...(isPriced && { prices: is.prices }), ...(isNoted && { note: is.note }) }];
    }),
    restated: both.filter((id) => statementOf(old.get(id)) !== statementOf(now.get(id))),
    isRepriced:
      before.currency !== after.currency ||
      JSON.stringify(before.priceLists) !== JSON.stringify(after.priceLists),
    isReordered: orderOf(before, both) !== orderOf(after, both),
    isNotedAnew: !isEqual(before.guestNotes, after.guestNotes),
    translated: changedLanguages(before.translations, after.translations),
  };
}

function statementOf(drink: MenuDrink | undefined): string {
  return JSON.stringify([drink?.item, drink?.declared, drink?.additives]);
}

function drinksOf({ sections }: MenuText): Map<string, MenuDrink> {
  return new Map(sections.flatMap(({ drinks }) => drinks.map((drink) => [drink.cocktailId, drink] as const)));
}

function orderOf({ sections }: MenuText, ids: readonly string[]): string {
  const kept = new Set(ids);
  return JSON.stringify(
    sections.map(({ title, drinks }) => [
      title,
      drinks.flatMap(({ cocktailId }) => (kept.has(cocktailId) ? [cocktailId] : [])),
    ]),
  );
}
