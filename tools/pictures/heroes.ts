import { HERO_WIDTHS, HEROES, type HeroShape } from '../../src/contracts/drinks/heroes.ts';

/** One scene in one shape. */
export interface Hero {
  id: (typeof HEROES)[number];
  shape: HeroShape;
}

/** What is rendered and published per shape, in pixels. */
export const HERO_SIZES: Record<
  HeroShape,
  { width: number; height: number; published: readonly [number, number] }
> = {
  landscape: { width: 1920, height: 1080, published: HERO_WIDTHS.landscape },
  portrait: { width: 960, height: 1200, published: HERO_WIDTHS.portrait },
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
