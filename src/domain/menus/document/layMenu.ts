import type { Typesetter } from './block.ts';
import { classicMenu } from './classicMenu.ts';
import { elegantMenu } from './elegantMenu.ts';
import { leafletMenu } from './leafletMenu.ts';
import { inksWith, type Inks, type Page, type TextMeasurer } from './page.ts';
import { pageFoot } from './pageFoot.ts';
import type { Design, PrintedMenu } from './printedMenu.ts';
import { withPrintMarks } from './printMarks.ts';
import { FORMATS, getSheet, type Format, type Sheet } from './sheets.ts';
import { staffCards } from './staffCards.ts';
import { tentMenu } from './tentMenu.ts';

/** A menu as it will be printed. */
export interface MenuDocument {
  width: number;
  height: number;
  pages: Page[];
  inks: Inks;
  /** Where the pages are cut, in points, and how far beyond that they are printed; absent where nothing is cut. */
  trim?: { x: number; y: number; width: number; height: number; bleed: number };
  /** How many drinks have no room on a format of one sheet. */
  left: number;
  /** Characters that no typeface of the menu has; they are not printed. */
  lost: string[];
}

/** Which formats a design is printed in. */
export function listFormats(design: Design): readonly Format[] {
  return { elegant: FORMATS, classic: CLASSIC_FORMATS, staff: STAFF_FORMATS }[design];
}

const CLASSIC_FORMATS = ['sheet', 'half'] as const;
const STAFF_FORMATS = ['sheet'] as const;

/** Lays a menu out on pages. */
export function layMenu(menu: PrintedMenu, design: Design, measurer: TextMeasurer): MenuDocument {
  const setter: Typesetter = { measurer, lost: new Set() };
  const sheet = getSheet(menu.format, menu.paper);
  const { pages, left } = pagesOf(menu, design, sheet, setter);
  const inks = inksWith(menu.look.accent);
  const laid = { width: sheet.width, height: sheet.height, pages, inks, left, lost: [...setter.lost] };
  return menu.hasMarks ? withPrintMarks(laid) : laid;
}

function pagesOf(
  menu: PrintedMenu,
  design: Design,
  sheet: Sheet,
  setter: Typesetter,
): Pick<MenuDocument, 'pages' | 'left'> {
  if (design === 'elegant' && menu.format === 'leaflet') return leafletMenu(menu, sheet, setter);
  if (design === 'elegant' && menu.format === 'tent') return tentMenu(menu, sheet, setter);
  const lay = { classic: classicMenu, elegant: elegantMenu, staff: staffCards }[design];
  const laid = lay(menu, sheet, setter);
  const pages = laid.map(({ items }, index) => ({
    items: [...items, ...pageFoot(menu, { design, sheet, page: index + 1, pages: laid.length }, setter)],
  }));
  return { pages, left: 0 };
}
