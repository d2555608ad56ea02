/** Where a picture of a drink stands. */
export type PicturePlace =
  'page' | 'featured' | 'grid' | 'list' | 'similar' | 'tile' | 'thumb' | 'day' | 'season';

/** The space beside the content, as the utility `wrap` has it. */
const EDGE = 'clamp(1.5rem, 4vw, 2rem)';
/** What is between the edges of `wrap`. */
const CONTENT = `(min(100vw, 77.5rem) - 2 * ${EDGE})`;

/**
 * The width that a picture takes up, per place, for the attribute `sizes`: the columns and gaps of the layouts in
 * RecipeArticle.astro, RecipeGrid.astro and the home page.
 */
export const PICTURE_SIZES: Record<PicturePlace, string> = {
  // A column of its own on wide screens, on tablets five of eleven parts, on a phone beside the name.
  page: `(min-width: 80rem) 24rem, (min-width: 64rem) 22rem, (min-width: 48rem) calc((${CONTENT} - 2.5rem) * 5 / 11), calc(${CONTENT} * 0.36)`,
  // Framed, right of the headline of the home page; on a phone below it.
  featured: '(min-width: 48rem) min(38vw, 33.75rem), 68vw',
  grid:
    `(min-width: 48rem) calc((${CONTENT} - 3.5rem) / 3), ` +
    `(min-width: 40rem) calc((${CONTENT} - 1.75rem) / 2), calc((${CONTENT} - 1rem) / 2)`,
  // A list is as wide as the screen, with two to six columns (lists/lines.css).
  list:
    '(min-width: 125rem) calc((min(100vw, 150rem) - 12.75rem) / 6), (min-width: 100rem) calc((100vw - 11rem) / 5), ' +
    '(min-width: 80rem) calc((100vw - 9.25rem) / 4), (min-width: 48rem) calc((100vw - 7.5rem) / 3), ' +
    `(min-width: 40rem) calc((100vw - 2 * ${EDGE} - 1.75rem) / 2), calc((100vw - 2 * ${EDGE} - 1rem) / 2)`,
  // Beside the title of a guide.
  thumb: '7rem',
  // Of a way on the page that explores.
  tile: '(min-width: 40rem) 11rem, 8.25rem',
  // Of the week on the home page: a day's drink beside its text, and the drinks of the season.
  day: '(min-width: 64rem) 11rem, 7rem',
  season: `(min-width: 40rem) calc((${CONTENT} - 5.25rem) / 4), calc((${CONTENT} - 1rem) / 2)`,
  similar:
    `(min-width: 48rem) calc((${CONTENT} - 4.5rem) / 4), ` +
    `(min-width: 40rem) calc((${CONTENT} - 1.5rem) / 2), calc((${CONTENT} - 1rem) / 2)`,
};
