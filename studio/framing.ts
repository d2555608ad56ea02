import { chance, choose } from './chance.ts';
import { GLASS_SIZES, type GlassSize } from './glassSizes.ts';

/** Where the camera stands and where the glass comes to lie in the frame, which is 4 wide and 5 high. */
export interface Framing {
  /** Cm that the picture is high at the glass. */
  frame: number;
  /** Degrees above the table from which one looks. */
  elevation: number;
  /** From the middle of the frame to the glass, as a part of its width, positive to the right. */
  aside: number;
  /** Part of the frame below the middle of the glass's foot. */
  base: number;
  /** Width of the lens as an f-number. */
  aperture: number;
}

/** A rectangle in the frame: parts of its width from the left, of its height from the top. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Nothing of a glass reaches beyond this, so that every crop of a picture has it whole: see `encodeShare`. */
export const SAFE_AREA: Area = { left: 0.1, right: 0.9, top: 0.1, bottom: 0.97 };

/** The frame's width as a part of its height. */
const SHAPE = 0.8;
/** Three distances, as the part of the frame that a glass of 14 cm fills, from far to near. */
const DISTANCES = [
  [0.65, 3],
  [0.72, 4],
  [0.78, 3],
] as const;
/** Three heights in degrees: across the table, sitting, standing. */
const HEIGHTS = [
  [4, 3],
  [11, 4],
  [21, 3],
] as const;
const ASIDES = [
  [0, 5],
  [-0.09, 2],
  [0.09, 2],
] as const;
/** A glass of this height in cm fills just the part of the frame that its distance says. */
const USUAL_HEIGHT = 14;
/** 0 would show all glasses equally high, 1 at one scale. */
const KEPT_SCALE = 0.22;
/** Part of the room above and below a glass that is at least below it: what is low stands nearer to the middle. */
const RAISED = 0.4;
/** The greatest part of the frame that a glass fills, upwards and across. */
const MOST_HIGH = 0.8;
const MOST_WIDE = 0.72;

/**
 * The camera of a picture, by the recipe's id and its glass alone.
 *
 * @throws Error for a glass that has no size
 */
export function chooseFraming(id: string, glass: string): Framing {
  const size = sizeOf(glass);
  const elevation = choose(HEIGHTS, id, 'height') + Math.round(chance(id, 'a little') * 20 - 10) / 10;
  const fills = choose(DISTANCES, id, 'distance') * (size.height / USUAL_HEIGHT) ** KEPT_SCALE;
  const width = 2 * size.radius + (size.handle ?? 0);
  const seen = seenHeight(size, elevation);
  const frame = Math.max(seen / Math.min(fills, MOST_HIGH), width / SHAPE / MOST_WIDE);
  const base = choose(
    [
      [0.1, 2],
      [0.13, 3],
      [0.17, 2],
    ] as const,
    id,
    'base',
  );
  const room = 1 - seen / frame;
  const framing = {
    frame: Math.round(frame * 100) / 100,
    elevation,
    aside: choose(ASIDES, id, 'aside'),
    base: Math.max(base, RAISED * room),
    aperture: choose(
      [
        [8, 2],
        [11, 1],
      ] as const,
      id,
      'aperture',
    ),
  };
  return within(framing, glass);
}

/** Where a glass is seen in the frame. */
export function getArea({ frame, elevation, aside, base }: Framing, glass: string): Area {
  const { height, radius, handle = 0 } = sizeOf(glass);
  const angle = (elevation * Math.PI) / 180;
  const across = (cm: number) => cm / frame / SHAPE;
  const up = (cm: number) => cm / frame;
  const foot = 1 - base;
  return {
    left: 0.5 + aside - across(radius),
    right: 0.5 + aside + across(radius + handle),
    top: foot - up(height * Math.cos(angle) + radius * Math.sin(angle)),
    bottom: foot + up(radius * Math.sin(angle)),
  };
}

/** Moves the glass so far that it is whole within the safe area. */
function within(framing: Framing, glass: string): Framing {
  const area = getArea(framing, glass);
  const right = Math.max(0, SAFE_AREA.left - area.left) - Math.max(0, area.right - SAFE_AREA.right);
  const up = Math.max(0, area.bottom - SAFE_AREA.bottom) - Math.max(0, SAFE_AREA.top - area.top);
  return { ...framing, aside: rounded(framing.aside + right), base: rounded(framing.base + up) };
}

function seenHeight({ height, radius }: GlassSize, elevation: number): number {
  const angle = (elevation * Math.PI) / 180;
  return height * Math.cos(angle) + 2 * radius * Math.sin(angle);
}

function sizeOf(glass: string): GlassSize {
  const size = GLASS_SIZES[glass];
  if (size === undefined) throw new Error(`The glass "${glass}" has no size.`);
  return size;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
