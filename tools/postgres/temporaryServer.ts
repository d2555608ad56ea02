import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterDeath } from '../serve/afterDeath.ts';
import { Fault } from '../serve/fault.ts';
import { pickPort } from '../serve/port.ts';

/** PostgreSQL refuses to run as root; Debian's package makes this user. */
const UNPRIVILEGED = 'postgres';

const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/bin',
  '/usr/bin',
];

export interface TemporaryServer {
  /** A database of it, whose user may do everything. */
  url: string;
  /** Ends its connections and stops it: in order, or as a crash would. */
  halt(how: 'fast' | 'immediate'): void;
  /** Starts it again on the same data. */
  resume(): void;
  /** Ends it with its data. */
  stop(): void;
}

/**
 * Starts a PostgreSQL server with data of its own, at this machine's own address alone; it ends with its data, and so it
 * does when this process is killed.
 * @throws Fault where PostgreSQL is not installed.
 */
export async function startTemporaryServer(): Promise<TemporaryServer> {
  const binaries = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'mixmaster-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  const port = await pickPort();
  const commandOf = (program: string, ...args: string[]) => {
    const command = [join(binaries, program), ...args];
    return isRoot
      ? ['setpriv', `--reuid=${UNPRIVILEGED}`, `--regid=${UNPRIVILEGED}`, '--clear-groups', ...command]
      : command;
  };
  const run = (program: string, ...args: string[]) => {
    const [file = '', ...rest] = commandOf(program, ...args);
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder });
  };
  const ending = ['pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'] as const;
  const forget = afterDeath(`cd ${folder}; ${commandOf(...ending).join(' ')}; cd /; rm -rf ${folder}`);
  let isRunning = false;
  const start = () => {
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300`;
    run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start');
    isRunning = true;
  };
  run('initdb', '-D', data, '-A', 'trust', '-U', UNPRIVILEGED, '--no-sync', '--locale=C.UTF-8', '-E', 'UTF8');
  start();
  return {
    url: `postgres://${UNPRIVILEGED}@127.0.0.1:${port}/postgres`,
    halt(how) {
      run('pg_ctl', '-D', data, '-m', how, '-w', 'stop');
      isRunning = false;
    },
    resume: start,
    stop() {
      forget();
      if (isRunning) run(...ending);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string {
  const newestFirst = PLACES.flatMap((place) => globSync(place).toSorted().toReversed());
  const found = newestFirst.find((folder) => existsSync(join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Fault('PostgreSQL is not installed: on Debian "apt-get install postgresql" does it.');
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, UNPRIVILEGED], { encoding: 'utf8' }));
}
