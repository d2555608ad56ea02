import { z } from 'zod';
import { recipeIdSchema } from '../drinks/recipe.ts';
import { lineOfTextSchema } from '../site/text.ts';

/** What the search knows of an ingredient in one language. */
export const searchedIngredientSchema = z.strictObject({
  name: lineOfTextSchema,
  /** Other names and brands; folded names in other languages. */
  synonyms: z.array(lineOfTextSchema).optional(),
  /** Place of what it is a kind of: of Cointreau, triple sec. */
  parent: z.number().int().optional(),
  /** Places of what it is made of: of lime juice, a lime. */
  madeOf: z.array(z.number().int()).optional(),
  /** Whether it goes without saying, as sugar and soda water do: nobody types it. */
  isUnsaid: z.literal(true).optional(),
});

export type SearchedIngredient = z.infer<typeof searchedIngredientSchema>;

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
  /** What the drink takes as well: the place of one of them, then those of what it takes as well. */
  or: z.array(z.array(z.number().int()).min(2)).optional(),
  /** Places of what only garnishes the drink. */
  garnishes: z.array(z.number().int()).optional(),
});
export type SearchedDrink = z.infer<typeof searchedDrinkSchema>;

/** What is searched as a drink is; pages that are no recipes have no id. */
export type Searched = Omit<SearchedDrink, 'id'>;

/** Drinks in one language as they are searched: `domain/search/createDrinkSearch.ts`. */
export interface SearchedDrinks {
  /** Those of the drinks, and their kinds. */
  ingredients: readonly SearchedIngredient[];
  drinks: readonly Searched[];
}
