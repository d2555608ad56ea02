import { z } from 'zod';
import { FACETS } from '../search/facets.ts';
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
  /** Places of its terms. */
  terms: z.array(z.number().int().min(0)),
  /** Changes with the rendered picture; absent while the picture is a drawing. */
  picture: z.string().optional(),
});
export type ListedDrink = z.infer<typeof listedDrinkSchema>;

const listedTermSchema = z.strictObject({
  facet: z.enum(FACETS),
  id: slugSchema,
  name: lineOfTextSchema,
});
export type ListedTerm = z.infer<typeof listedTermSchema>;

/** All drinks of a list in one language, as its search, filters and cards need them: `/lists/de/cocktails.json`. */
export const listIndexSchema = z.strictObject({
  /** Names by id. */
  spirits: z.record(slugSchema, lineOfTextSchema),
  /** What drinks may be narrowed by, each named for people. */
  terms: z.array(listedTermSchema),
  ingredients: z.array(listedIngredientSchema),
  /** In the order of their names. */
  drinks: z.array(listedDrinkSchema),
});
export type ListIndex = z.infer<typeof listIndexSchema>;
