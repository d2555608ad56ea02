import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { OperatorHealth, SetupProblem } from '../../src/contracts/site/health.ts';
import { EXPECTED_RIGHTS } from '../lib/databaseRights.ts';
import { findEnvironmentFaults } from '../lib/environment.ts';
import { checkHealth, type DatabaseAccess } from './health.ts';
import { migrationList } from './migrationList.ts';

const PUSH = 'Apply them: npx supabase@3 db push --remote';
const MAX_NAMES = 5;

/** The answer of `check_setup` in the database. */
const setupSchema = z.object({
  /** Versions; null where the database keeps no history. */
  migrations: z.array(z.string()).nullable(),
  refusals: z.array(z.string()),
  rights: z.array(z.string()),
});

/** What the operator is told of variables, database and e-mails. */
export async function reportToOperator(access: DatabaseAccess): Promise<OperatorHealth> {
  const problems = await findSetupProblems(access);
  if (problems.length > 0) return { status: 'problems', problems };
  const { data } = await access.asService().rpc('are_sign_in_mails_scarce');
  return { status: 'ok', problems, ...(data === true && { signInMails: 'scarce' }) };
}

/**
 * Everything that is wrong with variables and database, each in a sentence for the operator.
 * @param migrations names of those that the site needs
 */
export async function findSetupProblems(
  access: DatabaseAccess,
  migrations: readonly string[] = migrationList(),
): Promise<SetupProblem[]> {
  const problems: SetupProblem[] = findEnvironmentFaults().map((message) => ({
    reason: 'settings',
    message,
  }));
  const health = await checkHealth(access);
  if ('reason' in health) {
    const { reason, message } = health;
    // Its variable is among the faults already.
    return reason === 'settings' ? problems : [...problems, { reason, message }];
  }
  return [...problems, ...(await findDatabaseProblems(access.asService(), migrations))];
}

async function findDatabaseProblems(
  service: SupabaseClient,
  needed: readonly string[],
): Promise<SetupProblem[]> {
  const { data, error } = await service.rpc('check_setup');
  if (error) {
    const message = `check_setup() does not answer: ${error.message} (${error.code}). ${PUSH}`;
    return [{ reason: 'migrations', message }];
  }
  const { migrations, refusals, rights } = setupSchema.parse(data);
  const problems: SetupProblem[] = refusals.map((refusal) => ({
    reason: 'functions',
    message: `The database refuses a function, through its data API: ${refusal}`,
  }));
  const applied = new Set(migrations);
  const missing = needed.filter((name) => !applied.has(name.split('_')[0] ?? ''));
  // `check_setup` comes from a migration. Where none is listed, the history is lost, and a push would be refused.
  if (missing.length === needed.length) {
    const message =
      'The database has no history of its migrations: see "Backup and restore" in docs/operations.md.';
    problems.push({ reason: 'migrations', message });
  } else if (missing.length > 0) {
    const message = `These migrations are not applied: ${nameSome(missing)}. ${PUSH}`;
    problems.push({ reason: 'migrations', message });
  }
  const excess = rights.filter((right) => !EXPECTED_RIGHTS.has(right));
  if (excess.length > 0) {
    const message = `Roles may do more than the migrations give them: ${nameSome(excess)}.`;
    problems.push({ reason: 'rights', message });
  }
  return problems;
}

function nameSome(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
