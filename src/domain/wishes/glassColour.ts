import type { Colour } from '../../contracts/search/wishes.ts';

/** Saturation below which a drink has no colour, and lightness from which it is pale. */
const LEAST_SATURATION = 0.22;
const PALE = 0.72;
const DARK = 0.3;
const BLACK = 0.09;
/** The widest spread of the three channels that still looks white: cream, pineapple juice with coconut. */
const CREAMY = 0.3;
/** How much green or blue there is more than red where cream has a colour: a Grasshopper, a Swimming Pool. */
const TINTED = 0.1;
/** Where one colour ends on the circle of hues, in degrees. */
const HUES: readonly [until: number, colour: Colour][] = [
  [14, 'red'],
  [40, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [262, 'blue'],
  [325, 'purple'],
  [360, 'red'],
];

/**
 * The colour by which people would call a drink.
 *
 * @param hex of a layer: "#c0392b"
 * @param isOpaque whether one cannot see through it
 */
export function glassColour(hex: string, isOpaque: boolean): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (lightness < BLACK) return 'black';
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const isTinted = green > red && most - red >= TINTED;
  if (isOpaque && lightness > PALE && spread < CREAMY && !isTinted) return 'white';
  if (spread === 0 || (lightness > PALE && saturation < LEAST_SATURATION)) return 'clear';
  const sextant =
    most === red
      ? ((green - blue) / spread) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const hue = (sextant * 60 + 360) % 360;
  const colour = HUES.find(([until]) => hue <= until)?.[1] ?? 'red';
  if ((colour === 'red' || colour === 'purple') && lightness > 0.6) return 'pink';
  return lightness < DARK && (colour === 'orange' || colour === 'yellow') ? 'brown' : colour;
}
