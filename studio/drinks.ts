import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Fault } from './fault.ts';

const garnishSchema = z.object({ ingredient: z.string(), cut: z.string(), count: z.number() });
/** Something solid that is seen: an ingredient, how it is cut and how many. */
export type Garnish = z.infer<typeof garnishSchema>;

const claritySchema = z.enum(['clear', 'cloudy', 'opaque']);
/** How light passes through a layer. */
export type Clarity = z.infer<typeof claritySchema>;
export const CLARITIES = claritySchema.options;

const lookSchema = z.object({
  glass: z.string(),
  ice: z.string(),
  /** From the bottom to the top. */
  layers: z.array(
    z.object({
      colour: z.string(),
      clarity: claritySchema,
      share: z.number(),
      melts: z.boolean().optional(),
      /** How often light is thrown aside in a centimetre. */
      scattering: z.number().optional(),
    }),
  ),
  /** Colour of the foam, where there is any. */
  foam: z.string().optional(),
  bubbles: z.boolean(),
  steam: z.boolean(),
  rim: z.string().optional(),
  dust: z.string().optional(),
  garnish: z.array(garnishSchema),
  steeped: z.array(garnishSchema),
  /** Part of the glass's capacity, by volume, that liquid and ice take up. */
  fill: z.number(),
});
/** What the glass of a drink shows. */
export type Look = z.infer<typeof lookSchema>;

const drinkSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  taste: z.string(),
  method: z.string(),
  ingredients: z.array(z.string()),
  look: lookSchema,
});
/** All that a picture needs of a drink. */
export type Drink = z.infer<typeof drinkSchema>;

/**
 * Reads the file of all drinks, most viewed first, which `tools/catalogue/writePicturedDrinks.ts` writes.
 *
 * @throws Fault where it is not there
 */
export function readDrinks(file: string): Drink[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Fault(`${file} is missing: run "node tools/catalogue/writePicturedDrinks.ts" first.`);
  }
  return z.array(drinkSchema).parse(JSON.parse(text));
}
