import { z } from 'zod';

/** A variable that is missing or malformed; the message is one sentence that names it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is on this machine, where nobody reads along. */
export function isOnThisMachine(address: string): boolean {
  return LOOPBACK_HOSTS.has(new URL(address).hostname);
}

/** Where keys and what readers write go to: encrypted, unless that is this machine. */
function addressSchema(example: string) {
  const error = `must be an https address such as ${example}`;
  return z
    .url({ protocol: /^https?$/, error, abort: true })
    .refine((url) => new URL(url).protocol === 'https:' || isOnThisMachine(url), { error })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''));
}

const keySchema = z.string().regex(/^\S{8,}$/, 'must be a key of at least 8 characters without spaces');
const wordSchema = z.string().regex(/^\S+$/, 'must not hold spaces');

const supabaseSchema = z.object({
  SUPABASE_URL: addressSchema('https://abc.supabase.co'),
  SUPABASE_ANON_KEY: keySchema,
});

const serviceKeySchema = z.object({ SUPABASE_SERVICE_ROLE_KEY: keySchema });

const DEFAULT_SIGN_IN_PACE = 500;
const paceSchema = z.object({
  SIGN_IN_PACE_MS: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of milliseconds up to 9999')
    .transform(Number)
    .default(DEFAULT_SIGN_IN_PACE),
});

const DEFAULT_SUPABASE_WAIT = 2_000;
const waitSchema = z.object({
  SUPABASE_WAIT_MS: z
    .string()
    .regex(/^[1-9]\d{2,4}$/, 'must be a number of milliseconds from 100 to 99999')
    .transform(Number)
    .default(DEFAULT_SUPABASE_WAIT),
});

const DEFAULT_MODEL_WAIT = 10_000;
const modelSchema = z.object({
  /** A local server takes any word for it. */
  OPENAI_API_KEY: wordSchema.optional(),
  OPENAI_BASE_URL: addressSchema('https://api.openai.com/v1').optional(),
  OPENAI_MODEL: wordSchema.optional(),
  OPENAI_API: z.enum(['responses', 'chat']).optional(),
  OPENAI_WAIT_MS: z
    .string()
    .regex(/^[1-9]\d{2,4}$/, 'must be a number of milliseconds from 100 to 99999')
    .transform(Number)
    .default(DEFAULT_MODEL_WAIT),
});

const mailSchema = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@smtp.example.com' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be an address such as Mixmaster <hello@example.com>',
    )
    .optional(),
});

const healthSchema = z.object({
  HEALTH_TOKEN: z
    .string()
    .regex(/^\S{32,}$/, 'must be a token of at least 32 characters without spaces')
    .optional(),
});

const noticeSchema = z.object({
  CONTACT_NOTIFY_EMAIL: z.email('must be an e-mail address such as hello@example.com').optional(),
});

/** How the language model is reached. */
export interface ModelSettings {
  apiKey: string;
  /** Absent for OpenAI itself. */
  baseUrl: string | undefined;
  /** OpenAI's Responses API, or the chat completions that other services speak. */
  api: 'responses' | 'chat';
  /** Absent for the built-in choice. */
  model: string | undefined;
  /** Milliseconds that the site waits for the first word of an answer, and for each after it. */
  patience: number;
}

/** How mail leaves the site. */
export interface MailSettings {
  /** Server, port and account: `smtps:` speaks TLS from the first byte, `smtp:` begins it by STARTTLS. */
  smtpUrl: string;
  /** Whom mails come from: an address, or a name with the address in angle brackets. */
  from: string;
}

/** Whether a Supabase project is configured; without one the local servers start the embedded backend. */
export function usesHostedSupabase(source: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(source['SUPABASE_URL']?.trim());
}

/**
 * Reads the variables of Supabase. Call it where they are used, never while a module loads.
 * An empty value counts as missing.
 * @throws EnvironmentError naming the first variable that is wrong, and why.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): z.output<typeof supabaseSchema> {
  return read(supabaseSchema, source);
}

/**
 * The key by which functions may do what no reader may.
 * @throws EnvironmentError when it is missing or malformed.
 */
