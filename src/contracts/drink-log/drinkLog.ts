import { z } from 'zod';
import { writtenText } from '../menus/writtenText.ts';
import { DRINK_LOG_LIMITS } from './drinkLogLimits.ts';

const drinkIdSchema = z.string().regex(/^\d{1,10}$/, 'must be the id of a recipe');
const starsSchema = z.int().min(1).max(DRINK_LOG_LIMITS.stars);
const noteSchema = writtenText(DRINK_LOG_LIMITS.storedNote);
/** Postgres has no year 0. */
const daySchema = z.iso.date().refine((day) => !day.startsWith('0000'), { message: 'must be a day' });
const daysSchema = z.array(daySchema).max(DRINK_LOG_LIMITS.days);

/** What a reader says of one recipe; the table `drink_log` checks the same. */
const loggedDrinkSchema = z.strictObject({
  drinkId: drinkIdSchema,
  stars: starsSchema.nullable(),
  note: noteSchema.nullable(),
  /** Days on which the reader made it, the newest first. */
  madeOn: daysSchema,
});

/** Answer of `GET /api/drink-log`, and what an account's export holds. */
export const drinkLogSchema = z.strictObject({
  /** Id of the account, so that a browser knows whose log it last saw. */
  owner: z.uuid(),
  entries: z.array(loggedDrinkSchema),
});
export type StoredDrinkLog = z.infer<typeof drinkLogSchema>;

/** One change: stars and note as they are now, days that were added and removed. What says nothing any more goes. */
const logChangeSchema = loggedDrinkSchema
  .omit({ madeOn: true })
  .extend({ made: daysSchema, unmade: daysSchema });

/** Body of `PATCH /api/drink-log`. */
export const drinkLogChangeSchema = z.strictObject({
  changes: z
    .array(logChangeSchema)
    .min(1)
    .max(DRINK_LOG_LIMITS.changes)
    .refine((changes) => new Set(changes.map(({ drinkId }) => drinkId)).size === changes.length, {
      message: 'must name each drink once',
    }),
});
export type DrinkLogChange = z.infer<typeof drinkLogChangeSchema>;
