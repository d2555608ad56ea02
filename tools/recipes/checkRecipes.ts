import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readRecipeIds } from '../../src/catalogue/recipeIds.ts';
import { LOCALES } from '../../src/contracts/site/locale.ts';
import { asMany, missAim } from '../bench/effort.ts';
import { serveBuilt } from '../bench/serveBuilt.ts';
import { findTestBrowser } from '../test/findChromium.ts';
import { recipeBottom, textFaults } from './looks.ts';
import { FIRST_SCREEN, lookAt, openRecipeFrame, readRecipePages, WINDOWS } from './recipePages.ts';

/*
 * Looks at every recipe in every language: whether each text is read whole at four widths, and how many recipes show
 * their ingredients and steps on the first screen.
 * Usage: npm run build && npm run qa -- recipes   (some minutes; exits with 1 where a text is broken or an aim missed)
 */

/** The least share of the recipes in a language that show their ingredients and steps on the first screen. */
const AIM = 0.9;

if (!existsSync('dist/index.html'))
  throw new Error('There is no built site in dist/: run "npm run build" first.');
const pages = readRecipePages('dist', asMany(readRecipeIds('data'), 3));
const site = await serveBuilt();
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] });
try {
  const frame = await openRecipeFrame(browser, site.url);
  for (const window of WINDOWS) {
    await frame.setViewportSize(window);
    let broken = 0;
    const found = await lookAt(frame, pages, textFaults);
    for (const [index, page] of pages.entries()) {
      const faults = found[index] ?? [];
      if (faults.length === 0) continue;
      broken += 1;
      console.error(`${window.width} px, ${page.locale} ${page.id}: ${faults.join('; ')}`);
    }
    console.log(`${window.width} px: ${pages.length - broken} of ${pages.length} pages are read whole`);
    if (broken > 0) process.exitCode = 1;
  }
  await frame.setViewportSize(FIRST_SCREEN);
  for (const locale of LOCALES) {
    const own = pages.filter((page) => page.locale === locale);
    const found = await lookAt(frame, own, recipeBottom);
    const bottoms = own.map(({ id }, index) => ({ id, bottom: found[index] ?? 0 }));
    const inView = bottoms.filter(({ bottom }) => bottom <= FIRST_SCREEN.height).length;
    const share = inView / bottoms.length;
    const longest = bottoms.toSorted((a, b) => b.bottom - a.bottom).slice(0, 3);
    console.log(
      `${FIRST_SCREEN.width} × ${FIRST_SCREEN.height}, ${locale}: ${inView} of ${bottoms.length} recipes ` +
        `(${(share * 100).toFixed(1)} %) have ingredients and steps on the first screen; longest: ` +
        longest.map(({ id, bottom }) => `${id} (${Math.round(bottom)} px)`).join(', '),
    );
    if (share < AIM) missAim();
  }
} finally {
  await browser.close();
  site.close();
}
