import { z } from 'zod';
import { writtenText } from '../menus/writtenText.ts';
import { SHOPPING_LIMITS } from '../shopping/shoppingLimits.ts';
import { shelfVersionSchema } from './shelf.ts';
import { MAX_LEVEL_ML, SHELF_LIMITS } from './shelfLimits.ts';
import { MAX_SHOPPING_AMOUNT } from '../shopping/shoppingLimits.ts';

const amountSchema = z.number().positive().max(MAX_SHOPPING_AMOUNT);
const itemSchema = z.strictObject({
  /** Id of an ingredient, or what the reader wrote. */
  entry: writtenText(SHOPPING_LIMITS.letters),
  ml: amountSchema.optional(),
  pieces: amountSchema.optional(),
  isBought: z.literal(true).optional(),
});
const mlSchema = z.number().min(0).max(MAX_LEVEL_ML);

const parts = {
  /** What is to be bought, in order. */
  shopping: z
    .array(itemSchema)
    .max(SHOPPING_LIMITS.items)
    .refine((items) => new Set(items.map(({ entry }) => entry)).size === items.length, {
      message: 'must name each thing once',
    }),
  /** What is left in bottles, by their entries on the shelf, and what they hold. */
  levels: z
    .record(writtenText(SHELF_LIMITS.letters), z.strictObject({ ml: mlSchema, full: mlSchema }))
    .refine((levels) => Object.keys(levels).length <= SHELF_LIMITS.entries, { message: 'must be fewer' }),
};

/** Body of `PUT /api/stock`. The table `shelves` checks the same. */
export const stockInputSchema = z.strictObject({ ...parts, version: shelfVersionSchema });
export type StockInput = z.infer<typeof stockInputSchema>;

/** Answer of `GET /api/stock`. */
export const storedStockSchema = z.strictObject({
  /** Id of the account, so that a browser knows whose it last saw. */
  owner: z.uuid(),
  ...parts,
  version: shelfVersionSchema,
});
export type StoredStock = z.infer<typeof storedStockSchema>;
