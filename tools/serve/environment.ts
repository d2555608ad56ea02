import { z } from 'zod';
import {
  EnvironmentError,
  readEnvironment,
  readMailSettings,
  readModelSettings,
  readNotifyEmail,
  readServiceKey,
  readSignInPace,
  readSupabaseWait,
  usesHostedSupabase,
} from '../../netlify/lib/environment.ts';
import { Fault } from './fault.ts';

const databaseUrlSchema = z.url({ protocol: /^postgres(ql)?$/ });

/**
 * The PostgreSQL database that the local backend is to keep its data in; undefined for the embedded one.
 * @throws Fault for an address of another kind.
 */
export function readDatabaseUrl(environment: NodeJS.ProcessEnv): string | undefined {
  const given = environment['DATABASE_URL']?.trim();
  if (!given) return undefined;
  if (databaseUrlSchema.safeParse(given).success) return given;
  throw new Fault(
    'The environment variable DATABASE_URL must be an address such as postgres://user:password@localhost:5432/mixmaster.',
  );
}

/** Whether a mail server is configured; without one the mailbox takes what the functions send. */
export function usesMailServer(environment: NodeJS.ProcessEnv): boolean {
  return Boolean(environment['SMTP_URL']?.trim());
}

/**
 * Checks what the functions will read; Supabase only where a project is configured.
 * @throws Fault with the sentence about the variable that is missing or malformed.
 */
export function requireEnvironment(environment: NodeJS.ProcessEnv): void {
  try {
    readModelSettings(environment);
    readMailSettings(environment);
    readNotifyEmail(environment);
    readSignInPace(environment);
    readSupabaseWait(environment);
    readDatabaseUrl(environment);
    if (!usesHostedSupabase(environment)) return;
    readEnvironment(environment);
    readServiceKey(environment);
  } catch (error) {
    if (error instanceof EnvironmentError) throw new Fault(error.message);
    throw error;
  }
}
