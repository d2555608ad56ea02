import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import type { Half } from './shelfCases.ts';

/** The allergens as the writers name them: the fourteen, soya for soybeans. */
const allergenSchema = z.enum([
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
]);

const caseSchema = z.object({
  text: z.string(),
  /** In plain English what it is; of a brand the kind of thing first: "gin (brand Hendrick's)". */
  is: z.string(),
  kind: z.enum(['bar', 'brand', 'kitchen', 'food', 'flavoured', 'slip', 'near']),
  allergens: z.array(allergenSchema),
  /** Null where it may be a thing with alcohol or one without. */
  alcohol: z.boolean().nullable(),
  /** Id of the ingredient that it is, where `is` does not tell; null where it is none. */
  id: z.string().nullable().optional(),
});

/** What somebody types as the name of an ingredient, and what it is: `tools/matching/cases/README.md`. */
export type NameCase = z.infer<typeof caseSchema> & { locale: Locale };

/** The cases of a half, in all languages; a half that is not there has none. */
export function nameCases(half: Half): NameCase[] {
  return LOCALES.flatMap((locale) => {
    const file = resolve('tools/matching/cases', half, `names.${locale}.jsonl`);
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ ...caseSchema.parse(JSON.parse(line)), locale }));
  });
}
