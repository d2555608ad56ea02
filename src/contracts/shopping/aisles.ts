/** The parts of a shop, in the order in which one walks through it; what is written by hand comes last. */
export const AISLES = ['fresh', 'cooled', 'pantry', 'soft', 'wine', 'spirits', 'other'] as const;
export type Aisle = (typeof AISLES)[number];
