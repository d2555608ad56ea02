import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseEnv } from 'node:util';
import {
  EnvironmentError,
  readEnvironment,
  readMailSettings,
  readModelSettings,
  readNotifyEmail,
  readServiceKey,
} from '../../netlify/lib/environment.ts';
import { Fault } from './fault.ts';

const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=/;
const IGNORED = /^\s*(#.*)?$/;
const OPENING_QUOTE = /=\s*(["'`])/;

/**
 * Puts the variables of an `.env` file into `environment`; what is set already stays as it is.
 * @throws Fault naming the first line that is no NAME=value.
 */
export function loadEnvironmentFile(path: string, environment: NodeJS.ProcessEnv): void {
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  requireAssignments(text, basename(path));
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}

/** The parser of Node skips what it does not understand, and a typing error would go unseen. */
function requireAssignments(text: string, file: string): void {
  let openQuote: string | undefined;
  text.split(/\r?\n/).forEach((line, index) => {
    if (openQuote) {
      if (line.includes(openQuote)) openQuote = undefined;
      return;
    }
    if (IGNORED.test(line)) return;
    if (!ASSIGNMENT.test(line)) throw new Fault(`Line ${index + 1} of ${file} is not NAME=value.`);
    const quote = OPENING_QUOTE.exec(line)?.[1];
    if (quote && line.split(quote).length === 2) openQuote = quote;
  });
  if (openQuote) throw new Fault(`A quotation mark in ${file} is never closed.`);
}

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
    if (!usesHostedSupabase(environment)) return;
    readEnvironment(environment);
    readServiceKey(environment);
  } catch (error) {
    if (error instanceof EnvironmentError) throw new Fault(error.message);
    throw error;
  }
}
