import { toHex } from '../../domain/look/colour.ts';
import { linearOfOklch, toOklch } from '../../domain/look/oklch.ts';

export const IVORY = '#f4eee5';
export const BRASS = '#d9a95f';

/** Lighter or darker by `light` (−1…1 of the way to white or black), chroma times `chroma`. */
export function shade(colour: string, light: number, chroma = 1): string {
  const { lightness, chroma: full, hue } = toOklch(colour);
  const lit = light > 0 ? lightness + (1 - lightness) * light : lightness * (1 + light);
  return toHex(linearOfOklch({ lightness: lit, chroma: full * chroma, hue }));
}

/** How different two colours look. */
export function difference(a: string, b: string): number {
  const [p, q] = [toOklch(a), toOklch(b)];
  return Math.hypot(
    p.lightness - q.lightness,
    p.chroma * Math.cos(p.hue) - q.chroma * Math.cos(q.hue),
    p.chroma * Math.sin(p.hue) - q.chroma * Math.sin(q.hue),
  );
}
