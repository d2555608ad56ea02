import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex, linearRgb, mixColour } from './colour.ts';

test('a colour between black and white stays what it is when it is mixed with itself', () => {
  expect(
    mixColour([
      { colour: '#c8102e', clarity: 'clear', ml: 20 },
      { colour: '#c8102e', clarity: 'clear', ml: 70 },
    ]),
  ).toBe('#c8102e');
});

test('a colour survives the way to linear light and back', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      const colour = `#${channels.join('')}`;
      expect(toHex(linearRgb(colour))).toBe(colour);
    }),
  );
});

test('what no screen can show is clipped', () => {
  expect(toHex([-1, 0, 2])).toBe('#0000ff');
});
