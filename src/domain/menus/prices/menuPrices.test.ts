import { expect, it } from 'vitest';
import type { PriceHours, SizePrice } from '../../../contracts/menus/menuPrice.ts';
import { hoursText, pricesLine, tellPrices, timedLine } from './menuPrices.ts';

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f\u2009]/g, ' ');
const menuWith = (...prices: SizePrice[]) => ({
  currency: 'EUR',
  priceLists: [
    { name: 'Happy Hour', hours: { days: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' } },
    { name: 'Terrasse', hours: null },
  ],
  sections: [{ drinks: [{ prices }] }],
});
const NEGRONI: SizePrice = { size: null, amounts: [900, 700, 1000] };
const GLASS: SizePrice = { size: 'Glas', amounts: [650, null, null] };
const JUG: SizePrice = { size: 'Krug', amounts: [2400, null, null] };

it.each([
  ['de', '9 €'],
  ['nl', '€ 9'],
  ['en', '€9'],
  ['es', '9 €'],
  ['fr', '9 €'],
])('says a price in %s as that language does', (locale, expected) => {
  const told = tellPrices(menuWith(NEGRONI), locale);
  expect(plain(pricesLine(told.usual([NEGRONI])))).toBe(expected);
});

it('gives all prices decimals where one of them needs some', () => {
  const told = tellPrices(menuWith(NEGRONI, GLASS), 'de');
  expect(plain(pricesLine(told.usual([NEGRONI])))).toBe('9,00 €');
});

it('names sizes, the happy hour and what is in words', () => {
  const told = tellPrices(menuWith(NEGRONI, GLASS, JUG), 'de');
  expect(plain(pricesLine(told.usual([GLASS, JUG])))).toBe('Glas  6,50 €  · Krug  24,00 €');
  expect(told.timed([GLASS, JUG])).toEqual([]);
  expect(told.timed([NEGRONI]).map((timed) => plain(timedLine(timed)))).toEqual(['Happy Hour  7,00 €']);
  expect(told.usual([{ size: null, amounts: ['Tagespreis', null, null] }])).toEqual([
    { size: null, text: 'Tagespreis' },
  ]);
});

it('announces a happy hour once a drink has a price in it', () => {
  expect(tellPrices(menuWith(GLASS, NEGRONI), 'de').hours).toHaveLength(1);
  expect(tellPrices(menuWith(GLASS, JUG), 'de').hours).toEqual([]);
});

it('has the prices of another list, and the usual ones where that has none', () => {
  const told = tellPrices(menuWith(NEGRONI, GLASS), 'en', 1);
  expect(told.usual([NEGRONI, GLASS]).map(({ text }) => text)).toEqual(['€10.00', '€6.50']);
});

it.each<[PriceHours, string, string]>([
  [{ days: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' }, 'de', 'Mo–Fr, 17:00–19:00 Uhr'],
  [{ days: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '19:00' }, 'de', '17:00–19:00 Uhr'],
  [{ days: [1, 2, 4, 5, 6], from: '22:00', to: '01:30' }, 'de', 'Mo, Di, Do–Sa, 22:00–1:30'],
  [{ days: [5], from: '17:00', to: '19:30' }, 'nl', 'vr, 17:00–19:30'],
])('says when it is: %j in %s', (hours, locale, expected) => {
  expect(plain(hoursText(hours, locale))?.replace(/ ?– ?/g, '–')).toBe(expected);
});

it.each([
  [[1, 2, 3], 'en', 'Mon–Wed'],
  [[1, 2, 3, 4, 5, 6, 7], 'de', 'Mo–So'],
])('says no time of a list that holds all day, on the days %j in %s', (days, locale, expected) => {
  expect(hoursText({ days, from: '17:00', to: '17:00' }, locale)).toBe(expected);
});
