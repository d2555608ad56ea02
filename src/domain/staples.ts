/** Ids of what is in every kitchen and bar; in Mix Master one switch adds it. */
export const STAPLES: readonly string[] = ['ice', 'water', 'salt', 'sugar'];
