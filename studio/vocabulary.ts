import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.array(z.string());
/** `garnish` has the cuts, ids of units, in which an ingredient can be shown. */
const vocabularySchema = z.strictObject({
  ...{ glasses: names, ice: names, rims: names, dusts: names },
  garnish: z.record(z.string(), names),
});

/** Everything that the studio can put into a picture: `vocabulary.json`, by which the catalogue is checked too. */
export const VOCABULARY = vocabularySchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'vocabulary.json'), 'utf8')),
);
