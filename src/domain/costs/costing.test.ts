import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Purchase } from '../../contracts/costs/barCosts.ts';
import type { CostIndex } from '../../contracts/costs/costIndex.ts';
import { COST_LIMITS } from '../../contracts/costs/costLimits.ts';
import type { MenuItem } from '../../contracts/menus/menuItem.ts';
import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import { costNeeds } from './costNeeds.ts';
import { calculateCosts, type CostRules } from './drinkCost.ts';
import {
  compareCosts,
  COST_COLUMNS,
  costRows,
  getCostKnowledge,
  sortRows,
  type CostRow,
} from './menuCosts.ts';
import { calculateEarning, suggestedPrice, USUAL_SETTINGS } from './pricing.ts';
import { measureUse } from './usedAmount.ts';
import { usualBottle } from './usualBottle.ts';
import { getUsualVat, VAT_COUNTRIES } from './vatRates.ts';

const NAMES = ['gin', 'dry-gin', 'campari', 'lime', 'lime-juice', 'mint', 'salt', 'egg', 'egg-white'];
const at = (id: string) => NAMES.indexOf(id);
const INDEX: CostIndex = {
  ingredients: NAMES.map((id) => ({
    id,
    name: id,
    bottleMl: 700,
    ...(id === 'dry-gin' && { kindOf: at('gin') }),
    ...(id === 'lime' && { pieceMl: 25, yields: [at('lime-juice')] }),
    ...(id === 'egg' && { pieceMl: 50, yields: [at('egg-white')] }),
    ...(id === 'egg-white' && { pieceMl: 30 }),
  })),
  bottles: [
    { entry: 'gin:roku', name: 'Roku' },
    { entry: 'gin:plymouth', name: 'Plymouth' },
  ],
  drinks: {
    '11001': [
      { of: at('gin'), ml: 30 },
      { of: at('campari'), ml: 30, specific: true },
    ],
    '11002': [
      { of: at('gin'), ml: 60, bottle: 1 },
      { of: at('lime-juice'), ml: 25 },
      { of: at('lime'), pieces: 0.125, garnish: true },
    ],
    '11003': [
      { of: at('dry-gin'), ml: 50 },
      { of: at('salt'), garnish: true },
    ],
    '11004': [
      { of: at('egg-white'), ml: 15 },
      { of: at('mint'), pieces: 0.5, garnish: true },
      { of: at('salt'), garnish: true },
    ],
  },
};
const GIN: Purchase = { entry: 'gin', price: 2100, currency: 'EUR', size: 700, by: 'ml' };
const CAMPARI: Purchase = { ...GIN, entry: 'campari', price: 1400 };
const LIMES: Purchase = { entry: 'lime', price: 400, currency: 'EUR', size: 10, by: 'piece' };
const costing = (bought: Purchase[], rules: Partial<CostRules> = {}) =>
  calculateCosts({ index: INDEX, bought, settings: USUAL_SETTINGS, currency: 'EUR', shelf: [], ...rules });
const costOf = (id: string, bought: Purchase[], rules: Partial<CostRules> = {}) => costing(bought, rules)(id);

