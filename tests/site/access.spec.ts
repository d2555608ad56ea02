import { expect, test } from '@playwright/test';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

test('with the spacing of 1.4.12 nothing of the table of a menu is cut, and what stays is below the header', async ({
  page,
}) => {
  const menu = await keepMenu(page, {
    ...{ name: 'Friday', currency: 'EUR', cocktailIds: ['11002', '11003', '11001'] },
  });
  await publishMenu(page, menu);
  for (const [prefix, width] of [
    ['', 1440],
    ['/de', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${prefix}/menu-builder/${menu.id}`);
    await expect(page.locator('[data-drink] summary').filter({ hasText: /Sul/ }).first()).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    const cut = () =>
      page
        .locator('[data-columns] span, [data-drink] summary')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
            .map(({ textContent }) => textContent),
        );
    expect(await cut(), `${prefix} ${width}`).toEqual([]);
    await page.locator('[data-drink]').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      scrollBy(0, 300);
    });
    const room = () =>
      page.evaluate(() => {
        const { bottom = 0 } = document.querySelector('body > header')?.getBoundingClientRect() ?? {};
        const bars = document.querySelectorAll('[data-save-bar], [data-table-bar]');
        return Math.min(...[...bars].map((bar) => bar.getBoundingClientRect().top - bottom));
      });
    await expect.poll(room).toBeGreaterThanOrEqual(-1);
  }
});
