import { BRASS, IVORY, shade } from '../colour.ts';
import { arc, path, tag } from '../svg.ts';
import type { Piece, Place } from './place.ts';

/** One to three small things on a pick across the rim; in a clear drink without ice it leans in the glass. */
export function onPick(
  id: string,
  [colour, radius]: readonly [string, number],
  count: number,
  place: Place,
  leans: boolean,
): Piece {
  const { vessel, level } = place;
  const { lip, height, scale, floor } = vessel;
  const r = radius * scale * 0.86;
  const from: [number, number] = leans
    ? [-lip * 0.1, -(floor + (level - floor) * 0.34)]
    : [-lip * 0.62, -height + 4];
  const to: [number, number] = leans ? [lip * 1.04, -height - 15 * scale] : [lip * 1.12, -height - 9 * scale];
  const along = (part: number): [number, number] => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const start = leans ? 0.12 : 0.42 - ((count - 1) * r) / long;
  const berries = Array.from({ length: Math.min(3, count) }, (_, index) => {
    const [x, y] = along(start + (index * 2 * r) / long);
    return tag('g', { transform: `translate(${Math.round(x)} ${Math.round(y)})` }, ball(id, colour, r));
  });
  const knob = tag('circle', { cx: Math.round(to[0]), cy: Math.round(to[1]), r: 5.5, fill: BRASS });
  const pick = tag('path', {
    d: path`M${from}L${to}`,
    stroke: BRASS,
    stroke_width: 3,
    stroke_linecap: 'round',
  });
  return { slot: leans ? 'inside' : 'rim', markup: pick + knob + berries.join('') };
}

/** Small things on the surface, side by side. */
export function floating(count: number, place: Place, size: number, draw: (index: number) => string): Piece {
  const { vessel, level } = place;
  const shown = Math.min(3, Math.max(1, Math.round(count)));
  const lift = vessel.innerAt(level) * vessel.ratioAt(level) * 0.25;
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
      { transform: `translate(${Math.round(x * size)} ${Math.round(-level - lift * 0.3 + y * size)})` },
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

function ball(id: string, colour: string, r: number): string {
  const light = tag('ellipse', {
    cx: Math.round(-r * 0.34),
    cy: Math.round(-r * 0.4),
    rx: r * 0.26,
    ry: r * 0.16,
    fill: '#fff',
    fill_opacity: 0.6,
    transform: 'rotate(-30)',
  });
  if (id === 'raspberry' || id === 'blackberry') return drupelets(colour, r);
  const squash = id === 'olive' ? 1.18 : 1;
  const body = tag('ellipse', {
    rx: Math.round(r * squash),
    ry: Math.round(r),
    fill: colour,
    stroke: shade(colour, -0.45),
    stroke_width: 2,
  });
  const dark = tag('path', {
    d: path`M${-r * 0.8} ${r * 0.45}A${r} ${r} 0 0 0 ${r * 0.95} ${r * 0.1}Q${r * 0.3} ${r * 0.7} ${-r * 0.8} ${r * 0.45}`,
    fill: shade(colour, -0.4),
    fill_opacity: 0.7,
  });
  const pimento =
    id === 'olive'
      ? tag('circle', { cx: Math.round(r * 0.98), r: Math.round(r * 0.26), fill: '#b5352a' })
      : '';
  return body + dark + pimento + light;
}

function drupelets(colour: string, r: number): string {
  const beads = [
    [0, -0.62],
    [-0.5, -0.36],
    [0.5, -0.36],
    [-0.74, 0.14],
    [0.74, 0.14],
    [0, -0.1],
    [-0.4, 0.42],
    [0.4, 0.42],
    [0, 0.78],
  ];
  const dots = beads
    .map(([x = 0, y = 0]) =>
      tag('circle', { cx: Math.round(x * r), cy: Math.round(y * r), r: Math.round(r * 0.38) }),
    )
    .join('');
  const gleams = beads.map(([x = 0, y = 0]) => path`M${x * r - r * 0.1} ${y * r - r * 0.12}h0`).join('');
  return (
    tag('g', { fill: colour, stroke: shade(colour, -0.4), stroke_width: 2 }, dots) +
    tag('path', { d: gleams, stroke: IVORY, stroke_width: 3, stroke_opacity: 0.6, stroke_linecap: 'round' })
  );
}
