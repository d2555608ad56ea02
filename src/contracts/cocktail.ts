import { z } from 'zod';
import { recipeIdSchema } from './recipe.ts';

/** A cocktail or shot as the API answers it, in one language (specification, section 3). */
export const cocktailSchema = z.strictObject({
  id: recipeIdSchema,
  name: z.string(),
  /** Path of the picture on this site. */
  image: z.string(),
  /** "30 ml gin"; one string per line. */
  ingredients: z.array(z.string()),
  /** The steps as one text; they end where sentences end. */
  instructions: z.string(),
  foodPairing: z.array(z.string()),
  /** "24%" */
  abv: z.string().regex(/^\d{1,2}%$/),
  views: z.number().int(),
  taste: z.string(),
  /** Empty when the drink has no alcohol. */
  spirit: z.string(),
  glass: z.string(),
  category: z.string(),
});
export type Cocktail = z.infer<typeof cocktailSchema>;
