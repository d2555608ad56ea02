import { curveSegments, pointOn } from './curve.ts';
import { GLASS_PROFILES, type GlassProfile } from './glassProfiles.ts';
import type { Defs } from './defs.ts';
import { arc, curveThrough, path } from './svg.ts';

/** A glass at the scale of the drawing: pixels from the middle and upwards from the table. */
export interface Vessel {
  profile: GlassProfile;
  /** Pixels per mm. */
  scale: number;
  height: number;
  floor: number;
  /** Outer and inner radius at the lip. */
  lip: number;
  mouth: number;
  outerAt(height: number): number;
  innerAt(height: number): number;
  /** How flat a circle looks at a height: the eye is a little above the lip. */
  ratioAt(height: number): number;
}

const STEPS = 120;

/**
 * The vessel of a glass id. Small glasses are drawn a little larger than life beside tall ones, so that a
 * shot is still seen: the scale falls with the height's power of 0.45.
 *
 * @throws Error where the id names no glass
 */
export function getVessel(glassId: string): Vessel {
  const profile = GLASS_PROFILES[glassId];
  if (!profile) throw new Error(`No profile for the glass “${glassId}”`);
  const points = sampled(profile);
  const top = points.at(-1) ?? [0, 0];
  const scale = 3.8 * (150 / top[1]) ** 0.45;
  const outerAt = (height: number) => radiusAt(points, height / scale) * scale;
  const floor = profile.floor * scale;
  const innerAt = (height: number) =>
    height < floor ? 0 : Math.max(0, outerAt(height) - profile.wall * scale);
  const height = top[1] * scale;
  return {
    profile,
    scale,
    height,
    floor,
    lip: top[0] * scale,
    mouth: innerAt(height),
    outerAt,
    innerAt,
    ratioAt: (at) => 0.165 - (at / 650) * 0.055,
  };
}

/** Height of the surface when a part of the capacity, by volume, is filled. */
export function getLevel(vessel: Vessel, share: number): number {
  const { floor, height, innerAt } = vessel;
  const step = (height - floor) / STEPS;
  const slices = Array.from({ length: STEPS }, (_, index) => innerAt(floor + (index + 0.5) * step) ** 2);
  const wanted = share * slices.reduce((sum, slice) => sum + slice, 0);
  let held = 0;
  for (const [index, slice] of slices.entries()) {
    if (held + slice >= wanted) return floor + step * (index + (wanted - held) / slice);
    held += slice;
  }
  return height;
}

/** The closed outer shape without the ellipse of the rim. */
export function bodyPath(vessel: Vessel): string {
  const { profile, scale, height, lip, ratioAt } = vessel;
  const side = profile.runs.map((run) => run.map(([r, h]) => [r * scale, -h * scale] as const));
  const right = side.map((run) => curveThrough(run, true)).join('');
  const left = [...side].reverse().map((run) =>
    curveThrough(
      [...run].reverse().map(([x, y]) => [-x, y] as const),
      true,
    ),
  );
  const [baseX, baseY] = side[0]?.[0] ?? [0, 0];
  const base =
    profile.foot === undefined ? arc(baseX, ratioAt(0), baseX, baseY, 'front') : path`M${baseX} ${baseY}`;
  return path`M${-lip} ${-height}` + left.join('') + base + right;
}

/** The closed shape of the inside, from the floor to the back of the rim. */
function insidePath(vessel: Vessel): string {
  const { floor, innerAt, ratioAt, height: upTo } = vessel;
  const isStraight = vessel.profile.runs[0]?.length === 2;
  const heights = (isStraight ? [0, 1] : [0, 0.03, 0.1, 0.26, 0.5, 0.75, 1]).map(
    (part) => floor + 0.5 + part * (upTo - floor - 0.5),
  );
  const side = heights.map((at) => [innerAt(at), -at] as const);
  const [baseX, baseY] = side[0] ?? [0, 0];
  const left = [...side].reverse().map(([x, y]) => [-x, y] as const);
  const base = baseX < 1 ? '' : arc(baseX, ratioAt(floor), baseX, baseY, 'front');
  const rim = innerAt(upTo);
  return (
    path`M${-rim} ${-upTo}` +
    curveThrough(left) +
    base +
    curveThrough(side) +
    arc(rim, ratioAt(upTo), -rim, -upTo, 'back') +
    'Z'
  );
}

/** Id of the path of the inside. */
export function drawInside(vessel: Vessel, defs: Defs): string {
  return defs.share('inside', () => defs.add('path', { d: insidePath(vessel) }));
}

/** Where things stand free of the liquid: above its surface between the walls, and all that is above the lip. */
export function openPath(vessel: Vessel, level: number): string {
  const { height, innerAt, mouth, ratioAt } = vessel;
  const rim = innerAt(level);
  return (
    path`M${-mouth} ${-height}L${-rim} ${-level}` +
    arc(rim, ratioAt(level), rim, -level, 'front') +
    path`L${mouth} ${-height}H420V-900H-420V${-height}Z`
  );
}

function sampled({ runs }: GlassProfile): [number, number][] {
  return runs.flatMap((run) =>
    curveSegments(run).flatMap((segment, index) =>
      Array.from({ length: 17 }, (_, step) => pointOn(run[index] ?? [0, 0], segment, step / 16)),
    ),
  );
}

function radiusAt(points: readonly [number, number][], height: number): number {
  const index = points.findIndex((point) => point[1] >= height);
  if (index < 0) return points.at(-1)?.[0] ?? 0;
  const [r1, h1] = points[index] ?? [0, 0];
  const [r0, h0] = points[Math.max(0, index - 1)] ?? [r1, h1];
  return h1 === h0 ? r1 : r0 + ((height - h0) / (h1 - h0)) * (r1 - r0);
}
