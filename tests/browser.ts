import type { LaunchOptions } from '@playwright/test';
import { findTestBrowser, provideTestBrowser } from '../tools/test/findChromium.ts';

provideTestBrowser();

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  // One process for the pages of a browser: to start one for each site costs a tenth of all the time.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  // Nor one for what a graphics card would do: that costs a twentieth.
  '--in-process-gpu',
];

/** Pages live a second here: scripts that are optimized cost more than they save. */
const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev --single-threaded-gc';

const launch = (args: readonly string[]): LaunchOptions => ({
  executablePath: findTestBrowser(),
  args: [...args],
});

/** How a browser starts that shows no pictures: they are a quarter of what a page costs, and most tests look at none. */
export const WITHOUT_PICTURES = launch([...ARGUMENTS, UNOPTIMIZED, '--blink-settings=imagesEnabled=false']);

/** For a file of tests that look at pictures: `test.use({ launchOptions: WITH_PICTURES })`. */
export const WITH_PICTURES = launch([...ARGUMENTS, UNOPTIMIZED]);

/** The same for a page that computes for a long time, such as one that prints twenty menus. */
export const FOR_LONG_WORK = launch(ARGUMENTS);
