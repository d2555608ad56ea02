import { BRASS } from './colour.ts';
import type { Defs } from './defs.ts';
import { drawHatching } from './liquid.ts';
import type { GlassProfile } from './glassProfiles.ts';
import { arc, path, stops, tag } from './svg.ts';
import { bodyPath, type Vessel } from './vessel.ts';

type Opaque = Exclude<GlassProfile['material'], 'glass'>;

/** Tones across a vessel, from the left edge to the right, and the colours of its inside and lines. */
const MATERIALS: Record<
  Opaque,
  { tones: readonly [string, string, string, string, string]; inside: string; line: string }
> = {
  copper: {
    tones: ['#4e2413', '#bb7448', '#eab68c', '#a05834', '#45200f'],
    inside: '#6b3a22',
    line: '#f3c9a6',
  },
  silver: {
    tones: ['#3f3d3a', '#9d9992', '#e9e5dc', '#85817a', '#3a3734'],
    inside: '#5d5b56',
    line: '#fbf8f2',
  },
  ceramic: {
    tones: ['#231710', '#6d4a31', '#9c7049', '#5a3a25', '#1d120b'],
    inside: '#24170f',
    line: '#d9a56f',
  },
};

/** The far inside of a vessel that nothing shines through. */
export function drawOpaqueBack(vessel: Vessel, material: Opaque): string {
  const { lip, height, ratioAt } = vessel;
  const { inside, line } = MATERIALS[material];
  const mouth = { cy: Math.round(-height), rx: Math.round(lip), ry: Math.round(lip * ratioAt(height)) };
  return tag('ellipse', { ...mouth, fill: inside, stroke: line, stroke_width: 2, stroke_opacity: 0.8 });
}

/** Its outside, before the drink. */
export function drawOpaqueFront(vessel: Vessel, material: Opaque, defs: Defs): string {
  const { lip, height, outerAt, ratioAt } = vessel;
  const { tones, line } = MATERIALS[material];
  const wide = Math.max(lip, outerAt(height / 2));
  const offsets = [0, 0.2, 0.33, 0.62, 1];
  const paint = defs.add(
    'linearGradient',
    { gradientUnits: 'userSpaceOnUse', x1: Math.round(-wide), x2: Math.round(wide) },
    stops(tones.map((colour, index) => ({ at: offsets[index] ?? 1, colour }))),
  );
  const body = bodyPath(vessel) + arc(lip, ratioAt(height), -lip, -height, 'front') + 'Z';
  const rim = path`M${-lip} ${-height}` + arc(lip, ratioAt(height), lip, -height, 'front');
  return (
    tag('path', { d: body, fill: `url(#${paint})` }) +
    tag('path', { d: rim, fill: 'none', stroke: line, stroke_width: 3 }) +
    drawHatching(body, wide, ratioAt(height / 2), '#999999', defs) +
    (material === 'ceramic'
      ? tikiFace(vessel)
      : bands(vessel, material === 'silver' ? [0.07, 0.1, 0.86, 0.9] : [0.09, 0.8], line))
  );
}

/** Fine rings around a metal cup. */
function bands({ height, outerAt, ratioAt }: Vessel, parts: readonly number[], line: string): string {
  const rings = parts.map((part) => {
    const [at, radius] = [height * part, outerAt(height * part)];
    return path`M${-radius} ${-at}` + arc(radius, ratioAt(at), radius, -at, 'front');
  });
  return tag('path', {
    d: rings.join(''),
    fill: 'none',
    stroke: line,
    stroke_width: 1.5,
    stroke_opacity: 0.5,
  });
}

/** A carved mask: heavy brow, half-closed eyes, broad nose, straight mouth. */
function tikiFace(vessel: Vessel): string {
  const { height: h, outerAt } = vessel;
  const w = outerAt(h / 2);
  const at = (x: number, y: number): [number, number] => [x * w, -y * h];
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
  const brow = both(
    (side) =>
      path`M${at(0, 0.66)}C${at(side * 0.12, 0.76)} ${at(side * 0.5, 0.8)} ${at(side * 0.9, 0.73)}L${at(side * 0.82, 0.66)}C${at(side * 0.5, 0.71)} ${at(side * 0.2, 0.68)} ${at(side * 0.12, 0.6)}Z`,
  );
  const eye = both(
    (side) =>
      path`M${at(side * 0.72, 0.61)}Q${at(side * 0.46, 0.66)} ${at(side * 0.22, 0.58)}Q${at(side * 0.46, 0.5)} ${at(side * 0.72, 0.61)}Z`,
  );
  const nose = path`M${at(-0.12, 0.6)}Q${at(-0.13, 0.48)} ${at(-0.32, 0.4)}Q${at(-0.3, 0.35)} ${at(0, 0.36)}Q${at(0.3, 0.35)} ${at(0.32, 0.4)}Q${at(0.13, 0.48)} ${at(0.12, 0.6)}`;
  const mouth = path`M${at(-0.62, 0.25)}Q${at(-0.3, 0.3)} ${at(0, 0.265)}Q${at(0.3, 0.3)} ${at(0.62, 0.25)}Q${at(0.3, 0.14)} ${at(0, 0.14)}Q${at(-0.3, 0.14)} ${at(-0.62, 0.25)}Z`;
  const lips = path`M${at(-0.62, 0.25)}Q${at(0, 0.19)} ${at(0.62, 0.25)}`;
  const ring = (y: number) => path`M${at(-0.97, y)}Q${at(0, y - 0.035)} ${at(0.97, y)}`;
  const lines = { fill: 'none', stroke_linejoin: 'round', stroke_linecap: 'round' };
  return (
    tag('path', { d: brow + nose + mouth, fill: '#140b06', fill_opacity: 0.28 }) +
    tag('path', { d: eye, fill: '#140b06', fill_opacity: 0.62 }) +
    tag('path', {
      ...lines,
      d: brow + nose + mouth + lips + eye + ring(0.88) + ring(0.92) + ring(0.06),
      stroke: '#1a0f08',
      stroke_width: 4,
      stroke_opacity: 0.6,
    }) +
    tag('path', {
      ...lines,
      d: brow + nose + mouth + lips + ring(0.87),
      stroke: BRASS,
      stroke_width: 1.5,
      stroke_opacity: 0.6,
      transform: 'translate(0 2)',
    })
  );
}
