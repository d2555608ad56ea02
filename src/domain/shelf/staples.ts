/** Ids of what comes from the tap and the freezer: never missing anywhere. */
export const ALWAYS_THERE: readonly string[] = ['ice', 'water'];

/** Ids of what is in every kitchen; in Mix Master one switch takes it away. */
export const KITCHEN_STAPLES: readonly string[] = ['salt', 'sugar'];

/** Both. */
export const STAPLES: readonly string[] = [...ALWAYS_THERE, ...KITCHEN_STAPLES];

/** Ids of what a guest who names the ingredients of a drink leaves out: a "vodka lime" has its sugar. */
export const UNSAID: readonly string[] = [
  ...STAPLES,
  'simple-syrup',
  'sugar-cube',
  'soda-water',
  'egg-white',
];
