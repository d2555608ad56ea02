import { path, tag } from '../svg.ts';
import type { Piece, Place } from './place.ts';

/** Small things on the surface, side by side. */
export function floating(count: number, place: Place, size: number, draw: (index: number) => string): Piece {
  const { vessel, level } = place;
  const shown = Math.min(3, Math.max(1, Math.round(count)));
  const deep = vessel.innerAt(level) * vessel.ratioAt(level);
  const spots =
    [
      [[0, 0]],
      [
        [-0.62, 0],
        [0.62, 0],
      ],
      [
        [-1.15, 0.1],
        [1.15, 0.1],
        [0, -0.55],
      ],
    ][shown - 1] ?? [];
  const items = spots.map(([x = 0, y = 0], index) =>
    tag(
      'g',
      {
        transform: `translate(${Math.round(x * size)} ${Math.round(-level - deep * 0.08 + y * Math.min(size, deep))})`,
      },
      draw(index),
    ),
  );
  return { slot: 'float', markup: items.join('') };
}

/** A coffee bean, lying. */
export function bean(size: number, index: number): string {
  const [rx, ry] = [size, size * 0.6];
  const turn = [-16, 18, 4][index] ?? 0;
  return tag(
    'g',
    { transform: `rotate(${turn})` },
    tag('ellipse', {
      rx: Math.round(rx),
      ry: Math.round(ry),
      fill: '#3a2013',
      stroke: '#1a0d07',
      stroke_width: 1.5,
    }) +
      tag('path', {
        d: path`M${-rx * 0.9} ${ry * 0.1}Q${-rx * 0.2} ${-ry * 0.4} 0 0T${rx * 0.9} ${-ry * 0.1}`,
        fill: 'none',
        stroke: '#120904',
        stroke_width: 3,
      }) +
      tag('path', {
        d: path`M${-rx * 0.5} ${-ry * 0.55}Q0 ${-ry * 0.85} ${rx * 0.5} ${-ry * 0.55}`,
        fill: 'none',
        stroke: '#a87a55',
        stroke_width: 2,
        stroke_opacity: 0.7,
      }),
  );
}

/** A star of eight pods. */
export function star(size: number): string {
  const pod = path`M0 0C${size * 0.2} ${-size * 0.3} ${size * 0.22} ${-size * 0.7} 0 ${-size}C${-size * 0.22} ${-size * 0.7} ${-size * 0.2} ${-size * 0.3} 0 0`;
  const pods = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) =>
    tag('path', { d: pod, transform: `rotate(${angle})` }),
  );
  return tag(
    'g',
    { transform: 'scale(1 .5)', fill: '#6b3d1e', stroke: '#c58f58', stroke_width: 1.5 },
    pods.join(''),
  );
}

/** A flower of five petals. */
export function flower(size: number): string {
  const petal = path`M0 0C${size * 0.7} ${-size * 0.3} ${size * 0.55} ${-size * 1.1} 0 ${-size}C${-size * 0.55} ${-size * 1.1} ${-size * 0.7} ${-size * 0.3} 0 0`;
  const petals = [0, 72, 144, 216, 288].map((angle) =>
    tag('path', { d: petal, transform: `rotate(${angle})` }),
  );
  return tag(
    'g',
    { transform: 'scale(1 .6)rotate(-14)', fill: '#b79ad0', stroke: '#6f5590', stroke_width: 1.5 },
    petals.join('') + tag('circle', { r: Math.round(size * 0.24), fill: '#e7c35a', stroke: 'none' }),
  );
}
