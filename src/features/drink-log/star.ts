/** The outline of a star in a square of 24. */
export const STAR = 'm12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9L7.5 14 3 9.6l6.2-.9Z';
