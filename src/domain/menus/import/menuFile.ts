import { ADDITIVES, type Additive } from '../../../contracts/diet/additives.ts';
import { SUBSTANCES, type Substance } from '../../../contracts/diet/diet.ts';
import type { Menu, MenuInput } from '../../../contracts/menus/menu.ts';
import { isOwnId, ITEM_KINDS, MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import type { GuestNotes } from '../../../contracts/menus/guestNotes.ts';
import type { MenuTranslations } from '../../../contracts/menus/menuTranslations.ts';
import { LOCALES } from '../../../contracts/site/locale.ts';
import { isListOfTexts, isRecord } from '../../lib/shapes.ts';
import { listMenuDrinks } from '../listMenuDrinks.ts';
import { pickMenuContent, type MenuContent } from '../menuContent.ts';

/** What a file of a menu says of itself. */
const FORMAT = 'mixmaster-menu';

/** A menu as a file, from which it comes back whole; with the names of its drinks, for whoever reads it. */
export function writeMenuFile(menu: MenuContent, nameOf: (id: string) => string | undefined): string {
  const names = Object.fromEntries(
    listMenuDrinks(menu).flatMap(({ cocktailId, item }) => {
      const known = item ? undefined : nameOf(cocktailId);
      return known === undefined ? [] : [[cocktailId, known]];
    }),
  );
  return `${JSON.stringify({ format: FORMAT, version: 1, menu: pickMenuContent(menu), names }, null, 2)}\n`;
}

/** A menu of a file. */
export interface MenuFile {
  menu: MenuInput & { sections: Menu['sections'] };
  /** Drinks that are not there any more: they became lines of the bar's own, or are left out without a name. */
  gone: number;
}

/**
 * Reads the file of a menu. What is not as we write it makes no menu at all: the site checks what is kept.
 *
 * @param isKnown whether there is a drink of this id
 * @returns undefined for any other file
 */
export function readMenuFile(text: string, isKnown: (id: string) => boolean): MenuFile | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(json) || json['format'] !== FORMAT || !isRecord(json['menu'])) return undefined;
  const { menu } = json;
  const names = isRecord(json['names']) ? json['names'] : {};
  const { name, sections, priceLists, currency } = menu;
  if (typeof name !== 'string' || !Array.isArray(sections) || !Array.isArray(priceLists)) return undefined;
  const lists = priceLists.filter(isPriceList);
  if (lists.length !== priceLists.length || lists.length > MENU_LIMITS.priceLists) return undefined;
  if (currency !== null && !(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency))) return undefined;
  let gone = 0;
  const seen = new Set<string>();
  const read: Menu['sections'] = [];
  for (const section of sections) {
    if (!isRecord(section) || !Array.isArray(section['drinks'])) return undefined;
    const drinks: Menu['sections'][number]['drinks'] = [];
    for (const drink of section['drinks']) {
      if (!isDrink(drink, lists.length + 1) || seen.has(drink.cocktailId)) return undefined;
      seen.add(drink.cocktailId);
      if (drink.item || isKnown(drink.cocktailId)) {
        drinks.push(drink);
        continue;
      }
      gone += 1;
      const known = names[drink.cocktailId];
      const { declared, ...line } = drink;
      if (typeof known !== 'string' || known.trim() === '') continue;
      const cocktailId = isOwnId(drink.cocktailId) ? drink.cocktailId : crypto.randomUUID();
      // What its owner declared of it is still known; that it is free of any is not.
      const allergens = declared?.contains ?? [];
      const item = { kind: 'spirit' as const, name: known, allergens, vegan: false, vegetarian: false };
      drinks.push({ ...line, cocktailId, item });
    }
    read.push({ title: textOrNull(section['title']), drinks });
  }
  const translations = asTranslations(menu['translations']);
  const guestNotes = asGuestNotes(menu['guestNotes']);
  return {
    menu: {
      name,
      description: textOrNull(menu['description']),
      restaurantName: textOrNull(menu['restaurantName']),
      currency,
      priceLists: lists,
      sections: read,
      cocktailIds: read.flatMap(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId)),
      ...(translations && { translations }),
      ...(guestNotes && { guestNotes }),
    },
    gone,
  };
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

function isPriceList(list: unknown): list is Menu['priceLists'][number] {
  if (!isRecord(list) || typeof list['name'] !== 'string') return false;
  const { hours } = list;
  if (hours === null) return true;
  return (
    isRecord(hours) &&
    Array.isArray(hours['days']) &&
    hours['days'].every((day) => typeof day === 'number') &&
    typeof hours['from'] === 'string' &&
    typeof hours['to'] === 'string'
  );
}

function isDrink(drink: unknown, amounts: number): drink is Menu['sections'][number]['drinks'][number] {
  if (!isRecord(drink) || typeof drink['cocktailId'] !== 'string' || !Array.isArray(drink['prices']))
    return false;
  const { note, item, declared, additives } = drink;
  const isPriced = drink['prices'].every(
    (price) =>
      isRecord(price) &&
      (price['size'] === null || typeof price['size'] === 'string') &&
      Array.isArray(price['amounts']) &&
      price['amounts'].length === amounts &&
      price['amounts'].every((one) => one === null || typeof one === 'string' || Number.isSafeInteger(one)),
  );
  if (!isPriced || !(note === null || typeof note === 'string')) return false;
  if (
    declared !== undefined &&
    !(isRecord(declared) && isSubstances(declared['contains']) && isSubstances(declared['without']))
  )
    return false;
  if (
    additives !== undefined &&
    !(isRecord(additives) && isAdditives(additives['contains']) && isAdditives(additives['without']))
  )
    return false;
  return (
    item === undefined ||
    (isRecord(item) &&
      ITEM_KINDS.some((kind) => kind === item['kind']) &&
      typeof item['name'] === 'string' &&
      isSubstances(item['allergens']) &&
      typeof item['vegan'] === 'boolean' &&
      typeof item['vegetarian'] === 'boolean' &&
      (item['isFreeOfAllergens'] === undefined || item['isFreeOfAllergens'] === true))
  );
}

function isSubstances(value: unknown): value is Substance[] {
  return isListOfTexts(value) && value.every((id) => (SUBSTANCES as readonly string[]).includes(id));
}

function isAdditives(value: unknown): value is Additive[] {
  return isListOfTexts(value) && value.every((id) => (ADDITIVES as readonly string[]).includes(id));
}

function asGuestNotes(value: unknown): GuestNotes | undefined {
  if (!isRecord(value)) return undefined;
  const { additives, health } = value;
  return typeof additives === 'boolean' && typeof health === 'boolean' ? { additives, health } : undefined;
}

function asTranslations(value: unknown): MenuTranslations | undefined {
  if (!isRecord(value) || !Array.isArray(value['texts'])) return undefined;
  const from = LOCALES.find((locale) => locale === value['from']);
  if (from === undefined) return undefined;
  const texts = value['texts'].filter(
    (text): text is MenuTranslations['texts'][number] =>
      isRecord(text) &&
      typeof text['of'] === 'string' &&
      isRecord(text['in']) &&
      Object.entries(text['in']).every(
        ([locale, written]) =>
          (LOCALES as readonly string[]).includes(locale) &&
          isRecord(written) &&
          typeof written['text'] === 'string',
      ),
  );
  return { from, texts };
}
