import { z } from 'zod';
import { recipeIdSchema } from '../drinks/recipe.ts';
import { lineOfTextSchema, slugSchema } from '../site/text.ts';

const placeSchema = z.number().int().min(0);

const costedIngredientSchema = z.strictObject({
  id: slugSchema,
  /** Written as in the middle of a sentence. */
  name: lineOfTextSchema,
  /** Place of what this is a kind of, where it can be poured for it without a word. */
  kindOf: placeSchema.optional(),
  /** Liquid in ml that one piece gives. */
  pieceMl: z.number().positive().optional(),
  /** Places of what is made of it at once: lime juice of a lime. */
  yields: z.array(placeSchema).optional(),
  /** Millilitres in a usual bottle. */
  bottleMl: z.number().positive(),
});

const costedLineSchema = z.strictObject({
  /** Place of the ingredient. */
  of: placeSchema,
  /** What the line takes, in millilitres and in pieces, as far as it can be told; neither of a rim or a pinch. */
  ml: z.number().positive().optional(),
  pieces: z.number().positive().optional(),
  garnish: z.literal(true).optional(),
  /** No relative will do. */
  specific: z.literal(true).optional(),
  /** Place of the bottle that the recipe names. */
  bottle: placeSchema.optional(),
});
export type CostedLine = z.infer<typeof costedLineSchema>;

/** What all drinks take, so that a browser can tell what they cost, in one language: `/lists/de/costs.json`. */
export const costIndexSchema = z.strictObject({
  ingredients: z.array(costedIngredientSchema),
  bottles: z.array(
    z.strictObject({
      /** As a shelf holds it, see `domain/shelf/bottles.ts`: "amaretto:disaronno". */
      entry: lineOfTextSchema,
      name: lineOfTextSchema,
    }),
  ),
  /** What comes from the tap and the freezer is left out. */
  drinks: z.record(recipeIdSchema, z.array(costedLineSchema)),
});
export type CostIndex = z.infer<typeof costIndexSchema>;
