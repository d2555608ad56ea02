import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { answerTo, catalogue } from './testConversation.ts';

const barAnswer = (id: string, locale: Locale) =>
  catalogue.barAnswers.find((answer) => answer.id === id)?.texts[locale]?.answer ?? '';

const MISHAPS: Record<Locale, readonly (readonly [string, string])[]> = {
  en: [
    ['my Paloma turned out way too bitter', 'too-bitter'],
    ['the punch is far too strong', 'too-strong'],
    ['my Mojito tastes watery', 'too-watery'],
  ],
  nl: [
    ['mijn Paloma is veel te bitter geworden', 'too-bitter'],
    ['de punch is veel te sterk', 'too-strong'],
    ['mijn Mojito smaakt waterig', 'too-watery'],
  ],
  de: [
    ['meine Paloma ist mir zu bitter geraten', 'too-bitter'],
    ['der Punsch ist viel zu stark', 'too-strong'],
    ['mein Mojito schmeckt wässrig', 'too-watery'],
  ],
  es: [
    ['me ha quedado demasiado amarga la Paloma', 'too-bitter'],
    ['el ponche me quedó demasiado fuerte', 'too-strong'],
    ['el Mojito me quedó aguado', 'too-watery'],
  ],
  fr: [
    ['ma Paloma est beaucoup trop amère', 'too-bitter'],
    ['le punch est beaucoup trop fort', 'too-strong'],
    ['mon Mojito a un goût d’eau', 'too-watery'],
  ],
};
const NOT_TOO_SWEET: Record<Locale, string> = {
  en: 'a drink that is not too sweet',
  nl: 'een drankje, niet te zoet',
  de: 'ein Drink, nicht zu süß',
  es: 'un trago no muy dulce',
  fr: 'un cocktail pas trop sucré',
};
const KEEPS: Record<Locale, string> = {
  en: 'how long does an opened bottle of Cynar last',
  nl: 'hoe lang is een open fles Cynar houdbaar',
  de: 'wie lange ist eine offene Flasche Cynar haltbar',
  es: 'cuánto dura abierta una botella de Cynar',
  fr: 'combien de temps se garde une bouteille de Cynar ouverte',
};

describe.each(LOCALES)('in %s the bartender', (locale) => {
  it.each(MISHAPS[locale])('says how to save a drink: %s', (said, id) => {
    expect(answerTo(locale, said).answer).toContain(barAnswer(id, locale));
  });

  it('takes what is not to be too sweet for a wish', () => {
    const { answer } = answerTo(locale, NOT_TOO_SWEET[locale]);
    expect(answer).not.toContain(barAnswer('too-sweet', locale));
    expect(answer).toMatch(/^- \[\[/m);
  });

  it('says how long an open bottle keeps', () => {
    const years = new Intl.NumberFormat(locale, { style: 'unit', unit: 'year', unitDisplay: 'long' });
    const { keeps } = catalogue.ingredientById.entry('cynar');
    const count = keeps !== undefined && 'amount' in keeps ? keeps.amount : 0;
    expect(answerTo(locale, KEEPS[locale]).answer).toContain(years.format(count));
  });
});

it('hears a name by its sound only where the vowels are near', () => {
  expect(answerTo('es', 'daikiri').answer).toContain('[[11004]]');
  expect(answerTo('es', '¿Cuántas calorías tiene una Margarita?').answer).toContain('[[11001]]');
});

it('lets no name go on over a comma', () => {
  expect(answerTo('es', 'tengo ron, piña, coco y azúcar').answer).toContain('[[11012]]');
});

it('knows that a pronoun goes on with the person before', () => {
  const { answer } = answerTo('en', 'a birthday drink for my dad, he likes whisky');
  expect(answer).not.toContain('One for each');
});
