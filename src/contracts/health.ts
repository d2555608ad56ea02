import { z } from 'zod';

/** Answer of `GET /api/health` while the site and its database work; otherwise it answers 503. */
export const healthSchema = z.strictObject({
  status: z.literal('ok'),
  backend: z.literal('ok'),
  /** How long the database took to answer. */
  latencyMs: z.number().int().nonnegative(),
});
export type Health = z.infer<typeof healthSchema>;
