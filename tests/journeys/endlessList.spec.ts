import { expect, test } from '@playwright/test';
import { SHOWN_AT_FIRST } from '../../src/features/recipe/shownAtFirst.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('ageVerified', 'yes');
  });
});

test('the whole list goes on with pictures, keeps few of them, and Back returns to the place', async ({
  page,
}) => {
  await page.goto('/cocktails');
  const items = page.locator('.list-cards > ul > li');
  const cards = page.locator('.list-cards article');
  await expect(items).toHaveCount(SHOWN_AT_FIRST);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1200);
        return items.count();
      },
      { intervals: [100] },
    )
    .toBeGreaterThan(200);
  await expect.poll(() => cards.count()).toBeLessThan(120);
  await page.mouse.wheel(0, -2000);
  const nameInView = () =>
    cards.getByRole('heading').evaluateAll(
      (all) =>
        all.find((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top > 100 && bottom < innerHeight;
        })?.textContent ?? '',
    );
  await expect.poll(nameInView).not.toBe('');
  const name = await nameInView();
  const card = cards.filter({ has: page.getByRole('link', { name, exact: true }) });
  const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
  // Read at the press itself: the wheel may still be turning when the name is found.
  await card.evaluate((element) => {
    element.addEventListener('click', () => {
      sessionStorage.setItem('top-at-press', String(element.getBoundingClientRect().top));
    });
  });
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const before = Number(await page.evaluate(() => sessionStorage.getItem('top-at-press')));
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});
