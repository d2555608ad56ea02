import { expect, it } from 'vitest';
import { AVOIDING } from '../../../netlify/services/chat/learnt/avoiding.ts';
import { DANGERS } from '../../../netlify/services/chat/learnt/dangers.ts';
import { INTENT_NAMES } from '../../../netlify/services/chat/learnt/intents.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { allergyCases, conversations, HALVES, strangers } from '../exams/examCase.ts';
import { examinedCases } from '../safety/examination.ts';
import { guestMessages } from './guestMessages.ts';
import { markedMessages } from './markedMessages.ts';
import { wordingsIn } from './wordings.ts';

const FILES = [
  ['dangers', DANGERS],
  ['intents', INTENT_NAMES],
  ['avoiding', AVOIDING],
] as const;

it.each(FILES)('tells of each message in %s what it is', (of, labels) => {
  const told = new Set(guestMessages<string>(of, labels, () => 0).map(({ meant }) => meant));
  expect([...told].toSorted()).toEqual([...labels].toSorted());
});

it('says where a heading is none', () => {
  expect(() => guestMessages('dangers', ['none'], () => 0)).toThrow(
    /messages\/dangers\.en\.txt: "# \w+" is none of none/,
  );
});

/** Two messages are one where they differ in signs alone. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

it.each(LOCALES)('learns from no case of the examinations in %s', (locale) => {
  const held = [...HALVES.flatMap((half) => conversations(half, locale)), ...strangers(locale)];
  const asked = HALVES.flatMap((half) => [
    ...examinedCases(half, locale).map(({ text }) => text),
    ...allergyCases(half, locale).map(({ question }) => question),
  ]);
  const examined = new Set(
    [...asked, ...held.flatMap(({ turns }) => turns.map(({ guest }) => guest))].map(plain),
  );
  const learnt = [
    ...FILES.flatMap(([of]) =>
      wordingsIn(new URL(`messages/${of}.${locale}.txt`, import.meta.url)).map(({ says }) => says),
    ),
    ...markedMessages().map(({ text }) => text),
  ];
  // Counted, since of the closed half nothing is to be printed.
  expect(learnt.filter((text) => examined.has(plain(text))).length).toBe(0);
});
