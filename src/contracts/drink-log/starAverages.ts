import { z } from 'zod';

/** What readers say of one drink. */
const starAverageSchema = z.tuple([
  /** The average of their stars, to one decimal. */
  z.number().min(1).max(5),
  /** How many rated it; the database leaves drinks with fewer than five out. */
  z.int().min(5),
]);
export type StarAverage = z.output<typeof starAverageSchema>;

/** By the id of a recipe; drinks without an average are absent. */
export const starAveragesSchema = z.record(z.string(), starAverageSchema);
export type StarAverages = z.output<typeof starAveragesSchema>;
