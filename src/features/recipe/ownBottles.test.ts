import { expect, test } from 'vitest';
import { bottleIndex } from '../../catalogue/bottleIndex.ts';
import { loadCatalogue } from '../../catalogue/loadCatalogue.ts';
import { recipeView } from '../../catalogue/recipeView.ts';
import { messagesIn } from '../../i18n/messages.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { createOwnFacts } from '../../domain/costs/ownBottles.ts';
import { ownText } from './ownText.ts';

const catalogue = loadCatalogue('data');

function told(locale: Locale, id: string, ...shelf: string[]): string {
  const index = { ...bottleIndex(catalogue, locale), texts: messagesIn(locale, 'bottles', 'recipe') };
  const facts = createOwnFacts(index, shelf)(id);
  return facts === undefined ? '' : ownText(facts, index, locale);
}

test('a recipe says what its drink is of the own bottle', () => {
  expect(told('en', '11082', 'amaretto:disaronno')).toMatch(
    /^From your bar \(Disaronno\): \d+% ABV, about \d+\u00a0kcal\. In our recipe: /,
  );
  expect(told('de', '11082', 'amaretto:lazzaroni-amaretto')).toContain('Hausbar (Lazzaroni');
});

test('what the bottle has of its own is told, and what it lacks no longer', () => {
  const amarettoSour = catalogue.recipes.find(({ id }) => id === '11082');
  if (amarettoSour === undefined) throw new Error('There is no Amaretto Sour.');
  const nuts = /Tree nuts/i;
  expect(
    recipeView(amarettoSour, catalogue, 'en')
      .allergens.mayContain.map(({ name }) => name)
      .join(),
  ).toMatch(nuts);
  expect(told('en', '11082', 'amaretto:disaronno')).not.toMatch(nuts);
  expect(told('en', '11082', 'amaretto:adriatico-amaretto')).toMatch(nuts);
});
