import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/startPreview.ts';
import { TRIALS_OF_RULES, trialsOfSite } from './commands.ts';

/*
 * Runs the commands of the README that the other stages of `npm test` do not, at their smallest, so that none rots
 * unseen: those on data and rules, or those on the site, after which it opens pages of `npm run dev`. Each must end
 * with 0 and say something.
 * Usage: npm run build && node tools/test/tryCommands.ts rules|site REPORT
 */

const [group, report] = process.argv.slice(2);
if ((group !== 'rules' && group !== 'site') || report === undefined)
  throw new Error('Usage: node tools/test/tryCommands.ts rules|site REPORT');
const work = mkdtempSync(join(tmpdir(), 'mixmaster-commands-'));
const trials = Object.entries(group === 'rules' ? TRIALS_OF_RULES : trialsOfSite(join(work, 'screens')));
const faults: string[] = [];

function tryScript(script: string, args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) return `ended with ${status}:\n${stdout}${stderr}`;
  return stdout.trim() === '' ? 'said nothing' : undefined;
}

/** The first of a newcomer's commands: a page, and the functions behind it. */
async function tryDev(): Promise<string | undefined> {
  const site = await startServer('tools/serve/dev.ts', { OPENAI_API_KEY: '' });
  try {
    for (const path of ['/', '/de/cocktail/negroni', '/api/health']) {
      const { status } = await fetch(new URL(path, site.url));
      if (status !== 200) return `answers ${status} at ${path}`;
    }
    return undefined;
  } finally {
    await site.stop();
  }
}

let tried = 0;

async function tell(name: string, trial: () => Promise<string | undefined> | string | undefined) {
  const started = performance.now();
  tried += 1;
  const fault = await trial();
  if (fault !== undefined) faults.push(`${name} ${fault}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${fault === undefined ? '✓' : '✗'} ${name} (${seconds} s)`);
}

try {
  for (const [script, args] of trials) {
    await tell(`npm run ${script}`, () => tryScript(script, args));
  }
  if (group === 'site') await tell('npm run dev', tryDev);
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
writeFileSync(report, JSON.stringify({ tried, held: tried - faults.length }));
process.exitCode = faults.length === 0 ? 0 : 1;
