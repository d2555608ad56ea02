import { z } from 'zod';
import { LOCALES, type Locale } from './locale.ts';

/** Lower-case words joined by hyphens: the id of an ingredient or vocabulary term. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A sentence or name: trimmed, on one line, not empty. */
export const lineOfTextSchema = z
  .string()
  .min(1, 'must not be empty')
  .refine((text) => text === text.trim() && !/[\n\r\t]| {2}/.test(text), {
    message: 'must be one trimmed line with single spaces',
  });

function perLocale<Value extends z.ZodType>(value: Value) {
  return z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, Value>,
  );
}

/** A text in every language. */
export const localizedTextSchema = perLocale(lineOfTextSchema);

/** A pattern for one and for several; `domain/lineText` says which number takes which. */
const pluralFormsSchema = z.strictObject({ one: lineOfTextSchema, other: lineOfTextSchema });
export type PluralForms = z.infer<typeof pluralFormsSchema>;

export const localizedPluralSchema = perLocale(pluralFormsSchema);
