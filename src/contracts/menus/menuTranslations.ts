import { z } from 'zod';
import { LOCALES, type Locale } from '../site/locale.ts';
import { localeSchema } from '../site/localeSchema.ts';
import { MENU_LIMITS } from './menuLimits.ts';
import { writtenText } from './writtenText.ts';

const writtenSchema = z.strictObject({
  text: writtenText(MENU_LIMITS.description),
  /** By the model, and neither changed nor confirmed by the owner. */
  isByModel: z.literal(true).optional(),
});
export type WrittenTranslation = z.infer<typeof writtenSchema>;

const translatedTextSchema = z.strictObject({
  /** The text as it stands on the menu: once that is another one, its translations are shown to nobody. */
  of: writtenText(MENU_LIMITS.description),
  in: z.partialRecord(localeSchema, writtenSchema),
});

/** The owner's words of a menu in other languages. */
export const menuTranslationsSchema = z
  .strictObject({
    /** The language that the owner wrote the menu in. */
    from: localeSchema,
    texts: z.array(translatedTextSchema).max(MENU_LIMITS.translatedTexts),
  })
  .refine(({ texts }) => new Set(texts.map((text) => text.of)).size === texts.length, {
    path: ['texts'],
    message: 'must not repeat a text',
  })
  .refine(({ texts }) => countLetters(texts) <= MENU_LIMITS.translationLetters, {
    path: ['texts'],
    message: `must have at most ${MENU_LIMITS.translationLetters} characters together`,
    params: { isLong: true },
  });
export type MenuTranslations = z.infer<typeof menuTranslationsSchema>;
export type TranslatedText = z.infer<typeof translatedTextSchema>;

/** The letters of texts and their translations. */
export function countLetters(texts: readonly TranslatedText[]): number {
  return texts.reduce(
    (sum, text) =>
      LOCALES.reduce(
        (letters, locale: Locale) => letters + [...(text.in[locale]?.text ?? '')].length,
        sum + [...text.of].length,
      ),
    0,
  );
}
