import { z } from 'zod';
import { additivesSchema, allergensSchema, cautionSchema, suitsSchema } from '../diet/dietSchemas.ts';
import { claritySchema, colourSchema } from './look.ts';
import {
  lineOfTextSchema,
  pluralFormsSchema,
  slugSchema,
  type Localized,
  type PluralForms,
} from '../site/text.ts';

/** What an ingredient is to a bartender; one data file per category. */
export const ingredientCategorySchema = z.enum([
  'spirit',
  'liqueur',
  'fortified-wine',
  'wine',
  'beer',
  'bitters',
  'juice',
  'syrup',
  'mixer',
  'dairy',
  'egg',
  'fruit',
  'herb',
  'spice',
  'garnish',
  'pantry',
]);
export type IngredientCategory = z.infer<typeof ingredientCategorySchema>;

/** Something that can replace an ingredient, told from the side of what is replaced. */
const standInSchema = z.strictObject({
  /** Id of the ingredient to use instead. */
  use: slugSchema,
  /** Amount of the stand-in for one part of what it replaces, by volume; between spirits as their strengths have it. */
  ratio: z.number().positive().max(4).default(1),
  /**
   * Id of a remark: how the drink tastes or looks with it. Allergens, animal products,
   * alcohol and strength that it brings are derived (`domain/shelf/substitutionEffects.ts`) and never remarked.
   */
  remark: slugSchema.optional(),
});

const BALANCES = ['sour', 'sweet'] as const;
export type Balance = (typeof BALANCES)[number];

/**
 * How sweet it tastes, least first. In grams of sugar per litre or kilogram: below 40, as a dry vermouth; below 90, as
 * tonic water; below 250, as juice and most liqueurs; from there on, as a crème, which Regulation (EU) 2019/787 begins
 * at 250. What is sweetened otherwise counts as what tastes like it.
 */
export const SWEETNESSES = ['not-sweet', 'slightly-sweet', 'sweet', 'very-sweet'] as const;
export type Sweetness = (typeof SWEETNESSES)[number];

const keepingPlaceSchema = z.enum(['room', 'fridge', 'freezer']);

/** How long something keeps its quality, from the day on which it is opened, cut or made. */
const keepsSchema = z.union([
  z.strictObject({
    amount: z.number().int().positive().max(30),
    unit: z.enum(['days', 'weeks', 'months', 'years']),
    where: keepingPlaceSchema,
  }),
  z.strictObject({ unit: z.literal('indefinitely'), where: keepingPlaceSchema }),
]);

export type Keeps = z.infer<typeof keepsSchema>;

