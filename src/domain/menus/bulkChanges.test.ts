import { describe, expect, it } from 'vitest';
import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import { fillDown, listRange, moveDrinks, pasteItems, pasteNotes, removeDrinks } from './bulkChanges.ts';
import { listMenuDrinks } from './listMenuDrinks.ts';
import {
  addItem,
  addPriceList,
  changeCurrency,
  editDrink,
  EMPTY_DRAFT,
  listDraftIds,
  raisePrices,
  type MenuDraft,
} from './menuDraft.ts';
import { NO_PRICES, type DraftAmount } from './prices/draftPrices.ts';

/** "a b | c": the drinks of each section. */
function draftWith(layout: string): MenuDraft {
  const sections = layout.split('|').map((ids, key) => ({
    ...{ key, title: `S${key}` },
    drinks: ids
      .split(' ')
      .filter(Boolean)
      .map((cocktailId) => ({ cocktailId, prices: NO_PRICES, note: '' })),
  }));
  return { ...EMPTY_DRAFT, currency: 'EUR', sections };
}

const layoutOf = ({ sections }: MenuDraft) =>
  sections.map((section) => listDraftIds({ sections: [section] }).join(' ')).join(' | ');
const priced = (draft: MenuDraft, id: string, ...amounts: DraftAmount[]) =>
  editDrink(draft, id, { prices: [{ size: '', amounts }] });
const drinkIn = (draft: MenuDraft, id: string) =>
  listMenuDrinks(draft).find(({ cocktailId }) => cocktailId === id);
const amountsOf = (draft: MenuDraft) =>
  listMenuDrinks(draft).map(({ prices }) => prices.map(({ amounts }) => [...amounts]));
const chosen = (ids: string) => new Set(ids.split(' '));

describe('removing and moving several lines', () => {
  it('removes the chosen ones and keeps their sections', () => {
    expect(layoutOf(removeDrinks(draftWith('a b|c|d'), chosen('a c')))).toBe('b |  | d');
  });

  it('moves them in the order of the menu, whatever the order in which they were chosen', () => {
    expect(layoutOf(moveDrinks(draftWith('a b c|d'), chosen('c a'), 1))).toBe('b | d a c');
    expect(layoutOf(moveDrinks(draftWith('a b|c d'), chosen('d a'), 0))).toBe('b a d | c');
  });

  it('moves them into a section of their own', () => {
    const moved = moveDrinks(draftWith('a b|c'), chosen('c a'), 'new');
    expect(layoutOf(moved)).toBe('b |  | a c');
    expect(moved.sections.at(-1)?.title).toBe('');
  });

  it('is no step where nothing changes', () => {
    const draft = draftWith('a b|c');
    expect(removeDrinks(draft, chosen('x'))).toBe(draft);
    expect(moveDrinks(draft, chosen('x'), 1)).toBe(draft);
    expect(moveDrinks(draft, chosen('b'), 0)).toBe(draft);
    expect(moveDrinks(draft, chosen('a'), 7)).toBe(draft);
    const full = draftWith(Array.from({ length: MENU_LIMITS.sections }, (_, place) => `d${place}`).join('|'));
    expect(moveDrinks(full, chosen('d1'), 'new')).toBe(full);
  });
});

describe('filling down', () => {
  it('copies all sizes and prices of the first chosen line, and nothing to the others', () => {
    const sizes = [
      { size: '0,2 l', amounts: [240] },
      { size: '0,4 l', amounts: [460] },
    ];
    const draft = editDrink(draftWith('a b|c d'), 'b', { prices: sizes });
    const filled = fillDown(draft, chosen('d b'), 'prices');
    expect(drinkIn(filled, 'd')?.prices).toEqual(sizes);
    expect(drinkIn(filled, 'a')?.prices).toEqual(NO_PRICES);
    expect(drinkIn(filled, 'c')?.prices).toEqual(NO_PRICES);
  });

  it('reads a price that is typed and not left yet', () => {
    expect(amountsOf(fillDown(priced(draftWith('a b'), 'a', '9,50'), chosen('a b'), 'prices'))).toEqual([
      [[950]],
      [[950]],
    ]);
  });

  it('never empties: a first line without a price or a note fills nothing', () => {
    const draft = editDrink(priced(draftWith('a b'), 'b', 900), 'b', { note: 'sour' });
    expect(fillDown(draft, chosen('a b'), 'prices')).toBe(draft);
    expect(fillDown(draft, chosen('a b'), 'note')).toBe(draft);
    expect(fillDown(draft, chosen('x'), 'note')).toBe(draft);
  });

  it('copies a note and leaves the prices', () => {
    const draft = editDrink(priced(draftWith('a b'), 'b', 900), 'a', { note: 'fresh' });
    expect(drinkIn(fillDown(draft, chosen('a b'), 'note'), 'b')).toMatchObject({
      note: 'fresh',
      prices: [{ amounts: [900] }],
    });
  });
});

