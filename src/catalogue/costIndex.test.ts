import { expect, test } from 'vitest';
import { costIndexSchema } from '../contracts/costs/costIndex.ts';
import { calculateCosts } from '../domain/costs/drinkCost.ts';
import { USUAL_SETTINGS } from '../domain/costs/pricing.ts';
import { ALWAYS_THERE } from '../domain/shelf/staples.ts';
import { costIndex } from './costIndex.ts';
import { loadCatalogue } from './loadCatalogue.ts';

const catalogue = loadCatalogue('data');
const index = costIndexSchema.parse(costIndex(catalogue, 'en'));
const rules = { index, settings: USUAL_SETTINGS, currency: 'EUR', shelf: [] };

test('each drink names all that it takes while nothing has a price', () => {
  const costOf = calculateCosts({ ...rules, bought: [] });
  for (const { id, lines } of catalogue.recipes) {
    const taken = lines.map(({ ingredient }) => ingredient).filter((one) => !ALWAYS_THERE.includes(one));
    const missing = costOf(id)?.missing.map(({ ingredient }) => ingredient);
    expect(missing, id).toEqual([...new Set(taken)]);
  }
});

test('each drink is known once all that it takes is bought by the drink', () => {
  const bought = index.ingredients.map(({ id: entry }) => ({
    ...{ entry, price: 10, currency: 'EUR', size: 1 },
    by: 'drink' as const,
  }));
  const costOf = calculateCosts({ ...rules, bought });
  for (const { id } of catalogue.recipes) {
    const { cost, missing } = costOf(id) ?? {};
    expect(missing, id).toEqual([]);
    expect(cost).toBe(10 * (index.drinks[id]?.length ?? 0));
  }
});

test('a Negroni costs what its bottles and its half-wheel of orange cost', () => {
  const bottle = { price: 2000, currency: 'EUR', size: 1000, by: 'ml' as const };
  const bought = [
    ...['gin', 'campari', 'sweet-vermouth'].map((entry) => ({ entry, ...bottle })),
    { entry: 'orange', price: 48, currency: 'EUR', size: 1, by: 'piece' as const },
  ];
  expect(calculateCosts({ ...rules, bought })('11002')).toMatchObject({ cost: 183, missing: [] });
});
