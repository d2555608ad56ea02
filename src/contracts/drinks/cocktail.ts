import { z } from 'zod';
import { recipeIdSchema } from './recipe.ts';

/** A cocktail or shot as the API answers it, in one language (specification, section 3). */
export const cocktailSchema = z.strictObject({
  id: recipeIdSchema.describe('The same in every language'),
  name: z.string(),
  image: z.string().describe('Path of the picture on this site'),
  ingredients: z.array(z.string()).describe('One line each: "30 ml gin"'),
  instructions: z.string().describe('The steps as one text; they end where sentences end'),
  foodPairing: z.array(z.string()),
  abv: z
    .string()
    .regex(/^\d{1,2}%$/)
    .describe('Alcohol by volume, such as "24%"'),
  views: z.number().int(),
  taste: z.string(),
  spirit: z.string().describe('Empty when the drink has no alcohol'),
  glass: z.string(),
  category: z.string(),
});
export type Cocktail = z.infer<typeof cocktailSchema>;