describe('what a drink costs', () => {
  it('is the sum of its lines by the millilitre', () => {
    expect(costOf('11001', [GIN, CAMPARI])).toMatchObject({ cost: 90 + 60, missing: [] });
  });

  it.each([
    ['11001', [], 'nothing'],
    ['11001', [GIN], 'part'],
    ['11001', [GIN, { ...CAMPARI, price: 0 }], 'all'],
    ['11003', [GIN], 'nothing'],
  ] as const)('of %s with %j is known: %s', (id, bought, knowledge) => {
    const cost = costOf(id, [...bought]);
    expect(cost && getCostKnowledge(cost)).toBe(knowledge);
  });

  it('names what has no price, and counts it as nothing known', () => {
    expect(costOf('11001', [GIN])).toMatchObject({
      cost: 90,
      missing: [{ ingredient: 'campari', gap: 'price' }],
    });
  });

  it('counts the piece, and what is made of it: juice of limes, whites of eggs', () => {
    const { lines = [], missing } = costOf('11002', [GIN, LIMES]) ?? {};
    expect(lines.map(({ cost, by }) => [by, cost])).toEqual([
      ['gin', 180],
      ['lime', 40],
      ['lime', 5],
    ]);
    expect(missing).toEqual([]);
    const eggs: Purchase = { entry: 'egg', price: 300, currency: 'EUR', size: 10, by: 'piece' };
    expect(costOf('11004', [eggs])?.lines).toEqual([{ ingredient: 'egg-white', cost: 15, by: 'egg' }]);
  });

  it('takes no fruit for its juice that is bought otherwise, or of which nobody knows how much it gives', () => {
    const byVolume: Purchase = { ...LIMES, by: 'ml' };
    expect(costOf('11002', [GIN, byVolume])?.missing).toContainEqual({
      ingredient: 'lime-juice',
      gap: 'price',
    });
    const index = { ...INDEX, ingredients: INDEX.ingredients.map(({ pieceMl: _, ...one }) => one) };
    expect(costOf('11002', [GIN, LIMES], { index })?.missing).toEqual([
      { ingredient: 'lime-juice', gap: 'amount' },
    ]);
  });

  it('takes bottled juice where it has a price, whatever limes cost', () => {
    const juice: Purchase = { ...GIN, entry: 'lime-juice', price: 500, size: 500 };
    expect(costOf('11002', [GIN, LIMES, juice])?.lines[1]).toMatchObject({ by: 'lime-juice', cost: 25 });
  });

  it('takes the bottle of the recipe, else that of the shelf, else the dearest', () => {
    const bottles = [
      GIN,
      { ...GIN, entry: 'gin:roku', price: 2800 },
      { ...GIN, entry: 'gin:plymouth', price: 2450 },
    ];
    const byOf = (id: string, shelf: string[] = []) => costOf(id, bottles, { shelf })?.lines[0]?.by;
    expect(byOf('11002')).toBe('gin:plymouth');
    expect(byOf('11001')).toBe('gin:roku');
    expect(byOf('11001', ['gin:plymouth'])).toBe('gin:plymouth');
    // Of two bottles on the shelf nobody knows which is poured.
    expect(byOf('11001', ['gin:plymouth', 'gin:roku'])).toBe('gin:roku');
  });

  it('takes a kind for the plain thing, and never the plain thing for its kind', () => {
    const dry = { ...GIN, entry: 'dry-gin' };
    expect(costOf('11001', [dry])?.lines[0]).toMatchObject({ ingredient: 'gin', by: 'dry-gin' });
    expect(costOf('11003', [GIN])?.missing[0]).toEqual({ ingredient: 'dry-gin', gap: 'price' });
  });

  it('says that a price is in another currency, or counted otherwise', () => {
    expect(costOf('11001', [{ ...GIN, currency: 'USD' }])?.missing[0]?.gap).toBe('currency');
    expect(costOf('11001', [{ ...GIN, by: 'piece' }])?.missing[0]?.gap).toBe('amount');
  });

  it('takes a price without a currency in that of the menu, with its decimals', () => {
    const bare = { ...GIN, currency: null };
    expect(costOf('11001', [bare, { ...CAMPARI, currency: null }])?.cost).toBe(150);
    expect(costOf('11001', [bare], { currency: 'JPY' })?.cost).toBeCloseTo(0.9);
    expect(costOf('11001', [GIN, CAMPARI], { currency: null })?.cost).toBe(150);
  });

  it('counts one flat rate for all garnish that is not known by itself', () => {
    const settings = { ...USUAL_SETTINGS, garnish: 20, currency: 'EUR' };
    const eggs: Purchase = { entry: 'egg', price: 300, currency: 'EUR', size: 10, by: 'piece' };
    expect(costOf('11004', [eggs], { settings })).toMatchObject({ cost: 15 + 20, missing: [] });
    expect(costOf('11002', [GIN, LIMES], { settings })?.cost).toBe(225);
  });

  it('of a line of the owner is what is bought for it, by the serving', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const wine: Purchase = { entry: id, price: 1200, currency: 'EUR', size: 6, by: 'drink' };
    expect(costOf(id, [wine])).toMatchObject({ cost: 200, missing: [] });
    expect(costOf(id, [{ ...wine, by: 'ml' }])?.missing).toEqual([{ ingredient: id, gap: 'amount' }]);
    expect(costOf(id, [])?.missing).toEqual([{ ingredient: id, gap: 'price' }]);
    expect(costOf(id, [wine])?.lines).toEqual([{ ingredient: id, cost: 200, by: id }]);
    expect(costOf('99999', [wine])).toBeUndefined();
  });

  it('is more by what is lost, never falls with a dearer bottle, and is as great whatever the order', () => {
    const purchase = fc.record({
      entry: fc.constantFrom('gin', 'gin:roku', 'gin:plymouth', 'dry-gin', 'campari', 'lime', 'lime-juice'),
      price: fc.integer({ min: 0, max: 100_000 }),
      currency: fc.constantFrom('EUR', null),
      size: fc.integer({ min: 1, max: 5000 }),
      by: fc.constantFrom('ml' as const, 'piece' as const, 'drink' as const),
    });
    const purchases = fc.uniqueArray(purchase, { selector: ({ entry }) => entry });
    fc.assert(
      fc.property(purchases, fc.integer({ min: 0, max: 500 }), fc.nat(), (bought, waste, pick) => {
        for (const id of Object.keys(INDEX.drinks)) {
          const plain = costOf(id, bought);
          const wasted = costOf(id, bought, { settings: { ...USUAL_SETTINGS, waste } });
          expect(wasted?.cost).toBeCloseTo((plain?.cost ?? 0) / (1 - waste / 1000), 6);
          expect(costOf(id, bought.toReversed())?.cost).toBeCloseTo(plain?.cost ?? 0, 6);
          const dearer = bought.map((one, place) =>
            place === pick % bought.length ? { ...one, price: one.price + 100 } : one,
          );
          expect(costOf(id, dearer)?.cost).toBeGreaterThanOrEqual((plain?.cost ?? 0) - 1e-9);
          // Each line is told or named.
          const named = [...(plain?.lines ?? []), ...(plain?.missing ?? [])].map(
            ({ ingredient }) => ingredient,
          );
          for (const { of } of INDEX.drinks[id] ?? []) expect(named).toContain(NAMES[of]);
        }
      }),
    );
  });
});

