import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './findChromium.ts';

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
  ['unit tests', `vitest run --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`],
  ['build', 'npm run build --silent'],
  ['browser tests', 'playwright test'],
];

interface Count {
  passed: number;
  failed: number;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

function unitCount(): Count {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(UNIT_REPORT);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function browserCount(): Count {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    BROWSER_REPORT,
  );
  return {
    passed: report?.stats.expected ?? 0,
    failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
  };
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
  findChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const isGreen = run();
const [unit, browser] = [unitCount(), browserCount()];
console.log(isGreen ? '\nEverything holds.' : '\nA stage failed; see above.');
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`);
process.exitCode = isGreen ? 0 : 1;
