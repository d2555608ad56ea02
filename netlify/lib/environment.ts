import { z } from 'zod';

/** A variable that is missing or malformed; the message is one sentence that names it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

function addressSchema(example: string) {
  return z
    .url({ protocol: /^https?$/, error: `must be an http(s) address such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ''));
}

const keySchema = z.string().regex(/^\S{8,}$/, 'must be a key of at least 8 characters without spaces');
const wordSchema = z.string().regex(/^\S+$/, 'must not hold spaces');

const supabaseSchema = z.object({
  SUPABASE_URL: addressSchema('https://abc.supabase.co'),
  SUPABASE_ANON_KEY: keySchema,
});

const serviceKeySchema = z.object({ SUPABASE_SERVICE_ROLE_KEY: keySchema.optional() });

const modelSchema = z.object({
  /** A local server takes any word for it. */
  OPENAI_API_KEY: wordSchema.optional(),
  OPENAI_BASE_URL: addressSchema('https://api.openai.com/v1').optional(),
  OPENAI_MODEL: wordSchema.optional(),
});

/** How the language model is reached. */
export interface ModelSettings {
  apiKey: string;
  /** Absent for OpenAI itself. */
  baseUrl: string | undefined;
  /** Absent for the built-in choice. */
  model: string | undefined;
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
 * The key by which functions may do what no reader may; undefined where none is set.
 * @throws EnvironmentError when it is malformed.
 */
export function readServiceKey(source: NodeJS.ProcessEnv = process.env): string | undefined {
  return read(serviceKeySchema, source).SUPABASE_SERVICE_ROLE_KEY;
}

/**
 * How to reach the language model; undefined without `OPENAI_API_KEY`.
 * @throws EnvironmentError naming the first variable that is malformed, and why.
 */
export function readModelSettings(source: NodeJS.ProcessEnv = process.env): ModelSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = read(modelSchema, source);
  return apiKey === undefined ? undefined : { apiKey, baseUrl, model };
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