describe('what a line takes', () => {
  const ml = { ml: 1 };
  const none = { ml: 0 };
  const of = (category: 'fruit' | 'herb' | 'spirit', pieceMl?: number) => ({ category, pieceMl });
  it.each([
    [{ unit: 'ml', amount: 30 }, ml, of('spirit'), { ml: 30 }],
    [{ unit: 'piece', amount: 1 }, none, of('fruit', 25), { ml: 25, pieces: 1 }],
    [{ unit: 'twist', amount: 1 }, none, of('fruit', 40), { pieces: 1 / 8 }],
    [{ unit: 'half-wheel', amount: 1 }, none, of('fruit', 70), { pieces: 1 / 16 }],
    [{ unit: 'leaf', amount: 8 }, none, of('herb'), { pieces: 1 }],
    // How many are cut of a pineapple, only its owner knows.
    [{ unit: 'wedge', amount: 1 }, none, of('fruit'), {}],
    [{ unit: 'leaf', amount: 8 }, none, of('fruit', 25), {}],
    [{ unit: 'pinch', amount: 8 }, none, of('herb'), {}],
    [{ unit: 'wedge', amount: 3 }, none, of('spirit', 30), { ml: 15 }],
    [{ unit: 'pinch', amount: 1 }, none, of('fruit', 25), {}],
    [{ unit: 'sprig' }, none, of('spirit'), { pieces: 1 }],
    [{ unit: 'rim' }, none, of('spirit'), {}],
  ] as const)('%o', (line, unit, item, expected) => {
    expect(measureUse({ garnish: false, amount: undefined, ...line }, unit, item)).toStrictEqual(expected);
  });

  it.each([
    ['spirit', 700],
    ['wine', 750],
    ['beer', 330],
    ['bitters', 200],
    ['juice', 1000],
  ] as const)('a usual bottle of %s holds %i ml', (category, ml) => {
    expect(usualBottle(category)).toBe(ml);
  });

  it('counts a garnish by the piece, and no liquid of it', () => {
    const line = { unit: 'wedge', amount: 1, garnish: true };
    expect(measureUse(line, none, of('fruit', 25))).toEqual({ pieces: 1 / 6 });
  });
});

