import { curveSegments, type Point } from './curve.ts';

/** A number as short as the drawing allows: one decimal below twenty, no leading zero. */
export function num(value: number): string {
  return short(Math.abs(value) >= 20 ? Math.round(value) : tenth(value));
}

/** Path data from commands and coordinates, with no more separators than needed. */
export function path(...parts: readonly (string | number)[]): string {
  return join(parts, num);
}

/** Half an ellipse from the left to the right end: `front` bulges down, the back bulges up. */
export function arc(radius: number, ratio: number, toX: number, y: number, side: 'front' | 'back'): string {
  const sweep = (side === 'front') === toX > 0 ? 0 : 1;
  return path('A', radius, radius * ratio, ' 0 0 ', sweep, toX, y);
}

/** An element; attributes that are undefined are left out, underscores in names become hyphens. */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  children = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key.replaceAll('_', '-')}="${typeof value === 'number' ? numFine(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** Opacities and widths want two decimals. */
function numFine(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

export interface Stop {
  at: number;
  colour: string;
  opacity?: number;
}

/** Gradient stops; the offset is a part of 1. */
export function stops(list: readonly Stop[]): string {
  return list.map(({ at, colour, opacity }) => tag('stop', { offset: at, stop_color: faded(colour, opacity) })).join('');
}

/** A colour with its opacity, in hexadecimal. */
export function faded(colour: string, opacity = 1): string {
  return opacity === 1 ? colour : colour + Math.round(opacity * 255).toString(16).padStart(2, '0');
}

/**
 * A smooth curve through points, as `c` commands that follow a move or line to the first.
 *
 * @param fine for a thin line, which shows a rounding that an area hides
 */
export function curveThrough(points: readonly Point[], fine = false): string {
  const round = fine ? tenth : Math.round;
  let [x, y] = (points[0] ?? [0, 0]).map((value) => Number(num(value))) as [number, number];
  return curveSegments(points)
    .map((segment) => {
      const steps = segment.flatMap(([px, py]) => [round(px - x), round(py - y)]);
      x += steps[4] ?? 0;
      y += steps[5] ?? 0;
      return join(['c', ...steps], short);
    })
    .join('');
}

function join(parts: readonly (string | number)[], write: (value: number) => string): string {
  let data = '';
  let afterNumber = false;
  for (const part of parts) {
    const text = typeof part === 'number' ? write(part) : part;
    data += afterNumber && typeof part === 'number' && !text.startsWith('-') ? ` ${text}` : text;
    afterNumber = typeof part === 'number';
  }
  return data;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function short(value: number): string {
  return String(tenth(value) || 0).replace(/^(-?)0\./, '$1.');
}
