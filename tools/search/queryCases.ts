import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';

const caseSchema = z.strictObject({
  id: z.string(),
  /** What a guest types. */
  query: z.string(),
  /** International names of drinks; one of them is meant. */
  anyOf: z.array(z.string()).min(1),
});

/** What a guest types and which drink is meant: `tools/search/cases/README.md`. */
export type QueryCase = z.infer<typeof caseSchema> & { locale: Locale };

/** The halves of the examination. */
type Half = 'open' | 'closed';

/** The cases of a half, in all languages. */
export function queryCases(half: Half): QueryCase[] {
  return LOCALES.flatMap((locale) =>
    readFileSync(resolve('tools/search/cases', half, `queries.${locale}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ ...caseSchema.parse(JSON.parse(line)), locale })),
  );
}
