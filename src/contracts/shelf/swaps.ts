import { z } from 'zod';
import { shelfVersionSchema } from './shelf.ts';
import { MAX_SWAPS, SWAP_PATTERN } from './shelfLimits.ts';

const swapsSchema = z
  .array(z.string().regex(SWAP_PATTERN, 'must be two ingredients as "poured>asked"'))
  .max(MAX_SWAPS)
  .refine((swaps) => new Set(swaps).size === swaps.length, { message: 'must not repeat a swap' });

/** Body of `PUT /api/swaps`. The table `shelves` checks the same. */
export const swapsInputSchema = z.strictObject({
  swaps: swapsSchema,
  version: shelfVersionSchema.optional(),
});

/** Answer of `GET /api/swaps`. */
export const storedSwapsSchema = z.strictObject({
  /** Id of the account, so that a browser knows whose swaps it last saw. */
  owner: z.uuid(),
  swaps: swapsSchema,
  version: shelfVersionSchema,
});
export type StoredSwaps = z.infer<typeof storedSwapsSchema>;
