/** The outline of a star in a square of 24. */
export const STAR = 'm12 3 3 6 6 1-4.5 4.5 1 6.5-5.5-3-5.5 3 1-6.5L3 10l6-1Z';
