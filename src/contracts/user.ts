import { z } from 'zod';

export const FIRST_NAME_MAX_LENGTH = 40;

/** How a reader wants to be called; the table `profiles` checks the same limits. */
export const firstNameSchema = z.string().trim().min(1).max(FIRST_NAME_MAX_LENGTH);

/** Answer of `GET /api/auth/user`: who is signed in. */
export const userSchema = z.strictObject({
  id: z.uuid(),
  email: z.email(),
  /** Absent for an account that was made without one. */
  firstName: firstNameSchema.nullable(),
  isPro: z.boolean(),
});
export type User = z.infer<typeof userSchema>;
