import { toOklch } from '../../domain/look/oklch.ts';
import { BRASS, difference } from './colour.ts';
import type { Defs } from './defs.ts';
import { tag } from './svg.ts';

/** Where glasses stand, and where table and wall meet. */
export const BASE_LINE = 862;
const HORIZON = 764;

/** Grounds of the bar: the pool of light behind the glass and the dark around it. */
const GROUNDS = [
  { pool: '#6a4b34', dark: '#1b1613' },
  { pool: '#50533c', dark: '#171712' },
  { pool: '#623a31', dark: '#1a1412' },
  { pool: '#435050', dark: '#151716' },
  { pool: '#866e50', dark: '#1d1813' },
] as const;

export type Ground = (typeof GROUNDS)[number];

/** The ground that differs most from a colour; the first counts a bit more, the last is for dark colours. */
export function groundFor(colour: string): Ground {
  const score = (ground: Ground, index: number) => {
    const warm = index === 0 ? 0.05 : 0;
    const dark = toOklch(colour).lightness < 0.35 && index === 4 ? 0.05 : index === 4 ? -0.2 : 0;
    return difference(colour, ground.pool) + warm + dark;
  };
  return GROUNDS.reduce<Ground>(
    (best, ground, index) => (score(ground, index) > score(best, GROUNDS.indexOf(best)) ? ground : best),
    GROUNDS[0],
  );
}

/** Wall, pool of light and table, whose dark lies over the reflection. */
export function drawGround(ground: Ground, reflection: string, defs: Defs): string {
  const pool = defs.radial([
    { at: 0, colour: ground.pool },
    { at: 0.35, colour: ground.pool, opacity: 0.72 },
    { at: 0.7, colour: ground.pool, opacity: 0.22 },
    { at: 1, colour: ground.pool, opacity: 0 },
  ]);
  const table = defs.across(
    [
      { at: 0, colour: '#0d0a08', opacity: 0.75 },
      { at: 0.35, colour: '#0d0a08', opacity: 0.5 },
      { at: 1, colour: '#0d0a08', opacity: 0.95 },
    ],
    'down',
  );
  const edge = defs.across([
    { at: 0.05, colour: BRASS, opacity: 0 },
    { at: 0.5, colour: BRASS, opacity: 0.55 },
    { at: 0.95, colour: BRASS, opacity: 0 },
  ]);
  return (
    tag('path', { d: 'M0 0H800V1000H0Z', fill: ground.dark }) +
    tag('ellipse', { cx: 400, cy: 500, rx: 470, ry: 530, fill: pool }) +
    reflection +
    tag('path', { d: `M0 ${HORIZON}H800V1000H0Z`, fill: table }) +
    tag('path', { d: `M0 ${HORIZON}H800v1.5H0Z`, fill: edge })
  );
}

/** The light that falls through the drink on to the table. */
export function drawGlow(colour: string, radius: number, defs: Defs): string {
  const strength = Math.min(0.5, 0.16 + toOklch(colour).chroma * 2);
  const paint = defs.radial([
    { at: 0, colour, opacity: strength },
    { at: 0.5, colour, opacity: strength * 0.3 },
    { at: 1, colour, opacity: 0 },
  ]);
  return tag('ellipse', { cy: 14, rx: Math.round(radius * 1.7), ry: Math.round(radius * 0.42), fill: paint });
}
