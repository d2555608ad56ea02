import { z } from 'zod';
import { lineOfTextSchema } from '../site/text.ts';

/**
 * A book, list or page that specifications are taken from, or a law, label or definition that says what is in an
 * ingredient: an entry of `data/sources.json`.
 */
export const sourceSchema = z.strictObject({
  title: lineOfTextSchema,
  author: lineOfTextSchema.optional(),
  /** Of publication, or of the edition. */
  year: z.number().int().min(1700).max(2100).optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
});
export type Source = z.infer<typeof sourceSchema>;
