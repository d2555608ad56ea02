import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  ATTACK_REPORT,
  ATTACKS_AND_COMMANDS,
  BROWSER,
  BROWSER_REPORT,
  COMMANDS_REPORT,
  STATIC_AND_BUILD,
  UNIT,
  UNIT_REPORT,
  type Stage,
} from './commands.ts';
import { provideTestBrowser } from './findChromium.ts';

/*
 * Everything that must hold before a change lands: what needs no built site first, then what tries it, both in two
 * lanes side by side, as each of them alone leaves a core idle.
 * Usage: npm test
 */

/** What a failed test says at the end: enough to know which and why. */
const LINES_OF_A_FAILURE = 20;

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

interface UnitReport extends Record<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
  number
> {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function unitCount(): Count {
  const report = readReport<UnitReport>(UNIT_REPORT);
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What failed among the unit tests, each with its reason: said at the end too, as what they print first is far above. */
function unitFailures(): string[] {
  const files = readReport<UnitReport>(UNIT_REPORT)?.testResults ?? [];
  return files.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
  ]);
}

/** Of a stage that reports how much it tried and how much of it held. */
function trialCount(file: string): Count {
  const report = readReport<Record<'tried' | 'held', number>>(file);
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  return { passed: report.held, failed: report.tried - report.held, skipped: 0 };
}

function browserCount(): Count {
  const stats = readReport<{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }>(
    BROWSER_REPORT,
  )?.stats;
  if (stats === undefined) return { passed: 0, failed: 0, skipped: 0 };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

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

try {
  provideTestBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const lanes = await Promise.all([runLane(STATIC_AND_BUILD), runLane(UNIT)]);
if (!lanes.includes(false))
  lanes.push(...(await Promise.all([runLane(ATTACKS_AND_COMMANDS), runLane(BROWSER, true)])));
const areStagesGreen = !lanes.includes(false);
const counts = [unitCount(), trialCount(ATTACK_REPORT), trialCount(COMMANDS_REPORT), browserCount()];
const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
for (const failure of unitFailures())
  console.error(`\n${failure.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n')}`);
if (sum('skipped') > 0) console.error(`\n${sum('skipped')} test(s) did not run: every test runs.`);
const isGreen = areStagesGreen && sum('skipped') === 0;
console.log(isGreen ? '\nEverything holds.' : '\nSomething failed; see above.');
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = isGreen ? 0 : 1;
