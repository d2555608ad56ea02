/** The scenes of the home page. */
export const HEROES = [
  'hotel-bar',
  'rooftop-dusk',
  'tiki-night',
  'garden-afternoon',
  'speakeasy',
  'beach-sunset',
] as const;

const SHAPES = ['landscape', 'portrait'] as const;

/** One scene in one shape. */
export interface Hero {
  id: (typeof HEROES)[number];
  shape: (typeof SHAPES)[number];
}

/** What is rendered and published per shape, in pixels. */
export const HERO_SIZES = {
  landscape: { width: 1920, height: 1080, published: [960, 1920] },
  portrait: { width: 960, height: 1200, published: [480, 960] },
} as const;

/** The width of the JPEG for browsers that show no AVIF. */
export const PLAIN_HERO_WIDTH = 960;

/** Every scene in every shape. */
export const ALL_HEROES: readonly Hero[] = HEROES.flatMap((id) => SHAPES.map((shape) => ({ id, shape })));

/** The name of a scene in its shape: `hotel-bar-landscape`. */
export function heroName({ id, shape }: Hero): string {
  return `${id}-${shape}`;
}
