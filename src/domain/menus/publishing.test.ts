import { describe, expect, it } from 'vitest';
import type { Menu } from '../../contracts/menus/menu.ts';
import { hasOtherPricesAlone, isPlannable } from './publishing.ts';

type Priced = Pick<Menu, 'currency' | 'priceLists' | 'sections'>;

/** A menu of drinks by their ids, with an amount each. */
const menuOf = (amounts: Record<string, number>, change: Partial<Priced> = {}): Priced => ({
  currency: 'EUR',
  priceLists: [],
  sections: [
    {
      title: '',
      drinks: Object.entries(amounts).map(([cocktailId, amount]) => ({
        ...{ cocktailId, note: '', soldOut: false },
        prices: [{ size: '', amounts: [amount] }],
      })),
    },
  ] as unknown as Priced['sections'],
  ...change,
});

describe('prices alone can go live', () => {
  const live = menuOf({ '11002': 900, '11003': 800 });

  it.each([
    ['where one differs', menuOf({ '11002': 950, '11003': 800 }), true],
    ['where one differs beside a drink that is new', menuOf({ '11002': 950, '11010': 700 }), true],
    ['but not where all are the same', menuOf({ '11002': 900 }), false],
    ['but not where only a new drink has another', menuOf({ '11010': 700 }), false],
    ['but not in another currency', menuOf({ '11002': 950 }, { currency: 'CHF' }), false],
    [
      'but not with other price lists',
      menuOf({ '11002': 950 }, { priceLists: [{ name: 'Terrace' }] as unknown as Priced['priceLists'] }),
      false,
    ],
  ])('%s', (_, after, can) => {
    expect(hasOtherPricesAlone(live, after)).toBe(can);
  });
});

describe('a menu is planned for a time', () => {
  const now = new Date('2026-12-24T18:00').getTime();

  it.each([
    ['', false],
    ['2026-12-24T17:59', false],
    ['2026-12-24T18:00', false],
    ['2026-12-24T18:01', true],
    ['2027-12-24T18:00', true],
    ['2027-12-24T18:01', false],
  ])('%j: %s', (time, can) => {
    expect(isPlannable(time, now)).toBe(can);
  });
});
