import type { PageItem } from './page.ts';
import type { Sheet } from './sheets.ts';

/** Points of a mark at the edge of the paper. */
const LENGTH = 9;
const THICKNESS = 0.5;

/** Two short lines at the edges that show where a sheet is folded, down or across it. */
export function foldMark(way: 'down' | 'across', at: number, { width, height }: Sheet): PageItem[] {
  const box = (x: number, y: number): PageItem => ({
    kind: 'box',
    x,
    y,
    width: way === 'down' ? THICKNESS : LENGTH,
    height: way === 'down' ? LENGTH : THICKNESS,
    ink: 'line',
  });
  const middle = at - THICKNESS / 2;
  return way === 'down'
    ? [box(middle, 0), box(middle, height - LENGTH)]
    : [box(0, middle), box(width - LENGTH, middle)];
}
