import { shade } from '../colour.ts';
import { path, tag } from '../svg.ts';
import type { Piece, Place } from './place.ts';

const CROWN = [
  [-78, 1, -6, 4],
  [78, 0.98, 6, 4],
  [-42, 1.06, -4, 0],
  [46, 1.04, 4, 0],
  [-8, 1.1, 0, -4],
  [-104, 0.74, -4, 10],
  [106, 0.74, 4, 10],
  [-26, 0.72, 0, 6],
  [24, 0.7, 2, 6],
] as const;

/** A bunch of leaves at the mouth of the glass, as mint or basil is set in. */
export function bunch([dark, light]: readonly [string, string], place: Place, side: 1 | -1): Piece {
  const { vessel } = place;
  const size = leafSize(vessel);
  const leaf = leafSymbol(place);
  const leaves = CROWN.map(([angle, long, x, y], index) =>
    tag('use', { href: `#${leaf}`, fill: index < 5 ? shade(dark, index * 0.05 - 0.12) : shade(light, (index - 8) * 0.06), transform: `translate(${x} ${y})rotate(${angle})scale(${long})` }),
  );
  const x = Math.round(side * vessel.mouth * 0.38);
  const markup = tag('g', { transform: `translate(${x} ${Math.round(-vessel.height - size * 0.28)})rotate(${side * 8})` }, leaves.join(''));
  return { slot: 'inside', markup };
}

/** One to three leaves that lie on the drink. */
export function looseLeaves([dark, light]: readonly [string, string], place: Place, count: number): Piece {
  const { vessel, level } = place;
  const leaf = leafSymbol(place);
  const angles = count === 1 ? [62] : count === 2 ? [64, -58] : [70, -70, 8];
  const uses = angles.map((angle, index) => tag('use', { href: `#${leaf}`, fill: index === 1 ? light : dark, transform: `rotate(${angle})` }));
  return { slot: 'float', markup: tag('g', { transform: `translate(${count === 1 ? Math.round(vessel.innerAt(level) * -0.4) : 0} ${Math.round(-level)})scale(1 .62)` }, uses.join('')) };
}

/** A stalk with needles or small leaves: rosemary, thyme, dill, lavender. */
export function needles(herb: string, { vessel, level, random }: Place, side: 1 | -1): Piece {
  const tall = Math.max(70 * vessel.scale, vessel.height - level + 46 * vessel.scale);
  const [colour, length, step] = herb === 'rosemary' ? ['#5d7350', 30, 8] : herb === 'lavender' ? ['#6f7a54', 16, 17] : ['#5b7a3e', 16, 12];
  const rows = Math.floor(tall / step);
  const stems: string[] = [];
  const buds: string[] = [];
  for (let row = 3; row < rows; row++) {
    const y = -row * step;
    const reach = length * (1 - 0.5 * (row / rows)) * (0.85 + random() * 0.3);
    const isBud = herb === 'lavender' && row > rows * 0.62;
    const bristle = path('M', 0, y, 'l', reach * 0.75, -reach * 0.7) + path('M', 0, y, 'l', -reach * 0.75, -reach * 0.7);
    (isBud ? buds : stems).push(isBud ? path('M', 6, y, 'v', -2) + path('M', -6, y, 'v', -2) : bristle);
  }
  const markup =
    tag('path', { d: path('M', 0, 0, 'V', -tall) + stems.join(''), fill: 'none', stroke: colour, stroke_width: herb === 'rosemary' ? 4 : 3, stroke_linecap: 'round' }) +
    (buds.length ? tag('path', { d: buds.join(''), stroke: '#8f7fb5', stroke_width: 13, stroke_linecap: 'round' }) : '');
  const x = Math.round(side * vessel.innerAt(level) * 0.25);
  return { slot: 'inside', markup: tag('g', { transform: `translate(${x} ${Math.round(-level + 20)})rotate(${side * 13})` }, markup) };
}

/** Id of a leaf with its veins, its foot at 0 0; the same for all leaves of a drawing. */
export function leafSymbol({ vessel, defs }: Pick<Place, 'vessel' | 'defs'>): string {
  const size = leafSize(vessel);
  const s = (x: number, y: number): [number, number] => [Math.round(x * size), Math.round(y * size)];
  const blade = path('M', 0, 0, 'C', ...s(0.36, -0.08), ...s(0.36, -0.62), ...s(0.02, -1), 'C', ...s(-0.34, -0.64), ...s(-0.36, -0.1), 0, 0, 'Z');
  const veins = path('M', 0, 0, 'L', ...s(0.02, -0.86)) + [-0.24, -0.44, -0.62].map((y) => path('M', ...s(0.17, y - 0.12), 'L', ...s(0, y), 'L', ...s(-0.17, y - 0.12))).join('');
  return defs.share('leaf', () =>
    defs.add('g', { stroke_width: 1.5 }, tag('path', { d: blade, stroke: '#16240f', stroke_opacity: 0.5 }) + tag('path', { d: veins, fill: 'none', stroke: '#e6efc9', stroke_opacity: 0.34 })),
  );
}

function leafSize({ scale, lip }: Place['vessel']): number {
  return Math.min(27 * scale, 34 + lip * 0.55);
}
