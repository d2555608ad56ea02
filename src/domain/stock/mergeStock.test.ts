import { expect, it } from 'vitest';
import type { ShoppingItem } from '../shopping/shoppingList.ts';
import { listPoured, mergeLevels, mergeShopping } from './mergeStock.ts';

const lime = (pieces: number): ShoppingItem => ({ entry: 'lime', pieces });
const bought = (item: ShoppingItem): ShoppingItem => ({ ...item, isBought: true });
const ice: ShoppingItem = { entry: 'ice' };

it.each<[string, ShoppingItem[], ShoppingItem[], ShoppingItem[], ShoppingItem[]]>([
  ['what each added is there', [lime(1)], [ice], [], [ice, lime(1)]],
  ['what one took off is gone', [], [ice], [ice], []],
  ['what one took off and the other changed stays', [], [lime(3)], [lime(1)], [lime(3)]],
  ['what one changed holds', [lime(4)], [lime(1)], [lime(1)], [lime(4)]],
  ['what both need more of adds up', [lime(4)], [lime(3)], [lime(1)], [lime(6)]],
  ['what both need of a new thing adds up', [lime(4)], [lime(3)], [], [lime(7)]],
  ['what both have is there once', [lime(4)], [lime(4)], [], [lime(4)]],
  ['however it is written', [{ entry: 'Ice' }], [ice], [ice], [{ entry: 'Ice' }]],
  ['what one bought is bought', [bought(lime(1))], [lime(1)], [lime(1)], [bought(lime(1))]],
  [
    'what one bought and the other needs more of is to be bought',
    [bought(lime(1))],
    [lime(3)],
    [lime(1)],
    [lime(3)],
  ],
  ['what both bought is bought', [bought(lime(1))], [bought(lime(1))], [lime(1)], [bought(lime(1))]],
])('%s', (_, here, there, agreed, merged) => {
  expect(mergeShopping(here, there, agreed)).toEqual(merged);
});

const gin = (ml: number, full = 700) => ({ gin: { ml, full } });

it.each<[string, object, object, object, number, object]>([
  ['what was poured here and there is gone from the bottle', gin(450), gin(460), gin(500), 50, gin(410)],
  ['what was put back here is in it again', gin(550), gin(460), gin(500), -50, gin(510)],
  ['no bottle holds less than nothing', gin(10), gin(20), gin(60), 50, gin(0)],
  ['none holds more than when it is full', gin(690), gin(700), gin(600), -90, gin(700)],
  ['what was seen here holds', gin(300), gin(460), gin(500), 0, gin(300)],
  ['what was seen there holds', gin(500), gin(300), gin(500), 0, gin(300)],
  ['a level that both had before they met is the account’s', gin(1), gin(2), {}, 0, gin(2)],
  ['what one tracks is tracked', gin(1), {}, {}, 0, gin(1)],
  ['what one tracks no longer is gone', {}, gin(1), gin(1), 0, {}],
  ['what one tracks no longer and the other changed stays', {}, gin(3), gin(1), 0, gin(3)],
  ['a bottle of another size was seen', gin(450, 500), gin(460), gin(500), 50, gin(450, 500)],
])('%s', (_, here, there, agreed, poured, merged) => {
  const levels = (value: object) => value as Parameters<typeof mergeLevels>[0];
  expect(mergeLevels(levels(here), levels(there), levels(agreed), new Map([['gin', poured]]))).toEqual(
    merged,
  );
});

it('knows what was poured and put back between two states', () => {
  const pour = (drink: string, taken: Record<string, number>) => ({ drink, day: '2026-11-30', taken });
  const poured = listPoured(
    [pour('1', { gin: 60, lime: 20 }), pour('2', { gin: 30 })],
    [pour('1', { gin: 30, lime: 20 }), pour('3', { rum: 50 })],
  );
  expect(Object.fromEntries(poured)).toEqual({ gin: 60, lime: 0, rum: -50 });
});
