import { expect, it } from 'vitest';
import { accountLists } from './accountFile.ts';

const LIST = '00000000-0000-4000-8000-000000000001';
const favorite = { cocktailId: '11002', cocktailName: 'Negroni' };

it('finds the lists of an account’s export, and leaves out what they cannot hold', () => {
  const menu = { name: 'Summer', cocktailIds: ['11002'], sections: [], currency: 'EUR', priceLists: [] };
  const json = {
    exportedAt: '2026-11-28T12:00:00.000Z',
    ownDrinks: [],
    favorites: [{ id: 'a', createdAt: 'now', ...favorite }, { cocktailId: 7 }, null],
    menus: [{ id: 'b', version: 3, publication: null, ...menu }, { name: 'Without an id' }],
    shelf: ['gin', 7],
    swaps: ['aperol>campari', 'aperol', 7],
    drinkLog: [
      { drinkId: '11002', stars: 4, note: null, madeOn: ['2026-11-29'] },
      { drinkId: 'x', stars: 4, note: null, madeOn: [] },
    ],
    drinkLists: [
      { id: LIST, name: 'Party', drinks: ['11002', 7], version: 3, share: null },
      { id: LIST, name: 'Party', drinks: ['11002'], version: 3, share: null },
      { name: 'x' },
    ],
  };
  expect(accountLists(json)).toEqual({
    favorites: [favorite],
    menus: [
      { id: 'b', name: 'Summer', fields: { ...menu, description: undefined, restaurantName: undefined } },
    ],
    shelf: ['gin'],
    swaps: ['aperol>campari'],
    drinkLog: [['11002', { stars: 4, madeOn: ['2026-11-29'] }]],
    drinkLists: [{ id: LIST, name: 'Party', drinks: ['11002'] }],
  });
});

it.each([[null], [[favorite]], [{ ownDrinks: [] }], [{ exportedAt: 'now' }]])(
  'takes %j for no such export',
  (json) => {
    expect(accountLists(json)).toBeUndefined();
  },
);
