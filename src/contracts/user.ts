import { z } from 'zod';
import { isStorable } from './writtenText.ts';

const FIRST_NAME_MAX_LENGTH = 40;

/** How a reader wants to be called; the table `profiles` checks the same limits. */
export const firstNameSchema = z
  .string()
  .trim()
  .min(1)
  .refine((name) => [...name].length <= FIRST_NAME_MAX_LENGTH, {
    message: `must have at most ${FIRST_NAME_MAX_LENGTH} characters`,
  })
  // A cookie carries it past a sign-in too, where nothing else looks at it.
  .refine(isStorable, { message: 'must be text' });

/** Answer of `GET /api/auth/user`: who is signed in. */
export const userSchema = z.strictObject({
  id: z.uuid(),
  /** As Supabase took it, which knows more addresses than a form would. */
  email: z.email({ pattern: z.regexes.unicodeEmail }),
  /** Absent for an account that was made without one. */
  firstName: firstNameSchema.nullable(),
  isPro: z.boolean(),
});
export type User = z.infer<typeof userSchema>;
