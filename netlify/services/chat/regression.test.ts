import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../src/contracts/site/locale.ts';
import { holdConversation, type TestConversation } from './testTurns.ts';

/** Turns of guests that were answered rightly without a model once, with what a right answer holds. */
const conversations = readFileSync('netlify/services/chat/regression.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as TestConversation);

it.each(LOCALES)('answers what guests asked in %s as rightly as before', (locale) => {
  const faults = conversations.filter((one) => one.locale === locale).flatMap(holdConversation);
  expect(faults).toEqual([]);
});
