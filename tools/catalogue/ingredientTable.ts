import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CAUTIONS, SUBSTANCES, type Caution } from '../../src/contracts/diet/diet.ts';
import { cautionSchema, suitsSchema } from '../../src/contracts/diet/dietSchemas.ts';
import { slugSchema } from '../../src/contracts/site/text.ts';
import type { DietaryFacts } from '../../src/domain/diet/dietary.ts';
import { parseStrictJson } from '../../src/catalogue/strictJson.ts';

/*
 * `ingredientTable.jsonl` says of every ingredient what is in it. Somebody who had not seen our data wrote it from laws,
 * labels and what makers say, so that it can disagree with our data; nobody may copy our data into it. A line names its
 * source in words; one that begins with "from memory" was not looked up. Where our data and the table differ on purpose,
 * `agreedDifferences.json` says why, and by which source of `data/sources.json`.
 */
const TABLE = new URL('./ingredientTable.jsonl', import.meta.url);
const AGREED = new URL('./agreedDifferences.json', import.meta.url);

const substancesSchema = z.array(z.enum(SUBSTANCES)).default([]);
const lineSchema = z.strictObject({
  id: slugSchema,
  contains: substancesSchema,
  mayContain: substancesSchema,
  vegan: suitsSchema,
  vegetarian: suitsSchema,
  cautions: z.array(cautionSchema).default([]),
  source: z.string().min(3),
});
export type TableLine = z.infer<typeof lineSchema>;

const DIETS = ['vegan', 'vegetarian'] as const;
type Diet = (typeof DIETS)[number];
/** What a statement is about. */
const SUBJECTS = [...SUBSTANCES, ...DIETS, ...CAUTIONS] as const;
type Subject = (typeof SUBJECTS)[number];

const ANSWERS = ['contains', 'mayContain', 'none', 'named', 'yes', 'no', 'unknown'] as const;
type Answer = (typeof ANSWERS)[number];

const agreedSchema = z.array(
  z.strictObject({
    on: z.enum(SUBJECTS),
    ours: z.enum(ANSWERS),
    table: z.enum(ANSWERS),
    /** The ingredients that differ in this way and for this reason. */
    ids: z.array(slugSchema).min(1),
    reason: z.string().min(20),
    /** Ids in `data/sources.json`. */
    sources: z.array(slugSchema).min(1),
  }),
);
export type AgreedDifference = z.infer<typeof agreedSchema>[number];

/** What our data says of an ingredient, and the table says otherwise. */
export interface Difference {
  id: string;
  on: Subject;
  ours: Answer;
  table: Answer;
}

export function readIngredientTable(): TableLine[] {
  const lines = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}

export function readAgreedDifferences(): AgreedDifference[] {
  return agreedSchema.parse(parseStrictJson(readFileSync(AGREED, 'utf8')).value);
}

type Facts = Pick<DietaryFacts, 'allergens' | 'vegan' | 'vegetarian' | 'cautions'>;

/** Everything on which our data and a line of the table do not say the same, in the order of the subjects. */
export function listDifferences(ours: Facts, line: TableLine): Difference[] {
  const table: Facts = { ...line, allergens: { contains: line.contains, mayContain: line.mayContain } };
  return SUBJECTS.map((on) => ({
    id: line.id,
    on,
    ours: answerOf(ours, on),
    table: answerOf(table, on),
  })).filter((difference) => difference.ours !== difference.table);
}

function answerOf({ allergens, cautions, ...diets }: Facts, on: Subject): Answer {
  if (isDiet(on)) return diets[on];
  if (isCaution(on)) return cautions.includes(on) ? 'named' : 'none';
  if (allergens.contains.includes(on)) return 'contains';
  return allergens.mayContain.includes(on) ? 'mayContain' : 'none';
}

function isDiet(on: Subject): on is Diet {
  return DIETS.some((diet) => diet === on);
}

function isCaution(on: Exclude<Subject, Diet>): on is Caution {
  return CAUTIONS.some((caution) => caution === on);
}
