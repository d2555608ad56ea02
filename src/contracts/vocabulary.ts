import { z } from 'zod';
import { localizedPluralSchema, localizedTextSchema, slugSchema } from './text.ts';

/** A word of a closed vocabulary with its name in every language, written as a heading would be. */
export const termSchema = z.strictObject({ id: slugSchema, names: localizedTextSchema });

export const glassSchema = termSchema.extend({
  /** Volume to the brim in ml. */
  capacity: z.number().int().positive(),
});
export type Glass = z.infer<typeof glassSchema>;

export const methodSchema = termSchema.extend({
  /** Share of the mixed drink that is melted ice, 0–1; `iceless` where the drink is served without ice. */
  dilution: z.strictObject({ iced: z.number().min(0).max(0.5), iceless: z.number().min(0).max(0.5) }),
  /** Whether what is topped up goes through the ice as well, as in a highball built in its glass. */
  dilutesTops: z.boolean(),
});
export type Method = z.infer<typeof methodSchema>;

/**
 * A unit of measure. `amount` writes the number (`{n}`), `item` what is counted (`{i}`, the ingredient;
 * `{stem}` its form in compounds; in French `{de i}` is "de" or "d’" and the ingredient), `line` both in one.
 */
export const unitSchema = z.strictObject({
  id: slugSchema,
  /** Millilitres of liquid in one unit; 0 where it adds no volume (a twist, a sprig, a rim). */
  ml: z.number().min(0),
  /** Whether a line must or must not state a number. */
  number: z.enum(['required', 'none']),
  /** The least and the most that one drink takes. */
  range: z.tuple([z.number().positive(), z.number().positive()]).optional(),
  /** Whether several are named by the ingredient's plural: 3 raspberries. */
  plural: z.boolean().default(false),
  amount: localizedPluralSchema,
  item: localizedPluralSchema,
  line: localizedPluralSchema,
});
export type Unit = z.infer<typeof unitSchema>;
