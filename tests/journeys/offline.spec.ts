import { readdirSync } from 'node:fs';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { WITH_PICTURES } from '../browser.ts';
import { heart, openSignedIn } from '../reader.ts';
import { visitor } from '../visitor.ts';

// Each test has a context of its own: a worker outlives the pages of one.
test.use({ launchOptions: WITH_PICTURES });

const RETURNING = visitor({
  ageVerified: 'yes',
  hasSeenWelcome: 'true',
  'cocktail-unit-dialog-seen': 'true',
}) ?? { cookies: [], origins: [] };

/** As the English page writes it: `1,061`. */
const RECIPE_COUNT = ['cocktails', 'shots']
  .flatMap((kind) => readdirSync(`data/${kind}`))
  .length.toLocaleString('en');

function openContext(browser: Browser, baseURL = '', bypassCSP = false): Promise<BrowserContext> {
  return browser.newContext({
    ...{ baseURL, bypassCSP },
    serviceWorkers: 'allow',
    storageState: RETURNING,
    reducedMotion: 'reduce',
  });
}

/** Waits until something is kept that the worker fetches by itself. */
const untilKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (at) => (await caches.match(at)) !== undefined, path), {
      timeout: 40_000,
    })
    .toBe(true);

/** Two pages read, after which all is there that works without a network. */
async function readTwoPages(page: Page): Promise<void> {
  await page.goto('/cocktail/negroni');
  await untilKept(page, '/offline');
  await untilKept(page, '/cocktail/negroni');
  await page.goto('/cocktails');
  await untilKept(page, '/api/en/mix-words.json');
}

const cut = (context: BrowserContext) => context.setOffline(true);

