import { expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/loadCatalogue.ts';
import { mixIndex } from '../../catalogue/mixIndex.ts';
import { NOTHING_EXCLUDED } from '../../domain/diet/exclusion.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import { messagesIn } from '../../i18n/messages.ts';
import { NO_FILTERS } from './filters.ts';
import { howText } from './howText.ts';
import { createShelfMatcher } from './shelfMatcher.ts';
import { MIX_AREAS } from './say.ts';

const matcher = createShelfMatcher(mixIndex(loadCatalogue('data'), 'en'), 'en');
const say = createTranslator(messagesIn('en', ...MIX_AREAS), 'en');
const NO_NUTS = { ...NO_FILTERS, exclusion: { ...NOTHING_EXCLUDED, allergens: ['nuts' as const] } };
const VEGAN = { ...NO_FILTERS, exclusion: { ...NOTHING_EXCLUDED, isVegan: true } };
const GODFATHER = '11150';
const BLACK_RUSSIAN = '11414';
const OLD_FASHIONED = '11005';

function match(id: string, shelf: string[], filters: typeof NO_FILTERS = NO_FILTERS) {
  return matcher.match(shelf, true, filters).find((one) => one.id === id);
}
/** What Mix Master says of the first line that a bottle serves. */
function said(id: string, shelf: string[], bottle: string) {
  const served = match(id, shelf)?.matched.find(({ service }) => service.by === bottle);
  return served && howText(served, say, matcher);
}

test('an entry may be one of several bottles, or none where that does not matter', () => {
  expect(matcher.bottlesFor('amaretto').map(({ name }) => name)).toContain('Disaronno');
  expect(matcher.bottlesFor('amaretto:disaronno')).toEqual(matcher.bottlesFor('amaretto'));
  expect(matcher.bottlesFor('lime')).toEqual([]);
  expect(matcher.bottleNamed('disaronno')).toBe('amaretto:disaronno');
  expect(matcher.nameOf('amaretto:disaronno')).toBe('Disaronno');
});

test('whoever avoids nuts gets an amaretto only from a bottle that is known to have none', () => {
  const shelf = (amaretto: string) => ['scotch-whisky', amaretto];
  expect(match(GODFATHER, shelf('amaretto'), NO_NUTS)).toBeUndefined();
  expect(match(GODFATHER, shelf('amaretto:adriatico-amaretto'), NO_NUTS)).toBeUndefined();
  expect(match(GODFATHER, shelf('amaretto:disaronno'), NO_NUTS)).toMatchObject({ tier: 'perfect' });
});

test('a vegan gets a Black Russian of a coffee liqueur that is vegan', () => {
  expect(match(BLACK_RUSSIAN, ['vodka', 'coffee-liqueur:kahlua'], VEGAN)).toBeUndefined();
  expect(match(BLACK_RUSSIAN, ['vodka', 'coffee-liqueur:mr-black'], VEGAN)).toMatchObject({ score: 100 });
});

test('what a bottle brings is told, and a spirit is poured by its strength', () => {
  expect(
    said(GODFATHER, ['scotch-whisky', 'amaretto:adriatico-amaretto'], 'amaretto:adriatico-amaretto'),
  ).toEqual({
    how: 'exact: Adriatico',
    brings: 'Contains tree nuts (almonds)',
  });
  expect(said(BLACK_RUSSIAN, ['vodka', 'coffee-liqueur:kahlua'], 'coffee-liqueur:kahlua')?.brings).toContain(
    '16% ABV instead of 20%',
  );
  expect(said('11469', ['inlander-rum:stroh-80'], 'inlander-rum:stroh-80')?.how).toContain('3:4 by strength');
});

test('what a recipe takes as well is said to be taken, and is no stand-in of its family', () => {
  expect(said(OLD_FASHIONED, ['rye-whiskey', 'sugar', 'aromatic-bitters'], 'rye-whiskey')?.how).toBe(
    'also allowed by the recipe: rye whiskey',
  );
});
