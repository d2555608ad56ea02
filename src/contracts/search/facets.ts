/** What drinks are told apart by, in the order in which it is offered. */
export const FACETS = ['taste', 'strength', 'diet', 'occasion', 'family', 'method', 'glass', 'size'] as const;
export type Facet = (typeof FACETS)[number];
