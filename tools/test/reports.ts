import { readFileSync } from 'node:fs';
import { ATTACK_REPORT, BROWSER_REPORT, RULES_REPORT, SITE_REPORT, UNIT_REPORT } from './commands.ts';

/*
 * What the stages of `npm test` left in their reports: how much held, and what failed.
 */

/** What a failed test says at the end: enough to know which and why. */
const LINES_OF_A_FAILURE = 20;
/** What of a page that a browser test stood before is shown. */
const LINES_OF_A_PAGE = 40;

/** How many tests did what. */
export interface Count {
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

/** What failed among the unit tests, each with its reason. */
function unitFailures(): string[] {
  const files = readReport<UnitReport>(UNIT_REPORT)?.testResults ?? [];
  return files
    .flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}\n${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
    ])
    .map((failure) => firstLines(failure, LINES_OF_A_FAILURE));
}

/** Of a stage that reports how much it tried and how much of it held. */
function trialCount(file: string): Count {
  const report = readReport<Record<'tried' | 'held', number>>(file);
  if (report === undefined) return { passed: 0, failed: 0, skipped: 0 };
  return { passed: report.held, failed: report.tried - report.held, skipped: 0 };
}

interface BrowserSuite {
  specs: {
    title: string;
    ok: boolean;
    tests: { projectName: string; results: { attachments: { name: string; path?: string }[] }[] }[];
  }[];
  suites?: BrowserSuite[];
}
interface BrowserReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: BrowserSuite[];
}

function browserCount(): Count {
  const stats = readReport<BrowserReport>(BROWSER_REPORT)?.stats;
  if (stats === undefined) return { passed: 0, failed: 0, skipped: 0 };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** What failed among the browser tests, each with the page as it stood then: why is said above, but not what was there. */
function browserFailures(suites = readReport<BrowserReport>(BROWSER_REPORT)?.suites ?? []): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests.flatMap(({ projectName, results }) =>
          results.flatMap(({ attachments }) => {
            const page = attachments.find(({ name }) => name === 'error-context')?.path;
            return page === undefined ? [] : [`[${projectName}] ${title}\n${pageIn(page)}`];
          }),
        ),
      ),
    ...browserFailures(suite.suites ?? []),
  ]);
}

/** What a page held in its middle, from what Playwright notes of a failure; empty where it notes no page. */
function pageIn(file: string): string {
  const [, page = ''] = readFileSync(file, 'utf8').split(/^# Page snapshot$/m);
  const [held = ''] = page.slice(Math.max(0, page.search(/^[ \t]*- main/m))).split('```');
  return firstLines(held, LINES_OF_A_PAGE);
}

const firstLines = (text: string, number: number) => text.split('\n').slice(0, number).join('\n');

/** What failed, each with its reason: said at the end, as what the stages print first is far above. */
export function failures(): string[] {
  return [...unitFailures(), ...browserFailures()];
}

/** How much of all that was tried held. */
export function sumOfTests(): Count {
  const trials = [ATTACK_REPORT, RULES_REPORT, SITE_REPORT].map(trialCount);
  const counts = [unitCount(), ...trials, browserCount()];
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
