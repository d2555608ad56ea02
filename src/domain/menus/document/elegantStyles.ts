import type { TextStyle } from './page.ts';

/** No letter is set smaller, in points. */
const SMALLEST = 7.5;

/** How the texts of the elegant design are set, enlarged by `scale`; `title` is the size of the title at scale 1. */
export function stylesAt(scale: number, title = 38) {
  const style = (
    face: TextStyle['face'],
    size: number,
    leading: number,
    ink: TextStyle['ink'],
    tracking = 0,
  ) => ({
    face,
    size: Math.max(SMALLEST, size * scale),
    leading: Math.max(SMALLEST * 1.28, leading * scale),
    ink,
    tracking: tracking * scale,
  });
  return {
    venue: style('strong', 9, 13, 'brass', 2),
    title: style('display', title, title * 1.08, 'ink'),
    description: style('italic', 11.5, 16, 'soft'),
    section: style('strong', 8.2, 12, 'brass', 1.6),
    name: style('serif', 13, 18, 'ink'),
    price: style('serif', 12, 18, 'ink'),
    contents: style('sans', 8.5, 12, 'soft'),
    note: style('italic', 10, 12, 'ink'),
    timed: style('strong', 8.5, 12, 'brass'),
    codes: style('strong', SMALLEST, 12, 'brass'),
    small: style('sans', SMALLEST, 10, 'soft'),
    smallStrong: style('strong', SMALLEST, 10, 'ink'),
  } satisfies Record<string, TextStyle>;
}
export type Styles = ReturnType<typeof stylesAt>;

/** Everything in a column is a multiple of this high, in points at scale 1, so that columns share their baselines. */
export const GRID = 6;
