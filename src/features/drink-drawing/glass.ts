import { BRASS, IVORY } from './colour.ts';
import type { Defs } from './defs.ts';
import { arc, curveThrough, path, tag } from './svg.ts';
import { bodyPath, type Vessel } from './vessel.ts';

/** The line of every glass: ivory where the light comes from, brass away from it. */
export function glassLine(vessel: Vessel, defs: Defs): string {
  const wide = Math.max(vessel.lip, vessel.outerAt(vessel.height * 0.6), 90);
  return defs.linear(
    [-wide, 0],
    [wide, 0],
    [
      { at: 0.45, colour: IVORY },
      { at: 1, colour: BRASS },
    ],
  );
}

/** What of a glass is behind the drink: foot, faint body (`inside`, the id of its path), far side of the rim. */
export function drawGlassBack(vessel: Vessel, inside: string, line: string, defs: Defs): string {
  const { height, lip, ratioAt } = vessel;
  const wide = Math.max(lip, vessel.outerAt(height * 0.6));
  const body = defs.linear(
    [-wide, 0],
    [wide, 0],
    [
      { at: 0, colour: IVORY, opacity: 0.2 },
      { at: 0.16, colour: IVORY, opacity: 0.05 },
      { at: 0.8, colour: IVORY, opacity: 0.03 },
      { at: 1, colour: IVORY, opacity: 0.16 },
    ],
  );
  const rim = path`M${-lip} ${-height}` + arc(lip, ratioAt(height), lip, -height, 'back');
  return (
    drawFoot(vessel, line) +
    tag('use', { href: `#${inside}`, fill: body }) +
    tag('path', { d: rim, fill: 'none', stroke: line, stroke_opacity: 0.6, stroke_width: 1.8 })
  );
}

/** What is before the drink: outline, near side of the rim, lights. */
export function drawGlassFront(vessel: Vessel, line: string): string {
  const { height, lip, ratioAt } = vessel;
  const rim = path`M${-lip} ${-height}` + arc(lip, ratioAt(height), lip, -height, 'front');
  const outline = tag('path', { d: bodyPath(vessel), stroke_opacity: 0.85, stroke_width: 2.2 });
  return (
    tag(
      'g',
      { fill: 'none', stroke: line, stroke_linecap: 'round' },
      outline + tag('path', { d: rim, stroke_width: 2.4 }) + thickBase(vessel),
    ) + lights(vessel)
  );
}

function drawFoot(vessel: Vessel, line: string): string {
  const { profile, scale, ratioAt } = vessel;
  if (profile.foot === undefined) return '';
  const rx = profile.foot * scale;
  const ry = rx * ratioAt(0);
  const edge = path`M${-rx} 0` + path`v3` + arc(rx, ratioAt(0), rx, 3, 'front') + path`v-3`;
  return (
    tag('ellipse', {
      rx: Math.round(rx),
      ry: Math.round(ry),
      fill: IVORY,
      fill_opacity: 0.07,
      stroke: line,
      stroke_width: 1.6,
      stroke_opacity: 0.75,
    }) +
    tag('path', { d: edge, fill: 'none', stroke: line, stroke_width: 1.8, stroke_opacity: 0.8 }) +
    tag('path', {
      d: path`M${-rx * 0.8} ${ry * 0.1}` + arc(rx * 0.8, ratioAt(0), rx * 0.25, ry * 0.75, 'front'),
      fill: 'none',
      stroke: IVORY,
      stroke_width: 1.4,
      stroke_opacity: 0.3,
    })
  );
}

/** The floor of a tumbler and the light caught in its thick base. */
function thickBase(vessel: Vessel): string {
  const { floor, innerAt, outerAt, ratioAt, profile } = vessel;
  if (profile.foot !== undefined) return '';
  const low = outerAt(floor * 0.35) * 0.86;
  const mid = innerAt(floor + 1);
  return (
    tag('path', {
      d: path`M${-mid} ${-floor}` + arc(mid, ratioAt(floor), mid, -floor, 'front'),
      stroke_opacity: 0.5,
      stroke_width: 1.4,
    }) +
    tag('path', {
      d:
        path`M${-low} ${-floor * 0.42}` +
        arc(low, ratioAt(0), low * 0.5, -floor * 0.42 + low * ratioAt(0) * 0.86, 'front'),
      stroke_opacity: 0.45,
      stroke_width: 2,
    })
  );
}

/** One long light on the left wall, a short one on the right. */
function lights(vessel: Vessel): string {
  const { height, floor, outerAt } = vessel;
  const bowl = height - floor;
  const at = (part: number, across: number) =>
    [outerAt(floor + bowl * part) * across, -(floor + bowl * part)] as const;
  const parts = [0.2, 0.42, 0.66, 0.9];
  const outer = parts.map((part) => at(part, -0.88));
  const inner = [...parts]
    .reverse()
    .map((part, index) => at(part, index === 0 || index === 3 ? -0.87 : -0.79));
  const streak =
    path`M${outer[0] ?? [0, 0]}` +
    curveThrough(outer) +
    path`L${inner[0] ?? [0, 0]}` +
    curveThrough(inner) +
    'Z';
  const short = [0.5, 0.68, 0.86].map((part) => at(part, 0.87));
  return (
    tag('path', { d: streak, fill: '#fff', fill_opacity: 0.22 }) +
    tag('path', {
      d: path`M${short[0] ?? [0, 0]}` + curveThrough(short),
      fill: 'none',
      stroke: '#fff',
      stroke_opacity: 0.28,
      stroke_width: 2,
      stroke_linecap: 'round',
    })
  );
}
