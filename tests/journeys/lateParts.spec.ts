import { expect, test } from '@playwright/test';
import { visitor } from '../visitor.ts';

const RETURNING = visitor({ ageVerified: 'yes', hasSeenWelcome: 'true' }) ?? { cookies: [], origins: [] };

// Firefox and WebKit, which refused such a part for longer, walk the same way (tools/engines/walk.ts).
for (const serviceWorkers of ['block', 'allow'] as const) {
  test(`a part that failed without a network comes at the next press, service workers: ${serviceWorkers}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      serviceWorkers,
      storageState: RETURNING,
    });
    const page = await context.newPage();
    await page.goto('/cocktails');
    if (serviceWorkers === 'allow')
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
    await context.setOffline(true);
    const button = page.locator('[data-chat]');
    await button.click();
    await expect(page.locator('[data-toast=error]')).toBeVisible();
    await context.setOffline(false);
    await button.click();
    await expect(page.locator('#chat [data-idea]').first()).toBeVisible();
    await context.close();
  });
}

test('a page goes without a part that another part misses', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'block',
    storageState: RETURNING,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  await page.route('**/_astro/drinkLists.*.js', (route) => route.abort());
  await page.goto('/cocktails');
  const missed = page.waitForEvent('requestfailed');
  await page.locator('[data-card]').first().hover();
  await missed;
  // What nobody caught is told a moment later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(errors).toEqual([]);
  await context.close();
});
