import { writePng } from '../../netlify/services/logos/png.ts';
import { BRAND_LIMITS } from '../../src/contracts/bars/brandLimits.ts';
import { CHAT_LIMITS } from '../../src/contracts/chat/chatLimits.ts';
import { COST_LIMITS } from '../../src/contracts/costs/costLimits.ts';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { MENU_LIMITS } from '../../src/contracts/menus/menuLimits.ts';
import { OWN_DRINK_LIMITS } from '../../src/contracts/own-drinks/ownDrinkLimits.ts';
import { DRINK_LIST_LIMITS } from '../../src/contracts/drink-lists/drinkListLimits.ts';
import { DRINK_LOG_LIMITS } from '../../src/contracts/drink-log/drinkLogLimits.ts';
import { MAX_LEVEL_ML, SHELF_LIMITS } from '../../src/contracts/shelf/shelfLimits.ts';
import { SHOPPING_LIMITS } from '../../src/contracts/shopping/shoppingLimits.ts';
import { TRANSLATION_LETTERS } from '../../src/contracts/site/translationLimits.ts';

/** Writes a text of just so many characters; `place` makes it another one. */
export type Fill = (length: number, place?: number) => string;

const many = <Value>(count: number, make: (place: number) => Value) =>
  Array.from({ length: count }, (_, place) => make(place));
/** A day for each place, as ISO writes it. */
const day = (place: number) => new Date(Date.UTC(2000, 0, 1 + place)).toISOString().slice(0, 10);
const uuid = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

function menu(fill: Fill) {
  const ids = many(MENU_LIMITS.drinks, uuid);
  const prices = many(MENU_LIMITS.sizes, (place) => ({
    size: fill(MENU_LIMITS.size, place),
    amounts: many(MENU_LIMITS.priceLists + 1, () => fill(MENU_LIMITS.price)),
  }));
  const item = {
    kind: 'food',
    name: fill(MENU_LIMITS.itemName),
    allergens: [],
    vegan: false,
    vegetarian: true,
  };
  return {
    name: fill(MENU_LIMITS.name),
    description: fill(MENU_LIMITS.description),
    restaurantName: fill(MENU_LIMITS.venue),
    priceLists: many(MENU_LIMITS.priceLists, (place) => ({
      name: fill(MENU_LIMITS.priceListName, place),
      hours: null,
    })),
    cocktailIds: ids,
    sections: many(MENU_LIMITS.sections, (section) => ({
      title: fill(MENU_LIMITS.sectionTitle),
      drinks: ids
        .slice(section * 5, section * 5 + 5)
        .map((cocktailId) => ({ cocktailId, prices, note: fill(MENU_LIMITS.note), item })),
    })),
  };
}

function ownDrink(fill: Fill) {
  return {
    name: fill(OWN_DRINK_LIMITS.name),
    note: fill(OWN_DRINK_LIMITS.note),
    glass: 'coupe',
    method: 'shake',
    ice: 'none',
    lines: many(OWN_DRINK_LIMITS.lines, (place) => ({
      ...{ name: fill(OWN_DRINK_LIMITS.lineName, place), strength: 40, colour: null, own: uuid(place) },
      ...{ unit: 'ml', amount: 20, garnish: false },
    })),
    instructions: fill(OWN_DRINK_LIMITS.instructions),
    allergens: [],
    vegan: false,
    vegetarian: false,
  };
}

/** A conversation at its limits: all from the visitor, or in turns with an answer in bold. */
function conversation(fill: Fill, mode: 'ask' | 'mix', language: string, isMonologue: boolean) {
  return {
    messages: many(CHAT_LIMITS.messages, (place) => ({
      role: isMonologue || place % 2 === 1 ? 'user' : 'ai',
      content: fill(CHAT_LIMITS.letters, place),
    })),
    mode,
    language,
    shelf: many(SHELF_LIMITS.entries, (place) => fill(SHELF_LIMITS.letters, place)),
  };
}

