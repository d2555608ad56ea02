import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';

const caseSchema = z.strictObject({
  id: z.string(),
  /** What somebody has, as they type it. */
  shelf: z.array(z.string()),
  /** International names of drinks. */
  perfect: z.array(z.string()),
  swap: z.array(z.string()),
  notPerfect: z.array(z.string()),
  near: z.array(z.string()),
  why: z.string(),
});

/** A shelf and what a bartender makes of it: `tools/matching/cases/README.md`. */
export type ShelfCase = z.infer<typeof caseSchema> & { locale: Locale };

/** The halves of the examination. */
export type Half = 'open' | 'closed';

/** The cases of a half, in all languages. */
export function shelfCases(half: Half): ShelfCase[] {
  return LOCALES.flatMap((locale) =>
    readFileSync(resolve('tools/matching/cases', half, `shelves.${locale}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ ...caseSchema.parse(JSON.parse(line)), locale })),
  );
}
