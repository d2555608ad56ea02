import { hexOf, linearRgb } from '../../domain/colour.ts';

/** Lightness 0–1, chroma and hue (radians) in Oklab: equal steps look equal. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

export const IVORY = '#f4eee5';
export const BRASS = '#d9a95f';

/** A colour as the eye orders it. */
export function toneOf(colour: string): Tone {
  const [r = 0, g = 0, b = 0] = linearRgb(colour);
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  const a = 1.978 * l - 2.4286 * m + 0.4506 * s;
  const y = 0.0259 * l + 0.7828 * m - 0.8087 * s;
  return { l: 0.2105 * l + 0.7936 * m - 0.0041 * s, c: Math.hypot(a, y), h: Math.atan2(y, a) };
}

/** The inverse of {@link toneOf}. */
function colourOf({ l, c, h }: Tone): string {
  const [a, y] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963 * a + 0.2158 * y) ** 3;
  const medium = (l - 0.1056 * a - 0.0639 * y) ** 3;
  const short = (l - 0.0895 * a - 1.2915 * y) ** 3;
  return hexOf([
    4.0767 * long - 3.3077 * medium + 0.231 * short,
    -1.2684 * long + 2.6098 * medium - 0.3413 * short,
    -0.0042 * long - 0.7034 * medium + 1.7076 * short,
  ]);
}

/** Lighter or darker by `light` (−1…1 of the way to white or black), chroma times `chroma`. */
export function shade(colour: string, light: number, chroma = 1): string {
  const { l, c, h } = toneOf(colour);
  const lit = light > 0 ? l + (1 - l) * light : l * (1 + light);
  return colourOf({ l: lit, c: c * chroma, h });
}

/** How different two colours look. */
export function difference(a: string, b: string): number {
  const [p, q] = [toneOf(a), toneOf(b)];
  return Math.hypot(
    p.l - q.l,
    p.c * Math.cos(p.h) - q.c * Math.cos(q.h),
    p.c * Math.sin(p.h) - q.c * Math.sin(q.h),
  );
}
