import { z } from 'zod';
import type { Locale } from './locale.ts';

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

/** A pattern for one and for several; `domain/lineText` says which number takes which. */
export const pluralFormsSchema = z.strictObject({ one: lineOfTextSchema, other: lineOfTextSchema });
export type PluralForms = z.infer<typeof pluralFormsSchema>;

/** A text in every language. */
export type Localized<Text = string> = Readonly<Record<Locale, Text>>;

/** A text that English has, and other languages may have: English stands in where they have none. */
export type PartlyLocalized = Readonly<Partial<Record<Locale, string>> & { en: string }>;
