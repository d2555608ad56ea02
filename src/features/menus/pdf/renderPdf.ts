import { jsPDF } from 'jspdf';
import type { Locale } from '../../../contracts/locale.ts';
import type { MenuDocument } from '../../../domain/menuDocument/layMenu.ts';
import { FACES, INKS, type PageItem } from '../../../domain/menuDocument/page.ts';
import { PRODUCT } from '../../../domain/menuDocument/printedMenu.ts';
import type { FontFiles } from './menuFonts.ts';

/** What a PDF holds beside its pages. */
export interface PdfParts {
  fonts: FontFiles;
  /** JPEG files by drink. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** The QR code's squares, row by row, and where it leads. */
  code: { squares: boolean[][]; url: string } | undefined;
  title: string;
  locale: Locale;
}

/** Draws pages as a PDF. */
export function renderPdf({ width, height, pages }: MenuDocument, parts: PdfParts): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'pt', format: [width, height], compress: true, putOnlyUsedFonts: true });
  for (const face of FACES) {
    pdf.addFileToVFS(`${face}.ttf`, binaryString(parts.fonts[face]));
    pdf.addFont(`${face}.ttf`, face, 'normal');
  }
  pdf.setProperties({ title: parts.title, creator: PRODUCT });
  pdf.setLanguage(parts.locale);
  pages.forEach(({ items }, index) => {
    if (index > 0) pdf.addPage([width, height]);
    for (const item of items) draw(pdf, item, parts);
  });
  return pdf.output('arraybuffer');
}

function draw(pdf: jsPDF, item: PageItem, { pictures, code }: PdfParts): void {
  switch (item.kind) {
    case 'text':
      pdf.setFont(item.face, 'normal').setFontSize(item.size).setTextColor(INKS[item.ink]);
      pdf.text(item.text, item.x, item.y, { charSpace: item.tracking ?? 0 });
      break;
    case 'box':
      pdf.setFillColor(INKS[item.ink]).rect(item.x, item.y, item.width, item.height, 'F');
      break;
    case 'picture': {
      const jpeg = pictures.get(item.drink);
      if (jpeg) pdf.addImage(jpeg, 'JPEG', item.x, item.y, item.width, item.height, item.drink);
      break;
    }
    case 'code':
      if (code) drawCode(pdf, item, code);
  }
}

/** One path for all squares, so that no hairline shows between two of them. */
function drawCode(
  pdf: jsPDF,
  { x, y, size }: Extract<PageItem, { kind: 'code' }>,
  { squares, url }: NonNullable<PdfParts['code']>,
): void {
  const side = size / squares.length;
  squares.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) pdf.rect(x + column * side, y + line * side, side, side, null);
    });
  });
  pdf.setFillColor(INKS.code).fill();
  pdf.link(x, y, size, size, { url });
}

/** The bytes as jsPDF keeps files: a character for each. */
function binaryString(bytes: ArrayBuffer): string {
  const parts: string[] = [];
  const view = new Uint8Array(bytes);
  for (let at = 0; at < view.length; at += 8192) {
    parts.push(String.fromCharCode(...view.subarray(at, at + 8192)));
  }
  return parts.join('');
}
