import { z } from 'zod';
import { errorAnswerSchema } from './error.ts';

/** Answer of `GET /api/health` while the site and its database work. */
export const healthSchema = z.strictObject({
  status: z.literal('ok'),
  backend: z.literal('ok'),
  /** How long the database took to answer. */
  latencyMs: z.number().int().nonnegative(),
});
export type Health = z.infer<typeof healthSchema>;

/**
 * What keeps the site from its database: a variable that is missing or malformed, no answer, a key that is refused, or
 * a migration that was not applied.
 */
const HEALTH_REASONS = ['settings', 'database', 'publishable-key', 'secret-key', 'migrations'] as const;

/** Answer 503 of `GET /api/health`; the message names the part, and nothing of it. */
export const healthProblemSchema = errorAnswerSchema.extend({
  code: z.literal('unavailable'),
  reason: z.enum(HEALTH_REASONS),
});
export type HealthProblem = z.infer<typeof healthProblemSchema>;

/**
 * What the operator alone is told besides: readers or strangers may do more than the migrations give them, or the
 * database refuses a function that it calls by itself.
 */
const SETUP_REASONS = [...HEALTH_REASONS, 'rights', 'functions'] as const;

const setupProblemSchema = z.strictObject({ reason: z.enum(SETUP_REASONS), message: z.string() });
export type SetupProblem = z.infer<typeof setupProblemSchema>;

/** Answer of `GET /api/health` to the operator's token: 200 where there is no problem, else 503. */
export const operatorHealthSchema = z.strictObject({
  status: z.enum(['ok', 'problems']),
  problems: z.array(setupProblemSchema),
  /** There while so many codes are asked for that e-mails for signing in go to addresses with an account alone. */
  signInMails: z.literal('scarce').optional(),
});
export type OperatorHealth = z.infer<typeof operatorHealthSchema>;
