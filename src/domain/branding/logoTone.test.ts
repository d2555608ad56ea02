import { expect, test } from 'vitest';
import { logoTone } from './logoTone.ts';

const BLACK = [0, 0, 0, 255];
const WHITE = [255, 255, 255, 255];
const RED = [200, 30, 40, 255];
const NOTHING = [0, 0, 0, 0];

const of = (...pixels: number[][]) => logoTone(Uint8Array.from(pixels.flat()));

test.each([
  ['black on nothing', [BLACK, NOTHING], 'dark'],
  ['white on nothing', [WHITE, NOTHING, NOTHING], 'light'],
  ['a deep green on nothing', [[10, 90, 60, 255], NOTHING], 'dark'],
  ['a pale yellow on nothing', [[255, 230, 0, 255], NOTHING], 'light'],
  ['a colour on nothing', [RED, NOTHING], 'any'],
  ['black on white, filled', [BLACK, WHITE, BLACK, WHITE], 'any'],
  ['mostly a colour, a little black', [RED, RED, RED, BLACK, NOTHING], 'any'],
  ['nothing at all', [NOTHING, NOTHING], 'any'],
])('%s', (_, pixels, tone) => {
  expect(of(...pixels)).toBe(tone);
});