/** The facts of an ingredient, the same in every language. */
export const ingredientSchema = z.strictObject({
  id: slugSchema,
  /** Id of what this is a kind of: a London dry gin is a gin. */
  parent: slugSchema.optional(),
  /**
   * Of a kind with a taste or look of its own: id of a term in `data/vocabulary/remarks.json`, how a drink that asks for
   * the parent changes with it. Poured for its parent it is a swap: vanilla vodka for vodka is sweeter.
   */
  differs: slugSchema.optional(),
  /** Alcohol by volume, in per cent. */
  strength: z.number().min(0).max(96).default(0),
  /**
   * Kilocalories in 100 ml besides those of the alcohol: docs/decisions/0019-energy-by-rule.md. Whatever is poured
   * for more than its alcohol states it, 0 included.
   */
  energy: z.number().min(0).max(900).optional(),
  /** Liquid in ml that one piece gives when it is muddled, squeezed or beaten: a lime 25, an egg 50. */
  pieceMl: z.number().positive().max(500).optional(),
  /** Kilocalories in one piece that goes into the drink whole and gives no liquid: a sugar cube, a blended banana. */
  pieceEnergy: z.number().positive().max(500).optional(),
  /** What it gives to the balance of a sour. What syrups, liqueurs and fortified wines sweeten, their category tells. */
  balance: z.array(z.enum(BALANCES)).default([]),
  /** What the glass shows: the colour of a 3 cm depth of the liquid, or of the solid's skin. */
  colour: colourSchema,
  /** How light passes through; solids are opaque. */
  clarity: claritySchema,
  /** Whether it sparkles when it is poured. */
  fizzy: z.boolean().default(false),
  /** Brands, makers and grapes that people name instead, the same in every language. */
  brands: z.array(lineOfTextSchema).default([]),
  /** More of them, which a shelf reads and the search of drinks does without: they would make every list heavier. */
  moreBrands: z.array(lineOfTextSchema).default([]),
  /** Nothing where nobody would ask: herbs, ice. */
  sweetness: z.enum(SWEETNESSES).optional(),
  /** Where it is kept once opened or cut, and for how long; nothing where that makes no sense: ice. */
  keeps: keepsSchema.optional(),
  standIns: z.array(standInSchema).default([]),
  /**
   * Ids of what a bartender makes of it at once, with a knife, a press and water alone: a lime gives juice, sugar
   * syrup. Cuts and zests are the ingredient itself.
   */
  yields: z.array(slugSchema).default([]),
  /** By Annex II with its exemptions (distillates, glucose syrup, isinglass): docs/decisions/0028-what-is-in-the-glass.md. */
  allergens: allergensSchema.prefault({}),
  /** "yes" where no usual product comes from an animal, finings and colours included; what is not stated is not known. */
  vegan: suitsSchema.default('unknown'),
  /** "no" for meat, fish and gelatine. */
  vegetarian: suitsSchema.default('unknown'),
  cautions: z.array(cautionSchema).default([]),
  /** What is usual for its kind, and what depends on the brand (decision 83); sulphites stand among the allergens. */
  additives: additivesSchema.prefault({}),
  /** Ids in `data/sources.json`: what the allergens, diets and cautions above rest on; a label or a law, or a group of foods by its definition. */
  sources: z.array(slugSchema).default([]),
});

/** What a language says of an ingredient: an entry of `data/texts/<lang>/ingredients.json`. */
export const ingredientTextsSchema = z.strictObject({
  /** In the middle of a sentence: no capital but that of a proper name or a German noun. */
  name: lineOfTextSchema,
  /** The name for two or more, for what is counted by the piece. */
  plural: lineOfTextSchema.optional(),
  /** The form in compounds where it differs from the name: German “Orangen” in Orangenzeste. */
  stem: lineOfTextSchema.optional(),
  /** What the text of a picture says of it by the piece, as `shown` of a unit: "an olive", "{n} olives". */
  shown: pluralFormsSchema.optional(),
  /** Other names and brands that people type. */
  synonyms: z.array(lineOfTextSchema).optional(),
  /** More of them, slang and slips too, which a shelf reads in this language and the search of drinks does without. */
  moreSynonyms: z.array(lineOfTextSchema).optional(),
});
export type IngredientTexts = z.infer<typeof ingredientTextsSchema>;

/** What a language tells of an ingredient for reference: an entry of `data/texts/<lang>/ingredientFacts.json`. */
export const ingredientAboutSchema = z.strictObject({
  /** Two or three sentences, 160 to 420 characters: what it is, what it tastes of, what bartenders use it for. */
  about: lineOfTextSchema
    .min(160, 'must have at least 160 characters')
    .max(420, 'must have at most 420 characters'),
});
export type IngredientAbout = z.infer<typeof ingredientAboutSchema>;

export type Ingredient = z.infer<typeof ingredientSchema> & {
  category: IngredientCategory;
  names: Localized;
  plurals?: Localized | undefined;
  stems: Partial<Localized>;
  shown?: Localized<PluralForms> | undefined;
  synonyms: Partial<Localized<string[]>>;
  moreSynonyms: Partial<Localized<string[]>>;
};
