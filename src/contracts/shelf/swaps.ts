import { z } from 'zod';
import { MAX_SWAPS, SWAP_PATTERN } from './shelfLimits.ts';

const swapsSchema = z
  .array(z.string().regex(SWAP_PATTERN, 'must be two ingredients as "poured>asked"'))
  .max(MAX_SWAPS)
  .refine((swaps) => new Set(swaps).size === swaps.length, { message: 'must not repeat a swap' });

/** Body of `PUT /api/swaps`. The table `shelves` checks the same. */
export const swapsInputSchema = z.strictObject({ swaps: swapsSchema });

/** Answer of `GET` and `PUT /api/swaps`. */
export const storedSwapsSchema = z.strictObject({
  /** Id of the account, so that a browser knows whose swaps it last saw. */
  owner: z.uuid(),
  swaps: swapsSchema,
});
export type StoredSwaps = z.infer<typeof storedSwapsSchema>;
