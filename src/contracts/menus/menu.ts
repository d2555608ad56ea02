import { z } from 'zod';
import { errorAnswerSchema } from '../site/error.ts';
import { declaredAllergensSchema } from './declaredAllergens.ts';
import { declaredAdditivesSchema, guestNotesSchema } from './guestNotes.ts';
import { menuItemSchema } from './menuItem.ts';
import { isEmbedOrigin } from './embedOrigin.ts';
import { isOwnId, MENU_LIMITS } from './menuLimits.ts';
import { listMenuTexts } from './menuTexts.ts';
import { menuTranslationsSchema } from './menuTranslations.ts';
import { currencySchema, priceListsSchema, pricesSchema } from './menuPrice.ts';
import { publishedDrinkSchema } from '../own-drinks/ownDrink.ts';
import { SHELF_LIMITS } from '../shelf/shelfLimits.ts';
import { MAX_WAITING_SECONDS } from './waitingTime.ts';
import { orNothing, writtenText } from './writtenText.ts';

/** The id of a recipe of the catalogue; of a drink of one's own, and of any other line, a UUID. */
const drinkIdSchema = z
  .string()
  .regex(/^(\d{1,10}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/, 'must be the id of a recipe, or a UUID');

const menuDrinkSchema = z
  .strictObject({
    cocktailId: drinkIdSchema,
    /** By size; none where the drink has no price. */
    prices: pricesSchema,
    note: orNothing(writtenText(MENU_LIMITS.note)),
    /** Of a line that is no mixed drink. */
    item: menuItemSchema.optional(),
    /** Of a mixed drink. */
    declared: declaredAllergensSchema.optional(),
    /** Of a mixed drink, and of any other line. */
    additives: declaredAdditivesSchema.optional(),
  })
  .refine(({ cocktailId, item }) => item === undefined || isOwnId(cocktailId), {
    path: ['cocktailId'],
    message: 'must be a UUID where there is an item',
  })
  .refine(({ item, declared }) => item === undefined || declared === undefined, {
    path: ['declared'],
    message: 'must be absent where there is an item',
  });
export type MenuDrink = z.infer<typeof menuDrinkSchema>;

const menuSectionSchema = z.strictObject({
  /** Null for drinks that stand under no title. */
  title: orNothing(writtenText(MENU_LIMITS.sectionTitle)),
  drinks: z.array(menuDrinkSchema),
});

/** Bytes of a menu with all its drinks, each letter written as an escape of JSON. */
export const MAX_MENU_BYTES = 5.5 * 1024 * 1024;

const sectionsSchema = z.array(menuSectionSchema).max(MENU_LIMITS.sections);
const cocktailIdsSchema = z
  .array(drinkIdSchema)
  .min(1)
  .max(MENU_LIMITS.drinks)
  .refine((ids) => new Set(ids).size === ids.length, { message: 'must not repeat a recipe' });

/** As the database counts: an integer of four bytes. */
const versionSchema = z.int32().positive();

/** The header `Idempotency-Key` of `POST /api/menus`: a draft that is sent again under its key makes no second menu. */
export const draftKeySchema = z.uuid();

const textShape = {
  name: writtenText(MENU_LIMITS.name),
  description: orNothing(writtenText(MENU_LIMITS.description)),
  restaurantName: orNothing(writtenText(MENU_LIMITS.venue)),
};

/** Null for prices without the sign of a currency. */
const menuCurrencySchema = currencySchema.nullable();

/**
 * Body of `POST /api/menus` and `PUT /api/menus/{id}` (specification, section 7). Beyond it: `sections`, the drinks
 * in their order with prices and note, which must hold just the `cocktailIds`; without it all stand under no title.
 */
export const menuInputSchema = z
  .strictObject({
    ...textShape,
    currency: menuCurrencySchema.default(null),
    priceLists: priceListsSchema.default([]),
    cocktailIds: cocktailIdsSchema,
    sections: sectionsSchema.optional(),
    /** Of texts that the menu has. */
    translations: menuTranslationsSchema.optional(),
    /** Absent where the owner has not chosen. */
    guestNotes: guestNotesSchema.optional(),
    /** Of the menu as the editor read it: a `PUT` with another one than is stored answers 409. */
    version: versionSchema.optional(),
    /** Of a `PUT`: whether what it replaces is kept as an earlier version, however soon after another save. */
    keepsBefore: z.boolean().optional(),
  })
  .refine(
    ({ cocktailIds, sections }) =>
      sections === undefined ||
      JSON.stringify(sections.flatMap(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId))) ===
        JSON.stringify(cocktailIds),
    { path: ['sections'], message: 'must hold the cocktailIds in their order' },
  )
  .refine(
    ({ priceLists, sections = [] }) =>
      sections.every(({ drinks }) =>
        drinks.every(({ prices }) => prices.every(({ amounts }) => amounts.length === priceLists.length + 1)),
      ),
    { path: ['sections'], message: 'must have the usual amount and one for each further price list' },
  )
  .refine(
    (menu) => {
      const known = listMenuTexts(menu);
      return (menu.translations?.texts ?? []).every(({ of, in: words }) => {
        const most = known.get(of) ?? 0;
        return Object.values(words).every(({ text }) => [...text].length <= most);
      });
    },
    { path: ['translations'], message: 'must be of texts of the menu, and no longer than those may be' },
  );
