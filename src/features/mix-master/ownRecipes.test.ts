import { expect, test } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { mixIndex } from '../../catalogue/mixIndex.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { NOTHING_EXCLUDED } from '../../domain/diet/exclusion.ts';
import { SMOKE } from '../../domain/own-drinks/testDrink.ts';
import { NO_FILTERS } from './filters.ts';
import { createShelfMatcher } from './shelfMatcher.ts';
import { withOwnRecipes } from './ownRecipes.ts';

const catalogue = readCheckedCatalogue('data');
const index = mixIndex(catalogue, 'en');
const own = (id: string, change: Partial<OwnDrink>): OwnDrink => ({
  ...SMOKE,
  id,
  version: 1,
  updatedAt: '2026-11-24T08:00:00.000Z',
  ...change,
});
/** Of the catalogue's ingredients alone; a third kind of which its owner says that it holds sulphites. */
const KNOWN = own('00000000-0000-4000-8000-00000000000a', {
  name: 'Late Shift',
  lines: [
    { ingredient: 'mezcal', unit: 'ml', amount: 45, garnish: false },
    { ingredient: 'amaretto', unit: 'ml', amount: 20, garnish: false },
    { ingredient: 'lemon', unit: 'twist', amount: 1, garnish: true },
  ],
  allergens: [],
});
const HOUSE = own('00000000-0000-4000-8000-00000000000b', { name: 'Smoke' });
const matcher = createShelfMatcher(
  withOwnRecipes(index, [KNOWN, HOUSE], drinkParts(catalogue, 'en'), 'en'),
  'en',
);
const avoiding = (allergen: 'nuts' | 'sulphites' | 'fish') => ({
  ...NO_FILTERS,
  exclusion: { ...NOTHING_EXCLUDED, allergens: [allergen] },
});
const match = (id: string, shelf: string[], filters = NO_FILTERS) =>
  matcher.match(shelf, true, filters).find((one) => one.id === id);

test('a drink of one’s own is made of what a shelf has, and stands before the others as sure as it', () => {
  expect(match(KNOWN.id, ['mezcal', 'amaretto'])).toMatchObject({ tier: 'perfect', score: 100 });
  expect(matcher.match(['mezcal', 'amaretto'], true, NO_FILTERS)[0]?.id).toBe(KNOWN.id);
  expect(match(KNOWN.id, ['mezcal'])?.missing).toMatchObject([{ ingredient: 'amaretto' }]);
  expect(matcher.recipeOf(KNOWN.id)).toMatchObject({ name: 'Late Shift', path: `/my-drinks#${KNOWN.id}` });
  expect(matcher.recipeOf(KNOWN.id)?.own?.drawing()).toMatch(/^data:image\/svg\+xml,/);
});

test('the recipes of the catalogue match as they do without it', () => {
  const plain = createShelfMatcher(index, 'en');
  const shelf = ['gin', 'campari', 'sweet-vermouth', 'lemon'];
  const house = new Set([KNOWN.id, HOUSE.id]);
  const found = matcher.match(shelf, true, NO_FILTERS).filter(({ id }) => !house.has(id));
  expect(found).toEqual(plain.match(shelf, true, NO_FILTERS));
});

test('what the catalogue does not know is missing, served by its name, and never to be bought', () => {
  const missing = match(HOUSE.id, ['gin'])?.missing.map(({ ingredient }) => matcher.nameOf(ingredient));
  expect(missing).toEqual(['House cordial']);
  expect(match(HOUSE.id, ['gin', 'house cordial'])).toMatchObject({ tier: 'perfect', score: 100 });
  // To have it would make the most of all.
  const many = Array.from({ length: 60 }, (_, number) => own(`own-${number}`, {}));
  const full = createShelfMatcher(withOwnRecipes(index, many, drinkParts(catalogue, 'en'), 'en'), 'en');
  expect(full.buy(['gin'], true, NO_FILTERS)).toEqual(
    createShelfMatcher(index, 'en').buy(['gin'], true, NO_FILTERS),
  );
});

test('whoever avoids something gets no drink that has it, or of which nobody knows', () => {
  const shelf = ['mezcal', 'amaretto', 'gin'];
  expect(match(KNOWN.id, shelf, avoiding('fish'))?.tier).toBe('perfect');
  expect(match(KNOWN.id, shelf, avoiding('nuts'))).toBeUndefined();
  expect(match(KNOWN.id, ['mezcal', 'amaretto:disaronno'], avoiding('nuts'))?.tier).toBe('perfect');
  // Its owner states sulphites alone.
  expect(match(HOUSE.id, shelf, avoiding('sulphites'))).toBeUndefined();
  expect(match(HOUSE.id, shelf, avoiding('fish'))).toBeDefined();
  const unstated = own('00000000-0000-4000-8000-00000000000c', { allergens: [] });
  const other = createShelfMatcher(
    withOwnRecipes(index, [unstated], drinkParts(catalogue, 'en'), 'en'),
    'en',
  );
  expect(other.match(shelf, true, avoiding('fish')).some(({ id }) => id === unstated.id)).toBe(false);
});

test('a drink of one’s own is found by its base spirit', () => {
  const spirit = index.spirits.findIndex(({ id }) => id === 'gin');
  expect(match(HOUSE.id, ['gin'], { ...NO_FILTERS, spirit })).toBeDefined();
  expect(match(KNOWN.id, ['mezcal'], { ...NO_FILTERS, spirit })).toBeUndefined();
});
