import { expect, test } from 'vitest';
import { LOCALES } from '../contracts/site/locale.ts';
import { createTranslator } from './createTranslator.ts';
import { messagesIn } from './messages.ts';
import { translator } from './translate.ts';

test.each(LOCALES)('each key gives its own message in %s', (locale) => {
  expect(translator(locale)('recipe.ingredients')).toBe(messagesIn(locale)['recipe.ingredients']);
});

test('the common labels are Add, Remove, Clear, Close, and Search and Filter with what they are for', () => {
  const t = translator('en');
  const bare = ['mix.add', 'favorites.remove', 'list.clear', 'nav.close'] as const;
  expect(bare.map((key) => t(key))).toEqual(['Add', 'Remove', 'Clear', 'Close']);
  expect(t('cocktails.search')).toBe('Search cocktails...');
  expect(t('mix.filters')).toMatch(/^Filter/);
});

test.each([
  ['en', 0, '0 recipes'],
  ['en', 1, '1 recipe'],
  ['en', 2, '2 recipes'],
  ['fr', 0, '0 recette'],
  ['fr', 2, '2 recettes'],
  ['fr', 1_000_000, '1\u202f000\u202f000 recettes'],
  ['de', 12_345, '12.345 Rezepte'],
] as const)('in %s, %d is counted as "%s"', (locale, number, text) => {
  expect(translator(locale).count('cocktails.count', number)).toBe(text);
});

test('a language may have more plural forms than English', () => {
  const t = createTranslator({ x_one: 'ein', x_other: '{{number}}' }, 'de');
  expect(t.forms('x')).toEqual({ one: 'ein', other: '{{number}}' });
  expect([t.count('x', 1), t.count('x', 2)]).toEqual(['ein', '2']);
  const polish = { x_one: '{{number}} drink', x_few: '{{number}} drinki', x_other: '{{number}} drinków' };
  expect([1, 3, 5].map((number) => createTranslator(polish, 'pl' as never).count('x', number))).toEqual([
    '1 drink',
    '3 drinki',
    '5 drinków',
  ]);
});

test('values are put in as they are', () => {
  expect(translator('en')('recipe.or', { names: '<2 & 3>' })).toBe('or <2 & 3>');
});
