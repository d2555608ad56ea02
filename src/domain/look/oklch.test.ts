import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOfOklch, toOklch } from './oklch.ts';

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));

// As CSS Color 4 states them: lightness, chroma, hue in degrees.
test.each([
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, -95.95],
])('%s has lightness %d, chroma %d and hue %d', (colour, lightness, chroma, hue) => {
  const found = toOklch(colour);
  expect(found.lightness).toBeCloseTo(lightness, 3);
  expect(found.chroma).toBeCloseTo(chroma, 3);
  expect((found.hue / Math.PI) * 180).toBeCloseTo(hue, 1);
});

test('a colour survives the way there and back', () => {
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      const colour = `#${channels.join('')}`;
      expect(hexOfOklch(toOklch(colour))).toBe(colour);
    }),
  );
});

test('what no screen can show keeps lightness and hue, and as much chroma as can be shown', () => {
  const hues = fc.double({ min: -3.1, max: 3.1, noNaN: true });
  const lightnesses = fc.double({ min: 0.4, max: 0.9, noNaN: true });
  fc.assert(
    fc.property(lightnesses, hues, (lightness, hue) => {
      const shown = toOklch(hexOfOklch({ lightness, chroma: 0.5, hue }));
      expect(Math.abs(shown.lightness - lightness)).toBeLessThan(0.02);
      expect(Math.cos(shown.hue - hue)).toBeGreaterThan(0.99);
      expect(shown.chroma).toBeGreaterThan(0.05);
      // More chroma is cut back to the same.
      const more = toOklch(hexOfOklch({ lightness, chroma: 0.6, hue }));
      expect(Math.abs(more.chroma - shown.chroma)).toBeLessThan(0.005);
    }),
  );
});
