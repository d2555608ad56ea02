import { z } from 'zod';
import { mixFactsSchema } from './mixIndex.ts';
import { recipeIdSchema } from '../drinks/recipe.ts';
import { lineOfTextSchema, slugSchema } from '../site/text.ts';

const placeSchema = z.number().int().min(0);
/** Kilocalories, of 100 ml besides those of the alcohol or of what goes in whole; absent where there are none. */
const energySchema = z.number().positive().optional();

/** What a line of a recipe pours; absent is what it has not. */
const pouredSchema = z.strictObject({
  ml: z.number().positive().optional(),
  /** Alcohol by volume, per cent, and energy of what has no bottles. */
  strength: z.number().positive().optional(),
  energy: energySchema,
  wholeEnergy: energySchema,
  top: z.literal(true).optional(),
  flamed: z.literal(true).optional(),
  /** Place of the ingredient, where which bottle of it is poured matters. */
  of: placeSchema.optional(),
  /** Place of the bottle that the recipe names. */
  bottle: placeSchema.optional(),
});

const bottledDrinkSchema = z.strictObject({
  lines: z.array(pouredSchema),
  /** What all that has no bottles comes to. */
  rest: mixFactsSchema,
  /** Share of the mixed drink that is melted ice, and whether what tops it up goes through the ice too. */
  dilution: z.number().min(0),
  dilutesTops: z.literal(true).optional(),
});
export type BottledDrink = z.infer<typeof bottledDrinkSchema>;

const named = z.array(lineOfTextSchema);

/**
 * The drinks in which it matters which bottle is poured, so that a browser can tell what they are of the reader's own
 * bottles, with the words of a language: `/lists/de/bottles.json`.
 */
export const bottleIndexSchema = z.strictObject({
  /** What is sold in bottles that differ. */
  ingredients: z.array(mixFactsSchema.extend({ id: slugSchema, energy: energySchema })),
  bottles: z.array(
    mixFactsSchema.extend({
      /** As a shelf holds it, see `domain/shelf/bottles.ts`: "amaretto:disaronno". */
      entry: lineOfTextSchema,
      name: lineOfTextSchema,
      energy: energySchema,
    }),
  ),
  drinks: z.record(recipeIdSchema, bottledDrinkSchema),
  /** Names in the order of `ALLERGENS`, `SUBSTANCES` and `DIET_FLAGS`. */
  allergens: named,
  substances: named,
  diets: named,
  /** Messages by their keys. */
  texts: z.record(z.string(), lineOfTextSchema),
});
export type BottleIndex = z.infer<typeof bottleIndexSchema>;
