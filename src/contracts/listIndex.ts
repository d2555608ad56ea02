import { z } from 'zod';
import { recipeIdSchema } from './recipe.ts';
import { lineOfTextSchema, slugSchema } from './text.ts';

const listedIngredientSchema = z.strictObject({
  id: slugSchema,
  name: lineOfTextSchema,
  /** Other names, those of what it is a kind of among them. */
  synonyms: z.array(lineOfTextSchema).optional(),
  /** The words of the quick ingredient chips that it belongs to. */
  chips: z.array(z.string()).optional(),
});

const listedDrinkSchema = z.strictObject({
  id: recipeIdSchema,
  name: lineOfTextSchema,
  /** The English name, where the drink has another one in the language. */
  english: lineOfTextSchema.optional(),
  /** Whole per cent. */
  abv: z.number().int(),
  views: z.number().int(),
  /** Absent when the drink has no alcohol. */
  spirit: slugSchema.optional(),
  isMocktail: z.literal(true).optional(),
  taste: lineOfTextSchema,
  glass: lineOfTextSchema,
  /** Changes with the rendered picture; absent while the picture is a drawing. */
  picture: z.string().optional(),
  /** Places in the index's `ingredients`, garnishes aside. */
  ingredients: z.array(z.number().int()),
  /** Places of those that may be left out. */
  optional: z.array(z.number().int()).optional(),
  /** Places of what only garnishes the drink. */
  garnishes: z.array(z.number().int()).optional(),
});
export type ListedDrink = z.infer<typeof listedDrinkSchema>;

/** All drinks of a list in one language, as its search, filters and cards need them: `/lists/de/cocktails.json`. */
export const listIndexSchema = z.strictObject({
  /** Names by id. */
  spirits: z.record(slugSchema, lineOfTextSchema),
  ingredients: z.array(listedIngredientSchema),
  /** In the order of their names. */
  drinks: z.array(listedDrinkSchema),
});
export type ListIndex = z.infer<typeof listIndexSchema>;
