import { expect, it } from 'vitest';
import { soundKey } from './soundKey.ts';

it.each([
  ['sex on the bietsch', 'sex on the beach'],
  ['seksondebiets', 'sex on the beach'],
  ['tekila sone raize', 'tequila sunrise'],
  ['kaiperinja', 'caipirinha'],
  ['yin fis', 'gin fizz'],
  ['waiskey saur', 'whiskey sour'],
])('hears %s as %s', (said, meant) => {
  expect(soundKey(said)).toBe(soundKey(meant));
});

it.each([
  ['gin fizz', 'gin rickey'],
  ['mojito', 'martini'],
  ['negroni', 'old fashioned'],
])('tells %s from %s', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other));
});
