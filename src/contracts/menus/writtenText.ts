import { z } from 'zod';

/** A text that Postgres can keep: no null character, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** What a person writes into a field: trimmed, not empty, at most `maxLength` characters as Postgres counts them. */
export function writtenText(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1)
    .refine((text) => [...text].length <= maxLength, {
      message: `must have at most ${maxLength} characters`,
      params: { isLong: true },
    })
    .refine(isStorable, { message: 'must be text' });
}

/** A field that may stay empty: absent, or nothing but spaces, is null. */
export function orNothing<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value),
    schema.nullable(),
  );
}

/**
 * The field that people neither see nor fill in. Whatever stands in it is taken, so that a programme that fills it in
 * learns nothing.
 */
export const honeypotSchema = z.string().max(1000).default('');
