import { BRASS, IVORY } from './colour.ts';
import { path, tag } from './svg.ts';
import type { Vessel } from './vessel.ts';

/** The handle on the right of a mug or cup; nothing for what has none. */
export function drawHandle(vessel: Vessel): string {
  const { profile, scale, outerAt } = vessel;
  if (!profile.handle) return '';
  const [top, bottom, reach] = [
    profile.handle.top * scale,
    profile.handle.bottom * scale,
    profile.handle.reach * scale,
  ];
  const [x1, x0] = [outerAt(top) - 2, outerAt(bottom) - 2];
  const far = Math.max(x0, x1) + reach;
  const d = path`M${x1} ${-top}C${far} ${-top - reach * 0.35} ${far + reach * 0.1} ${-bottom - reach * 0.5} ${x0} ${-bottom}`;
  const solid = profile.material !== 'glass';
  const stroke = (colour: string, stroke_width: number, stroke_opacity: number) =>
    tag('path', { d, fill: 'none', stroke: colour, stroke_width, stroke_opacity, stroke_linecap: 'round' });
  if (solid) return stroke('#7a4a20', 15, 1) + stroke(BRASS, 10, 1) + stroke('#f6dcae', 2.5, 0.9);
  return stroke(IVORY, 17, 0.75) + stroke('#2a211b', 12.5, 1) + stroke(IVORY, 2.5, 0.35);
}
