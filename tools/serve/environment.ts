import {
  EnvironmentError,
  readEnvironment,
  readMailSettings,
  readModelSettings,
  readNotifyEmail,
  readServiceKey,
  readSignInPace,
  readSupabaseWait,
} from '../../netlify/lib/environment.ts';
import { Fault } from './fault.ts';

/** Whether a Supabase project is configured; without one the embedded backend stands in. */
export function usesHostedSupabase(environment: NodeJS.ProcessEnv): boolean {
  return Boolean(environment['SUPABASE_URL']?.trim());
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
    if (!usesHostedSupabase(environment)) return;
    readEnvironment(environment);
    readServiceKey(environment);
  } catch (error) {
    if (error instanceof EnvironmentError) throw new Fault(error.message);
    throw error;
  }
}
