import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openSheetOfPhones, signIn } from '../chrome.ts';

const PAGES = [
  '/',
  '/cocktails',
  '/mixed-shots',
  '/mix-master?shelf=gin,lime,campari',
  '/de/mix-master',
  '/cocktail/11002',
  '/de/cocktail/11017',
  '/fr',
  '/login',
  '/de/profile',
  '/account',
  '/no-such-page',
];

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const colorScheme of ['dark', 'light'] as const) {
  for (const path of PAGES) {
    test(`axe finds nothing on ${path} in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expectNoViolations(page);
    });
  }

  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

    test('axe finds nothing on the side sheet', async ({ page }) => {
      await page.goto('/de');
      await openSheetOfPhones(page);
      await expectNoViolations(page);
    });

    test('axe finds nothing on the age gate, before and after No', async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.clear();
      });
      await page.goto('/');
      await expectNoViolations(page);
      await page.getByRole('button', { name: "No, I'm not" }).click();
      await expectNoViolations(page);
    });

    test('axe finds nothing on the menu of a signed-in reader', async ({ page }) => {
      await signIn(page, { firstName: 'Ada' });
      await page.goto('/');
      await page.getByText('Ada', { exact: true }).click();
      await expectNoViolations(page);
    });
  });
}
