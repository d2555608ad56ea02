import { z } from 'zod';
import { firstNameSchema } from '../people/user.ts';
import { SHELF_LIMITS } from './shelfLimits.ts';
import { writtenText } from '../menus/writtenText.ts';

const entriesSchema = z
  .array(writtenText(SHELF_LIMITS.letters))
  .max(SHELF_LIMITS.entries)
  .refine((entries) => new Set(entries).size === entries.length, { message: 'must not repeat an entry' });

/**
 * The version of what an account has at home, 0 where it has nothing yet. Who sends one with a change changes nothing of
 * another version.
 */
export const shelfVersionSchema = z.int().min(0).max(2_000_000_000);

/** Body of `PUT /api/shelf`: ids of ingredients, and texts that name none. The table `shelves` checks the same. */
export const shelfInputSchema = z.strictObject({
  entries: entriesSchema,
  version: shelfVersionSchema.optional(),
});

/** Answer of `GET /api/shelf`. */
export const shelfSchema = z.strictObject({
  /** Id of the account, so that a browser knows whose shelf it last saw. */
  owner: z.uuid(),
  entries: entriesSchema,
  version: shelfVersionSchema,
  /** By what name the household knows the others in it. */
  sharedWith: z.array(firstNameSchema),
});
export type Shelf = z.infer<typeof shelfSchema>;
