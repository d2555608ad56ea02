/** The typefaces of a printed menu; each is one TrueType file. */
export const FACES = ['display', 'serif', 'italic', 'sans', 'strong'] as const;
export type Face = (typeof FACES)[number];

/** The colours of a printed menu, as on the site by day: `#rrggbb`. */
export const INKS = {
  ink: '#1f1a15',
  soft: '#5a5046',
  brass: '#8a5a17',
  line: '#d9d2c7',
  plate: '#131110',
  onPlate: '#f4eee5',
  brassOnPlate: '#d9a95f',
  code: '#000000',
} as const;
export type Ink = keyof typeof INKS;

/** How a text is set; lengths in points. */
export interface TextStyle {
  face: Face;
  size: number;
  /** From one baseline to the next. */
  leading: number;
  ink: Ink;
  /** Added between letters. */
  tracking?: number;
}

/** A line of text; `y` is its baseline. */
export interface PageText extends Omit<TextStyle, 'leading'> {
  kind: 'text';
  x: number;
  y: number;
  text: string;
}

/** Something on a page, in points from the page's upper left corner. */
export type PageItem =
  | PageText
  | { kind: 'box'; x: number; y: number; width: number; height: number; ink: Ink }
  /** The picture of the drink with this id. */
  | { kind: 'picture'; x: number; y: number; width: number; height: number; drink: string }
  /** The QR code of the published menu. */
  | { kind: 'code'; x: number; y: number; size: number };

/** What is printed on one sheet. */
export interface Page {
  items: PageItem[];
}

/** The papers that a menu is printed on, in points. */
export const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;
export type PaperName = keyof typeof PAPERS;
export type Paper = (typeof PAPERS)[PaperName];

/** What the layout needs to know of the fonts. */
export interface TextMeasurer {
  /** Width in points. */
  width(text: string, face: Face, size: number): number;
  /** Whether the typeface has the character. */
  has(character: string, face: Face): boolean;
}
