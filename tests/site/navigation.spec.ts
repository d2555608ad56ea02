import { expect, test, type Locator } from '@playwright/test';
import { EXPLORE_PATH, GUIDES_PATH, INGREDIENTS_PATH } from '../../src/web/addressWords.ts';
import { signIn } from '../chrome.ts';
import { LANGUAGES } from '../languages.ts';

const WIDTHS = [320, 360, 390, 640, 767, 820, 1023, 1024, 1100, 1279, 1280, 1440, 1920, 2560];
const PAGES = ['', '/cocktails', '/mixed-shots', '/mix-master', '/menu-builder', '/pricing'];

for (const { locale, prefix } of LANGUAGES) {
  for (const reader of ['a stranger', 'a signed-in reader'] as const) {
    test(`${reader} reaches every page of the navigation at every width in ${locale}`, async ({ page }) => {
      test.slow();
      if (reader === 'a signed-in reader')
        await signIn(page, { firstName: 'Maximiliana-Alexandra von Hohenstein' });
      await page.goto(`${prefix}/pricing`);
      const account = page.locator('[data-account] > :is([data-login], details)');
      if (reader === 'a signed-in reader') await expect(account).toContainText('Maximiliana');
      await page.evaluate(() => document.fonts.ready);
      const header = page.getByRole('banner');
      const button = header.locator('[data-opens="menu"]');
      const sheet = page.locator('#menu');
      const pages = [...PAGES, EXPLORE_PATH[locale]].map((path) => prefix + path || '/');
      const further = [INGREDIENTS_PATH[locale], GUIDES_PATH[locale], '/profile', '/diet'].map(
        (path) => prefix + path,
      );
      let inSheet: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // All of one width in one look: to ask for each by itself takes longer than to lay the page out.
        const seen = await page.evaluate(look);
        const reached = [...seen.links];
        if (seen.hasButton) {
          // In the narrowest window the sheet has the least room.
          if (inSheet.length === 0) {
            await button.click();
            await expect(sheet).toBeVisible();
            inSheet = await linksInView(sheet.getByRole('navigation'));
            expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
            await page.keyboard.press('Escape');
            await expect(sheet).toBeHidden();
          }
          reached.push(...inSheet);
        }
        expect([...new Set(reached)].sort(), `at ${width}`).toEqual(
          [...pages, ...(seen.hasButton ? further : [])].sort(),
        );
        expect(seen.account, `account at ${width}`).toBeGreaterThan(0);
        expect(Math.round(seen.account), `account at ${width}`).toBeLessThanOrEqual(width);
        expect(seen.height, `header at ${width}`).toBe(65);
        expect(seen.scrollWidth, `page at ${width}`).toBeLessThanOrEqual(width);
      }
    });
  }
}

/** The header as it stands: its links that are seen whole, whether it has the button of the sheet, and how far it reaches. */
function look() {
  const header = document.querySelector('header') as HTMLElement;
  const links = [...header.querySelectorAll('nav a')].filter((link) => {
    const { left, right, top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  const account = [...document.querySelectorAll('[data-account] > :is(a, details)')].filter((part) =>
    part.checkVisibility(),
  );
  return {
    links: links.map((link) => link.getAttribute('href') ?? ''),
    hasButton: header.querySelector('[data-opens="menu"]')?.checkVisibility() ?? false,
    account: Math.max(0, ...account.map((part) => part.getBoundingClientRect().right)),
    height: header.getBoundingClientRect().height,
    scrollWidth: document.documentElement.scrollWidth,
  };
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
