import { expect, test } from 'vitest';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { functionCatalogue } from './catalogue.ts';
import { searchByWishes } from './wishSearch.ts';

const search = (text: string, lang: Locale = 'en', without: string[] = []) =>
  searchByWishes({ text, lang, without });
const labels = (...asked: Parameters<typeof search>) => search(...asked).wishes.map(({ label }) => label);
const drinkOf = (id: string) => functionCatalogue().recipes.find((recipe) => recipe.id === id);

test.each<[Locale, string, string[]]>([
  ['en', 'gin, not sweet, for two', ['Gin', 'Not sweet', 'For 2']],
  ['de', 'Gin, nicht süß, für zwei', ['Gin', 'Nicht süß', 'Für 2']],
])('in %s "%s" is read as %j', (lang, text, expected) => {
  expect(labels(text, lang)).toEqual(expected);
  const { drinks, guests, isSentence } = search(text, lang);
  expect({ guests, isSentence }).toEqual({ guests: 2, isSentence: true });
  for (const id of drinks.slice(0, 3))
    expect(
      drinkOf(id)
        ?.lines.map(({ item }) => item.names.en)
        .join(),
    ).toMatch(/gin/i);
});

test('a wish that was taken away holds no longer', () => {
  expect(labels('gin, not sweet', 'en', ['taste:sweet'])).toEqual(['Gin']);
  expect(search('gin, not sweet', 'en', ['taste:sweet']).drinks.length).toBeGreaterThan(
    search('gin, not sweet').drinks.length,
  );
});

test('no drink breaks what was said: without egg there is none', () => {
  const { drinks } = search('no egg');
  expect(drinks.length).toBeGreaterThan(100);
  const withEgg = drinks.filter((id) =>
    drinkOf(id)?.dietary.allergens.contains.some((substance) => substance === 'eggs'),
  );
  expect(withEgg).toEqual([]);
});

test('the name of a drink wishes nothing, and what cannot be read is left for names', () => {
  expect(search('gin fizz')).toMatchObject({ wishes: [], drinks: [] });
  expect(search('qwxkpvv')).toMatchObject({ wishes: [], drinks: [], rest: 'qwxkpvv' });
});
