import type { LookLayer } from '../../contracts/drinks/look.ts';
import type { Look } from '../../domain/look/look.ts';
import { toOklch } from '../../domain/look/oklch.ts';
import { BRASS, IVORY, shade } from './colour.ts';
import type { Defs } from './defs.ts';
import { arc, path, tag } from './svg.ts';
import { getLevel, type Vessel } from './vessel.ts';

export interface Band {
  layer: LookLayer;
  from: number;
  to: number;
}

/** Where each layer stands in the glass; heights follow the volumes. */
export function layerBands(vessel: Vessel, look: Pick<Look, 'layers' | 'fill'>): Band[] {
  let share = 0;
  return look.layers.map((layer) => {
    const from = getLevel(vessel, share * look.fill);
    share += layer.share;
    return { layer, from, to: getLevel(vessel, share * look.fill) };
  });
}

/** How much a layer hides what is behind it. */
export function getDensity({ colour, clarity }: LookLayer): number {
  if (clarity === 'opaque') return 1;
  if (clarity === 'cloudy') return 0.88;
  const { lightness: l, chroma: c } = toOklch(colour);
  return Math.min(0.93, 0.2 + 4.5 * c + Math.max(0, 0.8 - l) * 0.8);
}

/** The liquid below its surface, to be clipped to the inside of the glass. */
export function drawLiquid(vessel: Vessel, bands: readonly Band[], defs: Defs): string {
  const reach = Math.max(
    ...bands.map(({ from, to }) =>
      Math.max(vessel.innerAt(from), vessel.innerAt((from + to) / 2), vessel.innerAt(to)),
    ),
  );
  const bodies = bands.map((band) => {
    const paint = bodyPaint(band.layer, reach, defs);
    return tag('path', {
      d: bandPath(vessel, band.from, band.to),
      fill: paint,
      opacity: getDensity(band.layer),
    });
  });
  const melts = bands.flatMap(({ layer, to }, index) => {
    const above = bands[index + 1];
    if (!layer.melts || !above) return [];
    const end = to + (above.to - to) * 0.6;
    const paint = defs.linear(
      [0, -to],
      [0, -end],
      [
        { at: 0, colour: layer.colour, opacity: 0.95 },
        { at: 0.4, colour: layer.colour, opacity: 0.45 },
        { at: 1, colour: layer.colour, opacity: 0 },
      ],
    );
    return [tag('path', { d: bandPath(vessel, to, end), fill: paint })];
  });
  const seams = bands
    .slice(0, -1)
    .filter(({ layer }) => !layer.melts)
    .map(({ to }) => seam(vessel, to));
  const lit = bands
    .filter(({ layer }) => layer.clarity === 'clear' && toOklch(layer.colour).chroma > 0.05)
    .map((band) => lightThrough(vessel, band, defs));
  return bodies.join('') + lit.join('') + melts.join('') + seams.join('');
}

/** Fine curved lines over a shape, on the side away from the light, as an engraver shades a round thing. */
export function drawHatching(
  shape: string,
  reach: number,
  ratio: number,
  colour: string,
  defs: Defs,
): string {
  const wide = Math.ceil(reach);
  const drop = wide * ratio;
  const lines: string[] = [];
  for (let y = -Math.ceil(drop / 9) * 9 + 4; y < 9; y += 9)
    lines.push(path`M${wide * 0.1} ${y + drop}Q${wide * 0.72} ${y + drop * 0.9} ${wide} ${y}`);
  const dark = toOklch(colour).lightness < 0.42;
  const stroke = defs.linear(
    [wide * 0.1, 0],
    [wide, 0],
    [
      { at: 0, colour: dark ? BRASS : '#000000', opacity: 0 },
      { at: 1, colour: dark ? BRASS : '#000000', opacity: dark ? 0.4 : 0.42 },
    ],
  );
  const pattern = defs.add(
    'pattern',
    {
      x: -wide,
      width: wide * 2,
      height: 9,
      viewBox: `${-wide} 0 ${wide * 2} 9`,
      patternUnits: 'userSpaceOnUse',
    },
    tag('path', { d: lines.join(''), fill: 'none', stroke, stroke_width: 1.7 }),
  );
  return tag('path', { d: shape, fill: `url(#${pattern})` });
}

/** The surface, seen a little from above. */
export function drawSurface(vessel: Vessel, height: number, colour: string, density: number): string {
  const rx = vessel.innerAt(height);
  return tag('ellipse', {
    cy: Math.round(-height),
    rx: Math.round(rx),
    ry: Math.round(rx * vessel.ratioAt(height)),
    fill: shade(colour, 0.2, 0.95),
    fill_opacity: Math.max(0.28, density * 0.95),
    stroke: IVORY,
    stroke_opacity: 0.45,
  });
}

/** What lies between two heights; its sides stand outside the glass and are clipped. */
export function bandPath(vessel: Vessel, from: number, to: number): string {
  const wide = Math.round(vessel.lip * 1.7);
  const [low, high] = [Math.max(1, vessel.innerAt(from)), Math.max(1, vessel.innerAt(to))];
  const top =
    path`M${-wide} ${-to}H${-high}` + arc(high, vessel.ratioAt(to), high, -to, 'front') + path`H${wide}`;
  if (from <= vessel.floor) return `${top}V60H${-wide}Z`;
  return (
    top + path`V${-from}H${low}` + arc(low, vessel.ratioAt(from), -low, -from, 'front') + path`H${-wide}Z`
  );
}

function bodyPaint({ colour, clarity }: LookLayer, reach: number, defs: Defs): string {
  const depth = clarity === 'clear' ? 1 : clarity === 'cloudy' ? 0.62 : 0.5;
  return defs.linear(
    [-reach, 0],
    [reach, 0],
    [
      { at: 0, colour: shade(colour, -0.5 * depth) },
      { at: 0.14, colour: shade(colour, -0.2 * depth) },
      { at: 0.36, colour: shade(colour, 0.1 * depth) },
      { at: 0.62, colour: shade(colour, -0.12 * depth) },
      { at: 1, colour: shade(colour, -0.62 * depth) },
    ],
  );
}

/** Where the light comes through, low and a little to the left. */
function lightThrough(vessel: Vessel, { layer, from, to }: Band, defs: Defs): string {
  const middle = from + (to - from) * 0.42;
  const rx = Math.round(vessel.innerAt(from + (to - from) * 0.6) * 0.8);
  const colour = shade(layer.colour, 0.28, 1);
  const fill = defs.radial([
    { at: 0, colour, opacity: 0.75 },
    { at: 0.5, colour, opacity: 0.3 },
    { at: 1, colour, opacity: 0 },
  ]);
  return tag('ellipse', {
    cx: Math.round(rx * -0.2),
    cy: Math.round(-middle),
    rx,
    ry: Math.round((to - from) * 0.44),
    fill,
  });
}

function seam(vessel: Vessel, height: number): string {
  const rx = vessel.innerAt(height);
  const data = path`M${-rx} ${-height}` + arc(rx, vessel.ratioAt(height), rx, -height, 'front');
  return tag('path', { d: data, fill: 'none', stroke: IVORY, stroke_opacity: 0.28, stroke_width: 1.5 });
}