export type MenuInput = z.infer<typeof menuInputSchema>;

/** The bottles that are poured, as a shelf holds them ("amaretto:disaronno"); strength, allergens and diets follow them. */
const bottlesSchema = z
  .array(
    z
      .string()
      .max(SHELF_LIMITS.letters)
      .regex(/^[a-z0-9-]+:[a-z0-9-]+$/),
  )
  .max(SHELF_LIMITS.entries);

/** The sites that may show a menu in a frame: their origins ("https://bar.example"), or any. */
const embedSchema = z.union([
  z.literal('any'),
  z
    .array(z.string().refine(isEmbedOrigin, { message: 'must be an origin, such as https://bar.example' }))
    .min(1)
    .max(MENU_LIMITS.embedOrigins)
    .refine((origins) => new Set(origins).size === origins.length, { message: 'must not repeat an origin' }),
]);
export type Embed = z.infer<typeof embedSchema>;

/** Prices that hold against the hours of the price lists. */
const heldPricesSchema = z.strictObject({
  /** Place of the further price list; null for the usual prices. */
  list: z
    .int()
    .min(0)
    .max(MENU_LIMITS.priceLists - 1)
    .nullable(),
  until: z.iso.datetime(),
});
export type HeldPrices = z.infer<typeof heldPricesSchema>;

/**
 * A published menu: its unguessable token, what is sold out tonight, whether that follows the shelf of its owner besides,
 * and which bottles its bar pours.
 */
export const publicationSchema = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
  bottles: bottlesSchema,
  /** As its owner marked them. */
  soldOut: z.array(drinkIdSchema),
  /** Null where the clock decides. */
  heldPrices: heldPricesSchema.nullable(),
  /** Whether what the shelf of its owner does not make is shown as sold out, too. */
  followsShelf: z.boolean(),
  /** Null where it may stand in no frame. */
  embed: embedSchema.nullable(),
  /** The version of the menu that guests read; changes of later ones are not published yet. */
  liveVersion: versionSchema,
  /** Which version takes its place, and when. */
  planned: z.strictObject({ version: versionSchema, at: z.iso.datetime() }).nullable(),
});

/** Body of `PUT /api/menus/{id}/publication`: publishes the menu, or says of a published one what belongs to that. */
export const publicationInputSchema = z.strictObject({
  /** All that is sold out; absent leaves it as it is. */
  soldOut: z.array(drinkIdSchema).max(MENU_LIMITS.drinks).optional(),
  /** Absent leaves them as they are. */
  bottles: bottlesSchema.optional(),
  /** Absent leaves it as it is. */
  followsShelf: z.boolean().optional(),
});
export type PublicationInput = z.infer<typeof publicationInputSchema>;

