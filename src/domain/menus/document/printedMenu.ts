import type { Logo } from '../../../contracts/bars/brand.ts';
import type { Additive, ToldAdditives } from '../../../contracts/diet/additives.ts';
import type { AllergenStatement, Substance } from '../../../contracts/diet/diet.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { WrittenPrice } from '../../../contracts/menus/menuPrice.ts';
import type { PaperName } from './page.ts';
import type { Format } from './sheets.ts';

/** The three ways a menu is printed. */
export const DESIGNS = ['classic', 'elegant', 'staff'] as const;
export type Design = (typeof DESIGNS)[number];

/** A drink, or another line of the menu, as it is printed, in the language and the unit of the menu. */
export interface PrintedDrink {
  id: string;
  /** Whether it has a recipe; of a wine or a dish there is nothing but name, allergens, prices and note. */
  isMixed: boolean;
  name: string;
  category: string;
  glass: string;
  /** "24 % vol" */
  strength: string;
  /** "30 ml gin", one line each. */
  ingredients: string[];
  steps: string[];
  hasPicture: boolean;
  /** What is in it as guests read it, without amounts; for guests alone. */
  contents: string[];
  /** For guests and on the cards of the team; what depends on the brand is told as such. */
  allergens: AllergenStatement;
  /** Whether nobody has stated what is in it, or in a part of it: guests must ask. */
  isUnstated: boolean;
  /** Absent where the menu marks none. */
  additives?: ToldAdditives;
  /** Whether the owner declares other allergens than the recipe. */
  isDeclared?: boolean;
  prices: WrittenPrice[];
  /** "Happy Hour 7 €", one text each. */
  timedPrices: string[];
  note: string | null;
}

/** A section of the menu; without title its drinks follow what was before. */
export interface PrintedSection {
  title: string | null;
  drinks: PrintedDrink[];
}

/** The texts that are printed beside those of the menu, in its language. */
export interface PrintWords {
  /** "Page {{page}} of {{pages}}" */
  page: string;
  /** "{{title}} (cont.)", over the rest of a section. */
  continued: string;
  ingredients: string;
  method: string;
  allergens: string;
  /** Said where something depends on the brand: what stands in brackets. */
  allergenMay: string;
  allergenNote: string;
  /** On the card of a drink without any. */
  noAllergens: string;
  /** What the "?" behind a drink means, to guests. */
  allergensUnstated: string;
  /** The same on the card of the drink, to the team. */
  allergensToFindOut: string;
  /** That the allergens of a drink are those that the bar declares, and that it declares none. */
  allergensDeclared: string;
  allergensDeclaredNone: string;
  additives: string;
  /** That those of a drink with a "?" are not stated. */
  additivesUnstated: string;
  /** Stands beside the QR code. */
  scan: string;
}

/** A logo as the layout needs to know it; its pixels are drawn later. */
export type PrintedLogo = Pick<Logo, 'width' | 'height' | 'tone' | 'alt'>;

/** What a bar makes of the look of its print. */
export interface PrintLook {
  /** `#rrggbb`; null for the colour of the site. */
  accent: string | null;
  namesProduct: boolean;
  logo: PrintedLogo | null;
}

/** What is printed. */
export interface PrintedMenu {
  name: string;
  venue: string | null;
  description: string | null;
  /** When other prices than the usual ones hold, one text each. */
  hours: string[];
  sections: PrintedSection[];
  locale: Locale;
  paper: PaperName;
  format: Format;
  /** Whether it is cut by a print shop, which wants marks and a bleed. */
  hasMarks: boolean;
  words: PrintWords;
  /** What the key calls them; absent where no key of allergens is wanted. */
  allergenNames: Record<Substance, string> | undefined;
  /** The same of additives. */
  additiveNames: Record<Additive, string> | undefined;
  /** Address of the published menu, without protocol; absent while it is not published. */
  address: string | undefined;
  look: PrintLook;
}

/** Stands in the foot of every page; of a leaflet on the back, of a tent nowhere. A bar may leave it out. */
export const PRODUCT = 'Mixmaster';

/** What stands below the name of the menu: its description, and when other prices hold. */
export function getIntroduction({ description, hours }: PrintedMenu): string {
  return [description ?? [], hours].flat().join('\n');
}
