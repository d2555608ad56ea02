import { expect, it } from 'vitest';
import { costIndex } from '../../catalogue/costIndex.ts';
import { drinkParts } from '../../catalogue/drinkParts.ts';
import { readCheckedCatalogue } from '../../catalogue/readCheckedCatalogue.ts';
import type { Purchase } from '../../contracts/costs/barCosts.ts';
import type { OwnDrink, OwnLine } from '../../contracts/own-drinks/ownDrink.ts';
import { SMOKE } from '../own-drinks/testDrink.ts';
import { costNeeds } from './costNeeds.ts';
import { calculateCosts } from './drinkCost.ts';
import { costRows } from './menuCosts.ts';
import { USUAL_SETTINGS } from './pricing.ts';
import { entryOfName, costsWithOwnDrinks } from './costsWithOwnDrinks.ts';

const catalogue = readCheckedCatalogue('data');
const INDEX = costIndex(catalogue, 'en');
const parts = drinkParts(catalogue, 'en');
const [DRINK, SYRUP] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const of = (ingredient: string, amount: number | null, unit = 'ml', garnish = false): OwnLine => ({
  ...{ ingredient, unit, amount, garnish },
});
const free = (name: string, own?: string, amount: number | null = 20): OwnLine => ({
  ...{ name, strength: null, colour: null, unit: 'ml', amount, garnish: false, ...(own && { own }) },
});
const made = (id: string, lines: OwnLine[], house: OwnDrink['house'] = null): OwnDrink => ({
  ...{ ...SMOKE, id, name: id, lines, house, version: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
});
const buy = (entry: string, price: number, size: number, by: Purchase['by'] = 'ml'): Purchase => ({
  ...{ entry, price, size, by, currency: 'EUR' },
});
const costOf = (drinks: OwnDrink[], bought: Purchase[], id = DRINK) =>
  calculateCosts({
    index: costsWithOwnDrinks(INDEX, drinks, parts),
    ...{ bought, settings: USUAL_SETTINGS, currency: 'EUR', shelf: [] },
  })(id);

// 1000 ml of syrup: 500 ml of honey at 12.00 a litre are 6.00, four limes at 0.40 are 1.60; water is free.
const syrup = made(SYRUP, [of('honey', 500), of('lime', 4, 'piece'), of('water', 500)], {
  ml: 1000,
  days: 14,
});
const HONEY = buy('honey', 1200, 1000);
const LIMES = buy('lime', 400, 10, 'piece');
// 50 ml of gin at 21.00 for 700 ml are 1.50.
const GIN = buy('gin', 2100, 700);

it.each<[string, OwnDrink[], Purchase[], string, number, string[]]>([
  ['a house thing', [syrup], [HONEY, LIMES], SYRUP, 760, []],
  [
    'a drink with 20 ml of it',
    [syrup, made(DRINK, [of('gin', 50), free('s', SYRUP)])],
    [GIN, HONEY, LIMES],
    DRINK,
    165.2,
    [],
  ],
  [
    'what has no price in a house thing',
    [syrup, made(DRINK, [of('gin', 50), free('s', SYRUP)])],
    [GIN, LIMES],
    DRINK,
    153.2,
    ['honey'],
  ],
  [
    'a house thing of unknown amount',
    [syrup, made(DRINK, [of('gin', 50), free('s', SYRUP, null)])],
    [GIN, HONEY, LIMES],
    DRINK,
    150,
    [SYRUP],
  ],
  [
    'a house thing that is gone',
    [made(DRINK, [of('gin', 50), free('Ginger Syrup', SYRUP)])],
    [GIN],
    DRINK,
    150,
    ['own-ginger-syrup'],
  ],
  [
    'something by its name',
    [made(DRINK, [free('Ginger Syrup')])],
    [buy('own-ginger-syrup', 900, 500)],
    DRINK,
    36,
    [],
  ],
  ['an amount that nobody knows', [made(DRINK, [of('gin', null)])], [GIN], DRINK, 0, ['gin']],
])('costs of %s', (_, drinks, bought, id, cost, missing) => {
  const known = costOf(drinks, bought, id);
  expect(known?.cost).toBeCloseTo(cost, 6);
  expect(known?.missing.map(({ ingredient }) => ingredient)).toEqual(missing);
});

it('prices whatever the book knows, and what it does not', () => {
  const lines = [...catalogue.ingredientById.keys()].map((id) => of(id, 10));
  const drinks = [made(DRINK, [...lines, free('Ginger Syrup')])];
  const index = costsWithOwnDrinks(INDEX, drinks, parts);
  const rows = costRows({
    drinks: [{ cocktailId: DRINK, item: undefined, prices: [], note: '', declared: undefined } as never],
    nameOf: () => '',
    costOf: calculateCosts({ index, bought: [], settings: USUAL_SETTINGS, currency: 'EUR', shelf: [] }),
    settings: USUAL_SETTINGS,
    currency: 'EUR',
  });
  const entries = costNeeds({ rows, index, bought: [], shelf: [] }).flatMap((need) => need.entries);
  expect(entries).toEqual(expect.arrayContaining(['aquavit', 'own-ginger-syrup']));
  const unpriced = [...catalogue.ingredientById.keys()].filter((id) => !entries.includes(id));
  expect(unpriced.sort()).toEqual(['ice', 'water']);
});

it.each([
  ['Ginger Syrup', 'own-ginger-syrup'],
  ['Crème de Châtaigne', 'own-creme-de-chataigne'],
])('the price of %s stands under %s', (name, entry) => {
  expect(entryOfName(name)).toBe(entry);
});

it('keeps the prices of long names and of other letters apart', () => {
  const names = ['x'.repeat(79) + 'a', 'x'.repeat(79) + 'b', 'Сироп', 'Сыроп', '糖浆'];
  const entries = names.map(entryOfName);
  expect(new Set(entries).size).toBe(names.length);
  for (const entry of entries) expect(entry).toMatch(/^[a-z0-9-]{1,60}$/);
});
