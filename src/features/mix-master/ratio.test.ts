import { expect, test } from 'vitest';
import { ratioText } from './ratio.ts';

test.each([
  [1, '1:1'],
  [0.75, '3:4'],
  [1.5, '3:2'],
  [1.6, '8:5'],
  [0.33, '0.33:1'],
])('%d is %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text);
});
