import { curveSegments, type Point } from './curve.ts';

/** A number as short as the drawing allows: one decimal below twenty, no leading zero. */
function num(value: number): string {
  return short(Math.abs(value) >= 20 ? Math.round(value) : tenth(value));
}

/** What a path template takes: a number, or a point or several as a list. */
type Written = number | string | readonly number[];

/** Path data as a template; numbers are written short and lists of them as coordinates. */
export function path(texts: TemplateStringsArray, ...values: readonly Written[]): string {
  return join(texts, values, num);
}

/** Half an ellipse from the left to the right end: `front` bulges down, the back bulges up. */
export function arc(radius: number, ratio: number, toX: number, y: number, side: 'front' | 'back'): string {
  const sweep = (side === 'front') === toX > 0 ? 0 : 1;
  return path`A${radius} ${radius * ratio} 0 0 ${sweep} ${toX} ${y}`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * An element; attributes that are undefined are left out, underscores in names become hyphens, and the
 * opacity of a plain colour is written into the colour.
 */
export function tag(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(inked(inked(attributes, 'fill'), 'stroke'))
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key.replaceAll('_', '-')}="${typeof value === 'number' ? numFine(value) : value}"`,
    )
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

function inked(attributes: Attributes, property: 'fill' | 'stroke'): Attributes {
  const { [property]: colour, [`${property}_opacity`]: opacity, ...rest } = attributes;
  if (typeof colour !== 'string') return attributes;
  const isPlain = colour.startsWith('#') && typeof opacity === 'number';
  return isPlain
    ? { ...rest, [property]: faded(colour, opacity) }
    : { ...attributes, [property]: faded(colour) };
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
  return list
    .map(({ at, colour, opacity }) => tag('stop', { offset: at, stop_color: faded(colour, opacity) }))
    .join('');
}

/** A colour with its opacity, in hexadecimal, as short as it goes. */
function faded(colour: string, opacity = 1): string {
  if (!colour.startsWith('#')) return colour;
  const full = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const digits =
    opacity === 1
      ? full
      : full +
        Math.round(opacity * 255)
          .toString(16)
          .padStart(2, '0');
  return /^#((.)\2){3,4}$/.test(digits) ? `#${digits.slice(1).replace(/(.)./g, '$1')}` : digits;
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
      return join(['c', ''], [steps], short);
    })
    .join('');
}

function join(
  texts: readonly string[],
  values: readonly Written[],
  write: (value: number) => string,
): string {
  const written = values.map((value) =>
    typeof value === 'object' ? value.map(write).join(' ') : typeof value === 'number' ? write(value) : value,
  );
  return texts
    .map((text, index) => text + (written[index] ?? ''))
    .join('')
    .replaceAll(' -', '-');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function short(value: number): string {
  return String(tenth(value) || 0).replace(/^(-?)0\./, '$1.');
}
