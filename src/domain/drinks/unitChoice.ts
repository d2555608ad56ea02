/** The units that a reader chooses between (specification, section 3). */
export const UNITS = ['ml', 'oz'] as const;
export type UnitChoice = (typeof UNITS)[number];
export const DEFAULT_UNIT: UnitChoice = 'ml';
