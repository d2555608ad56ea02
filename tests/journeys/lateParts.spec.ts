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
