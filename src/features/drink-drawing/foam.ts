import { shade } from './colour.ts';
import type { Defs } from './defs.ts';
import { bandPath } from './liquid.ts';
import { path, tag } from './svg.ts';
import type { Vessel } from './vessel.ts';

/** The foam between the liquid and its top, to be clipped to the inside of the glass. */
export function drawFoam(vessel: Vessel, from: number, to: number, colour: string, defs: Defs): string {
  const reach = vessel.innerAt(to);
  const paint = defs.linear(
    [-reach, 0],
    [reach, 0],
    [
      { at: 0, colour: shade(colour, -0.32) },
      { at: 0.3, colour: shade(colour, 0.1) },
      { at: 1, colour: shade(colour, -0.42) },
    ],
  );
  return tag('path', { d: bandPath(vessel, from, to), fill: paint });
}

/** Strings of beads that rise through something sparkling. */
export function drawBubbles(vessel: Vessel, level: number, random: () => number): string {
  const { floor, innerAt } = vessel;
  const deep = level - floor;
  const strings = Array.from({ length: 9 }, (_, index) => {
    const across = ((index + 0.5) / 9) * 2 - 1;
    const start = floor + deep * (0.06 + random() * 0.35);
    const end = floor + deep * (0.72 + random() * 0.24);
    return path`M${Math.round(across * innerAt(start) * 0.8)} ${Math.round(-start)}L${Math.round(across * innerAt(end) * 0.86)} ${Math.round(-end)}`;
  });
  const beads = { fill: 'none', stroke: '#fff', stroke_linecap: 'round' };
  return (
    tag('path', {
      ...beads,
      d: strings.filter((_, index) => index % 2 === 0).join(''),
      stroke_width: 4,
      stroke_opacity: 0.5,
      stroke_dasharray: '0 23 0 31',
    }) +
    tag('path', {
      ...beads,
      d: strings.filter((_, index) => index % 2 === 1).join(''),
      stroke_width: 2.6,
      stroke_opacity: 0.5,
      stroke_dasharray: '0 15 0 21',
    })
  );
}
