import { expect, it } from 'vitest';
import { fillIn } from './fillIn.ts';

it.each([
  ['{{have}} of {{total}}', { have: 2, total: 3 }, '2 of 3'],
  ['{{name}}, {{name}}', { name: 'Negroni' }, 'Negroni, Negroni'],
  ['{{name}} of {{other}}', { name: '{{other}}' }, '{{other}} of {{other}}'],
  ['We wrote to {{email}}.', { email: "a$&$'$1@example.com" }, "We wrote to a$&$'$1@example.com."],
])('fills in %s', (text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});
