import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Fault } from './fault.ts';

const secretsSchema = z.strictObject({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
});
type LocalSecrets = z.infer<typeof secretsSchema>;

/** Makes secrets that are worth nothing outside this checkout. */
export function createSecrets(): LocalSecrets {
  const random = () => randomBytes(24).toString('base64url');
  return {
    jwtSecret: `local-${random()}${random()}`,
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
  };
}

/**
 * Claims a data folder for this process and gives its secrets.
 * @throws Fault while another holds it, or when its secrets are damaged.
 */
export function openDataFolder(folder: string): { secrets: LocalSecrets; unlock: () => void } {
  const unlock = lockFolder(folder);
  try {
    return { secrets: keepSecrets(folder), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The secrets of this checkout, kept so that sessions outlive a restart.
 * @throws Fault when the file is there but damaged: new ones would sign everyone out.
 */
export function keepSecrets(folder: string): LocalSecrets {
  const file = join(folder, 'secrets.json');
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw new Fault(`${file} is not readable: delete it to start anew.`);
  }
  const secrets = createSecrets();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** The locks of this process; its number alone may be that of an earlier one. */
const ownLocks = new Set<string>();

/**
 * Claims a data folder for this process: two databases on the same files would destroy them.
 * @returns what gives the folder back.
 * @throws Fault naming the process that holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  if (!claim(file)) takeOver(file, folder);
  ownLocks.add(file);
  return () => {
    if (ownLocks.delete(file) && readHolder(file) === process.pid) rmSync(file, { force: true });
  };
}

/** Makes `file` with the number of this process, in one step; false where it is there already. */
function claim(file: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${process.pid}`);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Replaces the lock of a process that is gone. One process at a time may judge a lock and remove
 * it, or a slow one would remove what a quick one has just claimed.
 */
function takeOver(file: string, folder: string): void {
  const guard = `${file}.takeover`;
  if (!claim(guard)) {
    throw new Fault(`Another process is opening the local database in ${folder}; if not, delete ${guard}.`);
  }
  try {
    const holder = readHolder(file);
    if (holder !== undefined && isRunning(holder, file)) {
      throw new Fault(`Process ${holder} already uses the local database in ${folder}: stop it first.`);
    }
    rmSync(file, { force: true });
    if (!claim(file)) throw new Fault(`Another process has just opened the local database in ${folder}.`);
  } finally {
    rmSync(guard, { force: true });
  }
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number, file: string): boolean {
  if (pid === process.pid) return ownLocks.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
