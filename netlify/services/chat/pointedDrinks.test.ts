import { describe, expect, it } from 'vitest';
import { textLanguage } from '../../../src/domain/chat/textLanguage.ts';
import { answerTo } from './testConversation.ts';

describe('a drink that is pointed at', () => {
  it.each([
    ['en', 'something with gin', 'the second one but without alcohol'],
    ['nl', 'iets met gin', 'de tweede maar zonder alcohol'],
    ['de', 'was mit Gin', 'das zweite, aber ohne Alkohol'],
    ['es', 'algo con ginebra', 'el segundo pero sin alcohol'],
    ['fr', 'un truc au gin', 'le deuxième mais sans alcool'],
  ] as const)('is given without alcohol where that is asked, in %s', (language, ...said) => {
    const { drinks } = answerTo(language, ...said);
    expect(drinks.length).toBeGreaterThan(0);
    expect(drinks.every(({ isAlcoholFree }) => isAlcoholFree)).toBe(true);
  });

  it('keeps its place where one of its things is missing', () => {
    const said = [
      'Sidecar or Between the Sheets, what’s the difference?',
      'the second one but I’ve no cognac',
    ];
    expect(answerTo('en', ...said).answer).toMatch(/Armagnac.*30\sml in place of 30\sml cognac/);
  });
});

it('reads a message in the language of its guest where one small word is that of another', () => {
  expect(textLanguage('moet die vermout in de koelkast trouwens staat al n half jaar open', 'nl')).toBe('nl');
  expect(textLanguage('dann is cachaca doch genau dasselbe', 'de')).toBe('de');
});
