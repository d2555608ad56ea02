import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { provideTestBrowser } from './findChromium.ts';

/*
 * Everything that must hold before a change lands, in the order of what is quickest to find.
 * Usage: npm test
 */

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';

const STAGES: [name: string, command: string][] = [
  ['types', 'npm run typecheck --silent'],
  ['lint', 'npm run lint --silent'],
  ['format', 'npm run format:check --silent'],
  ['catalogue', 'npm run check:data --silent'],
  ['pictures', 'npm run check:pictures --silent'],
  ['unit tests', `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`],
  ['build', 'npm run build --silent'],
  ['browser tests', 'playwright test'],
];

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

function unitCount(): Count {
  const report =
    readReport<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>>(
      UNIT_REPORT,
    );
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function browserCount(): Count {
  const stats = readReport<{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }>(
    BROWSER_REPORT,
  )?.stats;
  if (stats === undefined) return { passed: 0, failed: 0, skipped: 0 };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

function run(): boolean {
  for (const [name, command] of STAGES) {
    console.log(`\n── ${name}: ${command}`);
    const started = Date.now();
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    console.log(
      `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
    if (status !== 0) return false;
  }
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
const areStagesGreen = run();
const counts = [unitCount(), browserCount()];
const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
if (sum('skipped') > 0) console.error(`\n${sum('skipped')} test(s) did not run: every test runs.`);
const isGreen = areStagesGreen && sum('skipped') === 0;
console.log(isGreen ? '\nEverything holds.' : '\nSomething failed; see above.');
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = isGreen ? 0 : 1;
