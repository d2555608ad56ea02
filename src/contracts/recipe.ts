import { z } from 'zod';
import { iceSchema } from './ice.ts';
import { LOCALES } from './locale.ts';
import { statedLookSchema } from './look.ts';
import { lineOfTextSchema, localizedTextSchema, slugSchema } from './text.ts';

/** The id of a recipe in data, paths and the API: a numeric string. */
export const recipeIdSchema = z.string().regex(/^[1-9]\d{3,7}$/, 'must be a numeric string');

/** Whether a recipe stands under Cocktails (mocktails included) or Mixed Shots. */
export type RecipeKind = 'cocktail' | 'shot';

export const recipeLineSchema = z.strictObject({
  ingredient: slugSchema,
  unit: slugSchema,
  /** In the unit; of a `top`, the millilitres that it usually comes to. */
  amount: z.number().positive().optional(),
  garnish: z.boolean().default(false),
  optional: z.boolean().default(false),
  /** No relative will do, as with green Chartreuse. */
  specific: z.boolean().default(false),
  /** Served in a glass of its own beside the drink, as the beer of a Boilermaker may be. */
  beside: z.boolean().default(false),
});
export type RecipeLine = z.infer<typeof recipeLineSchema>;

export const recipeSchema = z.strictObject({
  id: recipeIdSchema,
  /** English always; another language only where the drink has an established name there. */
  name: z.partialRecord(z.enum(LOCALES), lineOfTextSchema).and(z.object({ en: lineOfTextSchema })),
  category: slugSchema,
  /** Base spirit; absent when the drink has no alcohol. */
  spirit: slugSchema.optional(),
  taste: slugSchema,
  glass: slugSchema,
  method: slugSchema,
  ice: iceSchema,
  /** Seed of the popularity count, the same at every build. */
  views: z.number().int().min(0).max(99_999),
  lines: z.array(recipeLineSchema).min(2).max(16),
  /** English sentences, one action each; their translations stand in `data/phrases/`. */
  steps: z.array(lineOfTextSchema).min(1).max(12),
  pairings: z.array(slugSchema).min(2).max(5),
  /** Only what a picture must show otherwise than the lines say. */
  look: statedLookSchema.optional(),
  description: localizedTextSchema,
});
export type RecipeData = z.infer<typeof recipeSchema>;
export type Recipe = RecipeData & { kind: RecipeKind };
