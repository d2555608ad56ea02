/** The units of the specification (section 3), in which menus are printed and own drinks are written. */
export const UNITS = ['ml', 'oz'] as const;
export type UnitChoice = (typeof UNITS)[number];
export const DEFAULT_UNIT: UnitChoice = 'ml';

/** The units in which a recipe page shows its amounts. */
export const RECIPE_UNITS = [...UNITS, 'cl', 'parts'] as const;
export type RecipeUnit = (typeof RECIPE_UNITS)[number];

/** The unit for where centilitres and parts are not offered. */
export function toUnitChoice(unit: RecipeUnit | undefined): UnitChoice {
  return unit === 'oz' ? 'oz' : DEFAULT_UNIT;
}
