import { expect, test } from 'vitest';
import { toSoundKey } from './toSoundKey.ts';

test.each([
  ['kaipirinha', 'caipirinna'],
  ['negronie', 'negroni'],
  ['whisky', 'wisky'],
  ['tekila', 'tequila'],
  ['expresso', 'ekspreso'],
  ['mulled', 'muled'],
])('%j and %j sound the same', (one, other) => {
  expect(toSoundKey(one)).toBe(toSoundKey(other));
});

test.each([
  ['gin', 'rum'],
  ['martini', 'martinez'],
  ['bellini', 'bolena'],
])('%j and %j sound otherwise', (one, other) => {
  expect(toSoundKey(one)).not.toBe(toSoundKey(other));
});
