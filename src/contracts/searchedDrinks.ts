import { z } from 'zod';
import { recipeIdSchema } from './recipe.ts';
import { lineOfTextSchema } from './text.ts';

/** What the search knows of an ingredient in one language. */
export const searchedIngredientSchema = z.strictObject({
  name: lineOfTextSchema,
  /** Other names, brands, and those of what it is a kind of; folded names in other languages. */
  synonyms: z.array(lineOfTextSchema).optional(),
});

/** What the search knows of a drink in one language. */
export const searchedDrinkSchema = z.strictObject({
  id: recipeIdSchema,
  name: lineOfTextSchema,
  /** The English name, where the drink has another one in the language. */
  english: lineOfTextSchema.optional(),
  /** Folded nicknames in all languages, and names in the others. */
  aliases: z.array(lineOfTextSchema).optional(),
  /** Of drinks that fit as well the most viewed comes first. */
  views: z.number().int(),
  isMocktail: z.literal(true).optional(),
  /** Places in the index's `ingredients`, garnishes aside. */
  ingredients: z.array(z.number().int()),
  /** Places of those that may be left out. */
  optional: z.array(z.number().int()).optional(),
  /** Places of what only garnishes the drink. */
  garnishes: z.array(z.number().int()).optional(),
});
export type SearchedDrink = z.infer<typeof searchedDrinkSchema>;

/** Drinks in one language as they are searched: `domain/drinkSearch/createDrinkSearch.ts`. */
export interface SearchedDrinks {
  ingredients: readonly z.infer<typeof searchedIngredientSchema>[];
  drinks: readonly SearchedDrink[];
}
