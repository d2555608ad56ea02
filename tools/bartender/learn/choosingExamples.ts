import { answersInstead, nearAnswer } from '../../../netlify/services/chat/answers/barAnswer.ts';
import { warned } from '../../../netlify/services/chat/answers/warning.ts';
import { barOf } from '../../../netlify/services/chat/bar.ts';
import { planned } from '../../../netlify/services/chat/houseBartender.ts';
import { choosingSigns, type CHOICES } from '../../../netlify/services/chat/learnt/choosing.ts';
import { talkOf } from '../../../netlify/services/chat/talk.ts';
import { loadCatalogue } from '../../../src/catalogue/loadCatalogue.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { asMany } from '../../bench/effort.ts';
import { conversations, guests, type Conversation } from '../exams/examCase.ts';
import { careIn, CHANCE, holdConversation } from '../exams/holdConversation.ts';
import { createJudge, type Grade } from '../exams/judgeAnswer.ts';
import type { Example } from './trainModel.ts';

type Choice = (typeof CHOICES)[number];

const WORTH: Readonly<Record<Grade, number>> = { right: 1, partly: 0.5, wrong: 0, 'not judged': 0 };

/**
 * Turns of guests in which either the nearest answer of the book or what was found without it is the better one, by
 * what the examination expects. Each is weighed by how much better it is.
 */
export function choosingExamples(): Example<Choice>[] {
  const catalogue = loadCatalogue('data');
  const bar = barOf(catalogue);
  const judge = createJudge(catalogue);

  return LOCALES.flatMap((locale) =>
    asMany([...guests(locale), ...conversations('open', locale)]).flatMap((conversation) =>
      examplesOf(conversation, locale),
    ),
  );

  function examplesOf(conversation: Conversation, locale: Locale): Example<Choice>[] {
    return holdConversation(conversation, locale, (request, { expect }) => {
      const talk = talkOf(bar, request, () => CHANCE);
      const { text, by } = planned(talk);
      const answer = warned(talk, text);
      const near = by === undefined ? [] : answersInstead(talk);
      const book = near.length === 0 ? undefined : nearAnswer(talk, 0);
      if (by === undefined || book === undefined) return { answer, examples: [] };
      const care = careIn(talk.situation);
      const worth = (given: string) => WORTH[judge(expect, { answer: given, locale, care }).grade];
      const gain = worth(warned(talk, book)) - worth(answer);
      const label: Choice = gain > 0 ? 'book' : 'found';
      const words = choosingSigns(talk.situation, by, near);
      return { answer, examples: gain === 0 ? [] : [{ words, label, weight: Math.abs(gain) }] };
    }).flatMap(({ examples }) => examples);
  }
}
