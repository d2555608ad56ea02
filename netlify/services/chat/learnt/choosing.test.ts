import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../../../src/contracts/chat.ts';
import { NOTHING_EXCLUDED } from '../../../../src/domain/exclusion.ts';
import { answerOf, answersInstead } from '../answers/barAnswer.ts';
import { barOf } from '../bar.ts';
import { talkOf } from '../talk.ts';
import { answerTo, catalogue, requestOf } from '../testConversation.ts';

const bar = barOf(catalogue);
const talkIn = (language: 'en' | 'nl' | 'de' | 'es' | 'fr', ...said: string[]) => {
  const messages = said.map((content): ChatMessage => ({ role: 'user', content }));
  return talkOf(bar, requestOf({ messages, language }), () => 0.3);
};

describe('the bar’s book', () => {
  it.each([
    ['en', 'sugar syrup is 6 quid in the shop, can I boil my own'],
    ['nl', 'suikersiroop kost 6 euro in de winkel, kan ik die zelf koken'],
    ['de', 'Zuckersirup aus dem Laden kostet 6 Euro, kann ich den selber kochen'],
    ['fr', 'le sirop de sucre coûte 6 euros au magasin, je peux le faire moi-même ?'],
  ] as const)('answers in %s what only looks like a wish for something cheap: %s', (language, asked) => {
    expect(answerTo(language, asked).answer).toContain(answerOf(talkIn(language, asked), 'syrup-cost'));
  });

  it.each([
    ['en', 'something sour with bourbon'],
    ['nl', 'iets fris met wodka voor weinig geld'],
    ['de', 'was mit Rum für unter 10 Euro'],
    ['es', 'algo dulce con ron y piña'],
    ['fr', 'un truc pétillant avec du gin'],
  ] as const)('is not opened in %s for an order: %s', (language, asked) => {
    const { answer } = answerTo(language, asked);
    const texts = catalogue.barAnswers.flatMap(({ texts }) => texts[language]?.answer ?? []);
    expect(texts.filter((text) => answer.includes(text))).toEqual([]);
  });

  it('is not opened instead of what was found for somebody who avoids something', () => {
    const asked = 'sugar syrup is 6 quid in the shop, can I boil my own';
    expect(answersInstead(talkIn('en', asked))).not.toEqual([]);
    const avoids = { ...NOTHING_EXCLUDED, allergens: ['nuts'] as const };
    const messages: ChatMessage[] = [{ role: 'user', content: asked }];
    expect(answersInstead(talkOf(bar, requestOf({ messages, avoids }), () => 0.3))).toEqual([]);
    expect(answersInstead(talkIn('en', 'I’m allergic to nuts.', asked))).toEqual([]);
    expect(answersInstead(talkIn('en', 'My friend is pregnant.', asked))).toEqual([]);
  });
});
