import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, an installed one, or Playwright's own.
 *
 * @throws Error that says in one sentence what is missing
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string {
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names "${named}", which does not exist.`);
  }
  const found = [...INSTALLED, chromium.executablePath()].find((candidate) => existsSync(candidate));
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium: install it, run "npx playwright install chromium", or set CHROMIUM_PATH.',
  );
}

/** Installs Debian's Chromium where none is found, as root on a machine with apt-get; elsewhere it does nothing. */
export function provideChromium(): void {
  try {
    findChromium();
  } catch (error) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw error;
    console.log('No Chromium found: installing Debian’s.');
    const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  }
}
