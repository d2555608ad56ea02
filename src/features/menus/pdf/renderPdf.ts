import { jsPDF } from 'jspdf';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { MenuDocument } from '../../../domain/menus/document/layMenu.ts';
import { hasRightToLeft } from '../../../domain/menus/document/direction.ts';
import { FACES, type Inks, type PageItem, type PageText } from '../../../domain/menus/document/page.ts';
import { PRODUCT } from '../../../domain/menus/document/printedMenu.ts';
import type { FontFiles, MenuFonts } from './menuFonts.ts';
import { pdfMetadata } from './pdfMetadata.ts';
import type { ScriptFont } from './scriptFonts.ts';
import { binaryString, scriptText, type ScriptText } from './scriptText.ts';
import { pdfTags, type PdfTags, type Rectangle } from './pdfTags.ts';

/** What a PDF holds beside its pages. */
export interface PdfParts {
  fonts: FontFiles;
  /** What the typefaces lack. */
  scripts: readonly ScriptFont[];
  /** JPEG files by drink. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** The logo of the bar as PNG. */
  logo: Uint8Array | undefined;
  /** The QR code's squares, row by row, and where it leads. */
  code: { squares: boolean[][]; url: string } | undefined;
  title: string;
  locale: Locale;
}

/** Draws pages as a tagged PDF with bookmarks ([PDF/UA-1](https://pdfa.org/resource/iso-14289-pdfua/)). */
export function renderPdf(
  { width, height, pages, inks, trim }: MenuDocument,
  parts: PdfParts,
  fonts: MenuFonts,
): ArrayBuffer {
  const format = [width, height];
  const orientation = width > height ? 'landscape' : 'portrait';
  const pdf = new jsPDF({ unit: 'pt', format, orientation, compress: true, putOnlyUsedFonts: true });
  for (const face of FACES) {
    pdf.addFileToVFS(`${face}.ttf`, binaryString(new Uint8Array(parts.fonts[face])));
    pdf.addFont(`${face}.ttf`, face, 'normal');
  }
  const scripts = scriptText(pdf, parts.scripts);
  pdf.setProperties({ title: parts.title, creator: PRODUCT });
  pdf.setLanguage(parts.locale);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  pdf.addMetadata(pdfMetadata(parts.title, parts.locale), true);
  const tags = pdfTags(pdf, pages);
  pages.forEach((page, index) => {
    if (index > 0) pdf.addPage(format, orientation);
    if (trim) cutAt(pdf, index + 1, trim);
    tags.turn();
    const items = [...page.items, ...(page.readsLast ?? [])];
    items.forEach((item, place) => {
      draw(pdf, item, items[place + 1], { parts, inks, tags, fonts, scripts });
    });
    tags.close();
  });
  scripts.finish();
  return pdf.output('arraybuffer');
}

function draw(
  pdf: jsPDF,
  item: PageItem,
  next: PageItem | undefined,
  { parts: { pictures, logo, code }, ...drawing }: TextDrawing & { parts: PdfParts; tags: PdfTags },
): void {
  const { inks, tags } = drawing;
  switch (item.kind) {
    case 'text':
      tags.mark(item, () => {
        drawText(pdf, item, readsOn(item, next), drawing);
      });
      break;
    case 'box':
      tags.mark(item, () => {
        pdf.setFillColor(inks[item.ink]).rect(item.x, item.y, item.width, item.height, 'F');
      });
      break;
    case 'picture': {
      const jpeg = pictures.get(item.drink);
      if (!jpeg) break;
      const { x, y, width, height, drink } = item;
      tags.mark(item, () => pdf.addImage(jpeg, 'JPEG', x, y, width, height, drink), onPage(pdf, item));
      break;
    }
    case 'logo':
      if (logo) drawLogo(pdf, item, logo, tags);
      break;
    case 'code':
      if (code) drawCode(pdf, item, code, { ink: inks.code, tags });
  }
}

interface TextDrawing {
  inks: Inks;
  fonts: MenuFonts;
  scripts: ScriptText;
}

/**
 * @param isRunningOn whether a space is wanted behind the line, since programs that read it out know of no lines
 */
