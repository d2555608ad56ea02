import { z } from 'zod';
import { writtenText } from '../menus/writtenText.ts';

const FIRST_NAME_MAX_LENGTH = 40;

/**
 * How a reader wants to be called; the table `profiles` checks the same limits. A cookie carries it past a sign-in too,
 * where nothing else looks at it.
 */
export const firstNameSchema = writtenText(FIRST_NAME_MAX_LENGTH);

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
