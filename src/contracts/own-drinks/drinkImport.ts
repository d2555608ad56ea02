import { z } from 'zod';
import { SUBSTANCES } from '../diet/diet.ts';
import { localeSchema } from '../site/localeSchema.ts';
import { ownDrinkIdSchema, ownRecipeSchema } from './ownDrink.ts';
import { OWN_DRINK_LIMITS } from './ownDrinkLimits.ts';

/** Body of `POST /api/own-drinks/import`: the text of a file, whose lines are read as the language writes them. */
export const drinkImportSchema = z.strictObject({
  language: localeSchema,
  text: z.string().max(OWN_DRINK_LIMITS.fileLength),
});
export type DrinkImport = z.infer<typeof drinkImportSchema>;

/** What is wrong with a file, and where. */
const importProblemSchema = z.object({
  /** Number of the drink, counted from 1; 0 of the file itself. */
  drink: z.number(),
  /** "ingredients.2.amount"; empty for the drink itself. */
  place: z.string(),
  /** `unread`: lists under the keys of `place`, of which nobody knows whether they are recipes. */
  reason: z.enum(['missing', 'long', 'wrong', 'many', 'unread']),
  /** Number of the last of the drinks that one file has no room for; `place` names the first and the last. */
  last: z.number().optional(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** What of a drink could not be kept as it is written. */
const importRemarkSchema = z.object({
  /**
   * Too long and cut: `name`, `note`, `steps`; lines beyond those that a drink has: `lines`; a glass or a method that we
   * do not have. A line of which nobody knows how much has no amount. Lines that were not understood: `unread`. Named by
   * its texts and not by its lines, and added: `allergens`, and things with alcohol or a caution, `poured`. Amounts that
   * were divided by the number of drinks: `servings`. Amounts that are rather of several drinks: `large`, with their
   * millilitres. Letters that were lost before we got the file: `encoding`.
   * Strengths that were not believed: `strength`. Keys of texts that were read and are kept nowhere: `texts`.
   */
  kind: z.enum([
    ...(['name', 'note', 'steps', 'lines', 'glass', 'method', 'unread', 'allergens', 'poured'] as const),
    ...(['servings', 'large', 'encoding', 'strength', 'texts'] as const),
  ]),
  /** What was left out, or could not be read. */
  text: z.string(),
  /** How many of the lines: of those that were not understood. */
  count: z.strictObject({ number: z.number(), total: z.number() }).optional(),
});
export type ImportRemark = z.infer<typeof importRemarkSchema>;

const importedDrinkSchema = z.object({
  drink: ownRecipeSchema,
  /** Of a drink of an account's export: its own. */
  id: ownDrinkIdSchema.optional(),
  remarks: z.array(importRemarkSchema),
  /** What the texts of a drink name that does not state its allergens yet: stated once all of its lines are known. */
  named: z.array(z.enum(SUBSTANCES)).optional(),
});
export type ImportedDrink = z.infer<typeof importedDrinkSchema>;

/** Answer of `POST /api/own-drinks/import`: nothing is kept yet. */
export const importedDrinksSchema = z.object({
  /** Whether the text is JSON at all. */
  isJson: z.boolean(),
  drinks: z.array(importedDrinkSchema),
  problems: z.array(importProblemSchema),
});
export type ImportedDrinks = z.infer<typeof importedDrinksSchema>;
