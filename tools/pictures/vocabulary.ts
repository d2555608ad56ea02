import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { slugSchema } from '../../src/contracts/site/text.ts';

const pictureVocabularySchema = z.strictObject({
  glasses: z.array(slugSchema),
  ice: z.array(slugSchema),
  /** Ingredient → the cuts, ids of units, in which it can be shown. */
  garnish: z.record(slugSchema, z.array(slugSchema)),
  rims: z.array(slugSchema),
  dusts: z.array(slugSchema),
});
/** Everything that the studio can put into a picture. */
export type PictureVocabulary = z.infer<typeof pictureVocabularySchema>;

/** Reads `vocabulary.json`, which this tool and the studio share. */
export function readVocabulary(): PictureVocabulary {
  const file = join(import.meta.dirname, 'vocabulary.json');
  return pictureVocabularySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
