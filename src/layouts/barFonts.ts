import type { Brand } from '../contracts/bars/brand.ts';
import type { Pairing } from '../contracts/bars/brandLimits.ts';

const FONTS = {
  house: ['--font-newsreader', '--font-instrument-sans'],
  modern: ['--font-instrument-sans'],
  deco: ['--font-bar-deco', '--font-newsreader'],
} as const satisfies Record<Pairing, unknown>;

/** The fonts that a page in the look of a bar loads; those of the site where it has none. */
export function getBarFonts(brand: Brand | null | undefined): (typeof FONTS)[Pairing] {
  return FONTS[brand?.pairing ?? 'house'];
}
