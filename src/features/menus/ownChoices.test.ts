import { expect, it } from 'vitest';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { menuDrinks } from '../../catalogue/menuDrinks.ts';
import { mixIndex } from '../../catalogue/mixIndex.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { createDrinkSearch } from '../../domain/search/createDrinkSearch.ts';
import { planMenu } from '../../domain/menus/menuPlanning.ts';
import { buildMatchIndex } from '../mix-master/buildMatchIndex.ts';
import { chooseMenuDrinks } from './chooseMenuDrinks.ts';
import { withOwnDrinks } from './ownChoices.ts';

const catalogue = readCheckedCatalogue('data');
const found = menuDrinks(catalogue, 'de');
const OWN: OwnDrink = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Dachterrassensour',
  note: null,
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [
    { ingredient: 'mezcal', unit: 'ml', amount: 50, garnish: false },
    { name: 'Rhabarbersirup', strength: 0, colour: null, unit: 'ml', amount: 20, garnish: false },
    { ingredient: 'lemon', unit: 'twist', amount: 1, garnish: true },
  ],
  instructions: null,
  allergens: [],
  vegan: false,
  vegetarian: false,
  after: null,
  house: null,
  version: 1,
  updatedAt: '2026-11-24T08:00:00.000Z',
};
const known = withOwnDrinks(found, [OWN], {
  parts: drinkParts(catalogue, 'de'),
  locale: 'de',
  name: 'Meine Drinks',
});
const search = createDrinkSearch(known);
const choose = (text: string, category?: number) =>
  chooseMenuDrinks({ drinks: known.drinks, search }, { search: text, category }).found.map(({ id }) => id);

it('puts own drinks first, in a category of their own', () => {
  expect(known.categories[0]).toEqual({ id: 'own', name: 'Meine Drinks' });
  expect(choose('', 0)).toEqual([OWN.id]);
  expect(choose('')[0]).toBe(OWN.id);
  const negroni = (drinks: typeof found) => {
    const drink = drinks.drinks.find(({ name }) => name === 'Negroni');
    return drinks.categories[drink?.category ?? -1];
  };
  expect(negroni(known)).toEqual(negroni(found));
});

it('finds an own drink by its name, with letters wrong, and by what is in it', () => {
  expect(choose('Dachterrassensour')[0]).toBe(OWN.id);
  expect(choose('dachterassensaur')).toContain(OWN.id);
  expect(choose('Mezcal')).toContain(OWN.id);
});

it('draws it when it is asked for', () => {
  expect(known.drinks[0]?.drawing?.()).toMatch(/^data:image\/svg\+xml,/);
});

it('says what the bar must have for it, its own ingredients by their names', () => {
  const { needs = [] } = known.drinks[0] ?? {};
  expect(needs).toEqual([
    { ingredient: 'mezcal', name: 'Mezcal' },
    { ingredient: undefined, name: 'Rhabarbersirup' },
  ]);
  const lines = needs.map(({ ingredient, name }) => ({ ingredient: ingredient ?? name, specific: false }));
  const rules = {
    matchIndex: buildMatchIndex(mixIndex(catalogue, 'de')),
    staples: [],
    isHarmless: () => true,
  };
  const plan = planMenu([OWN.id], [{ id: OWN.id, lines }], rules);
  expect(plan.needs.map(({ ingredient }) => ingredient)).toEqual(['mezcal', 'Rhabarbersirup']);
});
