import { z } from 'zod';
import { recipeIdSchema } from '../drinks/recipe.ts';
import { lineOfTextSchema, slugSchema } from '../site/text.ts';
import { AISLES } from './aisles.ts';

const placeSchema = z.number().int().min(0);

const shoppingThingSchema = z.strictObject({
  id: slugSchema,
  /** Written as in the middle of a sentence. */
  name: lineOfTextSchema,
  aisle: z.enum(AISLES),
  /** Millilitres in a usual bottle. */
  bottleMl: z.number().positive(),
  /** Whether its pieces are sprigs. */
  inSprigs: z.literal(true).optional(),
  /** What is bought in its place, and how much of it one piece gives: a lime gives 30 ml of lime juice. */
  source: z.strictObject({ of: placeSchema, ml: z.number().positive() }).optional(),
});
export type ShoppingThing = z.infer<typeof shoppingThingSchema>;

const shoppingLineSchema = z.strictObject({
  /** Place of the thing. */
  of: placeSchema,
  ml: z.number().positive().optional(),
  pieces: z.number().positive().optional(),
  /** What the line takes, see `writeAccepted`; absent where that is the thing alone. */
  takes: lineOfTextSchema.optional(),
});

/** What has to be bought for each drink, in one language: `/lists/de/shopping.json`. */
export const shoppingIndexSchema = z.strictObject({
  things: z.array(shoppingThingSchema),
  drinks: z.record(
    recipeIdSchema,
    z.strictObject({ name: lineOfTextSchema, lines: z.array(shoppingLineSchema) }),
  ),
});
export type ShoppingIndex = z.infer<typeof shoppingIndexSchema>;
