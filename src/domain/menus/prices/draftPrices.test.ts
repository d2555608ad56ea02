import fc from 'fast-check';
import { expect, it } from 'vitest';
import { menuInputSchema } from '../../../contracts/menus/menu.ts';
import { MENU_LIMITS } from '../../../contracts/menus/menuLimits.ts';
import {
  addDrink,
  addItem,
  addPriceList,
  changeCurrency,
  editDrink,
  editPriceList,
  EMPTY_DRAFT,
  toMenuInput,
  findMissing,
  raisePrices,
  readPrices,
  removePriceList,
  type MenuDraft,
} from '../menuDraft.ts';
import { mergeDrafts } from '../mergeDrafts.ts';
import { isInWords, pricesIn, type DraftAmount } from './draftPrices.ts';

const BARE = ['1', '2'].reduce(addDrink, { ...EMPTY_DRAFT, name: 'Friday' });
const typed = (draft: MenuDraft, id: string, ...amounts: DraftAmount[]) =>
  editDrink(draft, id, { prices: [{ size: '', amounts }] });
const pricesOf = (draft: MenuDraft, id: string) =>
  draft.sections.flatMap(({ drinks }) => drinks).find(({ cocktailId }) => cocktailId === id)?.prices;

it('reads what was typed as soon as the field is left, and takes the first currency for the menu', () => {
  const read = readPrices(typed(BARE, '1', '€ 9,50'), '1');
  expect(read.currency).toBe('EUR');
  expect(pricesOf(read, '1')).toEqual([{ size: '', amounts: [950] }]);
  expect(readPrices(read)).toBe(read);
});

it('makes sizes of what names them', () => {
  const read = readPrices(typed(BARE, '1', 'Glas 8 / Krug 24 €'));
  expect(pricesOf(read, '1')).toEqual([
    { size: 'Glas', amounts: [800] },
    { size: 'Krug', amounts: [2400] },
  ]);
  expect(pricesOf(readPrices(typed(BARE, '1', '0,2 l 4,50')), '1')).toEqual([
    { size: '0,2 l', amounts: [450] },
  ]);
});

it.each<[DraftAmount, DraftAmount]>([
  ['market price', 'market price'],
  [600, 600],
  ['7', 700],
])('keeps "%s" of another list where the usual price becomes sizes', (other, expected) => {
  const listed = addPriceList(BARE, { name: 'Happy Hour', isTimed: true });
  const read = readPrices(readPrices(typed(listed, '1', '8 / 14', other)));
  expect(pricesOf(read, '1')).toEqual([
    { size: '', amounts: [800, expected] },
    { size: '', amounts: [1400] },
  ]);
});

it('keeps the name of a size where its price is a list', () => {
  const draft = editDrink(BARE, '1', { prices: [{ size: 'Glas', amounts: ['8 / 14'] }] });
  expect(pricesOf(readPrices(draft), '1')).toEqual([{ size: 'Glas', amounts: ['8 / 14'] }]);
});

it('makes no further sizes of what is typed into one of several', () => {
  const prices = ['8 / 14', '20'].map((amount) => ({ size: '', amounts: [amount] }));
  expect(pricesOf(readPrices(editDrink(BARE, '1', { prices })), '1')).toEqual([
    { size: '', amounts: ['8 / 14'] },
    { size: '', amounts: [2000] },
  ]);
});

it.each(['market price', '£ 9', '8–12'])('leaves "%s" beside prices in euro as it is typed', (text) => {
  const read = readPrices(typed({ ...BARE, currency: 'EUR' }, '1', text));
  expect(read.currency).toBe('EUR');
  expect(pricesOf(read, '1')).toEqual([{ size: '', amounts: [text] }]);
});

it('keeps numbers when the currency is another, rounded to its decimals, also by typing', () => {
  const euros = readPrices(typed(typed(BARE, '1', '9,50'), '2', 800));
  expect(pricesOf(changeCurrency(euros, 'JPY'), '1')).toEqual([{ size: '', amounts: [10] }]);
  expect(pricesOf(changeCurrency(euros, 'KWD'), '1')).toEqual([{ size: '', amounts: [9500] }]);
  const yen = readPrices(typed(typed(BARE, '1', '¥1,200'), '2', 80000));
  expect(yen.currency).toBe('JPY');
  expect([pricesOf(yen, '1'), pricesOf(yen, '2')]).toEqual([
    [{ size: '', amounts: [1200] }],
    [{ size: '', amounts: [800] }],
  ]);
});

it('raises no amount beyond what a menu can say where a currency has more decimals', () => {
  const most = MENU_LIMITS.amount;
  expect(pricesIn([{ size: '', amounts: [most, 950] }], 'EUR', 'KWD')).toEqual([
    { size: '', amounts: [most, 9500] },
  ]);
});

