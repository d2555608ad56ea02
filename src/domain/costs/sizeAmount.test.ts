import { expect, it } from 'vitest';
import { readSizeAmount } from './sizeAmount.ts';

it.each([
  ['0,3 l', { ml: 300 }],
  ['0.3l', { ml: 300 }],
  ['Pitcher 1 l', { ml: 1000 }],
  ['Karaffe (1,5 Liter)', { ml: 1500 }],
  ['½ l', { ml: 500 }],
  ['1/4 l', { ml: 250 }],
  ['Flasche 0,375 L', { ml: 375 }],
  ['4cl', { ml: 40 }],
  ['2 cl', { ml: 20 }],
  ['330 ml', { ml: 330 }],
  ['5 dl', { ml: 500 }],
  // As recipes count an ounce.
  ['12 fl. oz', { ml: 360 }],
  ['zwei halbe', undefined],
  ['un litro', undefined],
  ['1 litre', { ml: 1000 }],
  ['Double', { times: 2 }],
  ['Doppelter', { times: 2 }],
  ['dubbele', { times: 2 }],
  ['doble', { times: 2 }],
  ['triple', { times: 3 }],
  ['single', { times: 1 }],
  ['einfach', { times: 1 }],
])('reads of the size "%s" how much it is', (size, amount) => {
  expect(readSizeAmount(size)).toEqual(amount);
});

it.each([
  '',
  'Large',
  'groß',
  'Glass',
  '2 × 4 cl',
  '4 cl / 8 cl',
  'Double 8 cl',
  'single or double',
  'Doppelkopf',
  'for 4',
  '1.000 ml',
  '12.345 l',
  '0 l',
  '1 ml',
  '50 l',
  '5 lb',
  '3 lemons',
  'Bottle 2019',
])('reads no amount of "%s", which tells none, or not clearly which', (size) => {
  expect(readSizeAmount(size)).toBeUndefined();
});
