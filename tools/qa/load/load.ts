/**
 * Puts the built site under load, over real HTTP at this machine's own address: `npm run build && npm run qa -- load`.
 * Options: `--clients 50,200,500`, `--seconds 15` for each kind of request, `--only NAME`, `--over embedded` or
 * `--over postgres` (both without it), `--soak MINUTES` with `--rate REQUESTS` a second in the place of the load, which
 * tells whether the memory grows.
 * PostgreSQL is the server of DATABASE_URL, or one that is started for this; the databases are empty.
 * Exits with 1 and says which it was where an answer is none of those expected or does not come within ten seconds, or
 * where a limit does not say how long to wait, or where the site holds over 5 MB more each hour of a soak.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { newSender } from '../../attack/reader.ts';
import { sendRaw } from '../../attack/sendRaw.ts';
import { asMany, commandArguments, isBrief } from '../../bench/effort.ts';
import { startPreview, type Served } from '../../bench/startPreview.ts';
import { startTemporaryServer } from '../../postgres/temporaryServer.ts';
import { heldBy, readMemory, toBeAsked } from './memory.ts';
import { PATIENCE_MS, summary, type Measured } from './measured.ts';
import { scenariosOn, type Scenario } from './scenarios.ts';
import { measureSignIns } from './signIns.ts';
import { hourlyTrend, type Sample } from './trend.ts';

const { values: options } = parseArgs({
  args: commandArguments,
  options: {
    clients: { type: 'string', default: isBrief ? '2' : '50,200,500' },
    seconds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    over: { type: 'string' },
    soak: { type: 'string' },
    rate: { type: 'string', default: '20' },
  },
});
/** Requests of each kind where nothing is measured. */
const FEW = 6;
const SIGN_IN = 'sign-in';
/** A site that answers within so many milliseconds has nothing left to do. */
const CALM_MS = 500;
const SOAK_CLIENTS = 5;
/** The part of a soak in which memory may grow. */
const WARM_UP = 0.25;
/** Megabytes an hour; turns that are counted and instances of caches come and go by less. */
const MOST_GROWTH = 5;
const MOST_WAITED = 60;
/** More than any limit of the chat allows one address. */
const TOO_MANY = 80;

async function measure(
  site: string,
  scenario: Scenario,
  clients: number,
  seconds: number,
  rate?: number,
): Promise<Measured> {
  const times: number[] = [];
  let wrong = 0;
  const run = autocannon(
    {
      url: site,
      connections: clients,
      timeout: PATIENCE_MS / 1000,
      ...(rate !== undefined && { overallRate: rate }),
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

/** Has one address ask too often. @returns what differs from 429 with the seconds to wait */
async function limitFault(site: string): Promise<string | undefined> {
  const headers = { origin: site, ...newSender() };
  const body = { mode: 'ask', language: 'en', messages: [{ role: 'user', content: 'Gin?' }] };
  for (let count = 0; count < TOO_MANY; count += 1) {
    const answer = await sendRaw(site, { method: 'POST', path: '/api/chat', headers, body });
    if (answer.status === 200) continue;
    const wait = Number(answer.headers['retry-after']);
    if (answer.status === 429 && wait > 0) {
      console.log(`The limit of the chat: 429 after ${count} answers, Retry-After ${wait} s.`);
      return undefined;
    }
    return `answer ${count} has status ${answer.status}, Retry-After ${answer.headers['retry-after']}`;
  }
  return `none of ${TOO_MANY} answers was refused`;
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
  const fault = isBrief ? undefined : await limitFault(url);
  return fault === undefined ? faults : [...faults, `The limit of the chat does not hold: ${fault}`];
}

/**
 * Asks all kinds of requests in turn, so many a second, and prints each minute what memory there is, at the end how it
 * grew. Nobody signs in: each mail stays in the local mailbox.
 * @param file where the process says what it holds
 * @returns what does not hold
 */
async function soakOn({ url, pid }: Served, minutes: number, rate: number, file: string): Promise<string[]> {
  const scenarios = (await scenariosOn(url)).filter(({ name }) => name.includes(options.only));
  const faults: string[] = [];
  const held: Sample[] = [];
  const given: Sample[] = [];
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 60_000;
  while (elapsed() < minutes) {
    const all: Measured[] = [];
    for (const scenario of scenarios)
      all.push(await measure(url, scenario, SOAK_CLIENTS, 60 / scenarios.length, rate));
    const [wrong, lost] = [sumOf(all, ({ wrong: some }) => some), sumOf(all, ({ lost: some }) => some)];
    // A busy machine takes longer for a turn than the minute that it is meant to take.
    const minute = elapsed();
    const fault = `minute ${Math.round(minute)}: ${wrong} wrong answers, ${lost} that did not come`;
    if (wrong + lost > 0) faults.push(fault);
    const sample = { held: await heldBy(pid, file), given: readMemory(pid) };
    const slowest = scenarios.map(({ name }, place) => `${name} ${all[place]?.p95 ?? 0}`).join(', ');
    console.log(`${fault}; ${sample.held} MB held of ${sample.given}; p95 ms: ${slowest}`);
    // What is read at first use comes at the beginning.
    if (minute <= minutes * WARM_UP) continue;
    held.push({ minute, value: sample.held });
    given.push({ minute, value: sample.given });
  }
  const growth = hourlyTrend(held);
  console.log(
    `After the first ${Math.floor(minutes * WARM_UP)} minutes the site held ${growth.toFixed(1)} MB more each hour; ` +
      `the memory of its process grew by ${hourlyTrend(given).toFixed(1)} MB each hour.`,
  );
  if (growth > MOST_GROWTH) faults.push(`more than ${MOST_GROWTH} MB are held each hour`);
  return faults;
}

function sumOf(all: readonly Measured[], of: (one: Measured) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0);
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
  const folder = mkdtempSync(join(tmpdir(), 'mixmaster-load-'));
  const memoryFile = join(folder, 'memory.json');
  const site = await startPreview({
    DATABASE_URL: database.url,
    OPENAI_API_KEY: '',
    // Neither the pace of a sign-in is measured, nor the hash of a password, which is Supabase Auth's own work.
    SIGN_IN_PACE_MS: '0',
    LITE_AUTH_BCRYPT_COST: '4',
    // Who waits shall be measured, not be sent away.
    SUPABASE_WAIT_MS: '60000',
    ...(options.soak && toBeAsked(memoryFile)),
  });
  try {
    const faults = options.soak
      ? await soakOn(site, Number(options.soak), Number(options.rate), memoryFile)
      : await loadOn(site);
    for (const fault of faults) console.log(`It does not hold: ${fault}.`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await site.stop();
    database.stop();
    rmSync(folder, { recursive: true });
  }
}
