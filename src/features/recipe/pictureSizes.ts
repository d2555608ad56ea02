/** Where a picture of a drink stands. */
export type PicturePlace = 'page' | 'featured' | 'grid' | 'similar' | 'thumb';

/** The space beside the content, as the utility `wrap` has it. */
const EDGE = 'clamp(1.5rem, 4vw, 2rem)';
/** What is between the edges of `wrap`. */
const CONTENT = `(min(100vw, 77.5rem) - 2 * ${EDGE})`;

/**
 * The width that a picture takes up, per place, for the attribute `sizes`: the columns and gaps of the layouts in
 * RecipeArticle.astro, RecipeGrid.astro and the home page.
 */
export const PICTURE_SIZES: Record<PicturePlace, string> = {
  // A column of its own on wide screens, on tablets five of eleven parts, on a phone from edge to edge.
  page: `(min-width: 80rem) 24rem, (min-width: 64rem) 22rem, (min-width: 48rem) calc((${CONTENT} - 2.5rem) * 5 / 11), 100vw`,
  // Framed, right of the headline of the home page; on a phone below it.
  featured: '(min-width: 48rem) min(38vw, 33.75rem), 68vw',
  grid:
    `(min-width: 48rem) calc((${CONTENT} - 3.5rem) / 3), ` +
    `(min-width: 40rem) calc((${CONTENT} - 1.75rem) / 2), calc((${CONTENT} - 1rem) / 2)`,
  // Beside the title of a guide.
  thumb: '7rem',
  similar:
    `(min-width: 48rem) calc((${CONTENT} - 4.5rem) / 4), ` +
    `(min-width: 40rem) calc((${CONTENT} - 1.5rem) / 2), calc((${CONTENT} - 1rem) / 2)`,
};
