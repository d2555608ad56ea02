import type { TextStyle } from './page.ts';

/** How the texts of the elegant design are set, enlarged by `scale`. */
export function stylesAt(scale: number) {
  const style = (
    face: TextStyle['face'],
    size: number,
    leading: number,
    ink: TextStyle['ink'],
    tracking = 0,
  ) => ({
    face,
    size: size * scale,
    leading: leading * scale,
    ink,
    tracking: tracking * scale,
  });
  return {
    venue: style('strong', 9, 13, 'brass', 2),
    title: style('display', 38, 41, 'ink'),
    description: style('italic', 11.5, 16, 'soft'),
    section: style('strong', 8, 12, 'brass', 1.6),
    name: style('serif', 13, 16, 'ink'),
    price: style('serif', 12, 16, 'ink'),
    contents: style('sans', 8.5, 12, 'soft'),
    note: style('italic', 10, 13, 'ink'),
    codes: style('strong', 5.8, 8, 'brass'),
    small: style('sans', 7, 10, 'soft'),
    smallStrong: style('strong', 7, 10, 'ink'),
  } satisfies Record<string, TextStyle>;
}
export type Styles = ReturnType<typeof stylesAt>;