function drawText(
  pdf: jsPDF,
  item: PageText,
  isRunningOn: boolean,
  { fonts, scripts, inks }: TextDrawing,
): void {
  const { text, face, size, ink, x, y, tracking = 0, isTurned } = item;
  const [angle, way] = isTurned === true ? [HALF_TURN, -1] : [0, 1];
  const inFace = (some: string, at: number) => {
    pdf
      .setFont(face, 'normal')
      .setFontSize(size)
      .setTextColor(inks[ink])
      .text(some, x + way * at, y, { charSpace: tracking, angle });
  };
  const runs = fonts.runs(text, face);
  if (runs.every(({ script }) => script === undefined)) {
    inFace(isRunningOn ? `${text} ` : text, 0);
    return;
  }
  const draw = () => {
    let at = 0;
    for (const run of runs) {
      if (run.script === undefined) inFace(run.text, at);
      else {
        const place = { x: x + way * at, y: pdf.internal.pageSize.getHeight() - y };
        const look = { ...place, size, tracking, ink: inks[ink], isTurned: isTurned === true };
        scripts.draw(run.script, run.glyphs, look);
      }
      at += fonts.runWidth(run, face, size) + tracking * [...run.text].length;
    }
    if (isRunningOn) inFace(' ', at);
  };
  // Programs turn letters from right to left round by themselves, and some would turn them twice.
  if (hasRightToLeft(text)) draw();
  else scripts.mark(isRunningOn ? `${text} ` : text, draw);
}

/** The name by which a PDF knows the logo, so that it is in the file once. */
const LOGO = 'logo';
const HALF_TURN = 180;

function drawLogo(
  pdf: jsPDF,
  item: Extract<PageItem, { kind: 'logo' }>,
  png: Uint8Array,
  tags: PdfTags,
): void {
  const { x, y, width, height, isTurned } = item;
  // jsPDF turns a picture about its lower left corner.
  const [left, top] = isTurned === true ? [x + width, y - height] : [x, y];
  const turn = isTurned === true ? HALF_TURN : 0;
  const draw = () => pdf.addImage(png, 'PNG', left, top, width, height, LOGO, 'FAST', turn);
  tags.mark(item, draw, onPage(pdf, item));
}

/** Says where a page is cut, and how far beyond that it is printed. */
function cutAt(
  pdf: jsPDF,
  page: number,
  { x, y, width, height, bleed }: NonNullable<MenuDocument['trim']>,
): void {
  const around = (more: number) => ({
    bottomLeftX: x - more,
    bottomLeftY: y - more,
    topRightX: x + width + more,
    topRightY: y + height + more,
  });
  Object.assign(pdf.getPageInfo(page).pageContext as object, { trimBox: around(0), bleedBox: around(bleed) });
}

/** Whether the same part reads on behind a line. */
function readsOn({ text, path }: PageText, next: PageItem | undefined): boolean {
  const part = path?.at(-1);
  const isRunningOn = part !== undefined && next?.kind === 'text' && next.path?.at(-1) === part;
  return isRunningOn && !/[-‐–/]$/u.test(text);
}

/** One path for all squares, so that no hairline shows between two of them. */
function drawCode(
  pdf: jsPDF,
  item: Extract<PageItem, { kind: 'code' }>,
  { squares, url }: NonNullable<PdfParts['code']>,
  { ink, tags }: { ink: string; tags: PdfTags },
): void {
  const { x, y, size } = item;
  const side = size / squares.length;
  const box = onPage(pdf, { x, y, width: size, height: size });
  const path = () => {
    squares.forEach((row, line) => {
      row.forEach((isDark, column) => {
        if (isDark) pdf.rect(x + column * side, y + line * side, side, side, null);
      });
    });
    pdf.setFillColor(ink).fill();
  };
  tags.mark(item, path, box);
  // The other side of a tent shows the code once more, for the eye alone.
  if (item.path && item.path.length > 0) tags.link(url, box);
}

/** Where something stands, as PDF counts: from below. */
function onPage(
  pdf: jsPDF,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Rectangle {
  const paper = pdf.internal.pageSize.getHeight();
  return [x, paper - y - height, x + width, paper - y];
}
