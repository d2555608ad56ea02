import { describe, expect, it } from 'vitest';
import type { LOCALES } from '../../../../src/contracts/locale.ts';
import { functionCatalogue } from '../../catalogue.ts';
import { barOf } from '../bar.ts';
import { trainModel } from '../../../../tools/bartender/learn/trainModel.ts';
import { messageOf } from '../../../../tools/bartender/learn/wordings.ts';
import { createClassifier } from './classifier.ts';
import { heardCues } from './intents.ts';

const bar = barOf(functionCatalogue());
const situationOf = (content: string, language: (typeof LOCALES)[number]) =>
  bar.situationOf({ messages: [{ role: 'user', content }], language, mode: 'ask', shelf: [], strict: false });

describe('what a guest wants', () => {
  it('is told by the learnt model where no wording tells', () => {
    expect(
      heardCues(new Set(), ['is', 'it', 'smart', 'to', 'bottle', 'them', 'the', 'evening', 'before']),
    ).toContain('ahead');
  });

  it('is left to the wordings where one tells', () => {
    const cues = new Set(['calories'] as const);
    expect(heardCues(cues, ['surprise', 'me'])).toBe(cues);
  });
});

describe('what a guest must not have', () => {
  it.each([
    ['en', 'almonds make my throat itch, anything with rum?', 'nuts'],
    ['en', 'I can’t do dairy. Grasshopper?', 'milk'],
    ['de', 'Kuhmilch geht bei mir gar nicht, was Sahniges?', 'milk'],
    ['nl', 'ansjovis is taboe, iets hartigs', 'fish'],
    ['es', 'la leche de vaca me sienta mal, ¿postre?', 'milk'],
    ['fr', 'je réagis aux œufs, quel sour ?', 'eggs'],
  ] as const)('is heard in %s in words for a reaction: %s', (language, message, allergen) => {
    expect(situationOf(message, language).taboo.exclusion.allergens).toContain(allergen);
  });

  it.each([
    ['en', 'I own bourbon, gin and Campari. Next bottle?'],
    ['fr', 'j’ai du rhum, de la menthe et du citron vert, je fais quoi ?'],
    ['en', 'something creamy with milk and honey'],
  ] as const)('is nothing that is only named, in %s: %s', (language, message) => {
    const { exclusion, ingredients } = situationOf(message, language).taboo;
    expect([...exclusion.allergens, ...ingredients]).toEqual([]);
  });
});

describe('a learnt model', () => {
  const examples = [
    ...['where do you keep ice', 'how do you keep ice'].map((text) => ({ text, label: 'asks' as const })),
    ...['a strong drink please', 'a long drink please'].map((text) => ({ text, label: 'orders' as const })),
  ].map(({ text, label }) => ({ words: text.split(' '), label, weight: 1 }));
  const learn = () => trainModel(examples, ['asks', 'orders'], { bits: 10, letters: [3, 4, 5], rounds: 20 });

  it('knows a message like those that it was learnt from', () => {
    const likelihoodsOf = createClassifier(learn());
    expect(likelihoodsOf(['a', 'sweet', 'drink', 'please']).orders).toBeGreaterThan(0.8);
    expect(likelihoodsOf(['how', 'do', 'you', 'cut', 'ice']).asks).toBeGreaterThan(0.7);
  });

  it('is the same each time', () => {
    expect(learn()).toEqual(learn());
  });

  it('is learnt from messages that a wording stands for', () => {
    expect(messageOf('(hot|cold) drink', () => 0.6)).toBe('cold drink');
    expect(messageOf('hot drink [please]', () => 0)).toBe('hot drink');
    expect(messageOf('hot drink [please|now]', () => 0.7)).toBe('hot drink now');
  });
});
