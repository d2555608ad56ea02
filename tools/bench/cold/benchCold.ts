/**
 * Measures how long a new instance of each function takes: its import and its first answer, which
 * reads the catalogue where it needs it. `npm run qa -- cold`. There is no Supabase: its time is another matter. Judged
 * is the time of a processor, which other work of the machine hardly changes; the time by the clock stands beside it.
 * Exits with 1 where the median of a function misses the aim.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { asMany, isBrief, missAim } from '../effort.ts';
import { writeChatTables } from '../../../netlify/services/chat/writeChatTables.ts';
import { writeBuiltData } from '../../../src/catalogue/writeBuiltData.ts';
import { percentile } from '../percentile.ts';

const AIM_CPU_MS = 300;
const TIMES = isBrief ? 1 : 5;
const SITE = 'https://mixmaster.example';
const FUNCTIONS = resolve('netlify/functions');
/** Below the project, so that the functions find `data/` above them as on Netlify. */
const WORK = resolve('node_modules/.cache/mixmaster/cold');

/** What those functions are asked that do more than to look who asks. */
const QUESTIONS: Readonly<Record<string, [method: string, path: string, body?: object]>> = {
  chat: [
    'POST',
    '/api/chat',
    { mode: 'ask', language: 'de', messages: [{ role: 'user', content: 'Wie mache ich einen Negroni?' }] },
  ],
  translate: ['POST', '/api/translate', { text: 'Stir over ice.', targetLang: 'de' }],
  cocktail: ['GET', '/api/cocktails/11002?lang=de'],
  cocktails: ['GET', '/api/cocktails?lang=de'],
  shots: ['GET', '/api/shots?lang=de'],
};

const measuredSchema = z.object({
  status: z.number(),
  length: z.number(),
  importCpuMs: z.number(),
  answerCpuMs: z.number(),
  wallMs: z.number(),
});
type Measured = z.infer<typeof measuredSchema>;

function measure(bundle: string, name: string): Measured {
  const [method, path, body] = QUESTIONS[name] ?? ['GET', `/api/${name}`];
  const script = resolve(import.meta.dirname, 'firstAnswer.ts');
  const args = [script, bundle, method, SITE + path, ...(body ? [JSON.stringify(body)] : [])];
  const env = { PATH: process.env['PATH'], SIGN_IN_PACE_MS: '0' };
  return measuredSchema.parse(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env })));
}

async function bundleOf(name: string): Promise<string> {
  const outfile = join(WORK, `${name}.mjs`);
  await build({
    entryPoints: [join(FUNCTIONS, `${name}.mts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
    // As Netlify does: it puts the project's own code into one file and leaves packages as they are.
    packages: 'external',
  });
  return outfile;
}

// As the build does before functions are bundled.
writeBuiltData('data');
writeChatTables('data');
rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK, { recursive: true });
const names = readdirSync(FUNCTIONS).map((file) => file.replace(/\.mts$/, ''));
const rows: Record<string, Record<string, string | number>> = {};
for (const name of isBrief ? asMany(['cocktail', 'favorites'], 2) : names) {
  const bundle = await bundleOf(name);
  const runs = Array.from({ length: TIMES }, () => measure(bundle, name));
  const median = (of: (run: Measured) => number) => Math.round(percentile(runs.map(of), 0.5));
  const cpu = median(({ importCpuMs, answerCpuMs }) => importCpuMs + answerCpuMs);
  if (cpu > AIM_CPU_MS) missAim();
  rows[name] = {
    'bundle kB': Math.round(statSync(bundle).size / 1000),
    'import cpu ms': median(({ importCpuMs }) => importCpuMs),
    'first answer cpu ms': median(({ answerCpuMs }) => answerCpuMs),
    'together cpu ms': cpu,
    'together by the clock ms': median(({ wallMs }) => wallMs),
    status: runs[0]?.status ?? 0,
    aim: cpu <= AIM_CPU_MS ? 'met' : 'missed',
  };
}
console.table(rows);
rmSync(WORK, { recursive: true, force: true });
