import type { PaperName } from './page.ts';

/** What a menu is printed as. */
export const FORMATS = ['sheet', 'landscape', 'half', 'slim', 'poster', 'leaflet', 'tent'] as const;
export type Format = (typeof FORMATS)[number];

/** One page as it is when it is cut, with its type area; lengths in points. */
export interface Sheet {
  width: number;
  height: number;
  /** Left and right of the type area. */
  margin: number;
  /** Above and below it. */
  top: number;
  bottom: number;
  columns: number;
  gutter: number;
  /** How much larger than on A4 the texts are set. */
  scale: number;
  /** Points of the menu's title. */
  title: number;
  /** How much of the space about titles is kept. */
  air: number;
  /** How small, as a part of `scale`, all may be set to save a page. */
  smallest: number;
}

const MM = 72 / 25.4;
const INCH = 72;

const mm = (width: number, height: number) => ({ width: width * MM, height: height * MM });
const inches = (width: number, height: number) => ({ width: width * INCH, height: height * INCH });

/** What each format is cut to: the papers of ISO 216 and DL, and those of North America that stand for them. */
const SIZES: Record<Format, Record<PaperName, { width: number; height: number }>> = {
  sheet: { a4: { width: 595.28, height: 841.89 }, letter: inches(8.5, 11) },
  landscape: { a4: { width: 841.89, height: 595.28 }, letter: inches(11, 8.5) },
  half: { a4: mm(148, 210), letter: inches(5.5, 8.5) },
  slim: { a4: mm(99, 210), letter: inches(4, 9) },
  poster: { a4: mm(297, 420), letter: inches(11, 17) },
  leaflet: { a4: { width: 841.89, height: 595.28 }, letter: inches(11, 8.5) },
  tent: { a4: { width: 595.28, height: 841.89 }, letter: inches(8.5, 11) },
};

const AREAS: Record<Format, Omit<Sheet, 'width' | 'height'>> = {
  sheet: {
    margin: 58,
    top: 62,
    bottom: 62,
    columns: 2,
    gutter: 44,
    scale: 1,
    title: 38,
    air: 1,
    smallest: 0.9,
  },
  landscape: {
    margin: 58,
    top: 50,
    bottom: 56,
    columns: 3,
    gutter: 38,
    scale: 1,
    title: 36,
    air: 1,
    smallest: 0.9,
  },
  half: {
    margin: 40,
    top: 38,
    bottom: 46,
    columns: 1,
    gutter: 0,
    scale: 0.94,
    title: 30,
    air: 0.6,
    smallest: 0.9,
  },
  slim: {
    margin: 28,
    top: 34,
    bottom: 44,
    columns: 1,
    gutter: 0,
    scale: 0.92,
    title: 26,
    air: 0.5,
    smallest: 0.9,
  },
  poster: {
    margin: 82,
    top: 88,
    bottom: 88,
    columns: 2,
    gutter: 62,
    scale: 1.41,
    title: 38,
    air: 1.2,
    smallest: 0.7,
  },
  leaflet: {
    margin: 30,
    top: 40,
    bottom: 40,
    columns: 1,
    gutter: 0,
    scale: 1,
    title: 30,
    air: 1,
    smallest: 0.9,
  },
  tent: {
    margin: 34,
    top: 26,
    bottom: 22,
    columns: 1,
    gutter: 0,
    scale: 1,
    title: 30,
    air: 1,
    smallest: 0.9,
  },
};

/** The sheet of a format on a family of papers. */
export function getSheet(format: Format, paper: PaperName): Sheet {
  return { ...SIZES[format][paper], ...AREAS[format] };
}
