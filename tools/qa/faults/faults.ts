import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { asMany, isBrief } from '../../bench/effort.ts';
import { startTemporaryServer } from '../../postgres/temporaryServer.ts';
import { prepareBackend } from '../../serve/backend.ts';
import { runCommand } from '../../serve/fault.ts';
import { readFunctions } from '../../serve/functionBrowser.ts';
import { say } from '../../test/lines.ts';
import { clockTroubles } from './clockTroubles.ts';
import { dataTroubles } from './dataTroubles.ts';
import { postgresTroubles } from './postgresTroubles.ts';
import { supabaseTroubles } from './supabaseTroubles.ts';
import { meetAll, type Trouble } from './trouble.ts';

/*
 * Brings the site into trouble, and prints of each what readers see meanwhile, what is still there afterwards, and
 * whether that holds. Usage: npm run build && npm run qa -- faults [-- --brief]
 * It uses the embedded Supabase, in memory or in a folder of its own, a PostgreSQL server of its own (which has to be
 * installed; not with --brief).
 */

const SURROUNDINGS = {
  LOCAL_DATA_FOLDER: 'memory',
  DATABASE_URL: '',
  SUPABASE_URL: '',
  SUPABASE_ANON_KEY: '',
  SUPABASE_SERVICE_ROLE_KEY: '',
  SMTP_URL: '',
  OPENAI_API_KEY: '',
  // Nobody measures here how long a sign-in takes.
  SIGN_IN_PACE_MS: '0',
  // The least that the embedded Supabase can spend on a hash.
  LITE_AUTH_BCRYPT_COST: '4',
};
const [KILLS, SAVES] = isBrief ? [1, { readers: 2, each: 10 }] : [10, { readers: 10, each: 100 }];

/** What goes wrong around the functions of this process. */
async function aroundFunctions(): Promise<number> {
  Object.assign(process.env, SURROUNDINGS);
  await readFunctions();
  const backend = await prepareBackend(resolve('.'), 'https://mixmaster.example');
  if (!backend) throw new Error('The faults are those of the embedded Supabase.');
  const supabase = await supabaseTroubles(backend);
  const parts: [string, readonly Trouble[]][] = [
    ['Supabase fails', asMany(supabase.troubles, 3)],
    ['The clock is wrong', asMany(clockTroubles(backend))],
  ];
  let broken = 0;
  try {
    for (const [title, troubles] of parts) broken += await meetAll(title, troubles);
  } finally {
    supabase.close();
    await backend.close();
  }
  return broken;
}

/** What goes wrong with the data of the built site. */
async function aroundData(): Promise<number> {
  Object.assign(process.env, SURROUNDINGS);
  const work = mkdtempSync(join(tmpdir(), 'mixmaster-faults-'));
  try {
    return await meetAll('The local data', asMany(dataTroubles(work, KILLS, SAVES)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** What goes wrong with a PostgreSQL server behind the built site; the tests need none, so that it is no part of the small form. */
async function aroundPostgres(): Promise<number> {
  if (isBrief) return 0;
  Object.assign(process.env, SURROUNDINGS);
  const server = await startTemporaryServer();
  try {
    return await meetAll('The PostgreSQL server', postgresTroubles(server, { readers: 10, each: 5 }));
  } finally {
    server.stop();
  }
}

/** Runs a part without what the functions print: its rows tell what was sent and what failed. */
async function quietly(act: () => Promise<number>): Promise<number> {
  const { warn, info, log, error } = console;
  const nothing = () => undefined;
  Object.assign(console, { warn: nothing, info: nothing, log: nothing, error: nothing });
  try {
    return await act();
  } finally {
    Object.assign(console, { warn, info, log, error });
  }
}

await runCommand(async () => {
  const broken =
    (await quietly(aroundFunctions)) + (await quietly(aroundData)) + (await quietly(aroundPostgres));
  say(broken === 0 ? '\nAll of it holds.' : `\n${broken} rows do not hold.`);
  // After the end of the embedded Postgres, which sets it too.
  process.exitCode = broken === 0 ? 0 : 1;
});
