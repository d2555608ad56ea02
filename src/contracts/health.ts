import { z } from 'zod';
import { errorAnswerSchema } from './error.ts';

/** Answer of `GET /api/health` while the site and its database work. */
export const healthSchema = z.strictObject({
  status: z.literal('ok'),
  backend: z.literal('ok'),
  /** How long the database took to answer. */
  latencyMs: z.number().int().nonnegative(),
  /** There while so many codes are asked for that e-mails for signing in go to addresses with an account alone. */
  signInMails: z.literal('scarce').optional(),
});
export type Health = z.infer<typeof healthSchema>;

/**
 * What keeps the site from its database: a variable that is missing or malformed, no answer, a key that is refused, or
 * a migration that was not applied.
 */
const HEALTH_REASONS = ['settings', 'database', 'publishable-key', 'secret-key', 'migrations'] as const;

/** Answer 503 of `GET /api/health`; the message names the part, and never what it holds. */
export const healthProblemSchema = errorAnswerSchema.extend({
  code: z.literal('unavailable'),
  reason: z.enum(HEALTH_REASONS),
});
export type HealthProblem = z.infer<typeof healthProblemSchema>;