it.each<[string, string, DraftAmount[]]>([
  ['a list of sizes where there is a size', 'Glas', ['€ 8 / 14']],
  ['a size where there is another', 'Glas', ['Krug € 14']],
  ['sizes of another list', '', ['market price', '€ 8 / € 14']],
  ['another list beside sizes', '', ['8 / 14', '€ 7']],
])('takes no currency from what stays text: %s', (_, size, amounts) => {
  const listed = addPriceList(BARE, { name: 'Terrace', isTimed: false });
  expect(readPrices(editDrink(listed, '1', { prices: [{ size, amounts }] }), '1').currency).toBeNull();
});

it.each<[DraftAmount, string | null, boolean]>([
  ['market price', null, true],
  ['£ 9', 'EUR', true],
  ['£ 9', null, false],
  ['9,50', 'EUR', false],
  [' ', 'EUR', false],
  [950, 'EUR', false],
])('knows whether %j beside prices in %s is in words: %s', (amount, currency, expected) => {
  expect(isInWords(amount, currency)).toBe(expected);
});

it('has an amount for each price list, and takes those of a list away with it', () => {
  let draft = addPriceList(typed(BARE, '1', '9'), { name: 'Happy Hour', isTimed: true });
  draft = addPriceList(draft, { name: 'Terrace', isTimed: false });
  draft = readPrices(typed(draft, '1', '9', '7', '10,50'));
  expect(toMenuInput(draft).sections?.[0]?.drinks[0]?.prices).toEqual([
    { size: null, amounts: [900, 700, 1050] },
  ]);
  expect(menuInputSchema.safeParse(toMenuInput(draft)).success).toBe(true);
  expect(pricesOf(removePriceList(draft, 0), '1')).toEqual([{ size: '', amounts: [900, 1050] }]);
  expect(findMissing(editPriceList(draft, 1, { name: ' ' }))).toBe('list');
});

it('refuses a menu whose prices do not fit its lists', () => {
  const input = toMenuInput(readPrices(typed(BARE, '1', '9')));
  const lists = [{ name: 'Terrace', hours: null }];
  expect(menuInputSchema.safeParse({ ...input, priceLists: lists }).success).toBe(false);
});

it.each([
  [950, 5, 50, 1000],
  [950, 5, 10, 1000],
  [950, 5, 1, 998],
  [1000, 10, 50, 1100],
  [1150, -10, 50, 1050],
  [1150, -10, 10, 1040],
  [20, -50, 50, 50],
  [0, 10, 50, 0],
  [1000, 2.5, 5, 1025],
])('raises %i by %f %% to the nearest %i: %i', (amount, percent, step, expected) => {
  const draft = raisePrices(typed(BARE, '1', amount), { percent, step });
  expect(pricesOf(draft, '1')).toEqual([{ size: '', amounts: [expected] }]);
});

it('raises to a multiple of the step, at most half a step off, and leaves words alone', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: -900, max: 1000 }),
      fc.constantFrom(1, 5, 10, 50, 100),
      (amount, tenths, step) => {
        const draft = raisePrices(typed(BARE, '1', amount, 'by weight'), { percent: tenths / 10, step });
        const [{ amounts: [raised, words] = [] } = {}] = pricesOf(draft, '1') ?? [];
        expect(words).toBe('by weight');
        expect(Number(raised) % step).toBe(0);
        const exact = (amount * (1000 + tenths)) / 1000;
        expect(raised === step || Math.abs(Number(raised) - exact) <= step / 2).toBe(true);
      },
    ),
  );
});

it('merges a price list of one with a name of the other, and no currency with a price', () => {
  const start = readPrices(typed(BARE, '1', '€ 9'));
  const listed = addPriceList(start, { name: 'Terrace', isTimed: false });
  const both = mergeDrafts(start, listed, { ...start, name: 'Late' });
  expect(both).toMatchObject({ name: 'Late', priceLists: [{ name: 'Terrace' }] });
  expect(mergeDrafts(start, changeCurrency(start, 'USD'), typed(start, '1', 1000))).toBeUndefined();
});

it('sends lines that are no mixed drinks once they have a name', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const draft = addItem(BARE, id, 0, 'wine');
  expect(findMissing(draft)).toBe('item');
  const item = {
    kind: 'wine',
    name: ' Riesling ',
    allergens: ['sulphites'],
    vegan: true,
    vegetarian: true,
  } as const;
  const named = editDrink(draft, id, { item: { ...item, allergens: [...item.allergens] } });
  expect(findMissing(named)).toBeUndefined();
  const input = toMenuInput(named);
  expect(menuInputSchema.parse(input)).toEqual(input);
  expect(input.sections?.[0]?.drinks[2]).toMatchObject({ cocktailId: id, item: { name: 'Riesling' } });
});
