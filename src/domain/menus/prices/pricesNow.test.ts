import { expect, it } from 'vitest';
import type { PriceList } from '../../../contracts/menus/menuPrice.ts';
import { findHoldEnd, pricesAt } from './pricesNow.ts';

const TERRACE: PriceList = { name: 'Terrace', hours: null };
const HAPPY: PriceList = {
  name: 'Happy Hour',
  hours: { days: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' },
};
const ZONE = 'Europe/Berlin';
const at = (
  held: { list: number | null; until: string } | null,
  time: string,
  timeZone: string | null = ZONE,
) => {
  const menu = { priceLists: [TERRACE, HAPPY], heldPrices: held, timeZone };
  const { list, byClock, isHeld, until } = pricesAt(menu, new Date(time));
  return [list, byClock, isHeld, until?.toISOString()];
};

it.each([
  // A Wednesday in summer: two hours before UTC.
  ['before', '2026-07-15T14:59:30Z', [undefined, undefined, false, '2026-07-15T15:00:00.000Z']],
  ['within', '2026-07-15T15:00:00Z', [1, 1, false, '2026-07-15T17:00:00.000Z']],
  ['after', '2026-07-15T17:00:00Z', [undefined, undefined, false, '2026-07-16T15:00:00.000Z']],
  ['over a weekend', '2026-07-17T17:00:00Z', [undefined, undefined, false, '2026-07-20T15:00:00.000Z']],
])('takes the list that holds by the clock of the bar: %s', (_, time, expected) => {
  expect(at(null, time)).toEqual(expected);
});

it('takes what was said by hand before the clock, until that ends', () => {
  const until = '2026-07-15T17:00:00.000Z';
  expect(at({ list: null, until }, '2026-07-15T16:00:00Z')).toEqual([undefined, 1, true, until]);
  expect(at({ list: 1, until }, '2026-07-15T14:00:00Z')).toEqual([1, undefined, true, until]);
  expect(at({ list: null, until: '2026-07-15T16:00:00Z' }, '2026-07-15T16:00:00Z')[0]).toBe(1);
  // Prices by place are not for a switch, and lists that are gone are none.
  for (const list of [0, 3]) expect(at({ list, until }, '2026-07-15T14:00:00Z')[2]).toBe(false);
});

it('knows nothing by the clock where nobody knows which one', () => {
  expect(at(null, '2026-07-15T16:00:00Z', null)).toEqual([undefined, undefined, false, undefined]);
  const until = '2026-07-15T17:00:00.000Z';
  expect(at({ list: 1, until }, '2026-07-15T16:00:00Z', null)).toEqual([1, undefined, true, until]);
});

it.each([
  ['before its hours, until they begin', '2026-07-15T14:00:00Z', '2026-07-15T15:00:00.000Z'],
  ['in its hours, until they end', '2026-07-15T16:00:00Z', '2026-07-15T17:00:00.000Z'],
  ['late, until the morning', '2026-07-17T18:00:00Z', '2026-07-18T04:00:00.000Z'],
  ['on the night on which summer time begins', '2026-03-28T22:00:00Z', '2026-03-29T04:00:00.000Z'],
  ['on the night on which it ends', '2026-10-24T22:00:00Z', '2026-10-25T05:00:00.000Z'],
])('lets what is said by hand hold %s', (_, time, end) => {
  expect(findHoldEnd([TERRACE, HAPPY], new Date(time), ZONE).toISOString()).toBe(end);
});

it('counts a list that holds for whole days, and finds no change where it always holds', () => {
  const sunday: PriceList = { name: 'Sunday', hours: { days: [7], from: '00:00', to: '00:00' } };
  const always: PriceList = {
    name: 'Always',
    hours: { days: [1, 2, 3, 4, 5, 6, 7], from: '06:00', to: '06:00' },
  };
  const of = (list: PriceList) =>
    pricesAt({ priceLists: [list], heldPrices: null, timeZone: ZONE }, new Date('2026-07-19T10:00:00Z'));
  expect(of(sunday)).toMatchObject({ list: 0, until: new Date('2026-07-19T22:00:00Z') });
  expect(of(always)).toMatchObject({ list: 0, until: undefined });
});
