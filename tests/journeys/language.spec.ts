import { expect, test, type Page } from '@playwright/test';
import { switchLanguage } from '../chrome.ts';

/** The browser refuses to keep anything, and the gate with it asks on every page. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
}

async function passGate(page: Page): Promise<void> {
  await page.locator('[data-of-age="yes"]').click();
}

test.describe('with a German browser', () => {
  test.use({ locale: 'de-AT' });

  test('a first visit moves to German and keeps path, query and hash, leaving no step behind; a prefix is never left', async ({
    page,
  }) => {
    await page.goto('/mixed-shots?spirit=gin#list');
    await expect(page).toHaveURL('/de/mixed-shots?spirit=gin#list');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    for (const [address, there] of [
      ['/', '/de'],
      ['/cocktail/negroni', '/de/cocktail/negroni'],
      ['/fr/cocktail/negroni', '/fr/cocktail/negroni'],
    ] as const) {
      await page.goto(address, { waitUntil: 'load' });
      await expect(page).toHaveURL(there);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('the choice of English stays, on this visit and the next', async ({ page }) => {
    await page.goto('/de/cocktail/negroni');
    await switchLanguage(page, 'English');
    await expect(page).toHaveURL('/cocktail/negroni');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    await page.goto('/mixed-shots', { waitUntil: 'load' });
    await expect(page).toHaveURL('/mixed-shots');
  });

  for (const [kept, there] of [
    ['es', '/es/mixed-shots'],
    ['../evil', '/de/mixed-shots'],
  ] as const) {
    test(`the stored choice wins over the browser where it is one: ${kept}`, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('language', value);
      }, kept);
      await page.goto('/mixed-shots');
      await expect(page).toHaveURL(there);
    });
  }

  test('where storage is blocked, the move happens once, English can be chosen, and nothing fails', async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await blockStorage(page);
    await page.goto('/cocktails');
    await expect(page).toHaveURL('/de/cocktails');
    await passGate(page);
    await switchLanguage(page, 'English');
    await expect(page).toHaveURL('/cocktails');
    await passGate(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/cocktails');
    expect(faults).toEqual([]);
  });

  test('nothing of the English page is shown before the move', async ({ page }) => {
    await page.addInitScript(() => {
      if (location.pathname === '/cocktail/negroni') {
        addEventListener('DOMContentLoaded', () => {
          sessionStorage.setItem('shown', String(!document.documentElement.hidden));
        });
      }
    });
    await page.goto('/cocktail/negroni');
    await expect(page).toHaveURL('/de/cocktail/negroni');
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).not.toBe('true');
  });
});

test('Back after a choice of language leads to the page before, page by page', async ({ page }) => {
  await page.goto('/cocktails', { waitUntil: 'load' });
  await page.goto('/cocktail/negroni', { waitUntil: 'load' });
  await switchLanguage(page, 'Deutsch');
  await expect(page).toHaveURL('/de/cocktail/negroni');
  await page.goBack();
  await expect(page).toHaveURL('/cocktail/negroni');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(page).toHaveURL('/cocktails');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('addresses as people type them lead to the page', async ({ page }) => {
  for (const [typed, there] of [
    ['/cocktail/NEGRONI', '/cocktail/negroni'],
    ['/en/cocktail/negroni?from=list', '/cocktail/negroni?from=list'],
    ['/en', '/'],
    ['/DE/Cocktails', '/de/cocktails'],
  ] as const) {
    const answer = await page.goto(typed);
    expect(answer?.status(), typed).toBe(200);
    await expect(page).toHaveURL(there);
  }
});

test.describe('with a browser in a language that the site lacks', () => {
  test.use({ locale: 'ja-JP' });

  test('a first visit stays in English', async ({ page }) => {
    await page.goto('/cocktail/negroni', { waitUntil: 'load' });
    await expect(page).toHaveURL('/cocktail/negroni');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