/** How long ago something was pressed: it may have waited for a network. */
const secondsAgoSchema = z.int().min(0).max(MAX_WAITING_SECONDS);

/**
 * Body of `PATCH /api/menus/{id}/publication`: what is sold out or there again, drink by drink, and which prices hold. What
 * somebody pressed later elsewhere stays.
 */
export const serviceInputSchema = z.strictObject({
  soldOut: z
    .array(
      z.strictObject({ cocktailId: drinkIdSchema, isSoldOut: z.boolean(), secondsAgo: secondsAgoSchema }),
    )
    .max(MENU_LIMITS.drinks)
    .default([]),
  /** Absent leaves it as it is. */
  prices: z.strictObject({ held: heldPricesSchema.nullable(), secondsAgo: secondsAgoSchema }).optional(),
});
export type ServiceInput = z.infer<typeof serviceInputSchema>;

/**
 * Body of `PUT /api/menus/{id}/live`: publishes what was changed of a published menu, now or at a time; its prices alone;
 * or drops what is planned.
 */
export const liveInputSchema = z
  .strictObject({
    /** Of the menu as its editor read it: another one than is stored answers 409. */
    version: versionSchema,
    part: z.enum(['all', 'prices', 'unplan']),
    /** Within a year from now; absent for now. */
    at: z.iso.datetime().optional(),
  })
  .refine(({ part, at }) => part === 'all' || at === undefined, {
    path: ['at'],
    message: 'must be absent for prices and unplan',
  });
export type LiveInput = z.infer<typeof liveInputSchema>;

/** Body of `PUT /api/menus/{id}/embed`: on which sites the published menu may stand in a frame; null for none. */
export const embedInputSchema = z.strictObject({ embed: embedSchema.nullable() });

/** Body of `PUT /api/menus/{id}/archive`: puts a menu away, which takes it down too, or takes it back. */
export const archiveInputSchema = z.strictObject({ isArchived: z.boolean() });

/** What a saved menu says, and which of its versions that is. */
const contentShape = {
  ...textShape,
  currency: menuCurrencySchema,
  priceLists: priceListsSchema,
  cocktailIds: z.array(drinkIdSchema),
  sections: sectionsSchema,
  /** Absent where there are none. */
  translations: menuTranslationsSchema.optional(),
  /** Absent where the owner has not chosen. */
  guestNotes: guestNotesSchema.optional(),
  version: versionSchema,
};

/** A menu as guests read it. */
export const liveMenuSchema = z.strictObject(contentShape);
export type LiveMenu = z.infer<typeof liveMenuSchema>;

/** What a menu was before it was saved anew. */
export const menuVersionSchema = z.strictObject({
  ...contentShape,
  /** When it was saved so, and when it was replaced. */
  savedAt: z.iso.datetime(),
  replacedAt: z.iso.datetime(),
});
export type MenuVersion = z.infer<typeof menuVersionSchema>;

/** A saved menu as its owner or an editor reads it. */
export const menuSchema = z.strictObject({
  id: z.uuid(),
  ...contentShape,
  updatedAt: z.iso.datetime(),
  /** Put away: it is not published, and cannot be. */
  isArchived: z.boolean(),
  /** Null while the menu is not published. */
  publication: publicationSchema.nullable(),
  /** Where the reader edits a menu of somebody else; absent of an own one. */
  bar: z
    .strictObject({
      /** Names whoever edits, as `GET /api/service` does. */
      id: z.uuid(),
      name: z.string(),
      /** Those of its owner's own drinks that stand on the menu. */
      ownDrinks: z.array(publishedDrinkSchema),
    })
    .optional(),
});
export type Menu = z.infer<typeof menuSchema>;

/** Answer 409 of `PUT /api/menus/{id}`: somebody else changed the menu since its editor read it. */
export const menuConflictSchema = errorAnswerSchema.extend({
  code: z.literal('conflict'),
  current: menuSchema,
});
