import { BRASS, IVORY, shade } from '../colour.ts';
import { path, tag } from '../svg.ts';
import type { Piece, Place } from './place.ts';

/**
 * One to three small things on a pick across the rim, or, where it `leans`, in the drink: drawGarnish.ts has
 * it lean in a clear drink without ice in a glass with a foot.
 */
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
