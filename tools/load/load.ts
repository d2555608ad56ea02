/**
 * Puts the built site under load, over real HTTP at this machine's own address: `npm run build && npm run load`.
 * Options: `--clients 50,200,500`, `--seconds 10` for each kind of request, `--only NAME`, `--soak SECONDS`.
 * It takes the embedded Supabase, and then the PostgreSQL server of DATABASE_URL too, each with an empty database.
 * Exits with 1 where an answer is none of those expected, or a limit does not say how long to wait.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { newSender } from '../attack/reader.ts';
import { sendRaw } from '../attack/sendRaw.ts';
import { asMany, commandArguments, isBrief } from '../bench/effort.ts';
import { percentile } from '../bench/percentile.ts';
import { startPreview, type Served } from '../bench/startPreview.ts';
import { scenariosOn, type Scenario } from './scenarios.ts';

const { values: options } = parseArgs({
  args: commandArguments,
  options: {
    clients: { type: 'string', default: isBrief ? '2' : '50,200,500' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    soak: { type: 'string' },
  },
});
/** Requests of each kind where nothing is measured. */
const FEW = 6;
const SOAK_STEPS = 10;
/** A site that answers within so many milliseconds has nothing left to do. */
const CALM_MS = 500;
const MOST_WAITED = 60;
/** More than any limit of the chat allows one address. */
const TOO_MANY = 80;

interface Measured {
  perSecond: number;
  p95: number;
  p99: number;
  wrong: number;
  lost: number;
}

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
      timeout: 30,
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
  await untilCalm(site);
  return {
    perSecond: Math.round(times.length / duration),
    p95: Math.round(percentile(times, 0.95)),
    p99: Math.round(percentile(times, 0.99)),
    wrong,
    // Where nothing at all came in the time, that is the fault.
    lost: times.length === 0 ? clients : errors,
  };
}

/** What clients no longer wait for is still worked off; the next of them should not have to wait for it. */
async function untilCalm(site: string): Promise<void> {
  const isCalm = async () => {
    const started = performance.now();
    await (await fetch(new URL('/api/health', site))).body?.cancel();
    return performance.now() - started < CALM_MS;
  };
  for (let tried = 0; tried < MOST_WAITED && !(await isCalm()); tried += 1) await sleep(CALM_MS);
}

/** The memory of a process, in megabytes. */
const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

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

async function loadOn({ url, pid }: Served): Promise<boolean> {
  const scenarios = (await scenariosOn(url)).filter(({ name }) => name.includes(options.only));
  const rows: Record<string, object> = {};
  let isHeld = true;
  for (const clients of options.clients.split(',').map(Number)) {
    for (const scenario of scenarios) {
      const before = memoryOf(pid);
      const { perSecond, p95, p99, wrong, lost } = await measure(
        url,
        scenario,
        clients,
        Number(options.seconds),
      );
      if (wrong + lost > 0) isHeld = false;
      rows[`${scenario.name}, ${clients}`] = {
        'per second': perSecond,
        'p95 ms': p95,
        'p99 ms': p99,
        'wrong answers': wrong,
        'no answer': lost,
        'MB before': before,
        'MB after': memoryOf(pid),
      };
    }
  }
  console.table(rows);
  const fault = isBrief ? undefined : await limitFault(url);
  if (fault !== undefined) console.log(`The limit of the chat does not hold: ${fault}.`);
  return isHeld && fault === undefined;
}

/** Goes through all kinds of requests again and again, and shows how the memory goes. */
async function soakOn({ url, pid }: Served, seconds: number): Promise<boolean> {
  const scenarios = (await scenariosOn(url)).filter(({ name }) => name.includes(options.only));
  const [clients = 50] = options.clients.split(',').map(Number);
  const rows: Record<string, object> = {};
  let isHeld = true;
  for (let step = 1; step <= SOAK_STEPS; step += 1) {
    let requests = 0;
    for (const scenario of scenarios) {
      const share = seconds / SOAK_STEPS / scenarios.length;
      const { perSecond, wrong, lost } = await measure(url, scenario, clients, share);
      requests += perSecond * share;
      if (wrong + lost > 0) isHeld = false;
    }
    rows[`${Math.round((seconds * step) / SOAK_STEPS)} s`] = {
      requests: Math.round(requests),
      MB: memoryOf(pid),
    };
  }
  console.table(rows);
  return isHeld;
}

const databases: readonly [name: string, url: string][] = [
  ['the embedded Postgres', ''],
  ...(process.env['DATABASE_URL']
    ? [['a PostgreSQL server', process.env['DATABASE_URL']] as [string, string]]
    : []),
];
for (const [name, url] of asMany(databases)) {
  console.log(`Over ${name}:`);
  const site = await startPreview(
    {
      DATABASE_URL: url,
      OPENAI_API_KEY: '',
      // Neither the pace of a sign-in is measured, nor the hash of a password, which is Supabase Auth's own work.
      SIGN_IN_PACE_MS: '0',
      LITE_AUTH_BCRYPT_COST: '4',
      // Who waits shall be measured, not be sent away.
      SUPABASE_WAIT_MS: '60000',
    },
    true,
  );
  try {
    const isHeld = options.soak ? await soakOn(site, Number(options.soak)) : await loadOn(site);
    if (!isHeld) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}
