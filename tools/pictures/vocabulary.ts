import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { colourSchema } from '../../src/contracts/look.ts';
import { slugSchema } from '../../src/contracts/text.ts';

const backdropSchema = z.strictObject({
  hue: z.string(),
  /** Relative luminance of the colour, 0–1. */
  luminance: z.number().min(0).max(1),
  /** What stands behind the drink, on the whole. */
  colour: colourSchema,
});
export type Backdrop = z.infer<typeof backdropSchema>;

const pictureVocabularySchema = z.strictObject({
  glasses: z.array(slugSchema),
  ice: z.array(slugSchema),
  /** Ingredient → the cuts, ids of units, in which it can be shown. */
  garnish: z.record(slugSchema, z.array(slugSchema)),
  rims: z.array(slugSchema),
  dusts: z.array(slugSchema),
  backdrops: z.record(slugSchema, backdropSchema),
});
/** Everything that the studio can put into a picture. */
export type PictureVocabulary = z.infer<typeof pictureVocabularySchema>;

/** Reads `vocabulary.json`, which this tool and the studio share. */
export function readVocabulary(): PictureVocabulary {
  const file = join(import.meta.dirname, 'vocabulary.json');
  return pictureVocabularySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
