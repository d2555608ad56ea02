import type { Menu, MenuInput } from '../../contracts/menus/menu.ts';
import type { DeclaredAllergens } from '../../contracts/menus/declaredAllergens.ts';
import type { DeclaredAdditives, GuestNotes } from '../../contracts/menus/guestNotes.ts';
import type { MenuItem } from '../../contracts/menus/menuItem.ts';
import { MENU_LIMITS, type ItemKind } from '../../contracts/menus/menuLimits.ts';
import type { MenuTranslations } from '../../contracts/menus/menuTranslations.ts';
import { listMenuDrinks } from './listMenuDrinks.ts';
import { translationsFor } from './menuTranslations.ts';
import {
  draftPrices,
  inputPriceLists,
  inputPrices,
  NO_PRICES,
  pricesIn,
  raised,
  readTyped,
  USUAL_HOURS,
  withoutList,
  type DraftPrice,
  type DraftPriceList,
  type DraftPricing,
  type Raise,
} from './prices/draftPrices.ts';

/** A drink as its editor types it: what is left out is an empty text. */
export interface DraftDrink {
  cocktailId: string;
  /** One size at least. */
  prices: readonly DraftPrice[];
  note: string;
  /** Of a line that is no mixed drink. */
  item?: MenuItem;
  /** Of a mixed drink; undefined where the recipe holds. */
  declared?: DeclaredAllergens | undefined;
  /** Undefined where the recipe holds. */
  additives?: DeclaredAdditives | undefined;
}

/** What is written and declared of a drink, and what a line is that is none. */
export type DrinkWords = Pick<DraftDrink, 'prices' | 'note' | 'item' | 'declared' | 'additives'>;

export interface DraftSection {
  /** Tells sections apart while they move. */
  key: number;
  /** Empty for drinks that stand under no title. */
  title: string;
  drinks: readonly DraftDrink[];
}

/** A menu while it is worked on; it has one section at least. */
export interface MenuDraft extends DraftPricing {
  name: string;
  restaurantName: string;
  description: string;
  sections: readonly DraftSection[];
  /** Also of texts that were changed since. */
  translations?: MenuTranslations | undefined;
  /** Undefined where the owner has not chosen. */
  guestNotes?: GuestNotes | undefined;
}

/** Where a drink stands. */
export interface DrinkPlace {
  /** Place of the section. */
  section: number;
  /** Place within it. */
  drink: number;
}

export const EMPTY_DRAFT: MenuDraft = {
  name: '',
  restaurantName: '',
  description: '',
  currency: null,
  priceLists: [],
  sections: [{ key: 0, title: '', drinks: [] }],
};

/** A saved menu as its editor starts out with it. */
export function toMenuDraft(
  menu: Pick<
    Menu,
    | ('name' | 'restaurantName' | 'description' | 'currency' | 'priceLists')
    | ('sections' | 'translations' | 'guestNotes')
  >,
): MenuDraft {
  const { name, restaurantName, description, currency, priceLists, sections, translations, guestNotes } =
    menu;
  const drafted = sections.map(({ title, drinks }, key) => ({
    key,
    title: title ?? '',
    drinks: drinks.map(({ cocktailId, prices, note, item, declared, additives }) => ({
      cocktailId,
      prices: draftPrices(prices),
      note: note ?? '',
      ...(item && { item }),
      ...(declared && { declared }),
      ...(additives && { additives }),
    })),
  }));
  return {
    name,
    restaurantName: restaurantName ?? '',
    description: description ?? '',
    currency,
    priceLists: priceLists.map((list, key) => ({ key, ...list })),
    sections: drafted.length > 0 ? drafted : EMPTY_DRAFT.sections,
    ...(translations && { translations }),
    ...(guestNotes && { guestNotes }),
  };
}

/** What is sent of a draft; untitled sections without drinks are left out, and typed prices are read. */
export function toMenuInput(draft: MenuDraft): MenuInput {
  const { name, restaurantName, description, currency, priceLists, sections, guestNotes } = readPrices(draft);
  const kept = sections
    .map(({ title, drinks }) => ({
      title: title.trim() || null,
      drinks: drinks.map(({ cocktailId, prices, note, item, declared, additives }) => ({
        cocktailId,
        prices: inputPrices(prices, { currency, priceLists }),
        note: note.trim() || null,
        ...(item && { item: { ...item, name: item.name.trim() } }),
        ...(declared && { declared }),
        ...(additives && { additives }),
      })),
    }))
    .filter(({ title, drinks }) => title !== null || drinks.length > 0);
  const texts = { name: name.trim(), description: description.trim() || null };
  const translations = translationsFor({ ...texts, sections: kept }, draft.translations);
  return {
    ...texts,
    restaurantName: restaurantName.trim() || null,
    currency,
    priceLists: inputPriceLists(priceLists),
    cocktailIds: kept.flatMap(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId)),
    sections: kept,
    ...(translations && { translations }),
    ...(guestNotes && { guestNotes }),
  };
}

