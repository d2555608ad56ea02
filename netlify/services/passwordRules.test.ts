import fc from 'fast-check';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { refuseGuessable } from './passwordRules.ts';

const isRefused = (password: string, email = 'ada.lovelace@example.test') => {
  try {
    refuseGuessable(password, email);
    return false;
  } catch {
    return true;
  }
};

it.each([
  ...['12345678', 'password', 'qwertyui', 'PassWord', 'iloveyou', 'sunshine', '11111111', 'trustno1'],
  ...['mixmaster', 'MixMaster', 'mixmaster1', 'mixmaster2024', '!!mixmaster', 'mixmastermixmaster'],
  ...[
    '00000000',
    'aaaaaaaaaaaa',
    '        ',
    '🍸🍸🍸🍸🍸🍸🍸🍸',
    'abcdefgh',
    'ABCDEFGHIJ',
    '87654321',
    'zyxwvuts',
  ],
  ...[
    'ada.lovelace@example.test',
    'Ada.Lovelace@Example.test!',
    'ada.lovelace',
    'Ada.Lovelace1',
    '2024ada.lovelace!',
    'ada.lovelacemixmaster',
  ],
])('refuses %j', (password) => {
  expect(isRefused(password)).toBe(true);
});

it.each([
  ...[
    'stirred-not-shaken',
    'rye and bitters',
    'ззззя-чай-с-лимоном',
    '🍸🍋🥃🍸🧊🍊🍒🍓',
    'aaaabbbbccccddddx',
    'abcdefgh-and-so-on',
    '13579bdfhjlnpr',
  ],
  ...['mixmaster and a long walk', 'with ada.lovelace on a boat', 'lovelace-notes-1843'],
])('takes %j', (password) => {
  expect(isRefused(password)).toBe(false);
});

it('refuses each of the passwords that are tried most, whatever their case', () => {
  const most = dictionary['passwords-common'].filter(({ length }) => length >= 8);
  expect(most.length).toBeGreaterThan(3000);
  expect(most.filter((password) => !isRefused(password.toUpperCase()))).toEqual([]);
});

it('asks nothing of the letters, digits and signs of a password', () => {
  const one = fc.constantFrom('ø', 'q', '7', '%', ' ');
  fc.assert(
    fc.property(one, one, (first, second) => {
      fc.pre(first !== second);
      expect(isRefused(`${first}${second}`.repeat(20) + first)).toBe(false);
    }),
  );
});

it.each([
  // Eight signs of one's own are enough, seven are not.
  ['mixmaster-7tide42', false],
  ['mixmaster-7tide4', true],
  // A name of two letters stands in too many words, one of three does not.
  ['al fresco', false, 'al@example.test'],
  ['eve fresco', true, 'eve@example.test'],
  // Steps of two are no run.
  ['acegikmo', false],
])('%j is refused: %s', (password, refused, email?: string) => {
  expect(isRefused(password, email)).toBe(refused);
});
