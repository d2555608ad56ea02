import { z } from 'zod';
import { errorAnswerSchema } from '../site/error.ts';
import { iceSchema } from '../drinks/ice.ts';
import { colourSchema } from '../drinks/look.ts';
import { menuItemSchema } from '../menus/menuItem.ts';
import { OWN_DRINK_LIMITS } from './ownDrinkLimits.ts';
import { recipeIdSchema } from '../drinks/recipe.ts';
import { slugSchema } from '../site/text.ts';
import { orNothing, writtenText } from '../menus/writtenText.ts';

const idSchema = slugSchema.max(60);

/** Smaller numbers measure nothing, and take many digits to write down. */
const LEAST = 0.001;

const lineShape = {
  /** Id of a unit. */
  unit: idSchema,
  /** In the unit; null where it takes no number, as a rim, and where nobody knows how much it is. */
  amount: z.number().min(LEAST).max(OWN_DRINK_LIMITS.amount).nullable(),
  garnish: z.boolean(),
  /** What the line says besides: "2–3 dashes". */
  note: writtenText(OWN_DRINK_LIMITS.lineNote).optional(),
  /** Whether the drink is made without it too. */
  optional: z.literal(true).optional(),
  /** What may be poured in its place: ids of ingredients of the catalogue, or names. */
  or: z.array(writtenText(OWN_DRINK_LIMITS.lineName)).min(1).max(OWN_DRINK_LIMITS.alternatives).optional(),
};

const strengthSchema = z.number().min(LEAST).max(OWN_DRINK_LIMITS.strength);

const knownLineSchema = z.strictObject({
  /** Id of an ingredient of the catalogue. */
  ingredient: idSchema,
  /** Alcohol by volume of the bottle, per cent, where the owner states another than the catalogue. */
  strength: strengthSchema.optional(),
  ...lineShape,
});

/** An ingredient that the catalogue does not have: what is known of it, its owner says. */
const freeLineSchema = z.strictObject({
  name: writtenText(OWN_DRINK_LIMITS.lineName),
  /** Alcohol by volume, per cent; null where the owner does not say. */
  strength: z.union([z.literal(0), strengthSchema]).nullable(),
  /** Of the liquid in the picture; null where the owner does not say. */
  colour: colourSchema.nullable(),
  /**
   * Id of the house thing that it is. Where that is gone, the line is one by its name, of which nothing is known.
   */
  own: z.uuid().optional(),
  ...lineShape,
});
export type FreeLine = z.infer<typeof freeLineSchema>;

const ownLineSchema = z.union([knownLineSchema, freeLineSchema]);
export type OwnLine = z.infer<typeof ownLineSchema>;

const drinkShape = {
  name: writtenText(OWN_DRINK_LIMITS.name),
  /** For its owner alone. */
  note: orNothing(writtenText(OWN_DRINK_LIMITS.note)),
  /** Ids of vocabularies. */
  glass: idSchema,
  method: idSchema,
  ice: iceSchema,
  lines: z.array(ownLineSchema).min(1).max(OWN_DRINK_LIMITS.lines),
  /** One step a line. */
  instructions: orNothing(writtenText(OWN_DRINK_LIMITS.instructions)),
  /** What the owner states besides what the catalogue knows of its ingredients. */
  allergens: menuItemSchema.shape.allergens,
  /** Whether what the catalogue does not know suits these diets. */
  vegan: z.boolean(),
  vegetarian: z.boolean(),
  /** Id of the recipe of the catalogue that it is a version of; null of one from scratch. */
  after: recipeIdSchema.nullable().default(null),
  /**
   * Of a house thing (a syrup, an infusion, a batch), which is no drink but a line of drinks: how many millilitres the
   * recipe makes, and how many days it keeps, null where its owner does not say. Null of a drink.
   */
  house: z
    .strictObject({
      ml: z.int().min(1).max(OWN_DRINK_LIMITS.houseMl),
      days: z.int().min(1).max(OWN_DRINK_LIMITS.houseDays).nullable(),
    })
    .nullable()
    .default(null),
};

/** As the database counts: an integer of four bytes. */
const versionSchema = z.int32().positive();

/** What a drink of one's own is made of. */
export const ownRecipeSchema = z.strictObject(drinkShape);
export type OwnRecipe = z.infer<typeof ownRecipeSchema>;

/** Body of `POST /api/own-drinks` and `PUT /api/own-drinks/{id}`. */
export const ownDrinkInputSchema = ownRecipeSchema
  .extend({
    /** As its editor read it: a `PUT` with another one than is stored answers 409. */
    version: versionSchema.optional(),
  })
  .refine(({ house, lines }) => house === null || lines.every((line) => !('own' in line)), {
    path: ['lines'],
    message: 'of a house thing must have no house thing in them',
  });
export type OwnDrinkInput = z.infer<typeof ownDrinkInputSchema>;

/** The header `Idempotency-Key` of `POST /api/own-drinks`: the id of the drink that is made. */
export const ownDrinkIdSchema = z.uuid();

/** A drink of one's own as its owner reads it. */
export const ownDrinkSchema = ownRecipeSchema.extend({
  id: ownDrinkIdSchema,
  version: versionSchema,
  updatedAt: z.iso.datetime(),
});
export type OwnDrink = z.infer<typeof ownDrinkSchema>;

/**
 * What of it a published menu gives away: neither its note nor those of its lines, nor instructions, nor what it is a
 * version of.
 */
export const publishedDrinkSchema = ownDrinkSchema.omit({
  note: true,
  instructions: true,
  after: true,
  version: true,
  updatedAt: true,
});

/** Answer 409 of `PUT /api/own-drinks/{id}`: somebody else changed the drink since its editor read it. */
export const ownDrinkConflictSchema = errorAnswerSchema.extend({
  code: z.literal('conflict'),
  current: ownDrinkSchema,
});