export function readServiceKey(source: NodeJS.ProcessEnv = process.env): string {
  return read(serviceKeySchema, source).SUPABASE_SERVICE_ROLE_KEY;
}

/**
 * At what pace a sign-in is answered, in milliseconds.
 * @throws EnvironmentError when it is malformed.
 */
export function readSignInPace(source: NodeJS.ProcessEnv = process.env): number {
  return read(paceSchema, source).SIGN_IN_PACE_MS;
}

/**
 * How long one call of Supabase may take, in milliseconds.
 * @throws EnvironmentError when it is malformed.
 */
export function readSupabaseWait(source: NodeJS.ProcessEnv = process.env): number {
  return read(waitSchema, source).SUPABASE_WAIT_MS;
}

/**
 * How to reach the language model; undefined without `OPENAI_API_KEY`.
 * @throws EnvironmentError naming the first variable that is malformed, and why.
 */
export function readModelSettings(source: NodeJS.ProcessEnv = process.env): ModelSettings | undefined {
  const set = read(modelSchema, source);
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = set;
  const api = set.OPENAI_API ?? (baseUrl === undefined ? 'responses' : 'chat');
  return apiKey === undefined ? undefined : { apiKey, baseUrl, api, model, patience: set.OPENAI_WAIT_MS };
}

/**
 * How to send mail; undefined without `SMTP_URL`.
 * @throws EnvironmentError naming the first variable that is missing or malformed, and why.
 */
export function readMailSettings(source: NodeJS.ProcessEnv = process.env): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = read(mailSchema, source);
  if (smtpUrl === undefined) return undefined;
  if (from === undefined) throw new EnvironmentError('The environment variable MAIL_FROM is not set.');
  return { smtpUrl, from };
}

/**
 * Whom to tell of what readers send; undefined where nobody wants to be told.
 * @throws EnvironmentError when it is malformed.
 */
export function readNotifyEmail(source: NodeJS.ProcessEnv = process.env): string | undefined {
  return read(noticeSchema, source).CONTACT_NOTIFY_EMAIL;
}

/**
 * The token by which the operator asks what is wrong (`GET /api/health`); undefined where there is none.
 * @throws EnvironmentError when it is malformed.
 */
export function readHealthToken(source: NodeJS.ProcessEnv = process.env): string | undefined {
  return read(healthSchema, source).HEALTH_TOKEN;
}

const READERS = [
  readEnvironment,
  readServiceKey,
  readSignInPace,
  readSupabaseWait,
  readModelSettings,
  readMailSettings,
  readNotifyEmail,
  readHealthToken,
];

/** A sentence for each variable that is missing or malformed, and for those that are of no use without another. */
export function findEnvironmentFaults(source: NodeJS.ProcessEnv = process.env): string[] {
  const faults = READERS.flatMap((readIt) => {
    try {
      readIt(source);
      return [];
    } catch (error) {
      return error instanceof EnvironmentError ? [error.message] : [];
    }
  });
  for (const [name, needed] of [
    ['OPENAI_BASE_URL', 'OPENAI_MODEL'],
    ['CONTACT_NOTIFY_EMAIL', 'SMTP_URL'],
  ] as const) {
    if (source[name]?.trim() && !source[needed]?.trim())
      faults.push(`The environment variable ${needed} is not set, and ${name} is of no use without it.`);
  }
  return faults;
}

function read<Schema extends z.ZodObject>(schema: Schema, source: NodeJS.ProcessEnv): z.output<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, source[name]?.trim() || undefined]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;

  const issue = parsed.error.issues[0];
  const variable = String(issue?.path[0]);
  const reason = given[variable] === undefined ? 'is not set' : (issue?.message ?? 'is not valid');
  throw new EnvironmentError(`The environment variable ${variable} ${reason}.`);
}
