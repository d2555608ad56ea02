import type { Pairing } from '../../../contracts/bars/brandLimits.ts';
import { isDrawn } from '../../../domain/menus/document/graphemes.ts';
import { FACES, type Face, type TextMeasurer } from '../../../domain/menus/document/page.ts';
import { loadPart } from '../../../lib/lazyPart.ts';
import { readFontMetrics } from './fontMetrics.ts';
import type { ScriptFont } from './scriptFonts.ts';
import type { Shaper, TextRun } from './shapeText.ts';

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

/** Measures text, and splits lines into what each typeface prints of them. */
export interface MenuFonts extends TextMeasurer {
  /** The runs of a line from left to right. */
  runs(line: string, face: Face): readonly TextRun[];
  /** Width in points. */
  runWidth(run: TextRun, face: Face, size: number): number;
  /** Whether all typefaces of the menu have a character, with all its marks. */
  isInFaces(cluster: string): boolean;
}

/**
 * Reads typefaces. Their widths add up, since no kerning is printed; other scripts are measured as they are shaped.
 *
 * @param scripts what the typefaces lack; the shaping is loaded only where there are some
 */
export async function readMenuFonts(
  files: FontFiles,
  scripts: readonly ScriptFont[] = [],
): Promise<MenuFonts> {
  if (scripts.length === 0) return menuFonts(files);
  const { createShaper } = await loadPart(() => import('./shapeText.ts'));
  return menuFonts(files, createShaper(scripts));
}

/** The typefaces of a menu, and how text of other scripts is shaped. */
export function menuFonts(files: FontFiles, shaper?: Shaper): MenuFonts {
  const metrics = Object.fromEntries(
    Object.entries(files).map(([face, bytes]) => [face, readFontMetrics(bytes)]),
  ) as Record<Face, ReturnType<typeof readFontMetrics>>;
  const isInFace = (cluster: string, face: Face) =>
    [...cluster].every(
      (character) =>
        !isDrawn(character) || metrics[face].advance(character.codePointAt(0) ?? 0) !== undefined,
    );
  const faceWidth = (text: string, face: Face) => {
    let width = 0;
    for (const character of text) width += metrics[face].advance(character.codePointAt(0) ?? 0) ?? 0;
    return width;
  };
  const runs = (line: string, face: Face): readonly TextRun[] =>
    shaper === undefined || isInFace(line, face)
      ? [{ script: undefined, text: line }]
      : shaper.runs(line, (cluster) => isInFace(cluster, face));
  const runWidth = (run: TextRun, face: Face, size: number) => {
    const width =
      run.script === undefined
        ? faceWidth(run.text, face)
        : run.glyphs.reduce((sum, { advance }) => sum + advance, 0);
    return (width * size) / 1000;
  };
  return {
    width: (text, face, size) => runs(text, face).reduce((sum, run) => sum + runWidth(run, face, size), 0),
    has: (cluster, face) => isInFace(cluster, face) || shaper?.has(cluster) === true,
    runs,
    runWidth,
    isInFaces: (cluster) => FACES.every((face) => isInFace(cluster, face)),
  };
}
