import type { Pairing } from '../../../contracts/bars/brandLimits.ts';
import { layMenu } from '../../../domain/menus/document/layMenu.ts';
import type { Design, PrintedMenu } from '../../../domain/menus/document/printedMenu.ts';
import { readMenuFonts } from './menuFonts.ts';
import { renderPdf, type PdfParts } from './renderPdf.ts';

/** All that a PDF is made of. */
export interface PdfOrder extends Omit<PdfParts, 'title' | 'locale'> {
  menu: PrintedMenu;
  design: Design;
  /** Which typefaces its fonts are. */
  pairing: Pairing;
}

/** A finished PDF. */
export interface MadePdf {
  bytes: ArrayBuffer;
  pages: number;
  /** How many drinks have no room on a format of one sheet. */
  left: number;
  /** Characters that could not be printed; none where `findUnprintable` found none. */
  lost: string[];
}

/** Lays a menu out and draws it; takes a second or more for long menus and is meant for a worker. */
export async function makePdf({ menu, design, ...parts }: PdfOrder): Promise<MadePdf> {
  const fonts = await readMenuFonts(parts.fonts, parts.scripts);
  const document = layMenu(menu, design, fonts);
  const bytes = renderPdf(document, { ...parts, title: menu.name, locale: menu.locale }, fonts);
  return { bytes, pages: document.pages.length, left: document.left, lost: document.lost };
}
