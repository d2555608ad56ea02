import { expect, it } from 'vitest';
import { readPrice } from './readPrice.ts';

it.each([
  ['21,90', 'EUR', { price: 2190, currency: 'EUR' }],
  ['1.250', 'JPY', { price: 1250, currency: 'JPY' }],
  ['$ 20', 'EUR', { price: 2000, currency: 'USD' }],
  ['20', null, { price: 2000, currency: null }],
  ['0', 'EUR', { price: 0, currency: 'EUR' }],
  ['8 / 14', 'EUR', undefined],
  ['0,7 l 21,90', 'EUR', undefined],
  ['dear', 'EUR', undefined],
])('reads "%s" beside %s as one price, or not at all', (typed, currency, expected) => {
  expect(readPrice(typed, currency)).toEqual(expected);
});
