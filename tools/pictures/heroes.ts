/** The scenes of the home page: bars at different times of the day. */
export const HEROES = [
  'hotel-bar',
  'rooftop-dusk',
  'tiki-night',
  'garden-afternoon',
  'speakeasy',
  'beach-sunset',
] as const;

export type HeroShape = 'landscape' | 'portrait';

/** One scene in one shape. */
export interface Hero {
  id: (typeof HEROES)[number];
  shape: HeroShape;
}

/** What is rendered and published per shape, in pixels. */
export const HERO_SIZES: Record<HeroShape, { width: number; height: number; published: [number, number] }> = {
  landscape: { width: 1920, height: 1080, published: [960, 1920] },
  portrait: { width: 960, height: 1200, published: [480, 960] },
};

/** Every scene in every shape. */
export function allHeroes(): Hero[] {
  return HEROES.flatMap((id) => [
    { id, shape: 'landscape' as const },
    { id, shape: 'portrait' as const },
  ]);
}

/** The name of a scene in its shape: `hotel-bar-landscape`. */
export function heroName({ id, shape }: Hero): string {
  return `${id}-${shape}`;
}
