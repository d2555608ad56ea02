import { z } from 'zod';
import { recipeIdSchema } from './recipe.ts';
import { lineOfTextSchema, slugSchema } from '../site/text.ts';

/** The facts of a guide, the same in every language: an entry of `data/guides.json`. */
export const guideSchema = z.strictObject({
  id: slugSchema,
  /** Ids of the bar answers that it is made of. */
  answers: z.array(slugSchema),
  /** Ids of the recipes that it shows, in this order. */
  drinks: z.array(recipeIdSchema),
});
export type GuideFacts = z.infer<typeof guideSchema>;

/** What stands above the text of a guide: `data/texts/<lang>/guides/<id>.md`. */
export const guideHeadSchema = z.strictObject({
  title: lineOfTextSchema,
  description: lineOfTextSchema,
  /** The last word of its address in this language. */
  slug: slugSchema,
});
export type GuideHead = z.infer<typeof guideHeadSchema>;
