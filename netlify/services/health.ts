import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { healthSchema, type Health, type HealthProblem } from '../../src/contracts/site/health.ts';
import { EnvironmentError } from '../lib/environment.ts';

type Reason = HealthProblem['reason'];

/** The ways into the database; each may throw EnvironmentError, or an error that has one for its cause. */
export interface DatabaseAccess {
  asStranger(): SupabaseClient;
  asService(): SupabaseClient;
}

const REFUSED = new Set([401, 403]);
/** PostgREST does not find the function, or Postgres does not. */
const UNKNOWN_FUNCTION = new Set(['PGRST202', '42883']);

const MESSAGES: Record<Reason, string> = {
  settings: 'A setting of the site is missing or malformed.',
  database: 'The database does not answer.',
  'publishable-key': 'Supabase refuses SUPABASE_ANON_KEY.',
  'secret-key': 'Supabase does not take SUPABASE_SERVICE_ROLE_KEY for a secret key.',
  migrations: 'The database lacks a migration.',
};

/** Asks the database for a sign of life with both keys, and says which part is missing where none comes. */
export async function checkHealth(
  { asStranger, asService }: DatabaseAccess,
  now: () => number = () => performance.now(),
): Promise<Health | HealthProblem> {
  const startedAt = now();
  try {
    const service = asService();
    const [open, closed] = await Promise.all([asStranger().rpc('is_alive'), service.rpc('is_ready')]);
    if (open.error) return problemOf(open, 'publishable-key');
    if (closed.error) return problemOf(closed, 'secret-key');
    // Whatever else answers with 200 is no database.
    if (open.data !== true || closed.data !== true) return databaseProblem();
  } catch (error) {
    const fault = [error, (error as Error).cause].find((one) => one instanceof EnvironmentError);
    if (!fault) throw error;
    console.error(fault.message);
    return { code: 'unavailable', message: MESSAGES.settings, reason: 'settings' };
  }
  const latencyMs = Math.round(now() - startedAt);
  return healthSchema.parse({ status: 'ok', backend: 'ok', latencyMs });
}

function databaseProblem(): HealthProblem {
  return { code: 'unavailable', message: MESSAGES.database, reason: 'database' };
}

function problemOf(
  { status, error }: { status: number; error: PostgrestError },
  key: 'publishable-key' | 'secret-key',
): HealthProblem {
  const withKey = REFUSED.has(status) ? key : undefined;
  const reason = withKey ?? (UNKNOWN_FUNCTION.has(error.code) ? 'migrations' : 'database');
  return { code: 'unavailable', message: MESSAGES[reason], reason };
}
