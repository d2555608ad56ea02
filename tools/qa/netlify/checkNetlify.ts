/*
 * Sends the same requests to the site as `npm run preview` serves it and as Netlify's own local packages do, and prints
 * every difference. Those that are known stand with their reason in knownDifferences.json; an unknown one fails, and so
 * does a known one that has vanished.
 * Usage: npm run build && npm run qa -- netlify [-- --brief]   (--brief: a thirtieth of the requests)
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { sendRaw } from '../../attack/sendRaw.ts';
import { startPreview } from '../../bench/startPreview.ts';
import { prepareBackend } from '../../serve/backend.ts';
import { compareAnswers, judge, getName, type Comparison } from './compare.ts';
import { copyProject } from './netlifyProject.ts';
import { serveByNetlify } from './netlifyServer.ts';
import { REQUESTS } from './requests.ts';

const BRIEF_STEP = 30;
/** Netlify's packages bundle every function at the first request, which takes a busy machine minutes. */
const PATIENCE_MS = 300_000;
const SHOWN_CHARACTERS = 120;

const knownSchema = z.array(
  z.strictObject({ requests: z.string(), in: z.array(z.string()), reason: z.string().min(1) }),
);

const { values } = parseArgs({ options: { brief: { type: 'boolean', default: false } } });
const project = resolve(import.meta.dirname, '../../..');
const known = knownSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'knownDifferences.json'), 'utf8')),
);
Object.assign(process.env, {
  LOCAL_DATA_FOLDER: 'memory',
  SUPABASE_URL: '',
  SMTP_URL: '',
  OPENAI_API_KEY: '',
});
// The security log.
console.info = () => undefined;

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
const backend = await prepareBackend(project, 'http://localhost');
const copies = await copyProject(project);
// In a process of its own: Netlify's packages change what this one calls a Response.
const ours = await startPreview({ OPENAI_API_KEY: '' });
const theirs = await serveByNetlify(copies.site, copies.pages);
let hasFailed = true;
try {
  const orders = REQUESTS.filter((_, place) => !values.brief || place % BRIEF_STEP === 0);
  const comparisons: Comparison[] = [];
  for (const order of orders) {
    const answers = [
      await sendRaw(ours.url, order, PATIENCE_MS),
      await sendRaw(theirs.url, order, PATIENCE_MS),
    ] as const;
    comparisons.push({ order, differences: compareAnswers(...answers) });
  }
  const { unknown, vanished } = judge(comparisons, known);
  for (const { order, differences } of unknown) {
    console.error(getName(order));
    for (const [what, [one, other]] of Object.entries(differences))
      console.error(`  ${what}: ${shown(one)} here, ${shown(other)} by Netlify's packages`);
  }
  const gone = values.brief ? [] : vanished;
  for (const { requests, in: what } of gone)
    console.error(`No longer different: ${what.join(', ')} of ${requests}`);
  const same = comparisons.filter(({ differences }) => Object.keys(differences).length === 0).length;
  console.log(
    `${orders.length} requests in ${seconds()} s: ${same} answered alike, ${orders.length - same - unknown.length} different as known, ${unknown.length} unknown.`,
  );
  hasFailed = unknown.length + gone.length > 0;
} finally {
  await ours.stop();
  await theirs.close();
  copies.remove();
  await backend?.close();
}
// What ran in this process has set a code of its own.
process.exit(hasFailed ? 1 : 0);

function shown(text: string): string {
  const line = JSON.stringify(text);
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
}
