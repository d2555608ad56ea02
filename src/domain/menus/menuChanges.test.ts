import { expect, it } from 'vitest';
import { menuChanges } from './menuChanges.ts';

const drink = (cocktailId: string, amount?: number, note: string | null = null) => ({
  cocktailId,
  prices: amount === undefined ? [] : [{ size: null, amounts: [amount] }],
  note,
});
const menu = (change: object = {}) => ({
  name: 'Friday',
  restaurantName: null,
  currency: null,
  priceLists: [],
  description: null,
  sections: [{ title: null, drinks: [drink('1'), drink('2'), drink('3')] }],
  ...change,
});
const drinks = (...list: ReturnType<typeof drink>[]) => menu({ sections: [{ title: null, drinks: list }] });
const NOTHING = {
  texts: [],
  added: [],
  removed: [],
  rewritten: [],
  restated: [],
  isRepriced: false,
  isNotedAnew: false,
  translated: [],
  isReordered: false,
};

it('finds nothing between equal menus', () => {
  expect(menuChanges(menu(), menu())).toEqual(NOTHING);
});

const LINE = '00000000-0000-4000-8000-000000000001';
const lined = (allergens: string[]) => {
  const item = { kind: 'food', name: 'Bread', allergens, vegan: false, vegetarian: false };
  return menu({ sections: [{ title: null, drinks: [{ ...drink(LINE), item }] }] });
};

it('says of which lines something else is stated', () => {
  expect(menuChanges(lined([]), lined(['milk']))).toEqual({ ...NOTHING, restated: [LINE] });
  const declared = { ...drink('1'), declared: { contains: [], without: ['milk' as const] } };
  const changes = menuChanges(drinks(drink('1')), drinks(declared));
  expect(changes).toEqual({ ...NOTHING, restated: ['1'] });
});

it.each([
  [menu({ name: 'Late', description: 'x' }), { texts: ['name', 'description'] }],
  [menu({ restaurantName: 'Bar' }), { texts: ['restaurantName'] }],
  [drinks(drink('4'), drink('1'), drink('2'), drink('3')), { added: ['4'] }],
  [drinks(drink('1'), drink('3')), { removed: ['2'] }],
  [
    drinks(drink('1'), drink('2', 900), drink('3')),
    { rewritten: [{ id: '2', prices: [{ size: null, amounts: [900] }] }] },
  ],
  [drinks(drink('1'), drink('2', undefined, 'dry'), drink('3')), { rewritten: [{ id: '2', note: 'dry' }] }],
  [menu({ currency: 'EUR' }), { isRepriced: true }],
  [menu({ guestNotes: { additives: true, health: false } }), { isNotedAnew: true }],
  [menu({ priceLists: [{ name: 'Terrace', hours: null }] }), { isRepriced: true }],
  [drinks(drink('3'), drink('1'), drink('2')), { isReordered: true }],
  [
    menu({ sections: [{ title: 'All', drinks: [drink('1'), drink('2'), drink('3')] }] }),
    { isReordered: true },
  ],
])('says what is another: %#', (after, expected) => {
  expect(menuChanges(menu(), after)).toEqual({ ...NOTHING, ...expected });
});
