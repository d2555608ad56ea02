import { createHash } from 'node:crypto';
import { linearRgb } from '../../src/domain/colour.ts';
import type { Look } from '../../src/domain/look.ts';
import type { Backdrop } from './vocabulary.ts';

/** Lightness 0–100, and the colour on its two axes (CIE L*a*b*, D65). */
interface Lab {
  l: number;
  a: number;
  b: number;
}

/** What is seen of drinks in vessels that nothing shines through: the vessel. */
const VESSELS: Partial<Record<string, string>> = {
  'tiki-mug': '#2f7d72',
  'julep-cup': '#b9b4aa',
  'copper-mug': '#b06b42',
};

/** A liquid at least this light is pale, at most this light is dark. */
const PALE = 74;
const DARK = 24;
/** Relative luminance from which a ground is bright, and below which it is nearly black. */
const BRIGHT = 0.3;
const BLACK = 0.06;
/** The least distance of drink and ground at which one stands out from the other. */
const CONTRAST = 22;
/** A layer from this share is judged by itself. */
const SEEN_SHARE = 0.2;

/**
 * The backdrop of a picture: one that the recipe states, else one of those on which the drink stands out. Which
 * of them is a matter of the recipe's id alone, so that a new recipe changes no other picture.
 *
 * - Green on green never: neither a green drink nor a green garnish before a green backdrop.
 * - No liquid before its own colour.
 * - What is pale has a dark ground, what is dark none that is nearly black.
 *
 * Where many layers leave no backdrop, those stay that suit the most of them.
 *
 * @param colourOf the colour of an ingredient, where there is one
 */
export function chooseBackdrop(
  id: string,
  look: Look,
  backdrops: Readonly<Record<string, Backdrop>>,
  colourOf: (ingredient: string) => string | undefined,
): string {
  if (look.backdrop !== undefined) return look.backdrop;
  const seen = seenColours(look);
  const hasGreen = [...look.garnish, ...look.steeped].some(({ ingredient }) => {
    const colour = colourOf(ingredient);
    return colour !== undefined && isGreen(labOf(linearRgb(colour)));
  });
  const judged = Object.entries(backdrops).map(([name, backdrop]) => {
    const clashes = seen.filter((colour) => !suits(colour, hasGreen, backdrop)).length;
    const rank = createHash('sha256').update(`${id} ${name}`).digest('hex');
    return { name, clashes, rank };
  });
  const [best] = judged.sort((a, b) => a.clashes - b.clashes || (a.rank < b.rank ? -1 : 1));
  if (best === undefined) throw new Error('The vocabulary of pictures has no backdrop.');
  return best.name;
}

function suits(drink: Lab, hasGreen: boolean, { hue, luminance, colour }: Backdrop): boolean {
  const ground = labOf(linearRgb(colour));
  if (hue === 'green' && (hasGreen || isGreen(drink))) return false;
  if (hue === 'cyan' && isGreen(drink)) return false;
  if (drink.l >= PALE && luminance > BRIGHT) return false;
  if (drink.l <= DARK && luminance < BLACK) return false;
  if (isSameHue(drink, ground) && Math.abs(drink.l - ground.l) < 30) return false;
  return Math.hypot(drink.l - ground.l, drink.a - ground.a, drink.b - ground.b) >= CONTRAST;
}

/** The colours of the liquids that there is enough of to see, or of the vessel that hides them. */
function seenColours({ glass, layers }: Look): Lab[] {
  const vessel = VESSELS[glass];
  const colours =
    vessel === undefined
      ? layers.filter(({ share }) => share >= SEEN_SHARE).map(({ colour }) => colour)
      : [vessel];
  return colours.map((colour) => labOf(linearRgb(colour)));
}

function isGreen(colour: Lab): boolean {
  return chroma(colour) > 14 && hueOf(colour) > 98 && hueOf(colour) < 190;
}

function isSameHue(one: Lab, other: Lab): boolean {
  const apart = Math.abs(hueOf(one) - hueOf(other));
  return chroma(one) > 12 && chroma(other) > 8 && Math.min(apart, 360 - apart) < 28;
}

function chroma({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

/** The angle of a colour on the wheel in degrees, 0–360: red 40, yellow 100, green 140, blue 300. */
function hueOf({ a, b }: Lab): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function labOf([red = 0, green = 0, blue = 0]: readonly number[]): Lab {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}
