import { expect, test } from 'vitest';
import { LOCALES } from '../contracts/locale.ts';
import { de } from './messages/de.ts';
import { en, type MessageKey } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { nl } from './messages/nl.ts';
import { translator } from './translate.ts';

const placeholders = (message: string) => [...message.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();

test.each(LOCALES)('each key gives its own message in %s', (locale) => {
  const messages = { en, nl, de, es, fr }[locale];
  expect(translator(locale)('recipe.ingredients')).toBe(messages['recipe.ingredients']);
});

test.each(Object.entries({ nl, de, es, fr }))(
  'the messages of %s fill in what the English ones do',
  (_locale, messages) => {
    for (const key of Object.keys(en) as MessageKey[]) {
      expect(placeholders(messages[key]), key).toEqual(placeholders(en[key]));
    }
  },
);

test('one recipe is not "1 recipes"', () => {
  const t = translator('en');
  expect(t('cocktails.count', { count: 1, number: '1' })).toBe('1 recipe');
  expect(t('cocktails.count', { count: 2, number: '2' })).toBe('2 recipes');
});

test('values are put in as they are', () => {
  expect(translator('en')('cocktails.count', { count: 2, number: '<2 & 3>' })).toBe('<2 & 3> recipes');
});
