import { z } from 'zod';
import { SHELF_LIMITS } from './shelfLimits.ts';
import { writtenText } from '../menus/writtenText.ts';

const entriesSchema = z
  .array(writtenText(SHELF_LIMITS.letters))
  .max(SHELF_LIMITS.entries)
  .refine((entries) => new Set(entries).size === entries.length, { message: 'must not repeat an entry' });

/** Body of `PUT /api/shelf`: ids of ingredients, and texts that name none. The table `shelves` checks the same. */
export const shelfInputSchema = z.strictObject({ entries: entriesSchema });

/** Answer of `GET` and `PUT /api/shelf`. */
export const shelfSchema = z.strictObject({
  /** Id of the account, so that a browser knows whose shelf it last saw. */
  owner: z.uuid(),
  entries: entriesSchema,
});
export type Shelf = z.infer<typeof shelfSchema>;
