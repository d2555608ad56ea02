import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../src/contracts/chat.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { functionCatalogue } from '../catalogue.ts';
import { barOf } from './bar.ts';
import { followUpsOf } from './followUps.ts';
import { createHouseBartender } from './houseBartender.ts';
import { talkOf } from './talk.ts';
import { TEXTS } from './texts/texts.ts';

const catalogue = functionCatalogue();
const house = createHouseBartender(catalogue);
const requestOf = (messages: ChatMessage[], language: Locale) => ({
  messages,
  language,
  mode: 'ask' as const,
  shelf: [],
  strict: false,
});
function ask(before: ChatMessage[], content: string, language: Locale) {
  const messages: ChatMessage[] = [...before, { role: 'user', content }];
  const request = requestOf(messages, language);
  const answer = house.answer(request, () => 0.3);
  const followUps = followUpsOf(
    talkOf(barOf(catalogue), request, () => 0),
    answer,
  );
  return { answer, followUps, messages: [...messages, { role: 'ai' as const, content: answer }] };
}

const OPENINGS: Record<Locale, readonly string[]> = {
  en: ['How do I make a Negroni?', 'something with rum', 'Negroni or Boulevardier?', 'who is the mayor'],
  nl: ['Hoe maak ik een Negroni?', 'iets met rum', 'Negroni of Boulevardier?', 'wie is de burgemeester'],
  de: [
    'Wie macht man einen Negroni?',
    'etwas mit Rum',
    'Negroni oder Boulevardier?',
    'wer ist Bürgermeister',
  ],
  es: ['¿Cómo se hace un Negroni?', 'algo con ron', '¿Negroni o Boulevardier?', 'quién es el alcalde'],
  fr: ['La recette du Negroni', 'un truc au rhum', 'Negroni ou Boulevardier ?', 'qui est le maire'],
};

describe.each(LOCALES)('what may be said next in %s', (locale) => {
  it.each(OPENINGS[locale])('works after “%s”', (opening) => {
    const first = ask([], opening, locale);
    expect(first.followUps.length).toBeGreaterThanOrEqual(2);
    expect(first.followUps.length).toBeLessThanOrEqual(4);
    expect(new Set(first.followUps).size).toBe(first.followUps.length);
    const { unclear, nothing, nothingMore, unsure } = TEXTS[locale];
    for (const followUp of first.followUps) {
      const { answer } = ask(first.messages, followUp, locale);
      for (const lost of [...unclear, ...nothing, ...nothingMore, unsure])
        expect(answer, `${opening} → ${followUp}`).not.toContain(lost);
    }
  });
});

it('offers nothing to somebody in danger', () => {
  expect(ask([], 'I want to kill myself', 'en').followUps).toEqual([]);
});

it('offers nothing with alcohol where somebody is pregnant', () => {
  const { followUps } = ask([], 'I am pregnant, what can I have?', 'en');
  expect(followUps).not.toContain(TEXTS.en.followUps.weaker);
  expect(followUps.length).toBeGreaterThan(0);
});
