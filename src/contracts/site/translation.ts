import { z } from 'zod';
import { localeSchema } from './localeSchema.ts';
import { TRANSLATION_LETTERS } from './translationLimits.ts';
import { writtenText } from '../menus/writtenText.ts';

/** Body of `POST /api/translate` (specification, section 7). */
export const translationRequestSchema = z.strictObject({
  text: writtenText(TRANSLATION_LETTERS),
  targetLang: localeSchema,
});

export const translationSchema = z.strictObject({ translatedText: z.string().min(1) });
/** Answer of `GET /api/translate`. */
export interface TranslationState {
  /** Whether a model translates what neither the catalogue nor an earlier translation has. */
  isAvailable: boolean;
}

export type Translation = z.infer<typeof translationSchema>;
