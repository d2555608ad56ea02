import { shade } from '../colour.ts';
import { path, tag } from '../svg.ts';
import { onRim } from './citrus.ts';
import type { CutPalette } from './palettes.ts';
import type { Piece, Place } from './place.ts';

/** A wedge of pineapple on the rim, with three of its leaves behind. */
export function pineapple(place: Place, side: 1 | -1): Piece {
  const k = place.vessel.scale;
  const at = (x: number, y: number): [number, number] => [x * k, y * k];
  const flesh = path`M${at(-20, 14)}Q${at(0, 22)} ${at(20, 14)}L${at(5, -24)}Q${at(0, -26)} ${at(-5, -24)}Z`;
  const rind = path`M${at(-21, 13)}Q${at(0, 21.5)} ${at(21, 13)}L${at(22, 18)}Q${at(0, 28)} ${at(-22, 18)}Z`;
  const fibres = [-9, -3.4, 3.4, 9].map((x) => path`M${at(x * 1.3, 11)}L${at(x * 0.42, -18)}`).join('');
  const leaf = (turn: number) =>
    tag('path', {
      d: path`M${at(-4, 0)}Q${at(-6, -26)} ${at(1, -46)}Q${at(7, -24)} ${at(4, 0)}Z`,
      transform: `rotate(${turn})`,
    });
  const markup =
    tag(
      'g',
      {
        fill: '#4d7440',
        stroke: '#8fb071',
        stroke_width: 1.5,
        stroke_opacity: 0.6,
        transform: `translate(${Math.round(side * 8 * k)} ${Math.round(6 * k)})`,
      },
      leaf(side * 14) + leaf(side * 44) + leaf(side * -14),
    ) +
    tag(
      'g',
      { transform: `rotate(180)` },
      tag('path', { d: flesh, fill: '#eac556' }) +
        tag('path', {
          d: fibres,
          stroke: '#c9952c',
          stroke_width: 2.5,
          stroke_linecap: 'round',
          stroke_opacity: 0.8,
        }) +
        tag('path', { d: rind, fill: '#8a6a2c', stroke: '#5c4519', stroke_width: 2 }),
    );
  return { slot: 'rim', markup: onRim(markup, place, side, 10 * k, side * 16) };
}

/** A strawberry, split over the rim. */
export function strawberry(place: Place, side: 1 | -1): Piece {
  const r = 15 * place.vessel.scale;
  const body = path`M0 ${r * 1.15}C${-r * 0.7} ${r * 0.7} ${-r * 1.15} ${-r * 0.1} ${-r * 0.75} ${-r * 0.6}C${-r * 0.4} ${-r * 0.95} ${r * 0.4} ${-r * 0.95} ${r * 0.75} ${-r * 0.6}C${r * 1.15} ${-r * 0.1} ${r * 0.7} ${r * 0.7} 0 ${r * 1.15}Z`;
  const seeds = [
    [-0.45, -0.3],
    [0, -0.42],
    [0.45, -0.3],
    [-0.55, 0.15],
    [-0.1, 0.1],
    [0.4, 0.15],
    [-0.25, 0.55],
    [0.2, 0.55],
  ]
    .map(([x = 0, y = 0]) => path`M${x * r} ${y * r}v4`)
    .join('');
  const crown = path`M${-r * 0.8} ${-r * 0.75}Q${-r * 0.3} ${-r * 0.7} 0 ${-r * 0.55}Q${r * 0.3} ${-r * 0.7} ${r * 0.8} ${-r * 0.75}Q${r * 0.3} ${-r * 1.1} 0 ${-r * 1.25}Q${-r * 0.3} ${-r * 1.1} ${-r * 0.8} ${-r * 0.75}Z`;
  const markup =
    tag('path', { d: body, fill: '#c02a30', stroke: '#7d151c', stroke_width: 2 }) +
    tag('path', { d: seeds, stroke: '#f0c878', stroke_width: 3, stroke_linecap: 'round' }) +
    tag('path', { d: crown, fill: '#53803a' });
  return { slot: 'rim', markup: onRim(markup, place, side, r * 0.15, side * 14) };
}

/** A pair of cherries by their stalks, over the rim. */
export function cherries(place: Place, side: 1 | -1): Piece {
  const r = 9 * place.vessel.scale;
  const fruit = (x: number, y: number) =>
    tag('circle', {
      cx: Math.round(x * r),
      cy: Math.round(y * r),
      r: Math.round(r),
      fill: '#8d1527',
      stroke: '#4e0a14',
      stroke_width: 2,
    }) +
    tag('path', {
      d: path`M${(x - 0.55) * r} ${(y - 0.2) * r}q${r * 0.1} ${-r * 0.35} ${r * 0.4} ${-r * 0.42}`,
      fill: 'none',
      stroke: '#fff',
      stroke_opacity: 0.55,
      stroke_width: 3,
      stroke_linecap: 'round',
    });
  const stalks = path`M${-0.2 * r} ${0.1 * r}Q${-0.4 * r} ${-1.6 * r} ${0.5 * r} ${-2.7 * r}Q${0.9 * r} ${-1.2 * r} ${1.5 * r} ${0.3 * r}`;
  const markup =
    tag('path', { d: stalks, fill: 'none', stroke: '#7d8a45', stroke_width: 3.5, stroke_linecap: 'round' }) +
    fruit(-0.2, 0.7) +
    fruit(1.5, 1);
  return { slot: 'rim', markup: onRim(markup, place, side, r * 0.6, 0) };
}

/** A crescent of apple, peach or melon on the rim. */
export function crescent(palette: CutPalette, place: Place, side: 1 | -1): Piece {
  const r = palette.radius * place.vessel.scale * 1.1;
  const skin = path`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Q0 ${-r * 0.3} ${-r} 0Z`;
  const flesh = path`M${-r * 0.93} ${-r * 0.02}A${r * 0.94} ${r * 0.94} 0 0 1 ${r * 0.93} ${-r * 0.02}Q0 ${-r * 0.3} ${-r * 0.93} ${-r * 0.02}Z`;
  const core = path`M${-r * 0.3} ${-r * 0.24}Q0 ${-r * 0.52} ${r * 0.3} ${-r * 0.24}`;
  const markup =
    tag('path', { d: skin, fill: palette.skin, stroke: shade(palette.skin, -0.3), stroke_width: 2 }) +
    tag('path', { d: flesh, fill: palette.pith }) +
    tag('path', {
      d: core,
      fill: 'none',
      stroke: shade(palette.flesh, -0.1),
      stroke_width: 3,
      stroke_linecap: 'round',
    });
  return { slot: 'rim', markup: onRim(markup, place, side, -r * 0.2, side * 42) };
}
