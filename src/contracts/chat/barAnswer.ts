import { z } from 'zod';
import { lineOfTextSchema, slugSchema } from '../site/text.ts';

/** What of an answer no language changes: an entry of `data/barAnswers.json`. */
export const barAnswerFactsSchema = z.strictObject({
  /** Ids of `data/sources.json`. */
  sources: z.array(slugSchema).min(1, 'must name a source'),
  /** Ids of recipes that show what is meant, the best example first. */
  drinks: z.array(z.string()),
  /** Ids of ingredients that it speaks of. */
  ingredients: z.array(slugSchema),
  /** What the texts of all languages keep to. */
  facts: z.array(lineOfTextSchema).min(1, 'must state a fact'),
});
export type BarAnswerFacts = z.infer<typeof barAnswerFactsSchema>;

/** What one language says of it. */
export const barAnswerTextsSchema = z.strictObject({
  question: lineOfTextSchema,
  /** How guests ask it, in their own words. */
  asked: z.array(lineOfTextSchema).min(1, 'must hold a wording of a guest'),
  answer: lineOfTextSchema,
});
export type BarAnswerTexts = z.infer<typeof barAnswerTextsSchema>;
