import { describe, expect, it } from 'vitest';
import type { BarAnswer } from '../../../src/catalogue/barAnswers.ts';
import type { ChatMessage, ChatRequest } from '../../../src/contracts/chat.ts';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { functionCatalogue } from '../catalogue.ts';
import { barNotes } from './answers/barAnswer.ts';
import { answerTables } from './answerTables.ts';
import { barOf } from './bar.ts';
import { createAnswerFinder } from './barAnswers.ts';
import { createHouseBartender } from './houseBartender.ts';
import { talkOf } from './talk.ts';

const catalogue = functionCatalogue();
const bartender = createHouseBartender(catalogue);

function requestOf(language: Locale, turns: readonly string[], rest: Partial<ChatRequest> = {}): ChatRequest {
  const messages: ChatMessage[] = [];
  const request: ChatRequest = { messages, language, mode: 'ask', shelf: [], strict: false, ...rest };
  for (const [place, content] of turns.entries()) {
    messages.push({ role: 'user', content });
    if (place < turns.length - 1)
      messages.push({ role: 'ai', content: bartender.answer(request, () => 0.3) });
  }
  return request;
}

const answerTo = (language: Locale, turns: readonly string[], rest?: Partial<ChatRequest>) =>
  bartender.answer(requestOf(language, turns, rest), () => 0.3);

function textOf(id: string, language: Locale): string {
  const text = catalogue.barAnswers.find((answer) => answer.id === id)?.texts[language]?.answer;
  if (text === undefined) throw new RangeError(`There is no bar answer "${id}" in ${language}.`);
  return text;
}

/** The bar answer that an answer begins with. */
const givenBy = (said: string, language: Locale) =>
  catalogue.barAnswers.find(({ texts }) => said.startsWith(texts[language]?.answer ?? '\n'))?.id;

function told(id: string, question: string, ...asked: string[]): BarAnswer {
  const texts = { en: { question, asked, answer: `About ${id}.` } };
  return { id, drinks: [], ingredients: [], texts };
}

it('makes ready what belongs to a language when a guest first speaks it, and once', () => {
  const asked: Locale[] = [];
  const finder = createAnswerFinder([], (language) => {
    asked.push(language);
    return answerTables([], language);
  });
  finder.rank('Welches Eis?', 'de');
  finder.rank('Welches Glas?', 'de');
  finder.rank('Quelle glace ?', 'fr');
  expect(asked).toEqual(['de', 'fr']);
});

describe('the search over the bar answers', () => {
  const finder = createAnswerFinder([
    told('clear', 'How do I make clear ice?', 'transparent ice cubes', 'clear ice at home'),
    told('crushed', 'How do I make crushed ice?', 'crush ice without a machine'),
    told('glasses', 'Which glasses should I own?', 'which glass for what', 'glasses to buy'),
    told('lime', 'How long does lime juice keep?', 'lime juice in the fridge'),
    told('lemon', 'How long does lemon juice keep?', 'lemon juice in the fridge'),
    told('stuck', 'My shaker is stuck', 'shaker does not open', 'jammed shaker'),
  ]);
  const found = (message: string, kind: 'question' | 'wish' = 'question') =>
    finder.find(message, 'en', kind)?.answer.id;

  it('finds what is asked in other words and endings', () => {
    expect(found('making transparent cubes')).toBe('clear');
    expect(found('how would I crush ice by hand?')).toBe('crushed');
    expect(found('what glass should one buy')).toBe('glasses');
  });

  it('finds what is written as one word', () => {
    expect(found('how to make crushedice')).toBe('crushed');
  });

  it('finds nothing where nothing fits', () => {
    expect(found('what is the capital of France')).toBeUndefined();
    expect(found('…')).toBeUndefined();
    expect(finder.find('wat is ijs', 'nl', 'question')).toBeUndefined();
  });

  it('finds nothing where two fit alike', () => {
    expect(found('how long does juice keep?')).toBeUndefined();
    const [best, second] = finder.rank('how long does juice keep?', 'en');
    expect([best?.answer.id, second?.answer.id].sort()).toEqual(['lemon', 'lime']);
  });

  it('wants to know all of what may be a wish', () => {
    expect(found('clear ice at home', 'wish')).toBe('clear');
    expect(found('something clear and transparent with gin', 'wish')).toBeUndefined();
  });

  it('ranks the best first and stays within its bounds', () => {
    const ranked = finder.rank('clear ice at home', 'en');
    expect(ranked[0]?.score).toBeLessThanOrEqual(1);
    expect(ranked.map(({ score }) => score)).toEqual(ranked.map(({ score }) => score).sort((a, b) => b - a));
  });
});