/** The ids of its drinks, in their order. */
export function listDraftIds({ sections }: Pick<MenuDraft, 'sections'>): string[] {
  return sections.flatMap(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId));
}

/** Whether two drafts would be kept as the same menu. */
export function isSameMenu(one: MenuDraft, other: MenuDraft): boolean {
  return JSON.stringify(toMenuInput(one)) === JSON.stringify(toMenuInput(other));
}

/** What a draft lacks to be saved (specification, section 5), or undefined. */
export function findMissing(draft: MenuDraft): 'name' | 'drinks' | 'list' | 'item' | undefined {
  if (draft.name.trim() === '') return 'name';
  if (draft.priceLists.some(({ name }) => name.trim() === '')) return 'list';
  if (listMenuDrinks(draft).some(({ item }) => item?.name.trim() === '')) return 'item';
  return listDraftIds(draft).length === 0 ? 'drinks' : undefined;
}

/**
 * Adds drinks by section: to the section of that title, or to a new one at the end, in the place of a last one that is
 * empty. Drinks that the draft has already are left out, and what is beyond the limits of a menu.
 */
export function addSections(
  draft: MenuDraft,
  added: readonly { title: string; ids: readonly string[] }[],
): MenuDraft {
  const present = new Set(listDraftIds(draft));
  const last = draft.sections.at(-1);
  const sections =
    last?.title === '' && last.drinks.length === 0 ? draft.sections.slice(0, -1) : [...draft.sections];
  let room = MENU_LIMITS.drinks - present.size;
  for (const { title, ids } of added) {
    const fresh = ids.filter((id) => !present.has(id)).slice(0, room);
    const place = sections.findIndex((section) => section.title === title);
    if (fresh.length === 0 || (place === -1 && sections.length >= MENU_LIMITS.sections)) continue;
    room -= fresh.length;
    const key = Math.max(-1, ...sections.map((section) => section.key)) + 1;
    const { drinks, ...section } = sections[place] ?? { key, title, drinks: [] };
    const together = [...drinks, ...fresh.map((cocktailId) => ({ cocktailId, prices: NO_PRICES, note: '' }))];
    sections.splice(place === -1 ? sections.length : place, 1, { ...section, drinks: together });
  }
  return sections.some(({ drinks }) => drinks.some(({ cocktailId }) => !present.has(cocktailId)))
    ? { ...draft, sections }
    : draft;
}

/** Adds a drink at the end of the last section; a draft that is full or has it already stays as it is. */
export function addDrink(draft: MenuDraft, cocktailId: string): MenuDraft {
  const ids = listDraftIds(draft);
  if (ids.includes(cocktailId) || ids.length >= MENU_LIMITS.drinks) return draft;
  return editSection(draft, draft.sections.length - 1, (section) => ({
    ...section,
    drinks: [...section.drinks, { cocktailId, prices: NO_PRICES, note: '' }],
  }));
}

/**
 * Adds a line that is no mixed drink at the end of a section, without a name yet; a draft that is full stays as it is.
 *
 * @param id a UUID
 */
export function addItem(draft: MenuDraft, id: string, place: number, kind: ItemKind): MenuDraft {
  if (listDraftIds(draft).length >= MENU_LIMITS.drinks) return draft;
  const item = { kind, name: '', allergens: [], vegan: false, vegetarian: false };
  return editSection(draft, place, (section) => ({
    ...section,
    drinks: [...section.drinks, { cocktailId: id, prices: NO_PRICES, note: '', item }],
  }));
}

export function removeDrink(draft: MenuDraft, cocktailId: string): MenuDraft {
  return editSections(draft, (sections) =>
    sections.map((section) => ({
      ...section,
      drinks: section.drinks.filter((drink) => drink.cocktailId !== cocktailId),
    })),
  );
}

export function editDrink(draft: MenuDraft, cocktailId: string, change: Partial<DrinkWords>): MenuDraft {
  return editSections(draft, (sections) =>
    sections.map((section) =>
      section.drinks.some((drink) => drink.cocktailId === cocktailId)
        ? {
            ...section,
            drinks: section.drinks.map((drink) =>
              drink.cocktailId === cocktailId ? { ...drink, ...change } : drink,
            ),
          }
        : section,
    ),
  );
}

/**
 * Reads what is typed as prices, of one drink whose field was left or of all; the first currency that is typed becomes
 * that of the menu.
 */
