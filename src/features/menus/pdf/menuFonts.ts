import type { Pairing } from '../../../contracts/brandLimits.ts';
import type { Face, TextMeasurer } from '../../../domain/menuDocument/page.ts';
import { readFontMetrics } from './fontMetrics.ts';

/** The typefaces that there are, by the names of their files. */
export const FONT_NAMES = ['display', 'serif', 'italic', 'sans', 'strong', 'deco', 'decoStrong'] as const;
type FontName = (typeof FONT_NAMES)[number];

/** Which typeface has which part in a pairing. */
export const PAIRED: Record<Pairing, Record<Face, FontName>> = {
  house: { display: 'display', serif: 'serif', italic: 'italic', sans: 'sans', strong: 'strong' },
  modern: { display: 'strong', serif: 'sans', italic: 'sans', sans: 'sans', strong: 'strong' },
  deco: { display: 'deco', serif: 'deco', italic: 'italic', sans: 'serif', strong: 'decoStrong' },
};

/** The files of the typefaces. */
export type FontFiles = Record<Face, ArrayBuffer>;

/** Measures text by the widths in the font files; kerning is none, as none is printed. */
export function fontMeasurer(files: FontFiles): TextMeasurer {
  const metrics = Object.fromEntries(
    Object.entries(files).map(([face, bytes]) => [face, readFontMetrics(bytes)]),
  ) as Record<Face, ReturnType<typeof readFontMetrics>>;
  return {
    width(text, face, size) {
      let width = 0;
      for (const character of text) width += metrics[face].advance(character.codePointAt(0) ?? 0) ?? 0;
      return (width * size) / 1000;
    },
    has: (character, face) => metrics[face].advance(character.codePointAt(0) ?? 0) !== undefined,
  };
}
