import { shade } from '../colour.ts';
import { path, tag } from '../svg.ts';
import { LEAVES } from './palettes.ts';
import type { Piece, Place } from './place.ts';

/** A stick or stalk that stands in the glass and leans to the rim. */
export function rod(
  id: string,
  [colour, width, length]: readonly [string, number, number],
  { vessel, level }: Place,
  side: 1 | -1,
): Piece {
  const { scale, height, floor } = vessel;
  const w = (width * scale) / 2;
  const bottom = Math.max(floor + 10, level - 40 * scale);
  const room = 770 - bottom - (id === 'celery' ? 110 : 0);
  const tall = Math.min(room, Math.max(length * scale * 0.72, height - bottom + 30 * scale));
  const light = shade(colour, 0.25);
  const body =
    tag('path', {
      d: path`M${-w} 0V${-tall}Q0 ${-tall - w * 0.5} ${w} ${-tall}V0Z`,
      fill: colour,
    }) +
    tag('path', { d: path`M${w * 0.25} 0V${-tall}H${w}V0Z`, fill: shade(colour, -0.35) }) +
    tag('path', {
      d: path`M${-w * 0.55} 0V${-tall + 4}`,
      stroke: light,
      stroke_width: w * 0.22,
      stroke_opacity: 0.8,
    });
  const markup =
    body + (id === 'cinnamon' ? scroll(w, tall, colour) : id === 'celery' ? celeryTop(w, tall) : '');
  const x = Math.round(-side * vessel.innerAt(bottom) * 0.1);
  return {
    slot: 'inside',
    markup: tag(
      'g',
      {
        transform: `translate(${x} ${Math.round(-bottom)})rotate(${side * lean(vessel.mouth, height - bottom)})`,
      },
      markup,
    ),
  };
}

/** A ribbon that winds up the inside of the glass: three turns before, their far sides fainter. */
export function ribbon(colour: string, { vessel, level }: Place): Piece {
  const { floor, innerAt, height, scale } = vessel;
  const top = Math.min(height - 4 * scale, level + 10 * scale);
  const rise = (top - floor) / 3.4;
  const strip = (from: number, to: number, side: 1 | -1) => {
    const wide = 13 * scale;
    const [x0, x1] = [-side * innerAt(from) * 1.04, side * innerAt(to) * 1.04];
    const bow = 0.3 * (to - from);
    const low = path`M${x0} ${-from}C${x0 * 0.5} ${-from + bow} ${x1 * 0.5} ${-to + bow} ${x1} ${-to}`;
    const high = path`L${x1} ${-to - wide}C${x1 * 0.5} ${-to + bow - wide} ${x0 * 0.5} ${-from + bow - wide} ${x0} ${-from - wide}Z`;
    return low + high;
  };
  const starts = [0, 1, 2].map((turn) => floor + 12 + rise * turn);
  const near = starts.map((at) => strip(at, at + rise * 0.62, 1)).join('');
  const far = starts
    .slice(1)
    .map((at) => strip(at - rise * 0.38, at, -1))
    .join('');
  const skin = { stroke: colour, stroke_width: 3.5, stroke_linejoin: 'round' };
  return {
    slot: 'inside',
    markup:
      tag('path', { d: far, fill: shade(colour, -0.1), fill_opacity: 0.35 }) +
      tag('path', { ...skin, d: near, fill: shade(colour, 0.5, 0.75), fill_opacity: 0.75 }),
  };
}

function lean(mouth: number, run: number): number {
  return Math.round(Math.min(20, Math.atan((mouth * 0.75) / run) * 57.3));
}

function scroll(w: number, tall: number, colour: string): string {
  const curl = (x: number) =>
    path`M${x - w * 0.42} ${-tall}a${w * 0.46} ${w * 0.32} 0 1 1 ${w * 0.5} ${w * 0.24}a${w * 0.2} ${w * 0.14} 0 1 1 ${-w * 0.26} ${-w * 0.14}`;
  return tag('path', {
    d: curl(-w * 0.45) + curl(w * 0.5),
    fill: shade(colour, -0.55),
    stroke: shade(colour, 0.3),
    stroke_width: 2,
  });
}

function celeryTop(w: number, tall: number): string {
  const [dark = '#5c8a3a', light = '#a2c06a'] = LEAVES['celery'] ?? [];
  const frond = (x: number, y: number, turn: number, k: number) =>
    tag('path', {
      d: 'M0 0C-8-14-34-14-30-34C-46-40-40-62-24-60C-24-80 2-86 6-68C24-74 38-54 26-42C34-26 12-12 0 0Z',
      fill: turn < 0 ? dark : shade(dark, 0.12),
      stroke: light,
      stroke_opacity: 0.5,
      transform: `translate(${Math.round(x)} ${Math.round(-tall - y)})rotate(${turn})scale(${k})`,
    });
  const stems =
    path`M${-w * 0.5} ${-tall + 8}L${-w * 1.1} ${-tall - 44}` +
    path`M${w * 0.4} ${-tall + 8}L${w * 0.9} ${-tall - 34}` +
    path`M0 ${-tall + 8}L0 ${-tall - 62}`;
  const ribs = path`M${-w * 0.1} 0V${-tall}` + path`M${w * 0.45} 0V${-tall}`;
  return (
    tag('path', { d: ribs, stroke: dark, stroke_width: 2, stroke_opacity: 0.7 }) +
    tag('path', { d: stems, stroke: light, stroke_width: 6, stroke_linecap: 'round' }) +
    frond(-w * 1.1, 34, -34, 0.9) +
    frond(w, 26, 36, 0.85) +
    frond(0, 52, 3, 1)
  );
}
