import { z } from 'zod';
import { recipeIdSchema, recipePathSchema } from '../drinks/recipe.ts';
import { FACETS } from '../search/facets.ts';
import { lineOfTextSchema, slugSchema } from '../site/text.ts';

const placeSchema = z.number().int().min(0);
const namedSchema = z.strictObject({ id: slugSchema, name: lineOfTextSchema });

/** What is not good for everybody, see `domain/shelf/mixFacts.ts`; absent is what is fine. */
export const mixFactsSchema = z.strictObject({
  /** Places in the list of substances. */
  contains: z.array(placeSchema).optional(),
  mayContain: z.array(placeSchema).optional(),
  /** Whether it is vegan and whether it is vegetarian, by the first letters: "ny" is not vegan and is vegetarian. */
  suits: z
    .string()
    .regex(/^[ynu]{2}$/)
    .optional(),
  /** Places in the list of cautions. */
  cautions: z.array(placeSchema).optional(),
  /** Alcohol by volume, per cent; of a drink that of the strongest thing in it. */
  strength: z.number().positive().optional(),
});
export type MixFacts = z.infer<typeof mixFactsSchema>;

const mixIngredientSchema = mixFactsSchema.extend({
  id: slugSchema,
  /** Written as in the middle of a sentence. */
  name: lineOfTextSchema,
  /** Its plural and other names in the language. */
  words: z.array(lineOfTextSchema).optional(),
  /** Place of what this is a kind of. */
  parent: placeSchema.optional(),
  /** Place of the remark: how it changes a drink that asks for what this is a kind of. */
  differs: placeSchema.optional(),
  /** What can replace it: place, ratio by volume, place of the remark if there is one. */
  standIns: z.array(z.tuple([placeSchema, z.number().positive(), placeSchema.optional()])).optional(),
  /** Places of what is made of it at once. */
  yields: z.array(placeSchema).optional(),
  /** Whether it is poured by its strength. */
  isSpirit: z.literal(true).optional(),
});
export type MixIngredient = z.infer<typeof mixIngredientSchema>;

/** A product below an ingredient, with all that is known of it. */
const mixBottleSchema = mixFactsSchema.extend({
  /** As a shelf holds it, see `domain/shelf/bottles.ts`: "amaretto:disaronno". */
  entry: lineOfTextSchema,
  /** Place of its ingredient. */
  of: placeSchema,
  name: lineOfTextSchema,
});

const mixRecipeSchema = mixFactsSchema.extend({
  id: recipeIdSchema,
  path: recipePathSchema,
  name: lineOfTextSchema,
  /** What counts, see `domain/shelf/lineCode.ts`. */
  lines: z.array(placeSchema),
  /** What lines take as well: the place of a line, then the places of ingredients. */
  or: z.array(z.array(placeSchema).min(2)).optional(),
  /** Places of what a guest may be served in it, though it does not count: an egg white that is optional. */
  optional: z.array(placeSchema).optional(),
  /** Places of what does not count and is in it all the same: what is optional, and what goes on it. */
  besides: z.array(placeSchema).optional(),
  /** Place of the base spirit; absent where there is none. */
  spirit: placeSchema.optional(),
  taste: placeSchema,
  /** Places of its terms; absent of a drink of one's own. */
  terms: z.array(placeSchema).optional(),
  /** Changes with the rendered picture; absent while the picture is a drawing. */
  picture: z.string().optional(),
});
export type MixRecipe = z.infer<typeof mixRecipeSchema>;

/**
 * What the browser needs to tell which drinks a shelf makes, in one language: `/api/de/mix-index.json`. Whatever
 * refers to something says its place in the list.
 */
export const mixIndexSchema = z.strictObject({
  ingredients: z.array(mixIngredientSchema),
  bottles: z.array(mixBottleSchema),
  remarks: z.array(namedSchema),
  spirits: z.array(namedSchema),
  tastes: z.array(namedSchema),
  /** What drinks may be narrowed by. */
  terms: z.array(namedSchema.extend({ facet: z.enum(FACETS) })),
  allergens: z.array(namedSchema),
  /** In the order of the code's own lists. */
  substances: z.array(namedSchema),
  cautions: z.array(namedSchema),
  /** The most viewed first. */
  recipes: z.array(mixRecipeSchema),
});
export type MixIndex = z.infer<typeof mixIndexSchema>;

/**
 * What Mix Master needs a moment later: the names of the ingredients in the other languages and the brands, by the
 * places of the ingredients, and what goes on the drinks: `/api/de/mix-words.json`.
 */
export const mixWordsSchema = z.strictObject({
  /** Of languages that put what a thing is last, coconut *rum*, and brands. */
  headLast: z.array(z.array(z.string())),
  /** Of languages that put it first: *ron* de coco. */
  headFirst: z.array(z.array(z.string())),
  /** Brands and words that are read as they are written, and of which no word is a slip: `moreBrands`, `moreSynonyms`. */
  exact: z.array(z.array(z.string())),
  /** Garnishes: place of the ingredient, and what a recipe calls it: "orange twist". */
  garnishes: z.array(z.tuple([placeSchema, lineOfTextSchema])),
  /** Places of the garnishes of each recipe, in the order of the index. */
  garnishOf: z.array(z.array(placeSchema)),
});
export type MixWords = z.infer<typeof mixWordsSchema>;
