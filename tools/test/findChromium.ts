import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window: the same engine, and pages open two to three times faster in it. */
const HEADLESS = ['/usr/bin/chromium-headless-shell'];

const WITH_WINDOWS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  chromium.executablePath(),
];

/**
 * Path of a Chromium, as people use it: `CHROMIUM_PATH`, an installed one, or Playwright's own; that of the browser
 * tests where there is no other.
 *
 * @throws Error that says in one sentence what is missing
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  return firstOf([...WITH_WINDOWS, ...HEADLESS], environment);
}

/** Path of the Chromium for the browser tests: as `findChromium`, but Debian's headless shell before others. */
export function findTestBrowser(environment: NodeJS.ProcessEnv = process.env): string {
  return firstOf([...HEADLESS, ...WITH_WINDOWS], environment);
}

function firstOf(places: readonly string[], environment: NodeJS.ProcessEnv): string {
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names "${named}", which does not exist.`);
  }
  const found = places.find((place) => existsSync(place));
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium: install it, run "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}

/**
 * Installs Debian's headless Chromium where it is missing, as root on a machine with apt-get; elsewhere the tests take
 * what there is.
 *
 * @throws Error that says in one sentence what is missing
 */
export function provideTestBrowser(): void {
  if (
    !HEADLESS.some((path) => existsSync(path)) &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get')
  )
    install();
  findTestBrowser();
}

/** One that cannot be installed is no fault while another browser is there. */
function install(): void {
  console.log('Installing Debian’s headless Chromium.');
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
  for (const name of ['chromium-headless-shell', 'chromium']) {
    try {
      execFileSync('apt-get', ['update'], options);
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
      return;
    } catch {
      console.error(`${name} could not be installed.`);
    }
  }
}
