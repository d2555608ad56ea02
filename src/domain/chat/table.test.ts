import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allNumbers, getNumbers, packNumbers } from './table.ts';

const word = fc.stringMatching(/^[a-zéœ0-9 ^$]{1,6}$/);
const lists = fc.dictionary(word, fc.array(fc.nat(5000), { maxLength: 4 }), { maxKeys: 60 });

test('what is packed is found by its word, and nothing else is', () => {
  fc.assert(
    fc.property(lists, word, (packed, other) => {
      const table = packNumbers(packed);
      for (const [known, numbers] of Object.entries(packed))
        expect(getNumbers(table, known)).toEqual(numbers);
      if (!Object.hasOwn(packed, other)) expect(getNumbers(table, other)).toBeUndefined();
      expect(Object.fromEntries(allNumbers(table))).toEqual(Object.fromEntries(Object.entries(packed)));
    }),
  );
});

test.each(['', 'a', 'toString', '__proto__', 'negroni:', '|'])('a table has no “%s” of itself', (word) => {
  expect(getNumbers(packNumbers({ negroni: [1] }), word)).toBeUndefined();
  expect(getNumbers('', word)).toBeUndefined();
});

test('a word with a sign that stands between words is refused', () => {
  expect(() => packNumbers({ 'one|two': [1] })).toThrow('“one|two” has a sign that stands between words');
});
