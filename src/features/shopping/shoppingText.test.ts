import { describe, expect, it } from 'vitest';
import type { ShoppingThing } from '../../contracts/shopping/shoppingIndex.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import { messagesIn } from '../../i18n/messages.ts';
import { amountText, groupByAisle, listText } from './shoppingText.ts';

const THINGS: ShoppingThing[] = [
  { id: 'gin', name: 'gin', aisle: 'spirits', bottleMl: 700 },
  { id: 'cream', name: 'cream', aisle: 'cooled', bottleMl: 1000 },
  { id: 'mint', name: 'mint', aisle: 'fresh', bottleMl: 700, inSprigs: true },
  { id: 'apple', name: 'apple', aisle: 'fresh', bottleMl: 700 },
];
const find = (entry: string) => THINGS.find(({ id }) => id === entry);
const say = createTranslator(messagesIn('en', 'shopping'), 'en');

describe('the amount of a thing', () => {
  it.each([
    [{ entry: 'gin', ml: 1080 }, '2 bottles (1,080 ml)'],
    [{ entry: 'gin', ml: 29.2 }, '1 bottle (30 ml)'],
    [{ entry: 'cream', ml: 120 }, '120 ml'],
    [{ entry: 'mint', pieces: 12 }, '12 sprigs'],
    [{ entry: 'apple', pieces: 0.25, ml: 90 }, '1 piece + 90 ml'],
    [{ entry: 'gin' }, ''],
    [{ entry: 'ice' }, ''],
  ])('%j is "%s"', (need, text) => {
    expect(amountText(need, find, say)).toBe(text);
  });
});

it('is in the order of a shop, in each part by name, with what is written by hand at the end', () => {
  const list = ['napkins', 'gin', 'mint', 'apple'].map((entry) => ({ entry }));
  expect(groupByAisle(list, find, say).map(({ items }) => items.map(({ entry }) => entry))).toEqual([
    ['apple', 'mint'],
    ['gin'],
    ['napkins'],
  ]);
});

it('is a text of what is still to buy', () => {
  const list = [
    { entry: 'gin', ml: 60 },
    { entry: 'mint', pieces: 2, isBought: true as const },
    { entry: 'ice <b>cubes</b>' },
  ];
  expect(listText(list, find, say)).toBe(
    'Spirits and liqueurs\n- Gin: 1 bottle (60 ml)\n\nOther\n- Ice <b>cubes</b>',
  );
});
