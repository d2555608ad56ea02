import { expect, test } from 'vitest';
import { asStrengthBand, strengthBand } from './strengthBand.ts';

test.each([
  [{ strength: 0, abv: 0 }, 'free'],
  [{ strength: 0.5, abv: 0 }, 'light'],
  [{ strength: 40, abv: 15 }, 'light'],
  [{ strength: 40, abv: 16 }, 'strong'],
  [{ strength: 40, abv: undefined }, undefined],
  [{ kind: 'beer' }, 'light'],
  [{ kind: 'spirit' }, 'strong'],
  [{ kind: 'soft' }, 'free'],
  [{ kind: 'food' }, undefined],
] as const)('%j is %s', (line, band) => {
  expect(strengthBand(line)).toBe(band);
});

test('what is the name of no band is none', () => {
  expect(asStrengthBand('light')).toBe('light');
  expect(asStrengthBand('heavy')).toBeUndefined();
  expect(asStrengthBand(null)).toBeUndefined();
});
