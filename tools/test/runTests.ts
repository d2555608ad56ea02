import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ATTACKS, BROWSER, ENGINES, STATIC_AND_BUILD, UNIT, type Stage } from './commands.ts';
import { provideTestBrowser } from './findChromium.ts';
import { failures, sumOfTests } from './reports.ts';

/*
 * Everything that must hold before a change lands: what needs no built site first, then what tries it, both in two
 * lanes side by side, as each of them alone leaves a core idle.
 * Usage: npm test [-- --engines]   (with --engines also in Firefox and WebKitGTK)
 */

/** Runs a stage; answers whether it passed. It says everything at its end, so that lanes do not mix, or as it goes. */
async function runStage({ name, command }: Stage, isLive: boolean): Promise<boolean> {
  const started = Date.now();
  console.log(`\n── ${name}: ${command}`);
  const child = spawn(command, { shell: true, stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(Buffer.concat(said));
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

/** Runs stages one after the other, up to the first that fails. */
async function runLane(stages: readonly Stage[], isLive = false): Promise<boolean> {
  for (const stage of stages) if (!(await runStage(stage, isLive))) return false;
  return true;
}

const { engines } = parseArgs({ options: { engines: { type: 'boolean', default: false } } }).values;
const attacks = engines ? [...ATTACKS, ...ENGINES] : ATTACKS;
try {
  provideTestBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const lanes = await Promise.all([runLane(STATIC_AND_BUILD), runLane(UNIT)]);
if (!lanes.includes(false)) lanes.push(...(await Promise.all([runLane(attacks), runLane(BROWSER, true)])));
const areStagesGreen = !lanes.includes(false);
const counts = sumOfTests();
for (const failure of failures()) console.error(`\n${failure}`);
if (counts.skipped > 0) console.error(`\n${counts.skipped} test(s) did not run: every test runs.`);
const isGreen = areStagesGreen && counts.skipped === 0;
console.log(isGreen ? '\nEverything holds.' : '\nSomething failed; see above.');
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = isGreen ? 0 : 1;
