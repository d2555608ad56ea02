import { z } from 'zod';
import { localeSchema } from '../site/localeSchema.ts';
import { honeypotSchema, isStorable, orNothing, writtenText } from '../menus/writtenText.ts';

/** Limits of the submission form; the table `recipe_submissions` checks the same. */
export const SUBMISSION_LIMITS = {
  cocktailName: 80,
  ingredients: 2000,
  method: 4000,
  glassware: 80,
  garnish: 120,
  story: 2000,
  yourName: 80,
  photo: 500,
} as const;

/** Body of `POST /api/submissions`. */
export const recipeSubmissionSchema = z.strictObject({
  cocktailName: writtenText(SUBMISSION_LIMITS.cocktailName),
  ingredients: writtenText(SUBMISSION_LIMITS.ingredients),
  method: writtenText(SUBMISSION_LIMITS.method),
  glassware: writtenText(SUBMISSION_LIMITS.glassware),
  garnish: writtenText(SUBMISSION_LIMITS.garnish),
  story: orNothing(writtenText(SUBMISSION_LIMITS.story)),
  yourName: orNothing(writtenText(SUBMISSION_LIMITS.yourName)),
  /** Where a picture of the drink is to be seen. */
  photo: orNothing(
    z
      .string()
      .trim()
      .max(SUBMISSION_LIMITS.photo)
      .refine(isStorable)
      .pipe(z.url({ protocol: /^https$/ }))
      // As a browser reads it: `https:example.test` is `https://example.test/`.
      .transform((url) => new URL(url).href)
      .pipe(z.string().max(SUBMISSION_LIMITS.photo)),
  ),
  /** The language of the page, in which the recipe is likely written. */
  locale: localeSchema,
  website: honeypotSchema,
});
export type RecipeSubmission = z.infer<typeof recipeSubmissionSchema>;

/** A recipe as the export of its sender's account shows it. */
export const sentRecipeSchema = recipeSubmissionSchema
  .omit({ website: true })
  .extend({ sentAt: z.iso.datetime() });
export type SentRecipe = z.infer<typeof sentRecipeSchema>;
