import { z } from 'zod';
import { searchedDrinkSchema, searchedIngredientSchema } from '../search/searchedDrinks.ts';
import { lineOfTextSchema, slugSchema } from '../site/text.ts';
import { recipePathSchema } from './recipe.ts';

const listedIngredientSchema = searchedIngredientSchema.extend({
  id: slugSchema,
  /** The words of the quick ingredient chips that it belongs to. */
  chips: z.array(z.string()).optional(),
});

const listedDrinkSchema = searchedDrinkSchema.extend({
  path: recipePathSchema,
  /** Whole per cent. */
  abv: z.number().int(),
  /** Absent when the drink has no alcohol. */
  spirit: slugSchema.optional(),
  taste: lineOfTextSchema,
  glass: lineOfTextSchema,
  /** Changes with the rendered picture; absent while the picture is a drawing. */
  picture: z.string().optional(),
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
