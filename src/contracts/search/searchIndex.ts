import { z } from 'zod';
import { recipePathSchema } from '../drinks/recipe.ts';
import { searchedDrinkSchema, searchedIngredientSchema } from './searchedDrinks.ts';
import { lineOfTextSchema } from '../site/text.ts';

/** What a page that is no recipe is about. */
export const PAGE_SUBJECTS = ['ingredient', 'collection', 'guide'] as const;

const foundDrinkSchema = searchedDrinkSchema.extend({
  path: recipePathSchema,
  /** Changes with the rendered picture; absent while the picture is a drawing. */
  picture: z.string().optional(),
});
export type FoundDrink = z.infer<typeof foundDrinkSchema>;

const foundPageSchema = z.strictObject({
  subject: z.enum(PAGE_SUBJECTS),
  name: lineOfTextSchema,
  /** Without what the language puts before its addresses. */
  path: z.string().startsWith('/'),
  /** Drinks on it; of a guide those that it shows. */
  views: z.number().int(),
  /** Folded names in all languages. */
  aliases: z.array(lineOfTextSchema).optional(),
  /** Places in the index's `ingredients`. */
  ingredients: z.array(z.number().int()),
  /** Whether it is for who wants no alcohol. */
  isMocktail: z.literal(true).optional(),
  /** Whether its drinks go without something. */
  isWithout: z.literal(true).optional(),
});
export type FoundPage = z.infer<typeof foundPageSchema>;

/** All that the search of the header finds in one language: `/lists/de/search.json`. */
export const searchIndexSchema = z.strictObject({
  ingredients: z.array(searchedIngredientSchema),
  /** In the order of their names. */
  drinks: z.array(foundDrinkSchema),
  pages: z.array(foundPageSchema),
});
export type SearchIndex = z.infer<typeof searchIndexSchema>;
