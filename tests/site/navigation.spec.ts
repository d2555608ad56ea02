import { expect, test, type Locator } from '@playwright/test';
import { signIn } from '../chrome.ts';
import { LANGUAGES } from '../languages.ts';

// The sheet comes without a movement, so that its links are where they stay.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [320, 360, 390, 640, 767, 820, 1023, 1024, 1100, 1279, 1280, 1440, 1920, 2560];
const PAGES = ['', '/cocktails', '/mixed-shots', '/mix-master', '/menu-builder', '/pricing'];

for (const { locale, prefix } of LANGUAGES) {
  for (const reader of ['a stranger', 'a signed-in reader'] as const) {
    test(`${reader} reaches every page of the navigation at every width in ${locale}`, async ({ page }) => {
      test.slow();
      if (reader === 'a signed-in reader') await signIn(page, { firstName: 'Annegret-Maximiliane' });
      await page.goto(`${prefix}/pricing`);
      const account = page.locator('[data-account] > :is(a, details)');
      if (reader === 'a signed-in reader') await expect(account).toContainText('Annegret');
      await page.evaluate(() => document.fonts.ready);
      const header = page.getByRole('banner');
      const button = header.locator('[data-opens="menu"]');
      const sheet = page.locator('#menu');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const reached = await linksInView(header.getByRole('navigation'));
        if (await button.isVisible()) {
          await button.click();
          await expect(sheet).toBeVisible();
          reached.push(...(await linksInView(sheet.getByRole('navigation'))));
          await page.keyboard.press('Escape');
          await expect(sheet).toBeHidden();
        }
        expect([...new Set(reached)].sort(), `at ${width}`).toEqual(
          PAGES.map((path) => prefix + path || '/').sort(),
        );
        const box = await account.boundingBox();
        expect(Math.round((box?.x ?? 0) + (box?.width ?? 0)), `account at ${width}`).toBeLessThanOrEqual(
          width,
        );
        expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(65);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
}

/** The addresses of the links of a navigation that are seen whole. */
function linksInView(navigation: Locator): Promise<string[]> {
  return navigation.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, right, top, bottom, width } = link.getBoundingClientRect();
        return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      })
      .map((link) => link.getAttribute('href') ?? ''),
  );
}
