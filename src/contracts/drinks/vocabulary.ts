import { z } from 'zod';
import {
  lineOfTextSchema,
  pluralFormsSchema,
  slugSchema,
  type Localized,
  type PluralForms,
} from '../site/text.ts';

/** The facts of a glass. */
export const glassSchema = z.strictObject({
  id: slugSchema,
  /** Volume to the brim in ml. */
  capacity: z.number().int().positive(),
});

/** The facts of a way to mix. */
export const methodSchema = z.strictObject({
  id: slugSchema,
  /** Share of the mixed drink that is melted ice, 0–1; `iceless` where the drink is served without ice. */
  dilution: z.strictObject({ iced: z.number().min(0).max(0.5), iceless: z.number().min(0).max(0.5) }),
  /** Whether what is topped up goes through the ice as well, as in a highball built in its glass. */
  dilutesTops: z.boolean(),
});

/** The facts of a unit of measure. */
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
});

const termTextsSchema = z.strictObject({
  /** Written as a heading would be. */
  name: lineOfTextSchema,
});

const cautionTextsSchema = termTextsSchema.extend({
  /** Tells a guest why, as a sentence. */
  hint: lineOfTextSchema,
});

const glassTextsSchema = termTextsSchema.extend({
  /** Where the drink is, in the text of a picture: "in a rocks glass". */
  shown: lineOfTextSchema,
});

const iceTextsSchema = termTextsSchema.extend({
  /** What is seen, in the text of a picture behind "with": "a large ice cube"; absent where there is none. */
  shown: lineOfTextSchema.optional(),
});

/**
 * How a language writes a unit. `amount` writes the number (`{n}`), `item` what is counted (`{i}`, the ingredient;
 * `{stem}` its form in compounds; in French `{de i}` is "de" or "d’" and the ingredient), `line` both in one.
 * `shown` is what the text of a picture says behind "with": "{a i} twist" ("an orange twist"), "{n} {i} twists"
 * with the number as a word, in German in the dative. Units that leave nothing to see have none.
 */
const unitTextsSchema = z.strictObject({
  amount: pluralFormsSchema,
  item: pluralFormsSchema,
  line: pluralFormsSchema,
  shown: pluralFormsSchema.optional(),
});

/** What is no ingredient but can be seen: an umbrella, a straw. `shown` as of a unit. */
const propTextsSchema = z.strictObject({ shown: pluralFormsSchema });

/**
 * What a language calls the terms of the closed vocabularies: `data/texts/<lang>/vocabulary.json`. Terms without facts
 * are those that English names.
 */
export const vocabularyTextsSchema = z.strictObject({
  glasses: z.record(slugSchema, glassTextsSchema),
  methods: z.record(slugSchema, termTextsSchema),
  units: z.record(slugSchema, unitTextsSchema),
  ice: z.record(slugSchema, iceTextsSchema),
  categories: z.record(slugSchema, termTextsSchema),
  tastes: z.record(slugSchema, termTextsSchema),
  spirits: z.record(slugSchema, termTextsSchema),
  pairings: z.record(slugSchema, termTextsSchema),
  allergens: z.record(slugSchema, termTextsSchema),
  /** What a label names: cereals and nuts by kind. */
  substances: z.record(slugSchema, termTextsSchema),
  cautions: z.record(slugSchema, cautionTextsSchema),
  diets: z.record(slugSchema, termTextsSchema),
  /** How a drink tastes or looks with a stand-in. */
  remarks: z.record(slugSchema, termTextsSchema),
  /** What a picture can show besides ingredients. */
  props: z.record(slugSchema, propTextsSchema),
  /** How the text of a picture is put together. */
  sights: z.record(slugSchema, termTextsSchema),
  /** Small numbers as words. */
  numbers: z.record(slugSchema, termTextsSchema),
});
export type VocabularyTexts = z.infer<typeof vocabularyTextsSchema>;

/** A word of a closed vocabulary in every language. */
export interface Term {
  id: string;
  names: Localized;
}
export type CautionTerm = Term & { hints: Localized };
export type Glass = z.infer<typeof glassSchema> & Term & { shown: Localized };
export type IceTerm = Term & { shown?: Localized | undefined };
export type Method = z.infer<typeof methodSchema> & Term;
export type Unit = z.infer<typeof unitSchema> & {
  amount: Localized<PluralForms>;
  item: Localized<PluralForms>;
  line: Localized<PluralForms>;
  shown?: Localized<PluralForms> | undefined;
};
export interface Prop {
  id: string;
  shown: Localized<PluralForms>;
}

/** The patterns that join what a picture shows to one text. */
export const SIGHTS = ['with', 'layers', 'foam', 'rim', 'dust'] as const;
export type Sight = (typeof SIGHTS)[number];
