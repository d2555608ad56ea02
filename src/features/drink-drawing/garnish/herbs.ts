import { shade } from '../colour.ts';
import { path, tag } from '../svg.ts';
import type { Piece, Place } from './place.ts';

/** Angle and length of each leaf, from the back to the front. */
const CROWN = [
  [-80, 1],
  [80, 0.98],
  [-43, 1.06],
  [46, 1.04],
  [-6, 1.12],
  [-106, 0.76],
  [104, 0.76],
  [-27, 0.72],
  [25, 0.68],
] as const;

/** A bunch of leaves at the mouth of the glass, as mint or basil is set in. */
export function bunch([dark, light]: readonly [string, string], place: Place, side: 1 | -1): Piece {
  const { vessel } = place;
  const size = leafSize(vessel);
  const leaf = leafSymbol(place);
  const leaves = CROWN.map(([angle, long], index) =>
    tag('use', {
      href: `#${leaf}`,
      fill: index < 5 ? shade(dark, index * 0.05 - 0.12) : shade(light, (index - 8) * 0.06),
      transform: `rotate(${angle})scale(${long})`,
    }),
  );
  const x = Math.round(side * vessel.mouth * 0.38);
  const markup = tag(
    'g',
    { transform: `translate(${x} ${Math.round(-vessel.height - size * 0.28)})rotate(${side * 8})` },
    leaves.join(''),
  );
  return { slot: 'inside', markup };
}

/** One to three leaves that lie on the drink. */
export function looseLeaves([dark, light]: readonly [string, string], place: Place, count: number): Piece {
  const { vessel, level } = place;
  const leaf = leafSymbol(place);
  const angles = count === 1 ? [62] : count === 2 ? [64, -58] : [70, -70, 8];
  const uses = angles.map((angle, index) =>
    tag('use', { href: `#${leaf}`, fill: index === 1 ? light : dark, transform: `rotate(${angle})` }),
  );
  return {
    slot: 'float',
    markup: tag(
      'g',
      {
        transform: `translate(${count === 1 ? Math.round(vessel.innerAt(level) * -0.4) : 0} ${Math.round(-level)})scale(1 .62)`,
      },
      uses.join(''),
    ),
  };
}

/** A stalk with needles or small leaves: rosemary, thyme, dill, lavender. */
export function needles(herb: string, { vessel, level, random }: Place, side: 1 | -1): Piece {
  const tall = Math.max(70 * vessel.scale, vessel.height - level + 46 * vessel.scale);
  const [colour, length, step] =
    herb === 'rosemary'
      ? ['#7d9468', 46, 17]
      : herb === 'lavender'
        ? ['#7d8760', 18, 26]
        : ['#6f9149', 20, 15];
  const rows = Math.floor(tall / step);
  const stems: string[] = [];
  const buds: string[] = [];
  for (let row = 2; row <= rows; row++) {
    const y = -row * step;
    const reach = length * (1 - 0.45 * (row / rows)) * (0.85 + random() * 0.3);
    if (herb === 'lavender' && row > rows * 0.55) buds.push(path`M7 ${y}l2 -5` + path`M-7 ${y + 8}l-2 -5`);
    else
      stems.push(
        [1, -1]
          .map(
            (way) =>
              path`M0 ${y}q${way * reach * 0.35} ${-reach * 0.1} ${way * reach * 0.55} ${-reach * 0.8}`,
          )
          .join(''),
      );
  }
  const markup =
    tag('path', {
      d: path`M0 0V${-tall}` + stems.join(''),
      fill: 'none',
      stroke: colour,
      stroke_width: herb === 'rosemary' ? 5 : 3,
      stroke_linecap: 'round',
    }) +
    (buds.length
      ? tag('path', { d: buds.join(''), stroke: '#8f7fb5', stroke_width: 15, stroke_linecap: 'round' })
      : '');
  const x = Math.round(side * vessel.innerAt(level) * 0.25);
  return {
    slot: 'inside',
    markup: tag('g', { transform: `translate(${x} ${Math.round(-level + 20)})rotate(${side * 13})` }, markup),
  };
}

/** Id of a leaf with its veins, its foot at 0 0; the same for all leaves of a drawing. */
export function leafSymbol({ vessel, defs }: Pick<Place, 'vessel' | 'defs'>): string {
  const size = leafSize(vessel);
  const s = (x: number, y: number): [number, number] => [Math.round(x * size), Math.round(y * size)];
  const blade = path`M0 0C${s(0.36, -0.08)} ${s(0.36, -0.62)} ${s(0.02, -1)}C${s(-0.34, -0.64)} ${s(-0.36, -0.1)} 0 0Z`;
  const veins =
    path`M0 0L${s(0.02, -0.86)}` +
    [-0.24, -0.44, -0.62].map((y) => path`M${s(0.17, y - 0.12)}L${s(0, y)}L${s(-0.17, y - 0.12)}`).join('');
  return defs.share('leaf', () =>
    defs.add(
      'g',
      { stroke_width: 1.5 },
      tag('path', { d: blade, stroke: '#16240f', stroke_opacity: 0.5 }) +
        tag('path', { d: veins, fill: 'none', stroke: '#e6efc9', stroke_opacity: 0.34 }),
    ),
  );
}

function leafSize({ scale, lip }: Place['vessel']): number {
  return Math.min(27 * scale, 34 + lip * 0.55);
}
