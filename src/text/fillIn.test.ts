import { expect, it } from 'vitest';
import { fillCount } from './fillCount.ts';
import { fillIn } from './fillIn.ts';

it.each([
  ['{{have}} of {{total}}', { have: 2, total: 3 }, '2 of 3'],
  ['{{name}}, {{name}}', { name: 'Negroni' }, 'Negroni, Negroni'],
  ['{{name}} of {{other}}', { name: '{{other}}' }, '{{other}} of {{other}}'],
  ['We wrote to {{email}}.', { email: "a$&$'$1@example.com" }, "We wrote to a$&$'$1@example.com."],
])('fills in %s', (text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});

it.each([
  [{ one: 'one drink', other: '{{number}} drinks' }, 1, 'en', 'one drink'],
  [{ one: 'one drink', other: '{{number}} drinks' }, 1234, 'en', '1,234 drinks'],
  [{ one: '{{number}} vue', other: '{{number}} vues' }, 0, 'fr', '0 vue'],
  [{ other: '{{number}} drinks' }, 1, 'en', '1 drinks'],
] as const)('fills %j with %d in %s', (text, number, locale, filled) => {
  expect(fillCount(text, number, locale)).toBe(filled);
});
