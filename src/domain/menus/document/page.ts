import { accentTones } from '../../branding/accentTones.ts';

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
/** A colour for each ink. */
export type Inks = Readonly<Record<Ink, string>>;

/** The inks of a menu whose bar has an accent, `#rrggbb`; null for that of the site. */
export function inksWith(accent: string | null): Inks {
  if (accent === null) return INKS;
  const { light, dark } = accentTones(accent);
  return { ...INKS, brass: light, brassOnPlate: dark };
}

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

/** What a part of a page is for a reader who hears it (ISO 32000-1, 14.8.4). */
export interface Tag {
  role: 'Sect' | 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure' | 'Link';
  /** Said in place of a picture. */
  alt?: string;
  /** Of a list: whether its items carry their numbers. */
  isNumbered?: boolean;
  /** Of a heading: what it is called in the list of bookmarks. */
  title?: string;
}

interface Placed {
  x: number;
  y: number;
  /**
   * The parts of the document that it belongs to, the widest first; what shares a tag is one part, wherever it stands.
   * Without any it is decoration, and not read out.
   */
  path?: readonly Tag[];
}

/** A line of text; `y` is its baseline. */
export interface PageText extends Placed, Omit<TextStyle, 'leading'> {
  kind: 'text';
  /** Stands on its head: it runs from (x, y) to the left. */
  isTurned?: boolean;
  text: string;
}

/** Something on a page, in points from the page's upper left corner. */
export type PageItem =
  | PageText
  | (Placed & { kind: 'box'; width: number; height: number; ink: Ink })
  /** The picture of the drink with this id. */
  | (Placed & { kind: 'picture'; width: number; height: number; drink: string })
  /** The logo of the bar. */
  | (Placed & { kind: 'logo'; width: number; height: number; isTurned?: boolean })
  /** The QR code of the published menu. */
  | (Placed & { kind: 'code'; size: number });

/** What is printed on one sheet. */
export interface Page {
  items: PageItem[];
  /** Read out after all pages, although it stands on this one. */
  readsLast?: PageItem[];
}

/** The families of papers that a menu is printed on: ISO 216, or those of North America. */
export const PAPERS = ['a4', 'letter'] as const;
export type PaperName = (typeof PAPERS)[number];

/** What the layout needs to know of the fonts. */
export interface TextMeasurer {
  /** Width in points. */
  width(text: string, face: Face, size: number): number;
  /** Whether the typeface, or one of another script, has the character with its marks. */
  has(cluster: string, face: Face): boolean;
}
