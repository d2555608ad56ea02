import { z } from 'zod';
import { localizedPluralSchema, localizedTextSchema, slugSchema } from './text.ts';

/** A word of a closed vocabulary with its name in every language, written as a heading would be. */
export const termSchema = z.strictObject({ id: slugSchema, names: localizedTextSchema });

/** A caution with the sentence that tells a guest why. */
export const cautionTermSchema = termSchema.extend({ hints: localizedTextSchema });

export const glassSchema = termSchema.extend({
  /** Where the drink is, in the text of a picture: "in a rocks glass". */
  shown: localizedTextSchema,
  /** Volume to the brim in ml. */
  capacity: z.number().int().positive(),
});
export type Glass = z.infer<typeof glassSchema>;

export const iceTermSchema = termSchema.extend({
  /** What is seen, in the text of a picture behind "with": "a large ice cube"; absent where there is none. */
  shown: localizedTextSchema.optional(),
});

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
 * `shown` is what the text of a picture says behind "with": "{a i} twist" ("an orange twist"), "{n} {i} twists"
 * with the number as a word, in German in the dative. Units that leave nothing to see have none.
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
  shown: localizedPluralSchema.optional(),
});
export type Unit = z.infer<typeof unitSchema>;

/** Something that is no ingredient but can be seen: an umbrella, a straw. `shown` as of {@link unitSchema}. */
export const propSchema = z.strictObject({ id: slugSchema, shown: localizedPluralSchema });

/** The patterns that join what a picture shows to one text. */
export const SIGHTS = ['with', 'layers', 'foam', 'rim', 'dust'] as const;
export type Sight = (typeof SIGHTS)[number];