describe('bar answers of the house bartender', () => {
  it.each(LOCALES)('every question gets its own answer when it is asked as it stands, in %s', (locale) => {
    const { answers } = barOf(catalogue);
    const missed = catalogue.barAnswers.filter(
      ({ id, texts }) => answers.rank(texts[locale]?.question ?? '', locale)[0]?.answer.id !== id,
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  it('is its text and up to three drinks that show it', () => {
    const said = answerTo('en', ['Why are some drinks shaken and others stirred?']);
    expect(said.startsWith(`${textOf('shake-or-stir', 'en')}\n\n- [[11004]]`)).toBe(true);
    expect(citedIds(said)).toHaveLength(3);
  });

  it('is told in the language of the page, whatever the question is written in', () => {
    const said = answerTo('nl', ['Why are some drinks shaken and others stirred?']);
    expect(said.startsWith(textOf('shake-or-stir', 'nl'))).toBe(true);
  });

  it('shows no drink that the guest must not have', () => {
    const pregnant = answerTo('en', ['I am pregnant', 'Why are some drinks shaken and others stirred?']);
    expect(pregnant).toContain(textOf('shake-or-stir', 'en'));
    expect(citedIds(pregnant)).toEqual([]);
    const allergic = answerTo('en', ['I am allergic to eggs', 'What is a dry shake and why do it?']);
    const eggs = catalogue.recipes.filter(({ lines }) =>
      lines.some(({ ingredient }) => ingredient === 'egg-white'),
    );
    expect(eggs.map(({ id }) => id).filter((id) => citedIds(allergic).includes(id))).toEqual([]);
  });

  it.each([
    ['a recipe', 'How do I make a Pisco Sour?'],
    ['a recipe of what an answer speaks of', 'How do you make a Whiskey Sour?'],
    ['a wish', 'something sour with pisco'],
    ['a shelf', 'What can I make with gin and lime?'],
    ['an allergy', 'I am allergic to egg white, is a Clover Club safe?'],
    ['what is in a drink', 'Is there egg in a Pisco Sour?'],
    ['a diet', 'Is a Whiskey Sour vegan?'],
    ['care', 'I am pregnant, can I have a low-alcohol cocktail?'],
    ['two drinks', 'What is the difference between a Negroni and a Boulevardier?'],
    ['a term', 'What does dry shake mean?'],
    ['something else', 'Who won the football?'],
  ])('does not stand in the way of %s', (_what, message) => {
    expect(givenBy(answerTo('en', [message]), 'en')).toBeUndefined();
  });

  it('leaves a follow-up to the wish before it', () => {
    expect(givenBy(answerTo('en', ['something sour with gin', 'not too sweet']), 'en')).toBeUndefined();
  });

  it('answers a question on a shelf too', () => {
    const said = answerTo('en', ['How do I make clear ice at home?'], { mode: 'mix', shelf: ['gin'] });
    expect(givenBy(said, 'en')).toBe('clear-ice');
  });
});

describe('notes for a model', () => {
  it('are the texts that fit best, and none where nothing fits', () => {
    const notes = (message: string) =>
      barNotes(talkOf(barOf(catalogue), requestOf('en', [message]), () => 0));
    expect(notes('How do I make clear ice?')[0]).toBe(textOf('clear-ice', 'en'));
    expect(notes('How do I make clear ice?').length).toBeLessThanOrEqual(2);
    expect(notes('Good evening!')).toEqual([]);
  });
});
