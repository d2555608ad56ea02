import { shade } from '../colour.ts';
import { arc, path, tag } from '../svg.ts';
import type { Piece, Place } from './place.ts';

/** Grains spread over the surface. */
export function dusting(colour: string, { vessel, level, random }: Place): Piece {
  const rx = vessel.innerAt(level) * 0.8;
  const ry = rx * vessel.ratioAt(level);
  const dots = Array.from({ length: 46 }, () => {
    const [turn, out] = [random() * 6.28, Math.sqrt(random())];
    return path`M${Math.round(Math.cos(turn) * out * rx)} ${Math.round(-level + Math.sin(turn) * out * ry)}h0`;
  });
  return {
    slot: 'float',
    markup: tag('path', {
      d: dots.join(''),
      stroke: colour,
      stroke_width: 3.4,
      stroke_linecap: 'round',
      stroke_opacity: 0.85,
    }),
  };
}

/** Grains along the lip, in two irregular rows. */
export function rimmed(colour: string, { vessel }: Place): Piece {
  const { lip, height, ratioAt } = vessel;
  const row = (y: number, side: 'front' | 'back') =>
    path`M${-lip} ${-height + y}` + arc(lip, ratioAt(height), lip, -height + y, side);
  const grains = { fill: 'none', stroke_linecap: 'round' };
  return {
    slot: 'rim',
    markup:
      tag('path', {
        ...grains,
        d: row(0, 'back'),
        stroke: shade(colour, -0.25),
        stroke_width: 4.5,
        stroke_dasharray: '0 6 0 8 0 5',
      }) +
      tag('path', {
        ...grains,
        d: row(3, 'front'),
        stroke: shade(colour, -0.16),
        stroke_width: 11,
        stroke_opacity: 0.75,
      }) +
      tag('path', {
        ...grains,
        d: row(-1, 'front') + row(8, 'front'),
        stroke: colour,
        stroke_width: 6,
        stroke_dasharray: '0 9 1 7 0 13 2 8 0 6 1 11',
      }),
  };
}
