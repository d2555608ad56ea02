import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contradictsStrength, ratioByStrength, ratioForKind } from './strengthRatio.ts';

test.each([
  ['gin for gin', 40, 40, 1],
  ['a cognac for a brandy', 38, 40, 1],
  ['navy strength for gin', 40, 57, 2 / 3],
  ['gin for navy strength', 57, 40, 1.5],
  ['151 Demerara for an overproof rum', 63, 75.5, 5 / 6],
  ['vodka for soju', 17, 40, 0.4],
  ['soju for vodka', 40, 17, 2.5],
])('%s is poured by its strength', (_name, asked, use, ratio) => {
  expect(ratioByStrength(asked, use)).toBeCloseTo(ratio);
});

const proof = fc.integer({ min: 15, max: 96 });

test('the ratio of two strengths never contradicts them', () => {
  fc.assert(
    fc.property(proof, proof, (asked, use) => {
      fc.pre(asked / use < 4 && use / asked < 4);
      expect(contradictsStrength(ratioByStrength(asked, use), asked, use)).toBe(false);
    }),
  );
});

test('what is stated for a spirit is taken by strength for its kinds', () => {
  expect(ratioForKind(1.5, 40, 75.5)).toBeCloseTo(0.8);
  expect(ratioForKind(1.5, 40, 40)).toBe(1.5);
});

test.each([
  [1.5, 63, 75.5, true],
  [1, 40, 17, true],
  [2, 40, 17, false],
  [0.75, 25, 17, true],
])('%s parts for %s%% of %s%% contradict the strengths: %s', (ratio, asked, use, is) => {
  expect(contradictsStrength(ratio, asked, use)).toBe(is);
});
