import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.ts';

export interface LocalSecrets {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

/** Makes secrets that are worth nothing outside this checkout. */
export function createSecrets(): LocalSecrets {
  const random = () => randomBytes(24).toString('base64url');
  return {
    jwtSecret: `local-${random()}${random()}`,
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
  };
}

/** The secrets of this checkout, kept so that sessions outlive a restart. */
export function keepSecrets(folder: string): LocalSecrets {
  const file = join(folder, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  } catch {
    const secrets = createSecrets();
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    return secrets;
  }
}

/**
 * Claims a data folder for this process: two databases on the same files would destroy them.
 * @returns what gives the folder back.
 * @throws Fault naming the process that holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  const holder = readHolder(file);
  if (holder !== undefined && isRunning(holder)) {
    throw new Fault(`Process ${holder} already uses the local database in ${folder}: stop it first.`);
  }
  rmSync(file, { force: true });
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
  } catch {
    throw new Fault(`Another process has just opened the local database in ${folder}.`);
  }
  return () => rmSync(file, { force: true });
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