/** A file of recipes whose lines have so many characters, no two alike; without a length, of recipes with long texts. */
function recipes(fill: Fill, language: string, length?: number) {
  const { lines, instructions, note } = OWN_DRINK_LIMITS;
  const recipe = (place: number) => ({
    '@type': 'Recipe',
    name: 'x',
    recipeIngredient:
      length === undefined ? [fill(20, place)] : many(lines, (line) => fill(length, place * lines + line)),
    ...(length === undefined && {
      recipeInstructions: fill(2 * instructions, place),
      description: fill(2 * note, place),
    }),
  });
  const list: string[] = [];
  let total = 0;
  for (let place = 0; place < OWN_DRINK_LIMITS.fileDrinks; place += 1) {
    const text = JSON.stringify(recipe(place));
    total += text.length + 1;
    if (total > OWN_DRINK_LIMITS.fileLength - 2) break;
    list.push(text);
  }
  return { language, text: `[${list.join()}]` };
}

/** A look with a logo of full size whose bytes come from a text, as they are or scattered to so few bits. */
const brand = (droppedBits: number) => (fill: Fill) => {
  const [width, height] = [BRAND_LIMITS.logoWidth, BRAND_LIMITS.logoHeight];
  const text = Buffer.from(fill(1000));
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const byte = text[at % text.length] ?? 0;
    return droppedBits === 0 ? byte : Math.imul(at + byte, 2_654_435_761) >>> droppedBits;
  });
  return {
    ...{ accent: '#8a5a17', pairing: 'deco', design: 'list', namesProduct: false },
    logo: { png: writePng({ width, height, data }).toString('base64'), alt: fill(BRAND_LIMITS.logoAlt) },
  };
};

/** For ways into the functions that take much: bodies at all their limits at once, around texts of one kind. */
export const LARGEST_BODIES: Readonly<Record<string, readonly ((fill: Fill) => object)[]>> = {
  'POST /api/chat': LOCALES.flatMap((language) => [
    (fill: Fill) => conversation(fill, 'ask', language, true),
    (fill: Fill) => conversation(fill, 'mix', language, false),
  ]),
  'POST /api/translate': [(fill) => ({ text: fill(TRANSLATION_LETTERS), targetLang: 'de' })],
  'PUT /api/shelf': [
    (fill) => ({ entries: many(SHELF_LIMITS.entries, (place) => fill(SHELF_LIMITS.letters, place)) }),
  ],
  'PUT /api/stock': [
    (fill) => ({
      shopping: many(SHOPPING_LIMITS.items, (place) => ({
        ...{ entry: fill(SHOPPING_LIMITS.letters, place), ml: 700.25, pieces: 12, isBought: true },
      })),
      levels: Object.fromEntries(
        many(SHELF_LIMITS.entries, (place) => [
          fill(SHELF_LIMITS.letters, place),
          { ml: 123.45, full: MAX_LEVEL_ML },
        ]),
      ),
      version: 1,
    }),
  ],
  'PATCH /api/drink-log': [
    (fill) => ({
      changes: many(DRINK_LOG_LIMITS.changes, (place) => ({
        ...{ drinkId: String(place), stars: 5, note: fill(DRINK_LOG_LIMITS.storedNote, place) },
        ...{ made: many(DRINK_LOG_LIMITS.days, day), unmade: many(DRINK_LOG_LIMITS.days, day) },
      })),
    }),
  ],
  'PATCH /api/drink-lists': [
    (fill) => ({
      changes: many(DRINK_LIST_LIMITS.changes, (place) => ({
        ...{ id: uuid(place), version: 0, name: fill(DRINK_LIST_LIMITS.name, place) },
        drinks: many(DRINK_LIST_LIMITS.drinks, (drink) => String(1_000_000_000 + drink)),
        isAtHome: true,
      })),
    }),
  ],
  'PATCH /api/bar-costs': [
    () => ({
      bought: many(COST_LIMITS.changes, (place) => ({
        ...{ entry: uuid(place), price: 2100, currency: 'EUR', size: 700, by: 'ml' },
      })),
    }),
  ],
  'POST /api/menus': [menu],
  'PUT /api/menus/{menu}': [menu],
  'POST /api/own-drinks': [ownDrink],
  'POST /api/own-drinks/import': LOCALES.flatMap((language) =>
    [290, 20, undefined].map((length) => (fill: Fill) => recipes(fill, language, length)),
  ),
  'PUT /api/brand': [brand(0), brand(31)],
};
