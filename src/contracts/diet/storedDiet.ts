import { z } from 'zod';
import { ALLERGENS, CAUTIONS, DIET_FLAGS } from './diet.ts';

const avoidsSchema = z
  .array(z.enum([...ALLERGENS, ...DIET_FLAGS, ...CAUTIONS]))
  .refine((words) => new Set(words).size === words.length, { message: 'must not repeat a word' });

/** Body of `PUT /api/diet`: allergens, diets and cautions by their ids. The table `diets` checks their shape. */
export const dietInputSchema = z.strictObject({ avoids: avoidsSchema });

/** Answer of `GET`, `PUT` and `DELETE /api/diet`. */
export const storedDietSchema = z.strictObject({
  /** Id of the account, so that a browser knows whose diet it last saw. */
  owner: z.uuid(),
  /** Null where the reader does not want it kept. */
  avoids: avoidsSchema.nullable(),
});
export type StoredDiet = z.infer<typeof storedDietSchema>;
export type AvoidedWord = z.infer<typeof avoidsSchema>[number];
