/** A part of the picture for shared links, which is 1200 × 630 with the drink right of its centre. */
export interface PictureRatio {
  /** As in the address: `/pictures/11002/4x3.jpg`. */
  name: string;
  /** Pixels. */
  left: number;
  width: number;
  height: number;
}

/** The three ratios that search engines ask of a recipe's images, each around the whole drink. */
export const PICTURE_RATIOS: readonly PictureRatio[] = [
  { name: '1x1', left: 557, width: 630, height: 630 },
  { name: '4x3', left: 360, width: 840, height: 630 },
  { name: '16x9', left: 80, width: 1120, height: 630 },
];
