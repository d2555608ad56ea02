import { z } from 'zod';
import { iceSchema } from './ice.ts';
import { statedLookSchema } from './look.ts';
import { lineOfTextSchema, slugSchema, type Localized, type PartlyLocalized } from '../site/text.ts';

/** The id of a recipe in data, paths and the API: a numeric string. */
export const recipeIdSchema = z.string().regex(/^[1-9]\d{3,7}$/, 'must be a numeric string');

/** Of the page of a recipe, without the language. */
export const recipePathSchema = z
  .string()
  .regex(/^\/(cocktail|shot)\/[a-z0-9-]+$/, 'must be the path of a recipe');

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
  /** Ids of what the recipe takes as well as its ingredient: an Old Fashioned is made of bourbon or rye. */
  or: z.array(slugSchema).min(1).optional(),
  /** Served in a glass of its own beside the drink, as the beer of a Boilermaker may be. */
  beside: z.boolean().default(false),
  /** Id of the bottle that the recipe means, an entry of `data/bottles.json`. */
  bottle: slugSchema.optional(),
  /** Set alight for as long as its sugar takes to melt: a quarter of its alcohol burns off. */
  flamed: z.literal(true).optional(),
});
export type RecipeLine = z.infer<typeof recipeLineSchema>;

/** The facts of a recipe, the same in every language: what its file holds. */
export const recipeSchema = z.strictObject({
  id: recipeIdSchema,
  category: slugSchema,
  /** Id of the drink that this one is a version of: of a Negroni the one without alcohol. */
  variantOf: recipeIdSchema.optional(),
  /** Base spirit; absent when the drink has no alcohol. */
  spirit: slugSchema.optional(),
  taste: slugSchema,
  glass: slugSchema,
  method: slugSchema,
  ice: iceSchema,
  /** Seed of the popularity count, the same at every build. */
  views: z.number().int().min(0).max(99_999),
  /** Ids in `data/sources.json`: where the specification comes from. */
  sources: z.array(slugSchema).min(1).optional(),
  lines: z.array(recipeLineSchema).min(2).max(16),
  /** English sentences, one action each; their translations stand in `data/texts/<lang>/phrases.json`. */
  steps: z.array(lineOfTextSchema).min(1).max(12),
  pairings: z.array(slugSchema).min(2).max(5),
  /** Only what a picture must show otherwise than the lines say. */
  look: statedLookSchema.optional(),
});

/** What a language says of a recipe: an entry of `data/texts/<lang>/cocktails.json` or `shots.json`. */
export const recipeTextsSchema = z.strictObject({
  /** In another language than English only where the drink has an established name there. */
  name: lineOfTextSchema.optional(),
  /** What guests call it besides, as they would type it. */
  aliases: z.array(lineOfTextSchema).min(1).optional(),
  /** English stands in while a language has none. */
  description: lineOfTextSchema.optional(),
});
export type RecipeTexts = z.infer<typeof recipeTextsSchema>;

export type Recipe = z.infer<typeof recipeSchema> & {
  kind: RecipeKind;
  /** Of its page, without the language: `/cocktail/negroni`, `/shot/b-52`. */
  path: string;
  name: PartlyLocalized;
  aliases: Partial<Localized<string[]>>;
  description: PartlyLocalized;
};
