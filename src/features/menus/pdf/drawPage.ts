import type { Pairing } from '../../../contracts/bars/brandLimits.ts';
import { FACES, type Inks, type Page, type PageItem } from '../../../domain/menus/document/page.ts';
import { hasRightToLeft, isRightToLeft } from '../../../domain/menus/document/direction.ts';
import type { PdfOrder } from './makePdf.ts';
import type { ScriptFont } from './scriptFonts.ts';

/** What the pages of a preview show beside their texts. */
export interface PreviewParts {
  /** By drink. */
  pictures: ReadonlyMap<string, ImageBitmap>;
  logo: ImageBitmap | undefined;
  /** The QR code's squares, row by row. */
  squares: boolean[][] | undefined;
  inks: Inks;
  pairing: Pairing;
  scripts: readonly ScriptFont[];
}

const family = (pairing: Pairing, face: string) => `menu-print-${pairing}-${face}`;
const scriptFamily = ({ name }: ScriptFont) => `menu-print-script-${name}`;

/** Makes the typefaces of the print known to the page's canvases. */
export async function installFonts({
  fonts,
  pairing,
  scripts,
}: Pick<PdfOrder, 'fonts' | 'pairing' | 'scripts'>): Promise<void> {
  const install = async (name: string, bytes: ArrayBuffer) => {
    if ([...document.fonts].some((known) => known.family === name)) return;
    document.fonts.add(await new FontFace(name, bytes).load());
  };
  await Promise.all([
    ...FACES.map((face) => install(family(pairing, face), fonts[face])),
    ...scripts.map((script) => install(scriptFamily(script), script.bytes)),
  ]);
}

/** Draws a page as it will be printed; a point is a unit of the brush. */
export function drawPage(brush: CanvasRenderingContext2D, page: Page, parts: PreviewParts): void {
  brush.fontKerning = 'none';
  // Widths as in print, not rounded to pixels.
  brush.textRendering = 'geometricPrecision';
  brush.textBaseline = 'alphabetic';
  for (const item of [...page.items, ...(page.readsLast ?? [])]) drawItem(brush, item, parts);
}

function drawItem(brush: CanvasRenderingContext2D, item: PageItem, parts: PreviewParts): void {
  const { pictures, logo, squares, inks } = parts;
  switch (item.kind) {
    case 'text':
      drawText(brush, item, parts);
      break;
    case 'box':
      brush.fillStyle = inks[item.ink];
      brush.fillRect(item.x, item.y, item.width, item.height);
      break;
    case 'picture': {
      const picture = pictures.get(item.drink);
      if (picture) brush.drawImage(picture, item.x, item.y, item.width, item.height);
      break;
    }
    case 'logo':
      if (logo) drawLogo(brush, item, logo);
      break;
    case 'code': {
      if (!squares) break;
      const side = item.size / squares.length;
      brush.fillStyle = inks.code;
      squares.forEach((row, down) => {
        row.forEach((isDark, across) => {
          if (isDark) brush.fillRect(item.x + across * side, item.y + down * side, side, side);
        });
      });
    }
  }
}

function drawLogo(
  brush: CanvasRenderingContext2D,
  { x, y, width, height, isTurned }: Extract<PageItem, { kind: 'logo' }>,
  logo: ImageBitmap,
): void {
  brush.save();
  brush.translate(x + width / 2, y + height / 2);
  if (isTurned === true) brush.rotate(Math.PI);
  brush.drawImage(logo, -width / 2, -height / 2, width, height);
  brush.restore();
}

/** The typefaces of a text. Between words from right to left the spaces are theirs, as in the print (`shapeText.ts`). */
function families(text: string, face: string, scripts: readonly ScriptFont[]): string[] {
  const others = scripts.map(scriptFamily);
  if (!hasRightToLeft(text)) return [face, ...others];
  const first = scripts.filter(({ name }) => name === 'arabic' || name === 'hebrew').map(scriptFamily);
  return [...first, face, ...others];
}

function drawText(
  brush: CanvasRenderingContext2D,
  { text, x, y, face, size, ink, tracking = 0, isTurned }: Extract<PageItem, { kind: 'text' }>,
  { inks, pairing, scripts }: PreviewParts,
): void {
  brush.save();
  brush.translate(x, y);
  if (isTurned === true) brush.rotate(Math.PI);
  brush.font = `${size}px ${families(text, family(pairing, face), scripts).join(', ')}`;
  brush.direction = isRightToLeft(text) ? 'rtl' : 'ltr';
  brush.textAlign = 'left';
  brush.fillStyle = inks[ink];
  // Letter by letter, since not every browser spaces them on a canvas.
  let at = 0;
  for (const part of tracking === 0 ? [text] : text) {
    brush.fillText(part, at, 0);
    if (tracking !== 0) at += brush.measureText(part).width + tracking;
  }
  brush.restore();
}