test('without a network lists, Mix Master and what was read go on, and what is not there says so @main', async ({
  browser,
  baseURL,
}) => {
  const context = await openContext(browser, baseURL);
  const page = await context.newPage();
  await readTwoPages(page);
  await page.reload();
  await page.getByRole('searchbox').focus();
  await cut(context);
  await test.step('in the middle of a list', async () => {
    await page.getByRole('searchbox').fill('negroni');
    await expect(page.locator('[data-list-results]')).toContainText('Negroni');
  });
  await test.step('a recipe that was read, with its picture', async () => {
    await page.goto('/cocktail/negroni');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negroni');
    const picture = page.locator('[data-recipe] img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  await test.step('Mix Master, never opened before', async () => {
    await page.goto('/mix-master');
    await page.getByRole('button', { name: 'Gin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
  await test.step('the shopping list, never opened before', async () => {
    await page.goto('/shopping-list?drinks=11002');
    await page.getByRole('button', { name: 'Put on the list' }).click();
    await expect(page.getByRole('checkbox', { name: 'Campari' })).toBeVisible();
  });
  await test.step('a page that is not there', async () => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device');
    await expect(page).toHaveTitle('This page is not on this device – Mixmaster');
    await page.getByRole('link', { name: 'Negroni', exact: true }).click();
    await expect(page).toHaveURL('/cocktail/negroni');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negroni');
  });
  await test.step('a page that was read, with a slash at the end, in capital letters, with a prefix', async () => {
    for (const path of ['/cocktail/negroni/', '/cocktail/NEGRONI', '/en/cocktail/negroni']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Negroni');
    }
  });
  await test.step('pages in another language', async () => {
    for (const path of ['/de', '/fr/cocktail/negroni', '/nl/account']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
        'This page is not on this device',
      );
    }
  });
  await context.close();
});

test('Bar Mode that was opened before opens without a network', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL);
  const page = await context.newPage();
  await readTwoPages(page);
  await page.goto('/cocktail/negroni');
  const bar = page.getByRole('dialog', { name: 'Bar Mode: Negroni' });
  const open = async () => {
    await page.getByRole('button', { name: 'Bar Mode' }).click();
    await expect(bar).toContainText('Campari');
  };
  await open();
  await untilKept(page, '/bar-mode/en');
  await cut(context);
  await page.reload();
  await open();
  await context.close();
});

test('a device keeps all recipes, tells one that was never opened, and forgets everything', async ({
  browser,
  baseURL,
}) => {
  const context = await openContext(browser, baseURL);
  // All pictures of three drinks take a second, those of a thousand a minute.
  await context.route('**/lists/en/names.json*', async (route) => {
    const names = (await (await route.fetch()).json()) as Record<string, { path: string }>;
    const few = Object.entries(names).filter(([, { path }]) => /\/(negroni|margarita|b-52)$/.test(path));
    await route.fulfill({ json: Object.fromEntries(few) });
  });
  const page = await context.newPage();
  await page.goto('/offline');
  await untilKept(page, '/offline');
  await expect(
    page.getByText(new RegExp(`${RECIPE_COUNT} recipes with small pictures take up [\\d.]+ MB`)),
  ).toBeVisible();
  const keep = page.getByRole('button', { name: 'Keep all recipes on this device' });
  const said = page.getByRole('status');
  await keep.press('Enter');
  await expect(said.filter({ hasText: `All ${RECIPE_COUNT} recipes are on this device.` })).toBeVisible();
  // Not the button that removes them: a key that was meant for "Cancel" would press it.
  await expect(page.getByRole('heading', { name: 'All recipes' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove them' }).press('Enter');
  await expect(said.filter({ hasText: 'The recipes are no longer on this device.' })).toBeVisible();
  await expect(keep).toBeFocused();
  await keep.press('Enter');
  await expect(said.filter({ hasText: `All ${RECIPE_COUNT} recipes are on this device.` })).toBeVisible();
  await cut(context);
  await page.goto('/shot/b-52');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B-52');
  await expect(page.locator('[data-lines] li').first()).toContainText('ml');
  const picture = page.locator('[data-picture]');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goto('/de/shot/b-52');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B-52');
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Sign out and forget this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out and forget this device' }).click();
  await expect(page.getByText('Nothing was deleted.')).toBeVisible();
  await context.setOffline(false);
  // The page that comes next begins anew: here it is an empty one, which keeps nothing before one looks.
  await context.route(new URL('/', baseURL).href, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.getByRole('button', { name: 'Sign out and forget this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out and forget this device' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(async () => [await caches.keys(), { ...localStorage }])).toEqual([[], {}]);
  await context.close();
});

test('a heart that is given without a network survives a reload, and reaches the account afterwards', async ({
  browser,
  baseURL,
}) => {
  const context = await openContext(browser, baseURL);
  const page = await context.newPage();
  await openSignedIn(page, '/cocktail/negroni');
  await readTwoPages(page);
  await page.goto('/cocktail/negroni');
  await expect(page.getByText('Ada')).toBeVisible();
  // What is said when a network is back does not wait for it.
  await untilKept(page, '/lists/en/offline-notices.json');
  await cut(context);
  await heart(page, 'Negroni').click();
  await expect(page.locator('[data-toast]')).toContainText('Saved on this device');
  await page.reload();
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-account]')).toHaveText(/My Account/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Negroni' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-toast]')).toContainText('Your changes are saved to your account');
  const favorites = (await (await context.request.get('/api/favorites')).json()) as unknown[];
  expect(favorites).toMatchObject([{ cocktailId: '11002' }]);
  await context.close();
});

test('a new version is offered, not in bar mode, and comes when it is taken', async ({
  browser,
  baseURL,
}) => {
  const context = await openContext(browser, baseURL, true);
  const page = await context.newPage();
  await page.goto('/cocktail/negroni');
  await untilKept(page, '/offline');
  await page.reload();
  // The page has registered its own worker by then, which would take the place of the next one.
  await untilKept(page, '/api/en/mix-words.json');
  await page.getByRole('button', { name: 'Bar Mode' }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?next');
    for (;;) {
      const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      if (waiting) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expect(page.locator('[data-update]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-update]')).toContainText('A new version is ready.');
  const reloaded = page.waitForEvent('load');
  await page.locator('[data-update]').getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?next');
  await context.close();
});
