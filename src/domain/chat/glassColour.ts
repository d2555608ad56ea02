/** Colours by which guests ask for a drink. */
export const COLOURS = [
  'white',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'brown',
  'clear',
] as const;
export type Colour = (typeof COLOURS)[number];

/** Saturation below which a drink has no colour, and lightness from which it is white. */
const LEAST_SATURATION = 0.22;
const PALE = 0.72;
const DARK = 0.3;
/** How far the parts of a colour lie apart where one still calls it white: cream, pineapple juice with coconut. */
const CREAMY = 0.3;
/** Where on the circle of hues, in degrees, one colour gives way to the next. */
const HUES: readonly [until: number, colour: Colour][] = [
  [14, 'red'],
  [40, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [262, 'blue'],
  [360, 'red'],
];

/**
 * The colour that a guest would call a drink by.
 *
 * @param hex as a layer of its look has it: "#c0392b"
 * @param isOpaque whether one cannot see through it
 */
export function colourOf(hex: string, isOpaque: boolean): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const spread = most - least;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (isOpaque && lightness > PALE && spread < CREAMY) return 'white';
  if (lightness > PALE && saturation < LEAST_SATURATION) return 'clear';
  const sextant =
    most === red
      ? ((green - blue) / spread) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const hue = (sextant * 60 + 360) % 360;
  const colour = HUES.find(([until]) => hue <= until)?.[1] ?? 'red';
  if (colour === 'red' && lightness > 0.6) return 'pink';
  return lightness < DARK && (colour === 'orange' || colour === 'yellow') ? 'brown' : colour;
}