describe('changing prices by a percentage', () => {
  const raise = (draft: MenuDraft, percent: number, step: number, ids?: string) =>
    amountsOf(raisePrices(draft, { percent, step }, ids === undefined ? undefined : chosen(ids)));

  it('changes the chosen lines alone, with all their sizes and price lists', () => {
    const sizes = [
      { size: '0,2 l', amounts: [1000, 500] },
      { size: '0,4 l', amounts: [2000] },
    ];
    const listed = addPriceList(draftWith('a b'), { name: 'Happy', isTimed: true });
    const draft = priced(editDrink(listed, 'a', { prices: sizes }), 'b', 1000);
    expect(raise(draft, -20, 10, 'a')).toEqual([[[800, 400], [1600]], [[1000]]]);
    expect(raise(draft, -20, 10)).toEqual([[[800, 400], [1600]], [[800]]]);
  });

  it('leaves empty prices empty, words as they are, and what is free free', () => {
    const draft = priced(priced(draftWith('a b c'), 'b', 'by weight'), 'c', 0);
    expect(raise(draft, -20, 50)).toEqual([[['']], [['by weight']], [[0]]]);
  });

  it.each([
    ['EUR', 1150, 50, 900],
    ['EUR', 1125, 50, 900],
    ['EUR', 1100, 50, 900],
    ['EUR', 1099, 1, 879],
    ['EUR', 10, 50, 50],
    ['JPY', 1250, 10, 1000],
    ['JPY', 1255, 10, 1000],
    ['JPY', 1, 1, 1],
    ['KWD', 1125, 100, 900],
  ])('rounds 20 % off in %s: %i to the next %i is %i', (currency, amount, step, left) => {
    const draft = priced({ ...draftWith('a'), currency }, 'a', amount);
    expect(raise(draft, -20, step)).toEqual([[[left]]]);
  });

  it('goes on in the decimals of another currency', () => {
    const yen = changeCurrency(priced(draftWith('a'), 'a', 1250), 'JPY');
    expect(raise(yen, -20, 1)).toEqual([[[10]]]);
  });
});

describe('pasting', () => {
  it('fills notes downwards over sections, and leaves those beside an empty line', () => {
    const draft = editDrink(draftWith('a b|c d'), 'c', { note: 'stays' });
    const notes = listMenuDrinks(pasteNotes(draft, 'b', 'one\r\n\r\nthree\nfour\n')).map(({ note }) => note);
    expect(notes).toEqual(['', 'one', 'stays', 'three']);
    expect(pasteNotes(draft, 'x', 'one\ntwo')).toBe(draft);
  });

  it('shortens a note that is too long', () => {
    const long = 'n'.repeat(MENU_LIMITS.note + 1);
    expect(drinkIn(pasteNotes(draftWith('a'), 'a', `${long}\n`), 'a')?.note).toHaveLength(MENU_LIMITS.note);
  });

  it('makes lines of the same kind of names and prices, and invents no allergens', () => {
    let count = 0;
    const wines = addItem(draftWith('a'), 'wine', 0, 'wine');
    const stated = {
      kind: 'wine',
      name: '',
      allergens: ['sulphites'],
      vegan: true,
      vegetarian: true,
    } as const;
    const draft = editDrink(wines, 'wine', { item: { ...stated, allergens: [...stated.allergens] } });
    const pasted = pasteItems(
      draft,
      'wine',
      'Riesling\t8,50\n\nSilvaner\t7\t9\nGutedel',
      () => `new${++count}`,
    );
    expect(layoutOf(pasted)).toBe('a wine new1 new2');
    expect(drinkIn(pasted, 'wine')).toMatchObject({
      item: { name: 'Riesling', allergens: ['sulphites'] },
      prices: [{ amounts: [850] }],
    });
    // There is but one price list.
    expect(drinkIn(pasted, 'new1')).toMatchObject({
      item: { kind: 'wine', name: 'Silvaner', allergens: [], vegan: false },
      prices: [{ amounts: [700] }],
    });
    expect(drinkIn(pasted, 'new2')?.prices).toEqual(NO_PRICES);
  });

  it('takes no more lines than a menu holds', () => {
    const full = addItem(
      draftWith(Array.from({ length: MENU_LIMITS.drinks - 2 }, (_, place) => `d${place}`).join(' ')),
      'beer',
      0,
      'beer',
    );
    let count = 0;
    const pasted = pasteItems(full, 'beer', 'Pils\nAlt\nKölsch', () => `new${++count}`);
    expect(listDraftIds(pasted)).toHaveLength(MENU_LIMITS.drinks);
    expect(drinkIn(pasted, 'new1')?.item?.name).toBe('Alt');
  });
});

it('lists a range in both directions over sections', () => {
  const draft = draftWith('a b|c d');
  expect(listRange(draft, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(listRange(draft, 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(listRange(draft, 'gone', 'c')).toEqual(['c']);
});
