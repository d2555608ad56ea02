import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { Fault } from './fault.ts';

const secretsSchema = z.strictObject({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
});
export type LocalSecrets = z.infer<typeof secretsSchema>;

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
 * Claims a data folder for this process and gives its secrets: two databases on the same files would destroy them.
 * @returns also what gives the folder back; a process that is killed gives it back after ten seconds.
 * @throws Fault while another holds it, where it cannot be written, or when its secrets are damaged.
 */
export async function openDataFolder(
  folder: string,
): Promise<{ secrets: LocalSecrets; unlock: () => Promise<void> }> {
  const unlock = await claimFolder(folder);
  try {
    return { secrets: keepSecrets(folder), unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Two segments of the log that Postgres writes ahead, in bytes. */
const ROOM_BYTES = 32 * 1024 * 1024;

/**
 * Whether a database may work in a folder: its disk takes writing and has room. The embedded Postgres, whose log cannot
 * be written, goes round in circles and hears nothing any more, not even a signal to end.
 */
export function canBeWritten(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** What a file system says where nothing can be written. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EDQUOT'];

async function claimFolder(folder: string): Promise<() => Promise<void>> {
  try {
    mkdirSync(folder, { recursive: true });
    return await lockFolder(folder);
  } catch (error) {
    const code = UNWRITABLE.find((other) => isCode(error, other));
    if (code === undefined) throw error;
    throw new Fault(`The folder of the local data, ${folder}, cannot be written (${code}).`);
  }
}

async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    return await lockfile.lock(folder, { lockfilePath: join(folder, 'lock') });
  } catch (error) {
    if (!isCode(error, 'ELOCKED')) throw error;
    throw new Fault(
      `Another process uses the local database in ${folder}: stop it first, or wait ten seconds if it was killed.`,
    );
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

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
