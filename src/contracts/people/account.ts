import { z } from 'zod';
import { ownBarSchema, ownBarsSchema } from '../bars/bar.ts';
import { workplaceSchema } from '../bars/barStaff.ts';
import { barCostsSchema } from '../costs/barCosts.ts';
import { exportedBrandSchema } from '../bars/brand.ts';
import { sentMessageSchema } from './contactMessage.ts';
import { drinkListsSchema } from '../drink-lists/drinkList.ts';
import { drinkLogSchema } from '../drink-log/drinkLog.ts';
import { favoriteSchema } from './favorite.ts';
import { storedDietSchema } from '../diet/storedDiet.ts';
import { localeSchema } from '../site/localeSchema.ts';
import { menuSchema, menuVersionSchema } from '../menus/menu.ts';
import { menuViewSchema } from '../menus/menuView.ts';
import { ownDrinkSchema } from '../own-drinks/ownDrink.ts';
import { memberSchema } from './household.ts';
import { sentRecipeSchema } from './recipeSubmission.ts';
import { shelfSchema } from '../shelf/shelf.ts';
import { storedStockSchema } from '../shelf/stock.ts';
import { storedSwapsSchema } from '../shelf/swaps.ts';
import { firstNameSchema, userSchema } from './user.ts';

/** Answer of `GET /api/account`. */
export const accountSchema = userSchema.extend({
  /** The language of e-mails; absent until one is chosen. */
  language: localeSchema.nullable(),
  /** Whether the reader can sign in with a password, beside codes. */
  hasPassword: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/** Body of `PATCH /api/account`; what is left out stays. */
export const accountChangeSchema = z
  .strictObject({ firstName: firstNameSchema.nullable(), language: localeSchema })
  .partial();
export type AccountChange = z.infer<typeof accountChangeSchema>;

/** Answer of `GET /api/account/export`: everything that is stored about a reader. */
export const accountExportSchema = z.strictObject({
  exportedAt: z.iso.datetime(),
  account: accountSchema,
  favorites: z.array(favoriteSchema),
  /** What the reader has, as Mix Master keeps it. */
  shelf: shelfSchema.shape.entries,
  /** What the reader pours in the place of what recipes ask for: "aperol>campari". */
  swaps: storedSwapsSchema.shape.swaps,
  /** What the reader is to buy, and how much is left in bottles. */
  shopping: storedStockSchema.shape.shopping,
  levels: storedStockSchema.shape.levels,
  /** By which name the reader is in a household, and since when; null for those in none. */
  household: memberSchema.pick({ name: true, joinedAt: true }).nullable(),
  /** What the reader avoids, if the account is to keep it. */
  avoids: storedDietSchema.shape.avoids,
  /** Stars, notes and days of recipes. */
  drinkLog: drinkLogSchema.shape.entries,
  /** Lists of recipes, the oldest first, and the links that share them. */
  drinkLists: drinkListsSchema.shape.lists,
  menus: z.array(menuSchema),
  /** What they were before, those replaced last first. */
  menuVersions: z.array(menuVersionSchema.extend({ menuId: z.uuid() })),
  /** How often guests read them, the last day first. */
  menuViews: z.array(menuViewSchema.extend({ menuId: z.uuid() })),
  /** The reader's bars with their looks, and names of bars that were removed. */
  bars: z.array(ownBarSchema.extend({ brand: exportedBrandSchema.nullable() })),
  formerNames: ownBarsSchema.shape.formerNames,
  /** Where the reader serves, by which name, and since when. */
  workplaces: z.array(workplaceSchema),
  /** How the reader's menus look; null where that is as the site does it. */
  brand: exportedBrandSchema.nullable(),
  ownDrinks: z.array(ownDrinkSchema),
  /** What the reader pays for bottles, and how they calculate. */
  costs: barCostsSchema,
  /** What was sent by the forms while signed in. */
  messages: z.array(sentMessageSchema),
  submissions: z.array(sentRecipeSchema),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