export function readPrices(draft: MenuDraft, cocktailId?: string): MenuDraft {
  let { currency } = draft;
  const read = editDrinks(draft, (drink) => {
    if (cocktailId !== undefined && drink.cocktailId !== cocktailId) return drink;
    if (
      drink.prices.every(({ amounts }) =>
        amounts.every((amount) => typeof amount !== 'string' || amount === ''),
      )
    ) {
      return drink;
    }
    const found = readTyped(drink.prices, currency);
    ({ currency } = found);
    return found.prices === drink.prices ? drink : { ...drink, prices: found.prices };
  });
  if (currency === draft.currency) return read;
  // What was read before counts in the decimals of no currency; what was read with it, in its own.
  const known = new Map(listMenuDrinks(draft).map(({ cocktailId: id, prices }) => [id, prices]));
  return {
    ...editDrinks(read, (drink) =>
      drink.prices === known.get(drink.cocktailId)
        ? { ...drink, prices: pricesIn(drink.prices, draft.currency, currency) }
        : drink,
    ),
    currency,
  };
}

/** The field that a column of prices is pasted into. */
export interface PriceCell {
  cocktailId: string;
  /** Place of the size. */
  size: number;
  /** 0 for the usual price, else the place of the price list, counted from 1. */
  list: number;
}

/**
 * Fills prices with cells copied from a spreadsheet: a line for each size of each drink, from a field downwards, and
 * tabs between price lists. An empty cell leaves its price as it is.
 *
 * @returns also how many lines there were, and how many found a drink
 */
export function pastePrices(
  draft: MenuDraft,
  from: PriceCell,
  text: string,
): { draft: MenuDraft; lines: number; filled: number } {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  let line = -1;
  const filled = editDrinks(draft, (drink) => {
    if (line === -1 && drink.cocktailId !== from.cocktailId) return drink;
    const first = line === -1 ? from.size : 0;
    line = Math.max(line, 0);
    if (line >= lines.length) return drink;
    const prices = drink.prices.map((price, size) =>
      size < first || line >= lines.length ? price : fillPrice(price, from.list, lines[line++] ?? '', draft),
    );
    return { ...drink, prices };
  });
  return { draft: readPrices(filled), lines: lines.length, filled: Math.max(line, 0) };
}

function fillPrice(price: DraftPrice, from: number, line: string, { priceLists }: DraftPricing): DraftPrice {
  const cells = line.split('\t').map((cell) => cell.trim().slice(0, MENU_LIMITS.typedPrices));
  const amounts = Array.from(
    { length: priceLists.length + 1 },
    (_, list) => (list < from ? '' : cells[list - from]) || (price.amounts[list] ?? ''),
  );
  return { ...price, amounts };
}

/** Writes all prices in another currency; the numbers stay, rounded to its decimals. */
export function changeCurrency(draft: MenuDraft, currency: string | null): MenuDraft {
  const changed = editDrinks(draft, (drink) => ({
    ...drink,
    prices: pricesIn(drink.prices, draft.currency, currency),
  }));
  return { ...changed, currency };
}

/** Adds a price list at the end; a draft with as many as it may have stays as it is. */
export function addPriceList(
  draft: MenuDraft,
  { name, isTimed }: { name: string; isTimed: boolean },
): MenuDraft {
  const { priceLists } = draft;
  if (priceLists.length >= MENU_LIMITS.priceLists) return draft;
  const key = Math.max(-1, ...priceLists.map((list) => list.key)) + 1;
  return { ...draft, priceLists: [...priceLists, { key, name, hours: isTimed ? USUAL_HOURS : null }] };
}

export function editPriceList(
  draft: MenuDraft,
  place: number,
  change: Partial<Omit<DraftPriceList, 'key'>>,
): MenuDraft {
  const priceLists = draft.priceLists.map((list, at) => (at === place ? { ...list, ...change } : list));
  return { ...draft, priceLists };
}

/** Removes a price list with its prices. */
export function removePriceList(draft: MenuDraft, place: number): MenuDraft {
  const changed = editDrinks(draft, (drink) => ({ ...drink, prices: withoutList(drink.prices, place) }));
  return { ...changed, priceLists: draft.priceLists.filter((_, at) => at !== place) };
}

/** Makes an amount the usual price of a size of a drink, of the first one unless another place is named. */
export function priceDrink(draft: MenuDraft, cocktailId: string, amount: number, place = 0): MenuDraft {
  return editDrinks(draft, (drink) => {
    if (drink.cocktailId !== cocktailId) return drink;
    const sized = drink.prices[place] ?? { size: '', amounts: [] };
    const prices = [...drink.prices];
    prices[place] = { ...sized, amounts: [amount, ...sized.amounts.slice(1)] };
    return { ...drink, prices };
  });
}

/**
 * Raises the prices of a menu; those in words stay as they are.
 *
 * @param chosen the ids of the drinks whose prices are raised; absent for all
 */
