import { expect, test } from '@playwright/test';

test('the lists of a language name its feed of new recipes, whose links lead to them', async ({ page }) => {
  await page.goto('/de/cocktails');
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(feed).toBe('/de/feed.xml');
  const answer = await page.request.get('/de/feed.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const xml = await answer.text();
  // The site's policy lets no page parse a text.
  await page.goto('about:blank');
  const read = await page.evaluate((text) => {
    const told = new DOMParser().parseFromString(text, 'application/xml');
    return {
      error: told.querySelector('parsererror')?.textContent,
      items: [...told.querySelectorAll('item')].map((item) => ({
        title: item.querySelector('title')?.textContent ?? '',
        path: new URL(item.querySelector('link')?.textContent ?? '').pathname,
        day: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
      })),
    };
  }, xml);
  expect(read.error).toBeUndefined();
  expect(read.items).toHaveLength(40);
  expect(read.items.map(({ day }) => -day)).toEqual(
    read.items.map(({ day }) => -day).toSorted((a, b) => a - b),
  );
  const [newest] = read.items;
  await page.goto(newest?.path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '');
});
