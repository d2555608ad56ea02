import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex, linearRgb, mixColour } from './colour.ts';

const campari = { colour: '#c8102e', clarity: 'clear' } as const;
const gin = { colour: '#f4f6f5', clarity: 'clear' } as const;
const cream = { colour: '#fbf5e6', clarity: 'opaque' } as const;
const coffee = { colour: '#1e110a', clarity: 'opaque' } as const;
const lime = { colour: '#d9e2a6', clarity: 'cloudy' } as const;

test.each([
  ['nothing', [], '#ffffff'],
  [
    'Campari twice',
    [
      { ...campari, ml: 20 },
      { ...campari, ml: 70 },
    ],
    '#c8102e',
  ],
  [
    'a little Campari in much gin',
    [
      { ...campari, ml: 10 },
      { ...gin, ml: 90 },
    ],
    '#ea3e78',
  ],
  [
    'Campari clouded by lime juice',
    [
      { ...campari, ml: 30 },
      { ...lime, ml: 30 },
    ],
    '#d73a6d',
  ],
  [
    'as much cream as coffee',
    [
      { ...coffee, ml: 30 },
      { ...cream, ml: 30 },
    ],
    '#362217',
  ],
  [
    'red and blue that are opaque',
    [
      { colour: '#ff0000', clarity: 'opaque', ml: 1 },
      { colour: '#000080', clarity: 'opaque', ml: 1 },
    ],
    '#10070b',
  ],
] as const)('%s comes to one colour, whatever comes first', (_, parts, colour) => {
  expect(mixColour(parts)).toBe(colour);
  expect(mixColour(parts.toReversed())).toBe(colour);
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
