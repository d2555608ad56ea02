import type { MenuDocument } from './layMenu.ts';
import { moved } from './block.ts';
import type { PageItem } from './page.ts';

/** What a print shop cuts off beside the page, in points: three millimetres. */
const BLEED = 8.5;
/** From the bleed to a mark, and how long a mark is. */
const [AWAY, LENGTH, THICKNESS] = [4, 14, 0.25];
const ROUND = BLEED + AWAY + LENGTH + 4;

/** The document as a print shop wants it: what touches an edge goes beyond it, and marks show where it is cut. */
export function withPrintMarks(document: MenuDocument): MenuDocument {
  const { width, height } = document;
  const trim = { x: ROUND, y: ROUND, width, height };
  const beyond = (items: PageItem[]) =>
    moved(
      items.map((item) => bled(item, document)),
      ROUND,
      ROUND,
    );
  return {
    ...document,
    width: width + 2 * ROUND,
    height: height + 2 * ROUND,
    trim: { ...trim, bleed: BLEED },
    pages: document.pages.map(({ items, readsLast = [] }) => ({
      items: [...beyond(items), ...cropMarks(trim)],
      readsLast: beyond(readsLast),
    })),
  };
}

function bled(item: PageItem, { width, height }: { width: number; height: number }): PageItem {
  if (item.kind !== 'box') return item;
  const left = item.x <= 0 ? BLEED : 0;
  const top = item.y <= 0 ? BLEED : 0;
  const right = item.x + item.width >= width - 0.01 ? BLEED : 0;
  const bottom = item.y + item.height >= height - 0.01 ? BLEED : 0;
  return {
    ...item,
    x: item.x - left,
    y: item.y - top,
    width: item.width + left + right,
    height: item.height + top + bottom,
  };
}

function cropMarks({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): PageItem[] {
  const far = BLEED + AWAY;
  const across = [y, y + height].flatMap((at) =>
    [x - far - LENGTH, x + width + far].map((from): PageItem => ({
      kind: 'box',
      x: from,
      y: at - THICKNESS / 2,
      width: LENGTH,
      height: THICKNESS,
      ink: 'code',
    })),
  );
  const down = [x, x + width].flatMap((at) =>
    [y - far - LENGTH, y + height + far].map((from): PageItem => ({
      kind: 'box',
      x: at - THICKNESS / 2,
      y: from,
      width: THICKNESS,
      height: LENGTH,
      ink: 'code',
    })),
  );
  return [...across, ...down];
}