export function raisePrices(draft: MenuDraft, raise: Raise, chosen?: ReadonlySet<string>): MenuDraft {
  return editDrinks(readPrices(draft), (drink) => {
    if (chosen?.has(drink.cocktailId) === false) return drink;
    const prices = raised(drink.prices, raise);
    return prices === drink.prices ? drink : { ...drink, prices };
  });
}

export function findPlace({ sections }: MenuDraft, cocktailId: string): DrinkPlace | undefined {
  for (const [section, { drinks }] of sections.entries()) {
    const drink = drinks.findIndex((other) => other.cocktailId === cocktailId);
    if (drink !== -1) return { section, drink };
  }
  return undefined;
}

/**
 * Puts a drink before what now stands at a place.
 *
 * @param to a place among the drinks as they are, itself included; the end of a section is its number of drinks
 */
export function moveDrink(draft: MenuDraft, cocktailId: string, to: DrinkPlace): MenuDraft {
  const from = findPlace(draft, cocktailId);
  if (from === undefined || draft.sections[to.section] === undefined) return draft;
  const moved = draft.sections[from.section]?.drinks[from.drink];
  const isBehind = from.section === to.section && from.drink < to.drink;
  const place = isBehind ? to.drink - 1 : to.drink;
  return editSection(removeDrink(draft, cocktailId), to.section, (section) => ({
    ...section,
    drinks: moved === undefined ? section.drinks : section.drinks.toSpliced(place, 0, moved),
  }));
}

/** Moves a drink by one place; at the end of its section it goes over into the next. */
export function stepDrink(draft: MenuDraft, cocktailId: string, step: -1 | 1): MenuDraft {
  const from = findPlace(draft, cocktailId);
  if (from === undefined) return draft;
  const length = draft.sections[from.section]?.drinks.length ?? 0;
  const isInside = step === -1 ? from.drink > 0 : from.drink < length - 1;
  if (isInside) {
    return moveDrink(draft, cocktailId, {
      ...from,
      drink: step === -1 ? from.drink - 1 : from.drink + 2,
    });
  }
  const section = from.section + step;
  const drink = step === -1 ? (draft.sections[section]?.drinks.length ?? 0) : 0;
  return moveDrink(draft, cocktailId, { section, drink });
}

/** Adds an empty section at the end; a draft with as many as it may have stays as it is. */
export function addSection(draft: MenuDraft): MenuDraft {
  if (draft.sections.length >= MENU_LIMITS.sections) return draft;
  const key = Math.max(...draft.sections.map((section) => section.key)) + 1;
  return editSections(draft, (sections) => [...sections, { key, title: '', drinks: [] }]);
}

export function renameSection(draft: MenuDraft, place: number, title: string): MenuDraft {
  return editSection(draft, place, (section) => ({ ...section, title }));
}

/** Moves a section by one place with its drinks. */
export function stepSection(draft: MenuDraft, place: number, step: -1 | 1): MenuDraft {
  const moved = draft.sections[place];
  const target = place + step;
  if (moved === undefined || target < 0 || target >= draft.sections.length) return draft;
  return editSections(draft, (sections) => [...sections].toSpliced(place, 1).toSpliced(target, 0, moved));
}

/** Removes a section; its drinks go to the one before it, those of the first to the next. The last one only loses its title. */
export function removeSection(draft: MenuDraft, place: number): MenuDraft {
  const removed = draft.sections[place];
  if (removed === undefined) return draft;
  if (draft.sections.length === 1) return renameSection(draft, place, '');
  const heir = place === 0 ? 1 : place - 1;
  const merged = editSection(draft, heir, (section) => ({
    ...section,
    drinks: place === 0 ? [...removed.drinks, ...section.drinks] : [...section.drinks, ...removed.drinks],
  }));
  return editSections(merged, (sections) => [...sections].toSpliced(place, 1));
}

/** Changes drinks; where none is another then, the draft is the same. */
function editDrinks(draft: MenuDraft, edit: (drink: DraftDrink) => DraftDrink): MenuDraft {
  let isSame = true;
  const sections = draft.sections.map((section) => ({
    ...section,
    drinks: section.drinks.map((drink) => {
      const edited = edit(drink);
      isSame &&= edited === drink;
      return edited;
    }),
  }));
  return isSame ? draft : { ...draft, sections };
}

function editSection(
  draft: MenuDraft,
  place: number,
  edit: (section: DraftSection) => DraftSection,
): MenuDraft {
  return editSections(draft, (sections) =>
    sections.map((section, index) => (index === place ? edit(section) : section)),
  );
}

function editSections(
  draft: MenuDraft,
  edit: (sections: readonly DraftSection[]) => readonly DraftSection[],
): MenuDraft {
  return { ...draft, sections: edit(draft.sections) };
}
