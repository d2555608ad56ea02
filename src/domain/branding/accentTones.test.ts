import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentTones, GROUNDS, LEAST_CONTRAST, readableTone } from './accentTones.ts';
import { contrastRatio } from './contrast.ts';
import { toOklch } from '../look/oklch.ts';

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const colour = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
const theme = fc.constantFrom('light', 'dark');

/** The smaller angle between two hues, in degrees. */
function turned(one: string, other: string): number {
  const angle = Math.abs(toOklch(one).hue - toOklch(other).hue) % (2 * Math.PI);
  return (Math.min(angle, 2 * Math.PI - angle) * 180) / Math.PI;
}

test('black on white has the contrast 21, a colour on itself 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#8a5a17', '#8a5a17')).toBe(1);
});

test('every tone can be read as text', () => {
  fc.assert(
    fc.property(colour, theme, (chosen, at) => {
      expect(contrastRatio(readableTone(chosen, at), GROUNDS[at])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
    { numRuns: 2000 },
  );
});

test('a tone keeps the hue, as far as a colour has one', () => {
  fc.assert(
    fc.property(colour, theme, (chosen, at) => {
      const tone = readableTone(chosen, at);
      // Near grey eight bits tell no hue.
      fc.pre(toOklch(chosen).chroma > 0.04 && toOklch(tone).chroma > 0.04);
      expect(turned(chosen, tone)).toBeLessThan(3);
    }),
    { numRuns: 2000 },
  );
});

test('a tone is the nearest: a little towards the chosen one it could not be read', () => {
  fc.assert(
    fc.property(colour, theme, (chosen, at) => {
      const tone = readableTone(chosen, at);
      if (contrastRatio(chosen, GROUNDS[at]) >= LEAST_CONTRAST) expect(tone).toBe(chosen);
      else expect(contrastRatio(tone, GROUNDS[at])).toBeLessThan(LEAST_CONTRAST + 0.25);
    }),
    { numRuns: 2000 },
  );
});

test('yellow becomes olive by day and stays itself by night', () => {
  const { light, dark } = accentTones('#ffe600');
  expect(dark).toBe('#ffe600');
  expect(light).not.toBe('#ffe600');
  expect(toOklch(light).lightness).toBeLessThan(0.6);
});

test('the grounds are those of the palette', () => {
  const palette = readFileSync('src/styles/palette.css', 'utf8');
  const [, ground, night] = /--ground: light-dark\((#\w+), (#\w+)\)/.exec(palette) ?? [];
  const [, raised, raisedNight] = /--raised: light-dark\((#\w+), (#\w+)\)/.exec(palette) ?? [];
  for (const light of [ground, raised]) {
    expect(contrastRatio('#000000', light ?? '')).toBeGreaterThanOrEqual(
      contrastRatio('#000000', GROUNDS.light),
    );
  }
  for (const dark of [night, raisedNight]) {
    expect(contrastRatio('#ffffff', dark ?? '')).toBeGreaterThanOrEqual(
      contrastRatio('#ffffff', GROUNDS.dark),
    );
  }
  expect([ground, raisedNight]).toEqual([GROUNDS.light, GROUNDS.dark]);
});
