import type { LogoTone } from '../../contracts/bars/brandLimits.ts';
import { GROUNDS } from './accentTones.ts';
import { getLuminance } from './contrast.ts';

/** The light of a channel by its eight bits (sRGB). */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
/** What has less contrast than this to its ground is hardly seen (WCAG 2.2, 1.4.11). */
const FAINT = 3;
/** A logo of which more than this share is hardly seen needs another ground. */
const TOO_MUCH = 0.3;

/**
 * How light a logo is: `dark` where it is hardly seen on a dark page (black on nothing), `light` where it is
 * hardly seen on a light one, `any` where it is seen on both, or has a ground of its own since its picture is
 * filled.
 *
 * @param pixels red, green, blue and alpha of each, eight bits each
 */
export function logoTone(pixels: ArrayLike<number>): LogoTone {
  const light = getLuminance(GROUNDS.light) + 0.05;
  const dark = getLuminance(GROUNDS.dark) + 0.05;
  let [seen, faintOnLight, faintOnDark] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    const own =
      0.2126 * (LINEAR[pixels[at] ?? 0] ?? 0) +
      0.7152 * (LINEAR[pixels[at + 1] ?? 0] ?? 0) +
      0.0722 * (LINEAR[pixels[at + 2] ?? 0] ?? 0) +
      0.05;
    seen += alpha;
    if (light / own < FAINT) faintOnLight += alpha;
    if (own / dark < FAINT) faintOnDark += alpha;
  }
  if (isFilled(pixels) || Math.max(faintOnLight, faintOnDark) <= seen * TOO_MUCH) return 'any';
  return faintOnDark >= faintOnLight ? 'dark' : 'light';
}

/** Whether hardly anything of a picture can be seen through. */
function isFilled(pixels: ArrayLike<number>): boolean {
  let open = 0;
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) < 128) open += 1;
  return open * 4 < pixels.length * 0.02;
}
