import { curveSegments } from './curve.ts';
import { GLASS_PROFILES, type Knot } from './glassProfiles.ts';
import { finePath, tag } from './svg.ts';

const SIZE = 24;
const HEIGHT = 20;
const WIDTH = 17;

/**
 * A line icon of a glass: one path in a box of 24 × 24, in the colour of the text around it.
 *
 * @throws Error where the id names no glass
 */
export function glassOutline(glassId: string): string {
  const profile = GLASS_PROFILES[glassId];
  if (!profile) throw new Error(`No profile for the glass “${glassId}”`);
  const { stem, foot, handle, runs } = profile;
  const knots = runs.flat().filter(([, height]) => stem === undefined || height >= stem);
  const [lip, top] = knots.at(-1) ?? [1, 1];
  const widest = Math.max(foot ?? 0, ...knots.map(([radius]) => radius));
  const reach = handle?.reach ?? 0;
  const scale = Math.min(HEIGHT / top, WIDTH / (widest * 2 + reach * 0.6));
  const middle = SIZE / 2 - (reach * scale) / 2;
  const floor = SIZE / 2 + (top * scale) / 2;
  const at = ([radius, height]: Knot, side: 1 | -1 = 1): [number, number] => [
    middle + side * radius * scale,
    floor - height * scale,
  ];

  const right = knots.map((knot) => at(stem !== undefined && knot[1] === stem ? [0, stem] : knot));
  const left = [...knots]
    .reverse()
    .map((knot) => at(stem !== undefined && knot[1] === stem ? [0, stem] : knot, -1));
  const bowl =
    finePath`M${at([lip, top], -1)}` + curve(left) + finePath`L${right[0] ?? [0, 0]}` + curve(right) + 'Z';
  const [lowest] = knots[0] ?? [1];
  const tumbler =
    runs[0]?.length === 2 && profile.floor * scale > 2.3
      ? finePath`M${at([lowest, profile.floor], -1)}H${at([lowest, 0])[0]}`
      : '';
  const base =
    stem === undefined
      ? tumbler
      : finePath`M${at([0, stem])}` + finePath`V${floor}M${at([foot ?? 0, 0], -1)}H${at([foot ?? 0, 0])[0]}`;
  const grip = handle ? handlePath(knots, handle, at) : '';
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      width: SIZE,
      height: SIZE,
      fill: 'none',
      stroke: 'currentColor',
      stroke_width: 1.5,
      stroke_linecap: 'round',
      stroke_linejoin: 'round',
      aria_hidden: 'true',
    },
    tag('path', { d: bowl + base + grip }),
  );
}

function curve(points: readonly (readonly [number, number])[]): string {
  return curveSegments(points)
    .map((segment) => finePath`C${segment.flat()}`)
    .join('');
}

function handlePath(
  knots: readonly Knot[],
  handle: { top: number; bottom: number; reach: number },
  at: (knot: Knot) => [number, number],
): string {
  const wall = Math.max(...knots.map(([radius]) => radius)) * 0.97;
  const far = wall + handle.reach * 1.1;
  return finePath`M${at([wall, handle.top])}C${at([far, handle.top])} ${at([far, handle.bottom])} ${at([wall, handle.bottom])}`;
}
