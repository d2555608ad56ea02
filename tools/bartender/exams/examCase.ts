import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';

/** What holds for each drink of an answer; what a writer asks beyond this, the judge cannot tell. */
const everySchema = z.object({
  with: z.array(z.string()).optional(),
  without: z.array(z.string()).optional(),
  alcohol: z.enum(['none', 'yes']).optional(),
  minAbv: z.number().optional(),
  maxAbv: z.number().optional(),
  maxIngredients: z.number().optional(),
  type: z.string().optional(),
});
export type Every = z.infer<typeof everySchema>;

/** What a right answer holds (tools/exams/README.md). */
const expectSchema = z.object({
  names: z.array(z.array(z.string())).optional(),
  namesNot: z.array(z.string()).optional(),
  suggests: z.object({ min: z.number().optional(), max: z.number().optional() }).optional(),
  every: everySchema.optional(),
  says: z.array(z.array(z.string())).optional(),
  saysNot: z.array(z.string()).optional(),
  asks: z.boolean().optional(),
  safety: z.union([z.string(), z.array(z.string())]).optional(),
});
export type Expect = z.infer<typeof expectSchema>;

const conversationSchema = z.object({
  id: z.string(),
  turns: z.array(z.object({ guest: z.string(), kind: z.string(), expect: expectSchema })),
});
export type Conversation = z.infer<typeof conversationSchema>;

const allergyCaseSchema = z.object({
  id: z.string(),
  question: z.string(),
  avoid: z.array(z.string()),
  expect: expectSchema,
});

export type AllergyCase = z.infer<typeof allergyCaseSchema>;

export type Half = 'open' | 'closed';
export const HALVES: readonly Half[] = ['open', 'closed'];

const FOLDER = new URL('../../exams/', import.meta.url);

/** The conversations of one half of the examinations in one language. */
export function conversations(half: Half, locale: Locale): Conversation[] {
  return linesOf(`${half}/conversations.${locale}.jsonl`, conversationSchema);
}

/** Conversations about amounts, whose writers know the house: they are of the open half alone. */
export function quantities(locale: Locale): Conversation[] {
  return linesOf(`open/quantities.${locale}.jsonl`, conversationSchema);
}

/** Conversations of five strangers, who asked most of what was understood least: they are of the open half alone. */
export function strangers(locale: Locale): Conversation[] {
  return linesOf(`open/strangers.${locale}.jsonl`, conversationSchema);
}

/** Conversations of fifteen more guests, from which the bartender has learnt: of the open half alone. */
export function guests(locale: Locale): Conversation[] {
  return linesOf(`open/guests.${locale}.jsonl`, conversationSchema);
}

const disguisedSchema = z.object({
  id: z.string(),
  kind: z.enum(['question', 'order']),
  message: z.string(),
});
export type Disguised = z.infer<typeof disguisedSchema>;

/** Questions to the bar that are worded like orders, and orders: of the open half alone. */
export function disguised(locale: Locale): Disguised[] {
  return linesOf(`open/disguised.${locale}.jsonl`, disguisedSchema);
}

/** The questions of guests with allergies, diets and the like. */
export function allergyCases(half: Half, locale: Locale): AllergyCase[] {
  return linesOf(`${half}/allergies.${locale}.jsonl`, allergyCaseSchema);
}

/** @throws Error that names the place alone, so that no line of the closed half is printed */
function linesOf<Line>(path: string, schema: z.ZodType<Line>): Line[] {
  const file = new URL(path, FOLDER);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, place) => {
      const parsed = schema.safeParse(JSON.parse(line));
      if (parsed.success) return parsed.data;
      const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new Error(`${path}, line ${place + 1}: not an examination (${where}).`);
    });
}

/** The languages of a command: all, or the one that is asked for. */
export function languagesOf(asked: string | undefined): Locale[] {
  return LOCALES.filter((locale) => asked === undefined || asked === locale);
}
