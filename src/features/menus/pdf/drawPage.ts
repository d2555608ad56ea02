import { FACES, INKS, type Page, type PageItem } from '../../../domain/menuDocument/page.ts';
import type { FontFiles } from './menuFonts.ts';

/** What the pages of a preview show beside their texts. */
export interface PreviewParts {
  /** By drink. */
  pictures: ReadonlyMap<string, ImageBitmap>;
  /** The QR code's squares, row by row. */
  squares: boolean[][] | undefined;
}

const family = (face: string) => `menu-print-${face}`;

/** Makes the typefaces of the print known to the page's canvases. */
export async function installFonts(files: FontFiles): Promise<void> {
  await Promise.all(
    FACES.map(async (face) => {
      if ([...document.fonts].some((known) => known.family === family(face))) return;
      document.fonts.add(await new FontFace(family(face), files[face]).load());
    }),
  );
}

/** Draws a page as it will be printed; a point is a unit of the brush. */
export function drawPage(brush: CanvasRenderingContext2D, page: Page, parts: PreviewParts): void {
  brush.fontKerning = 'none';
  brush.textBaseline = 'alphabetic';
  for (const item of [...page.items, ...(page.readsLast ?? [])]) drawItem(brush, item, parts);
}

function drawItem(
  brush: CanvasRenderingContext2D,
  item: PageItem,
  { pictures, squares }: PreviewParts,
): void {
  switch (item.kind) {
    case 'text':
      drawText(brush, item);
      break;
    case 'box':
      brush.fillStyle = INKS[item.ink];
      brush.fillRect(item.x, item.y, item.width, item.height);
      break;
    case 'picture': {
      const picture = pictures.get(item.drink);
      if (picture) brush.drawImage(picture, item.x, item.y, item.width, item.height);
      break;
    }
    case 'code': {
      if (!squares) break;
      const side = item.size / squares.length;
      brush.fillStyle = INKS.code;
      squares.forEach((row, down) => {
        row.forEach((isDark, across) => {
          if (isDark) brush.fillRect(item.x + across * side, item.y + down * side, side, side);
        });
      });
    }
  }
}

function drawText(
  brush: CanvasRenderingContext2D,
  { text, x, y, face, size, ink, tracking = 0, isTurned }: Extract<PageItem, { kind: 'text' }>,
): void {
  brush.save();
  brush.translate(x, y);
  if (isTurned === true) brush.rotate(Math.PI);
  brush.font = `${size}px ${family(face)}`;
  brush.fillStyle = INKS[ink];
  // Letter by letter, since not every browser spaces them on a canvas.
  let at = 0;
  for (const part of tracking === 0 ? [text] : text) {
    brush.fillText(part, at, 0);
    if (tracking !== 0) at += brush.measureText(part).width + tracking;
  }
  brush.restore();
}
