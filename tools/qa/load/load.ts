/**
 * Puts the built site under load, over real HTTP at this machine's own address: `npm run build && npm run qa -- load`.
 * Options: `--clients 50,200,500`, `--seconds 15` for each kind of request, `--only NAME`, `--over embedded` or
 * `--over postgres` (both without it).
 * PostgreSQL is the server of DATABASE_URL, or one that is started for this; the databases are empty.
 * Exits with 1 and says which it was where an answer is none of those expected or does not come within ten
 * seconds.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { asMany, commandArguments, isBrief } from '../../bench/effort.ts';
import { startPreview, type Served } from '../../bench/startPreview.ts';
import { startTemporaryServer } from '../../postgres/temporaryServer.ts';
import { PATIENCE_MS, summary, type Measured } from './measured.ts';
import { scenariosOn, type Scenario } from './scenarios.ts';
import { measureSignIns } from './signIns.ts';

const { values: options } = parseArgs({
  args: commandArguments,
  options: {
    clients: { type: 'string', default: isBrief ? '2' : '50,200,500' },
    seconds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    over: { type: 'string' },
  },
});
/** Requests of each kind where nothing is measured. */
const FEW = 6;
const SIGN_IN = 'sign-in';
/** A site that answers within so many milliseconds has nothing left to do. */
const CALM_MS = 500;
const MOST_WAITED = 60;

/** The memory that the system gives a process, in megabytes. */
const readMemory = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

async function measure(
  site: string,
  scenario: Scenario,
  clients: number,
  seconds: number,
): Promise<Measured> {
  const times: number[] = [];
  let wrong = 0;
  const run = autocannon(
    {
      url: site,
      connections: clients,
      timeout: PATIENCE_MS / 1000,
      ...(isBrief ? { amount: FEW } : { duration: seconds }),
      requests: [{ setupRequest: (request) => ({ ...request, ...scenario.next() }) }],
    },
    () => undefined,
  );
  run.on('response', (_client, status, _bytes, time) => {
    times.push(time);
    if (status !== scenario.expected) wrong += 1;
  });
  const [{ errors, duration }] = (await once(run, 'done')) as [autocannon.Result];
  // Where nothing at all came in the time, that is the fault.
  return summary({ times, seconds: duration, wrong, lost: times.length === 0 ? clients : errors });
}

/** What clients no longer wait for is still worked off; the next of them should not have to wait for it. */
async function untilCalm(site: string): Promise<void> {
  const isCalm = async () => {
    const started = performance.now();
    const answer = await fetch(new URL('/api/health', site)).catch(() => undefined);
    await answer?.body?.cancel();
    return answer !== undefined && performance.now() - started < CALM_MS;
  };
  for (let tried = 0; tried < MOST_WAITED && !(await isCalm()); tried += 1) await sleep(CALM_MS);
}

/** @returns what does not hold */
async function loadOn({ url, pid }: Served): Promise<string[]> {
  const scenarios = (await scenariosOn(url)).filter(({ name }) => name.includes(options.only));
  const rows: Record<string, object> = {};
  const faults: string[] = [];
  const patience = Math.min(PATIENCE_MS / 1000, Number(options.seconds));
  const tell = async (name: string, clients: number, measuring: () => Promise<Measured>) => {
    const before = readMemory(pid);
    const { perSecond, p95, p99, wrong, lost } = await measuring();
    await untilCalm(url);
    const row = `${name}, ${clients}`;
    if (wrong > 0) faults.push(`${row}: ${wrong} wrong answers`);
    if (lost > 0) faults.push(`${row}: ${lost} answers did not come within ${patience} s`);
    // At once, so that a run that is ended early has told what it measured.
    console.log(
      `${row} clients: ${perSecond} a second, p95 ${p95} ms, p99 ${p99} ms, ${wrong} wrong, ${lost} lost`,
    );
    rows[row] = {
      'per second': perSecond,
      'p95 ms': p95,
      'p99 ms': p99,
      'wrong answers': wrong,
      'no answer': lost,
      'MB before': before,
      'MB after': readMemory(pid),
    };
  };
  try {
    for (const clients of options.clients.split(',').map(Number)) {
      for (const scenario of scenarios)
        await tell(scenario.name, clients, () => measure(url, scenario, clients, Number(options.seconds)));
      if (SIGN_IN.includes(options.only))
        await tell(SIGN_IN, clients, () => measureSignIns(url, clients, untilCalm));
    }
  } finally {
    console.table(rows);
  }
  return faults;
}

/** What stands behind the site, by the word for `--over`. */
const databases: readonly { word: string; name: string; start(): Promise<{ url: string; stop(): void }> }[] =
  [
    {
      word: 'embedded',
      name: 'the embedded Postgres',
      start: () => Promise.resolve({ url: '', stop: () => undefined }),
    },
    {
      word: 'postgres',
      name: 'a PostgreSQL server',
      start: () => {
        const url = process.env['DATABASE_URL'];
        return url ? Promise.resolve({ url, stop: () => undefined }) : startTemporaryServer();
      },
    },
  ];
const chosen = databases.filter(({ word }) => options.over === undefined || options.over === word);
if (chosen.length === 0) throw new RangeError('--over is "embedded" or "postgres".');
for (const { name, start } of asMany(chosen)) {
  console.log(`Over ${name}:`);
  const database = await start();
  const site = await startPreview({
    DATABASE_URL: database.url,
    OPENAI_API_KEY: '',
    // Neither the pace of a sign-in is measured, nor the hash of a password, which is Supabase Auth's own work.
    SIGN_IN_PACE_MS: '0',
    LITE_AUTH_BCRYPT_COST: '4',
    // Who waits shall be measured, not be sent away.
    SUPABASE_WAIT_MS: '60000',
  });
  try {
    const faults = await loadOn(site);
    for (const fault of faults) console.log(`It does not hold: ${fault}.`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await site.stop();
    database.stop();
  }
}
