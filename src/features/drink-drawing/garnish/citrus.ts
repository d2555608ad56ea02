import { shade } from '../colour.ts';
import { curveThrough, path, tag } from '../svg.ts';
import type { CutPalette } from './palettes.ts';
import type { Piece, Place } from './place.ts';

/** A wheel on the rim, cut to its middle for the glass. */
export function wheel(palette: CutPalette, place: Place, side: 1 | -1, segments: boolean): Piece {
  const { vessel } = place;
  const r = palette.radius * vessel.scale;
  const slit = path`M0 0L${side * r * -0.2} ${r * 0.95}`;
  const markup =
    disc(palette, r, segments) +
    tag('path', { d: slit, stroke: '#1c130c', stroke_opacity: 0.55, stroke_width: 3 });
  return { slot: 'rim', markup: onRim(markup, place, side, r * 0.42, side * 14) };
}

/** Half a wheel, its cut edge on the rim. */
export function halfWheel(palette: CutPalette, place: Place, side: 1 | -1, segments: boolean): Piece {
  const r = palette.radius * place.vessel.scale * 1.12;
  const clip = place.defs.clip(path`M${-r - 3} 0V${-r - 3}H${r + 3}V0Z`);
  const cut = tag('path', {
    d: path`M${-r} 0H${r}`,
    stroke: shade(palette.pith, -0.06),
    stroke_width: 3,
    stroke_linecap: 'round',
  });
  const markup = tag('g', { clip_path: clip }, disc(palette, r, segments)) + cut;
  return { slot: 'rim', markup: onRim(markup, place, side, r * -0.12, side * 52) };
}

/** A wedge: rind below, two cut faces that meet in a ridge. */
export function wedge(palette: CutPalette, place: Place, side: 1 | -1): Piece {
  const r = palette.radius * place.vessel.scale * 1.15;
  const rind = path`M${-r} ${-r * 0.18}C${-r * 0.7} ${r * 0.72} ${r * 0.7} ${r * 0.72} ${r} ${-r * 0.18}C${r * 0.5} ${r * 0.2} ${-r * 0.5} ${r * 0.2} ${-r} ${-r * 0.18}Z`;
  const face = path`M${-r} ${-r * 0.18}C${-r * 0.5} ${-r * 0.52} ${r * 0.5} ${-r * 0.52} ${r} ${-r * 0.18}C${r * 0.62} ${r * 0.4} ${-r * 0.62} ${r * 0.4} ${-r} ${-r * 0.18}Z`;
  const flesh = path`M${-r * 0.84} ${-r * 0.16}C${-r * 0.4} ${-r * 0.42} ${r * 0.4} ${-r * 0.42} ${r * 0.84} ${-r * 0.16}C${r * 0.5} ${r * 0.2} ${-r * 0.5} ${r * 0.2} ${-r * 0.84} ${-r * 0.16}Z`;
  const lines = [-0.5, -0.18, 0.16, 0.48]
    .map((x) => path`M${x * r} ${-r * 0.36}L${x * r * 0.8} ${r * 0.1}`)
    .join('');
  const markup =
    tag('path', { d: rind, fill: shade(palette.skin, -0.12) }) +
    tag('path', { d: face, fill: palette.pith }) +
    tag('path', { d: flesh, fill: palette.flesh }) +
    tag('path', { d: lines, stroke: palette.pith, stroke_width: 2, stroke_opacity: 0.8 });
  return { slot: 'rim', markup: onRim(markup, place, side, r * 0.1, side * -58) };
}

/** A swath of peel that stands in the drink and leans on the rim. */
export function twist({ skin, pith }: CutPalette, { vessel, level }: Place, side: 1 | -1): Piece {
  const k = vessel.scale * 0.92;
  const overRim = (vessel.height - level) / k + 22;
  const rise = Math.min(58, Math.max(34, overRim));
  const at = (x: number, y: number): [number, number] => [x * k, -y * k];
  const run = (...points: [number, number][]) => path`L${points[0] ?? [0, 0]}` + curveThrough(points);
  const tip = at(36, rise + 3);
  const face =
    path`M${at(9, -13)}` +
    run(at(9, -13), at(-2, 1), at(-4, rise * 0.34), at(7, rise * 0.72), tip) +
    run(tip, at(33, rise * 0.82), at(20, rise * 0.4), at(18, 2), at(9, -13)) +
    'Z';
  const lining =
    path`M${tip}` +
    run(tip, at(33, rise * 0.82), at(20, rise * 0.4), at(18, 2), at(12, -9)) +
    run(at(12, -9), at(15, 3), at(15.5, rise * 0.42), at(24, rise * 0.74), tip) +
    'Z';
  const pores = [0.12, 0.32, 0.52, 0.72]
    .map((part) => path`M${at(2 + part * part * 14, rise * part)}l${9 * k} ${-k}`)
    .join('');
  const markup =
    tag('path', { d: face, fill: skin, stroke: shade(skin, -0.35), stroke_width: 1.5 }) +
    tag('path', { d: lining, fill: pith }) +
    tag('path', {
      d: pores,
      stroke: shade(skin, -0.25),
      stroke_width: 2,
      stroke_dasharray: '0 8',
      stroke_linecap: 'round',
      stroke_opacity: 0.7,
    });
  const x = Math.round(side * vessel.innerAt(level) * (rise < overRim - 2 ? -0.3 : 0.3));
  return {
    slot: 'inside',
    markup: tag(
      'g',
      { transform: `translate(${x} ${Math.round(-level)})${side < 0 ? 'scale(-1 1)' : ''}` },
      markup,
    ),
  };
}

/** The cut face: skin, pith, flesh, and membranes or seeds. */
export function disc({ skin, pith, flesh }: CutPalette, r: number, segments: boolean): string {
  const round = (part: number, fill: string) => tag('circle', { r: Math.round(r * part), fill });
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * 2 * Math.PI + 0.2;
    return path`M0 0L${Math.cos(angle) * r * 0.84} ${Math.sin(angle) * r * 0.84}`;
  });
  const inside = segments
    ? tag('path', { d: rays.join(''), stroke: pith, stroke_width: Math.max(2.5, r * 0.05) }) +
      round(0.1, pith)
    : tag('circle', {
        r: Math.round(r * 0.42),
        fill: 'none',
        stroke: shade(pith, 0.1),
        stroke_width: r * 0.12,
        stroke_dasharray: `${Math.round(r * 0.12)} ${Math.round(r * 0.2)}`,
        stroke_opacity: 0.7,
      });
  const light = tag('path', {
    d: path`M${-r * 0.62} ${-r * 0.4}A${r * 0.74} ${r * 0.74} 0 0 1 ${r * 0.1} ${-r * 0.73}`,
    fill: 'none',
    stroke: '#fff',
    stroke_opacity: 0.35,
    stroke_width: r * 0.06,
    stroke_linecap: 'round',
  });
  return (
    round(1, skin) +
    round(segments ? 0.92 : 0.93, pith) +
    round(segments ? 0.83 : 0.78, flesh) +
    inside +
    light
  );
}

/** On the left or right of the rim, its middle this far above the lip. */
export function onRim(markup: string, { vessel }: Place, side: 1 | -1, above: number, angle: number): string {
  const x = Math.round(side * vessel.lip * 0.93);
  const y = Math.round(-vessel.height - above);
  return tag('g', { transform: `translate(${x} ${y})${angle ? `rotate(${angle})` : ''}` }, markup);
}
