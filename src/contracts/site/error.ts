import { z } from 'zod';

/** Every way in which the API can refuse; the site translates a code into the reader's language. */
const ERROR_CODES = [
  'invalid_address',
  'invalid_body',
  'payload_too_large',
  'unauthorized',
  'forbidden',
  'not_found',
  'rate_limited',
  'unknown_recipe',
  'conflict',
  'name_taken',
  'archived',
  'quota_reached',
  'wrong_code',
  'wrong_password',
  'weak_password',
  'not_proven',
  'passwords_closed',
  'unavailable',
  'internal',
] as const;

const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** What is wrong with one field of a body; `path` is dotted and empty for the body itself. */
const bodyIssueSchema = z.strictObject({ path: z.string(), message: z.string() });
export type BodyIssue = z.infer<typeof bodyIssueSchema>;

/** What an account has as much of as it may keep. */
export const quotaSchema = z.strictObject({
  of: z.enum([
    'menus',
    'bytes',
    'drinks',
    'favorites',
    'messages',
    'submissions',
    'prices',
    'names',
    'bars',
    'log',
    'lists',
    'home-lists',
    'members',
    'invitations',
    'shelf',
  ]),
  most: z.number().int().positive(),
});
export type Quota = z.infer<typeof quotaSchema>;

/** The body of every answer of the API that is not a success. */
export const errorAnswerSchema = z.strictObject({
  code: errorCodeSchema,
  message: z.string().min(1),
  issues: z.array(bodyIssueSchema).optional(),
  /** With `conflict`: what is stored in the place of what the caller had read. */
  current: z.unknown().optional(),
  /** With `quota_reached`: which limit it is. */
  quota: quotaSchema.optional(),
  /** When it may be tried again, where that is known; the header `Retry-After` says the same. */
  retryAfterSeconds: z.number().int().positive().optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
