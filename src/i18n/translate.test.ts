import { expect, test } from 'vitest';
import { LOCALES, TRANSLATED_LOCALES } from '../contracts/locale.ts';
import { messagesIn, type MessageKey } from './messages/all.ts';
import { translator } from './translate.ts';

const placeholders = (message: string) => [...message.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();

test.each(LOCALES)('each key gives its own message in %s', (locale) => {
  expect(translator(locale)('recipe.ingredients')).toBe(messagesIn(locale)['recipe.ingredients']);
});

test.each(TRANSLATED_LOCALES)('the messages of %s fill in what the English ones do', (locale) => {
  const english = messagesIn('en');
  const translated = messagesIn(locale);
  for (const key of Object.keys(english) as MessageKey[]) {
    expect(placeholders(translated[key]), key).toEqual(placeholders(english[key]));
  }
});

test('the common labels are Add, Remove, Clear, Close, and Search and Filter with what they are for', () => {
  const t = translator('en');
  const bare = ['mix.add', 'favorites.remove', 'list.clear', 'nav.close'] as const;
  expect(bare.map((key) => t(key))).toEqual(['Add', 'Remove', 'Clear', 'Close']);
  expect(t('cocktails.search')).toBe('Search cocktails...');
  expect(t('mix.filters')).toMatch(/^Filter/);
});

test('one recipe is not "1 recipes"', () => {
  const t = translator('en');
  expect(t('cocktails.count', { count: 1, number: '1' })).toBe('1 recipe');
  expect(t('cocktails.count', { count: 2, number: '2' })).toBe('2 recipes');
});

test('values are put in as they are', () => {
  expect(translator('en')('cocktails.count', { count: 2, number: '<2 & 3>' })).toBe('<2 & 3> recipes');
});
