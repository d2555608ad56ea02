import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { readRecipeIds } from '../../src/catalogue/recipeIds.ts';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import { SIGNED_IN_HINT } from '../../src/contracts/people/signedInHint.ts';
import { HOUSE_BRAND } from '../../src/domain/branding/houseBrand.ts';
import { DESIGNS, type Design } from '../../src/domain/menus/document/printedMenu.ts';
import { messagesIn } from '../../src/i18n/messages.ts';
import { findChromium } from '../test/findChromium.ts';
import { asMany, missAim } from './effort.ts';
import { serveBuilt } from './serveBuilt.ts';

/*
 * Exports menus of 10, 40 and 200 drinks from the Menu Builder of the built site in every design: seconds from the
 * press until the file is there, bytes a drink, and the longest task that kept the page from answering meanwhile.
 * Usage: npm run build && npm run qa -- pdf   (exits with 1 where an aim is missed)
 */

const COUNTS = asMany([10, 40, 200]);
/** Issue "Menu Builder": seconds by number of drinks, bytes a drink. */
const AIMS: { seconds: Record<number, number>; bytes: number } = {
  seconds: { 10: 1, 200: 8 },
  bytes: 60_000,
};
/** Milliseconds that a page may keep a reader waiting unnoticed; what is longer is listed as a miss. */
const LONGEST_TASK = 200;

interface Result {
  seconds: number;
  bytes: number;
  longest: number;
}

/** A menu of the first recipes with a price each, in sections of ten. */
function menuOf(count: number): Menu {
  const cocktailIds = readRecipeIds('data').slice(0, count);
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    name: `Menu of ${count}`,
    description: 'Aperitifs, classics, and a few for the way home.',
    restaurantName: 'The Brass Lantern',
    currency: null,
    priceLists: [],
    cocktailIds,
    sections: Array.from({ length: Math.ceil(count / 10) }, (_, index) => ({
      title: `Section ${index + 1}`,
      drinks: cocktailIds
        .slice(index * 10, index * 10 + 10)
        .map((cocktailId) => ({ cocktailId, prices: [{ size: null, amounts: ['€ 11.50'] }], note: null })),
    })),
    version: 1,
    updatedAt: '2026-01-01T00:00:00Z',
    isArchived: false,
    publication: null,
  };
}

/** The Menu Builder of somebody who is signed in and has these menus. */
async function openMenus(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true });
  await context.addCookies([{ ...SIGNED_IN_HINT, url }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const [key, value] of [
      ['ageVerified', 'yes'],
      ['hasSeenWelcome', 'true'],
    ] as const) {
      localStorage.setItem(key, value);
    }
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const user = { id: 'b7a1', email: 'ada@example.test', firstName: 'Ada', isPro: false };
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: user }));
  await page.route('**/api/menus', (route) => route.fulfill({ json: COUNTS.map(menuOf) }));
  await page.route('**/api/brand', (route) => route.fulfill({ json: HOUSE_BRAND }));
  await page.goto(`${url}/menu-builder`);
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  return page;
}

async function exportOnce(browser: Browser, url: string, count: number, design: Design): Promise<Result> {
  const page = await openMenus(browser, url);
  const say = messagesIn('en', 'menuPdf');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: `Menu of ${count}`, exact: true }) })
    .getByRole('button', { name: /Export PDF/ })
    .click();
  await page.getByRole('radio', { name: say[`menuPdf.design.${design}`] }).check();
  const button = page.getByRole('button', { name: say['menuPdf.export'] });
  await button.hover();
  await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0));
  const arriving = page.waitForEvent('download', { timeout: 120_000 });
  const start = performance.now();
  await button.click();
  const file = await (await arriving).path();
  const seconds = (performance.now() - start) / 1000;
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  const { size } = await stat(file);
  await page.context().close();
  return { seconds, bytes: size / count, longest: Math.max(0, ...tasks) };
}

function missed({ seconds, bytes, longest }: Result, count: number): string[] {
  return [
    ...(seconds > (AIMS.seconds[count] ?? Infinity) ? ['seconds'] : []),
    ...(bytes > AIMS.bytes ? ['bytes'] : []),
    ...(longest > LONGEST_TASK ? ['longest task'] : []),
  ];
}

if (!existsSync('dist/menu-builder.html'))
  throw new Error('There is no built site: run "npm run build" first.');
const site = await serveBuilt();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const row = (...cells: string[]) => {
    console.log(cells.map((cell, index) => cell.padStart([8, 9, 9, 14, 17, 0][index] ?? 0)).join(''));
  };
  row('drinks', 'design', 'seconds', 'bytes/drink', 'longest task ms', '  missed');
  for (const count of COUNTS) {
    for (const design of DESIGNS) {
      const result = await exportOnce(browser, site.url, count, design);
      const misses = missed(result, count);
      const { seconds, bytes, longest } = result;
      row(
        String(count),
        design,
        seconds.toFixed(2),
        bytes.toFixed(0),
        longest.toFixed(0),
        misses.length > 0 ? `  ${misses.join(', ')}` : '',
      );
      if (misses.length > 0) missAim();
    }
  }
} finally {
  await browser.close();
  site.close();
}