describe('what a price leaves', () => {
  it('counts without the tax', () => {
    const earning = calculateEarning(1190, 200, { tax: 190 });
    expect(earning.pourCost).toBeCloseTo(20);
    expect(earning.margin).toBeCloseTo(800);
    expect(calculateEarning(0, 200, { tax: 0 })).toEqual({ pourCost: undefined, margin: -200 });
  });

  it.each([
    ['DE', 190],
    ['CH', 81],
    ['FI', 255],
    ['ES', 100],
    ['US', 0],
    ['ZZ', undefined],
    ['', undefined],
    [null, undefined],
  ])('proposes for %s a VAT of %s tenths', (country, rate) => {
    expect(getUsualVat(country)).toBe(rate);
  });

  it('proposes rates that a bar can set, for countries that browsers can name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    for (const country of VAT_COUNTRIES) {
      expect(names.of(country)).toBeTypeOf('string');
      expect(getUsualVat(country)).toBeLessThanOrEqual(COST_LIMITS.tax);
    }
  });

  it.each([
    [200, 'EUR', 1000],
    [201, 'EUR', 1050],
    [0, 'EUR', 50],
    [201, 'JPY', 1050],
    [2001, 'KWD', 10_500],
  ])('suggests for %i in %s a price of %i', (cost, currency, expected) => {
    expect(suggestedPrice(cost, USUAL_SETTINGS, currency)).toBe(expected);
  });

  it('suggests no price above the greatest of a menu', () => {
    const settings = { target: 1000, tax: 0, step: 1 };
    expect(suggestedPrice(MENU_LIMITS.amount, settings, 'EUR')).toBe(MENU_LIMITS.amount);
    expect(suggestedPrice(MENU_LIMITS.amount + 1, settings, 'EUR')).toBeUndefined();
  });

  it('suggests the least multiple of the step that meets the target, or nothing that a menu cannot say', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20_000_000, noNaN: true }),
        fc.integer({ min: 10, max: 1000 }),
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom(1, 5, 10, 50, 100),
        (cost, target, tax, step) => {
          const price = suggestedPrice(cost, { target, tax, step }, 'EUR');
          if (price === undefined) {
            expect((cost / target) * 1000 * (1 + tax / 1000)).toBeGreaterThan(MENU_LIMITS.amount - step);
            return;
          }
          expect(price % step).toBe(0);
          expect(calculateEarning(price, cost, { tax }).pourCost).toBeLessThanOrEqual(target / 10 + 1e-6);
          if (price > step) {
            expect(calculateEarning(price - step, cost, { tax }).pourCost).toBeGreaterThan(
              target / 10 - 1e-6,
            );
          }
        },
      ),
    );
  });
});

