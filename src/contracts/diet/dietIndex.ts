import { z } from 'zod';
import { mixFactsSchema } from '../shelf/mixIndex.ts';
import { recipeIdSchema } from '../drinks/recipe.ts';
import { lineOfTextSchema } from '../site/text.ts';

/** What each drink is to somebody who avoids something, with the words of a language: `/lists/de/diets.json`. */
export const dietIndexSchema = z.strictObject({
  /** Names in the order of `SUBSTANCES` and `CAUTIONS`. */
  substances: z.array(lineOfTextSchema),
  cautions: z.array(lineOfTextSchema),
  /** Messages by their keys. */
  texts: z.record(z.string(), lineOfTextSchema),
  drinks: z.record(recipeIdSchema, mixFactsSchema),
});
export type DietIndex = z.infer<typeof dietIndexSchema>;
