/** What a guest asks before ordering; derived from the ingredients, never typed per recipe. */
export const DIET_FLAGS = [
  'vegan',
  'contains-egg',
  'contains-dairy',
  'contains-nuts',
  'alcohol-free',
] as const;
export type DietFlag = (typeof DIET_FLAGS)[number];
