import { z } from 'zod';
import { localeSchema } from './localeSchema.ts';
import { ownRecipeSchema } from './ownDrink.ts';
import { OWN_DRINK_LIMITS } from './ownDrinkLimits.ts';

/** Body of `POST /api/own-drinks/import`: the text of a file, whose lines are read as the language writes them. */
export const drinkImportSchema = z.strictObject({
  language: localeSchema,
  text: z.string().max(OWN_DRINK_LIMITS.fileLength),
});
export type DrinkImport = z.infer<typeof drinkImportSchema>;

/** What is wrong with a file, and where. */
const importProblemSchema = z.object({
  /** Number of the drink, counted from 1. */
  drink: z.number(),
  /** "ingredients.2.amount"; empty for the drink itself. */
  place: z.string(),
  reason: z.enum(['missing', 'long', 'wrong']),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** Answer of `POST /api/own-drinks/import`: nothing is kept yet. */
export const importedDrinksSchema = z.object({
  /** Whether the text is JSON at all. */
  isJson: z.boolean(),
  drinks: z.array(ownRecipeSchema),
  problems: z.array(importProblemSchema),
});
export type ImportedDrinks = z.infer<typeof importedDrinksSchema>;
