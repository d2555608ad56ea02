import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const PAGES = [
  '/',
  '/cocktails',
  '/mixed-shots',
  '/mix-master?shelf=gin,lime,campari',
  '/de/mix-master',
  '/cocktail/11002',
  '/de/cocktail/11017',
  '/fr',
  '/no-such-page',
];

for (const colorScheme of ['dark', 'light'] as const) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path} in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  }
}
