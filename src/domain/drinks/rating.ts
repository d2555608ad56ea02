/** Views from which a drink has 2, 3, 4 and 5 stars (specification, section 9). */
const STAR_THRESHOLDS = [20_000, 30_000, 40_000, 50_000] as const;
/** What structured data may claim of a viewed drink, and from which views on (specification, section 9). */
const CLAIMED_RATING = 4.5;
const CLAIMED_FROM = 100;
const VIEWS_PER_RATING = 10;

export type Stars = 1 | 2 | 3 | 4 | 5;

/** The stars of a drink, 1–5: its popularity, nobody's opinion. */
export function starRating(views: number): Stars {
  return (1 + STAR_THRESHOLDS.filter((threshold) => views >= threshold).length) as Stars;
}

/**
 * The aggregate rating that the specification makes from views. Nobody gave it: see
 * `docs/decisions/0009-rating-from-views-only-on-request.md`.
 *
 * @returns undefined where a drink has 100 views or fewer
 */
export function viewBasedRating(views: number): { value: number; count: number } | undefined {
  if (views <= CLAIMED_FROM) return undefined;
  return { value: CLAIMED_RATING, count: Math.floor(views / VIEWS_PER_RATING) };
}
