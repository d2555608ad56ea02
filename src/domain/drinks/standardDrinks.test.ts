import { expect, test } from 'vitest';
import { standardDrinks } from './standardDrinks.ts';

test.each([
  ['330 ml of beer', [{ ml: 330, strength: 5 }], 1.3],
  [
    'a Negroni',
    [
      { ml: 30, strength: 40 },
      { ml: 30, strength: 25 },
      { ml: 30, strength: 16 },
    ],
    1.9,
  ],
  ['lemonade', [{ ml: 200, strength: 0 }], 0],
  ['nothing', [], 0],
])('%s is %o: %f standard drinks', (_, lines, drinks) => {
  expect(standardDrinks(lines)).toBe(drinks);
});
