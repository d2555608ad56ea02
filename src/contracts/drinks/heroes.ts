/** The scenes of the home page, in the order shown: bars at different times of the day. */
export const HEROES = [
  'hotel-bar',
  'rooftop-dusk',
  'tiki-night',
  'garden-afternoon',
  'speakeasy',
  'beach-sunset',
] as const;
export type HeroId = (typeof HEROES)[number];

/** Wide screens show a scene in landscape, 16:9, phones in portrait, 4:5. */
export type HeroShape = 'landscape' | 'portrait';

/** The widths in pixels in which a scene is published, smaller first. */
export const HERO_WIDTHS: Record<HeroShape, readonly [number, number]> = {
  landscape: [960, 1920],
  portrait: [480, 960],
};

/** The width of the JPEG for browsers that show no AVIF. */
export const PLAIN_HERO_WIDTH = 960;

/** One shape of a scene of the home page; every path is one of this site. */
export interface HeroShapeView {
  /** As in `srcset`. */
  avif: string;
  /** A file that every browser shows. */
  src: string;
  /** Its colours from the top to the bottom, as a gradient of CSS takes them. */
  placeholder: string;
}

/** A scene of the home page in both shapes. */
export type HeroView = { id: HeroId } & Record<HeroShape, HeroShapeView>;
