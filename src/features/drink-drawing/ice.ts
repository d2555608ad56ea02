import type { Ice } from '../../contracts/drinks/ice.ts';
import { IVORY } from './colour.ts';
import { drawCrushed } from './crushedIce.ts';
import type { Defs } from './defs.ts';
import { path, tag } from './svg.ts';
import type { Vessel } from './vessel.ts';

/** Faces of a cube of half-width 1: top, left, right. */
const CUBE = [
  { points: [-0.94, -0.44, 0.08, -0.96, 0.95, -0.52, -0.1, 0.02], opacity: 0.34 },
  { points: [-0.94, -0.44, -0.1, 0.02, -0.07, 1, -0.88, 0.5], opacity: 0.15 },
  { points: [-0.1, 0.02, 0.95, -0.52, 0.88, 0.42, -0.07, 1], opacity: 0.06 },
];
/** A splinter of cracked ice and the edge of its facet. */
const SPLINTER = [
  { points: [-0.9, -0.2, -0.25, -0.85, 0.6, -0.6, 0.1, -0.1], opacity: 0.34 },
  { points: [-0.9, -0.2, 0.1, -0.1, 0.25, 0.85, -0.5, 0.7], opacity: 0.14 },
  { points: [0.1, -0.1, 0.6, -0.6, 0.95, 0.3, 0.25, 0.85], opacity: 0.06 },
];

type Random = () => number;

/** The ice of a drink in the glass: below the surface, and standing out of it. */
export function drawIce(ice: Ice, vessel: Vessel, level: number, defs: Defs, random: Random): string {
  const mm = vessel.scale;
  switch (ice) {
    case 'none':
      return '';
    case 'sphere':
      return sphere(vessel, level, defs);
    case 'large-cube':
      return single(vessel, level, 25 * mm, [1, 1], defs);
    case 'block':
      return single(vessel, level, 26 * mm, [1.1, 0.8], defs);
    case 'cubes':
      return pile(CUBE, 16.5 * mm, vessel, level, defs, random, 24);
    case 'cracked':
      return pile(SPLINTER, 12.5 * mm, vessel, level, defs, random, 180);
    case 'crushed':
      return drawCrushed(vessel, defs, random);
  }
}

function faces(list: typeof CUBE, size: number): string {
  return list
    .map(({ points, opacity }) => {
      const [x = 0, y = 0, ...rest] = points.map((value) => value * size);
      return tag('path', { d: path`M${x} ${y}L${rest}Z`, fill_opacity: opacity });
    })
    .join('');
}

function symbol(list: typeof CUBE, size: number, defs: Defs): string {
  return defs.add(
    'g',
    { fill: '#fff', stroke: IVORY, stroke_opacity: 0.5, stroke_width: 1.5, stroke_linejoin: 'round' },
    faces(list, size),
  );
}

function single(
  vessel: Vessel,
  level: number,
  wanted: number,
  [sx, sy]: readonly [number, number],
  defs: Defs,
): string {
  const size = Math.min(wanted, (vessel.innerAt(level) * 0.86) / sx);
  const centre = Math.max(vessel.floor + size * 0.98 * sy, level - size * 0.62 * sy);
  const cube = symbol(CUBE, size, defs);
  return tag('use', {
    href: `#${cube}`,
    transform: `translate(${Math.round(vessel.innerAt(level) * -0.06)} ${Math.round(-centre)})rotate(-5)scale(${sx} ${sy})`,
  });
}

function sphere(vessel: Vessel, level: number, defs: Defs): string {
  const r = Math.min(28 * vessel.scale, vessel.innerAt(level) * 0.8);
  const cy = -Math.round(Math.max(vessel.floor + r, level - r * 0.62));
  const paint = defs.add(
    'radialGradient',
    { cx: 0.36, cy: 0.3, r: 0.72 },
    '<stop stop-color="#ffffff80"/><stop offset=".4" stop-color="#ffffff1c"/><stop offset=".8" stop-color="#ffffff0d"/><stop offset="1" stop-color="#ffffff59"/>',
  );
  const gleam = path`M${-r * 0.62} ${cy - r * 0.2}A${r * 0.68} ${r * 0.68} 0 0 1 ${-r * 0.12} ${cy - r * 0.64}`;
  return (
    tag('circle', {
      cy,
      r: Math.round(r),
      fill: `url(#${paint})`,
      stroke: IVORY,
      stroke_opacity: 0.6,
      stroke_width: 1.5,
    }) +
    tag('path', {
      d: gleam,
      fill: 'none',
      stroke: '#fff',
      stroke_opacity: 0.6,
      stroke_width: 4,
      stroke_linecap: 'round',
    })
  );
}

function pile(
  list: typeof CUBE,
  wanted: number,
  vessel: Vessel,
  level: number,
  defs: Defs,
  random: Random,
  turn: number,
): string {
  const size = Math.min(wanted, vessel.innerAt((vessel.floor + level) / 2 + 10) * 0.6);
  const piece = symbol(list, size, defs);
  const placed: string[] = [];
  const top = Math.min(level + size * 0.25, vessel.height - size * 0.5);
  const abreast = Math.max(1, Math.round(vessel.innerAt(level) / size));
  const step = Math.max(size * 1.5, (top - vessel.floor) / Math.max(2, Math.round(12 / abreast) - 0.5));
  for (let height = top, row = 0; height > vessel.floor + size * 0.5; height -= step, row++) {
    const room = vessel.innerAt(height) - size * 0.9;
    const count = Math.max(1, Math.min(4, Math.round(room / size) + (room > size * 0.4 ? 1 : 0)));
    for (let index = 0; index < count; index++) {
      const across = count === 1 ? (row % 2 ? 0.3 : -0.3) : (2 * index) / (count - 1) - 1;
      const x = Math.round(across * Math.max(0, room) + (random() - 0.5) * size * 0.25);
      const y = Math.round(-height + (random() - 0.5) * size * 0.5);
      const angle = Math.round((random() * 2 - 1) * turn);
      placed.push(tag('use', { href: `#${piece}`, transform: `translate(${x} ${y})rotate(${angle})` }));
    }
  }
  return placed.join('');
}
