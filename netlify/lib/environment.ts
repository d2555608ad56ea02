import { z } from 'zod';

/** A variable that is missing or malformed; the message is one sentence that names it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

const supabaseUrlSchema = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://abc.supabase.co' })
  .transform((url) => url.replace(/\/+$/, ''));

const keySchema = z.string().regex(/^\S{8,}$/, 'must be a key of at least 8 characters without spaces');

const environmentSchema = z.object({
  SUPABASE_URL: supabaseUrlSchema,
  SUPABASE_ANON_KEY: keySchema,
});

type Environment = z.infer<typeof environmentSchema>;
type Variable = keyof Environment;

/**
 * Reads the variables of the functions. Call it where they are used, never while a module loads.
 * An empty value counts as missing.
 * @throws EnvironmentError naming the first variable that is wrong, and why.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape).map((name) => [name, source[name]?.trim() || undefined]),
  );
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;

  const issue = parsed.error.issues[0];
  const variable = String(issue?.path[0]) as Variable;
  const reason = given[variable] === undefined ? 'is not set' : (issue?.message ?? 'is not valid');
  throw new EnvironmentError(`The environment variable ${variable} ${reason}.`);
}