describe('the rows of a menu', () => {
  const drink = (cocktailId: string, amount: number | string) => ({
    cocktailId,
    prices: [{ size: '', amounts: [amount] }],
    note: '',
  });
  const drinks = [drink('11001', 900), drink('11002', 'market price'), drink('11003', 1100), drink('9', 1)];
  const rowsWith = (bought: Purchase[]) =>
    costRows({
      drinks,
      nameOf: ({ cocktailId }) => `Drink ${cocktailId}`,
      costOf: costing(bought),
      settings: USUAL_SETTINGS,
      currency: 'EUR',
    });

  it('tell what a drink leaves only where price and cost are known', () => {
    const rows = rowsWith([GIN, CAMPARI, LIMES]);
    expect(rows.map(({ id, price, suggested }) => [id, price, suggested])).toEqual([
      ['11001', 900, 750],
      ['11002', undefined, 1150],
      ['11003', 1100, undefined],
    ]);
    expect(rows.map(({ earning }) => earning?.margin)).toEqual([750, undefined, undefined]);
  });

  const rowOf = (id: string, cost: number, name = id): CostRow => ({
    ...{ id, name, price: undefined, earning: undefined, suggested: undefined },
    ...{ hasRecipe: true, size: '', times: 1, others: [] },
    cost: { cost, lines: [], missing: [], ml: undefined },
  });

  it.each<[string, string | undefined, string[], (number | undefined)[], number[]]>([
    // Gin and Campari, 60 ml for 1.50.
    ['a recipe', '11001', ['', '0,3 l', 'double', 'large'], [1, 5, 2, undefined], [150, 750, 300, 150]],
    ['a recipe whose first size tells', '11001', ['12 cl', 'Pitcher 1,2 l'], [2, 20], [300, 3000]],
    [
      'a wine',
      undefined,
      ['0,1 l', '0,75 l', 'double', 'glass'],
      [1, 7.5, 2, undefined],
      [400, 3000, 800, 400],
    ],
    [
      'a wine whose first size does not tell',
      undefined,
      ['glass', '0,75 l'],
      [undefined, undefined],
      [400, 400],
    ],
  ])('tell of %s what each size costs', (_, recipe, sizes, times, costs) => {
    const wine: MenuItem = { kind: 'wine', name: 'Riesling', allergens: [], vegan: true, vegetarian: true };
    const id = recipe ?? crypto.randomUUID();
    const [row] = costRows({
      drinks: [
        {
          ...{ cocktailId: id, note: '' },
          prices: sizes.map((size) => ({ size, amounts: [2000] })),
          ...(recipe === undefined && { item: wine }),
        },
      ],
      nameOf: () => '',
      costOf: costing([GIN, CAMPARI, { entry: id, price: 2400, currency: 'EUR', size: 6, by: 'drink' }]),
      ...{ settings: USUAL_SETTINGS, currency: 'EUR' },
    });
    const told = row ? [row, ...row.others] : [];
    expect(told.map((sized) => sized.times)).toEqual(times);
    expect(told.map(({ cost }) => Math.round(cost.cost))).toEqual(costs);
    expect(told.map(({ earning }) => Math.round(earning?.margin ?? 0))).toEqual(
      costs.map((cost) => 2000 - cost),
    );
    expect(told.map(({ cost }) => Math.round(cost.lines.reduce((sum, line) => sum + line.cost, 0)))).toEqual(
      costs,
    );
  });

  it('count a size once where a line of the recipe is open', () => {
    const index = { ...INDEX, drinks: { 1: [{ of: at('gin'), ml: 60 }, { of: at('campari') }] } };
    const rows = costRows({
      drinks: [{ cocktailId: '1', note: '', prices: [{ size: '0,3 l', amounts: [900] }] }],
      nameOf: () => '',
      costOf: costing([GIN], { index }),
      ...{ settings: USUAL_SETTINGS, currency: 'EUR' },
    });
    expect(rows[0]?.times).toBeUndefined();
  });

  it('stand in the order of their names as a language has it, numbers by their value', () => {
    const rows = ['Zwölf', 'Öl 10', 'Öl 9'].map((name) => rowOf(name, 0));
    const namesBy = (isRising: boolean) =>
      sortRows(rows, { column: 'name', isRising }, 'de').map(({ name }) => name);
    expect(namesBy(true)).toEqual(['Öl 9', 'Öl 10', 'Zwölf']);
    expect(namesBy(false)).toEqual(['Zwölf', 'Öl 10', 'Öl 9']);
  });

  it('stand in the order of any figure, equal ones as on the menu, and last where it lacks', () => {
    const figure = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
    const row = fc.record({ id: fc.uuid(), name: fc.string(), price: figure, suggested: figure });
    const columns = fc.constantFrom(...COST_COLUMNS.filter((column) => column !== 'name'));
    fc.assert(
      fc.property(fc.array(row), columns, fc.boolean(), (some, column, isRising) => {
        const rows = some.map((one, place): CostRow => {
          const missing = place % 3 === 0 ? [{ ingredient: 'gin', gap: 'price' as const }] : [];
          return {
            ...rowOf(one.id, 0),
            ...one,
            ...{ hasRecipe: true, size: '', times: 1, others: [] },
            cost: { cost: one.price ?? 0, lines: [], missing, ml: undefined },
            earning: one.price === undefined ? undefined : { pourCost: one.suggested, margin: place % 4 },
          };
        });
        const figures = {
          cost: ({ cost }: CostRow) => (cost.missing.length === 0 ? cost.cost : undefined),
          price: ({ price }: CostRow) => price,
          pourCost: ({ earning }: CostRow) => earning?.pourCost,
          margin: ({ earning }: CostRow) => earning?.margin,
          suggested: ({ suggested }: CostRow) => suggested,
        };
        const numbers = Array.from({ length: 10 }, (_, place) => (isRising ? place : 9 - place));
        const expected = [...numbers, undefined].flatMap((value) =>
          rows.filter((one) => figures[column](one) === value),
        );
        expect(sortRows(rows, { column, isRising }, 'de')).toEqual(expected);
      }),
    );
  });

  it('tell what a price change does, the greatest first', () => {
    const before = rowsWith([GIN, CAMPARI, LIMES]);
    const after = rowsWith([{ ...GIN, price: 2800 }, CAMPARI, LIMES]);
    expect(compareCosts(before, after).map((effect) => [effect.after.id, effect.before.cost.cost])).toEqual([
      ['11002', 225],
      ['11001', 150],
    ]);
    expect(compareCosts(before, before)).toEqual([]);
    const [small, great] = [rowOf('small', 100), rowOf('great', 10_000)];
    const changed = [rowOf('great', 9990), rowOf('new', 5), rowOf('small', 0)];
    expect(compareCosts([small, great], changed).map((effect) => effect.after.id)).toEqual([
      'small',
      'great',
    ]);
    // What becomes known costs something else, even if that is nothing.
    const unknown = rowsWith([GIN]);
    const free = rowsWith([GIN, { ...CAMPARI, price: 0 }]);
    expect(compareCosts(unknown, free).map((effect) => effect.after.id)).toEqual(['11001']);
  });

  it('name what is to be bought, what most drinks share first, with bottles, kinds and sources', () => {
    const bought = [{ ...GIN, entry: 'dry-gin' }, LIMES];
    const needs = costNeeds({ rows: rowsWith(bought), index: INDEX, bought, shelf: ['gin:roku'] });
    expect(needs.map(({ id, drinks: count, entries, gap }) => [id, count, entries, gap])).toEqual([
      ['gin', 2, ['gin', 'gin:plymouth', 'gin:roku'], undefined],
      ['campari', 1, ['campari'], 'price'],
      ['lime-juice', 1, ['lime-juice'], undefined],
      ['lime', 1, ['lime'], undefined],
      ['dry-gin', 1, ['dry-gin'], undefined],
      ['salt', 1, ['salt'], 'price'],
    ]);
    expect(needs[0]).toMatchObject({ counted: ['dry-gin'], usual: { by: 'ml', size: 700 }, others: [] });
    expect(needs[2]).toMatchObject({ counted: ['lime'], sources: [] });
    expect(needs[3]?.usual).toEqual({ by: 'piece', size: 1 });
    expect(needs[5]?.usual).toEqual({ by: 'drink', size: 1 });
    const [gin] = costNeeds({ rows: rowsWith([GIN]), index: INDEX, bought: [GIN], shelf: [] });
    expect(gin).toMatchObject({ entries: ['gin', 'gin:plymouth'], counted: ['gin'], others: ['gin:roku'] });
    // An id with a hyphen is none of the owner's own.
    expect(needs.map(({ isServed }) => isServed)).toEqual(needs.map(() => false));
  });

  it('count what an owner adds by the serving', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const rows = costRows({
      drinks: [drink(id, 650)],
      nameOf: () => 'Riesling',
      costOf: costing([]),
      settings: USUAL_SETTINGS,
      currency: 'EUR',
    });
    const [wine] = costNeeds({ rows, index: INDEX, bought: [], shelf: [] });
    expect(wine).toMatchObject({ id, isServed: true, usual: { by: 'drink', size: 1 }, gap: 'price' });
  });

  it('offer what a thing is made of where no drink takes that itself', () => {
    const rows = costRows({
      drinks: [drink('11004', 900)],
      nameOf: () => 'Fizz',
      costOf: costing([]),
      settings: USUAL_SETTINGS,
      currency: 'EUR',
    });
    const [whites, mint, salt] = costNeeds({ rows, index: INDEX, bought: [], shelf: [] });
    expect(salt).toMatchObject({ id: 'salt', sources: [], counted: [] });
    expect(whites).toMatchObject({ id: 'egg-white', entries: ['egg-white'], sources: ['egg'] });
    expect(mint).toMatchObject({ id: 'mint', sources: [], usual: { by: 'piece', size: 1 } });
  });

  it('name what more drinks share before what stands first on the menu', () => {
    const rows = costRows({
      drinks: ['11003', '11001', '11002'].map((id) => drink(id, 900)),
      nameOf: ({ cocktailId }) => cocktailId,
      costOf: costing([], { settings: { ...USUAL_SETTINGS, garnish: 20, currency: 'EUR' } }),
      settings: USUAL_SETTINGS,
      currency: 'EUR',
    });
    const needs = costNeeds({ rows, index: INDEX, bought: [], shelf: [] });
    expect(needs.map(({ id, drinks: count }) => [id, count])).toEqual([
      ['gin', 2],
      ['salt', 1],
      ['dry-gin', 1],
      ['campari', 1],
      ['lime', 1],
      ['lime-juice', 1],
    ]);
    expect(needs.find(({ id }) => id === 'salt')).toMatchObject({ counted: [], entries: ['salt'] });
  });
});
