import { z } from 'zod';
import {
  barAnswerFactsSchema,
  type BarAnswerFacts,
  type BarAnswerTexts,
} from '../contracts/chat/barAnswer.ts';
import { slugSchema, type Localized } from '../contracts/site/text.ts';
import { inEach, type LanguageTexts } from './languageTexts.ts';
import type { DataReader } from './readJson.ts';

export const BAR_ANSWERS_FILE = 'barAnswers.json';

/** An answer to a question of technique or knowledge, with what each language says of it. */
export interface BarAnswer extends Pick<BarAnswerFacts, 'drinks' | 'ingredients'> {
  id: string;
  /** A language that has no texts yet is left out. */
  texts: Partial<Localized<BarAnswerTexts>>;
}

/** One with what it rests on, which only writers and checks read. */
export type SourcedBarAnswer = BarAnswer & BarAnswerFacts;

/** Reads `data/barAnswers.json`: what the bar knows of technique, tools and bottles. */
export function readBarAnswers(reader: DataReader, texts: Localized<LanguageTexts>): SourcedBarAnswer[] {
  const facts = reader.read(BAR_ANSWERS_FILE, z.record(slugSchema, barAnswerFactsSchema)) ?? {};
  return Object.entries(facts).map(([id, fact]) => ({
    id,
    ...fact,
    texts: inEach(texts, ({ barAnswers }) => barAnswers?.[id]),
  }));
}
