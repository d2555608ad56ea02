import { expect, test, type Page } from '@playwright/test';
import { WITH_PICTURES } from '../browser.ts';

test.use({ launchOptions: WITH_PICTURES, contextOptions: { reducedMotion: 'no-preference' } });

test('a page names the rules by which a browser makes others ahead', async ({ request }) => {
  const page = await request.get('/de/cocktails');
  expect(page.headers()['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(Object.keys((await rules.json()) as object)).toEqual(['prerender']);
});

/** Opens the list, and has it tell the next page which of its pictures are named to move when it goes. */
async function openList(page: Page): Promise<void> {
  const part = page.waitForResponse(/betweenPages/);
  await page.goto('/cocktails');
  await page.locator('article[data-card]').nth(2).hover();
  // What is told below is told after the site's own script has named the picture.
  await page.evaluate((url) => import(url) as Promise<unknown>, (await part).url());
  await page.evaluate(() => {
    addEventListener('pageswap', () => {
      const named = [...document.querySelectorAll('img')].filter(
        (picture) => getComputedStyle(picture).viewTransitionName === 'drink',
      );
      sessionStorage.setItem('moved', named.map((picture) => picture.currentSrc).join());
    });
  });
}

test('the picture of a drink moves from its card to its page', async ({ page }) => {
  await openList(page);
  const card = page.locator('article[data-card]').nth(2);
  const picture = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(picture).toMatch(/\/pictures\/\d+/);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('moved'))).toBe(picture);
  const own = page.locator('[data-recipe-picture]');
  await expect(own).toHaveCSS('view-transition-name', 'drink');
});

test('nothing moves for a reader who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page);
  await page.locator('article[data-card]').nth(2).getByRole('link').first().click();
  await expect(page.locator('[data-recipe-picture]')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('moved'))).toBe('');
});
