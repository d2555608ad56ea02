import { expect, test } from 'vitest';
import { groupByInitial } from './initials.ts';

test('names stand below their first letter, accents and signs aside', () => {
  const drinks = ['20th Century', '50/50', '“Angel”', 'Äpfel', 'Bramble'].map((name) => ({ name }));
  expect(groupByInitial(drinks).map(({ letter, drinks: { length } }) => [letter, length])).toEqual([
    ['0–9', 2],
    ['A', 2],
    ['B', 1],
  ]);
});
