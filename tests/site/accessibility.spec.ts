import { expect, test, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import { expectLargeTargets, expectNoViolations } from '../axe.ts';
import { openSheetOfPhones, signIn } from '../chrome.ts';
import { weakContrasts } from './contrast.ts';
import { readPage, sitemapPaths } from './published.ts';

const PAGES = {
  'the home page': ['/fr'],
  'the cocktails': ['/cocktails?q=sour'],
  'the shots': ['/mixed-shots'],
  'Mix Master, with a shelf and without': ['/mix-master?shelf=gin,lime,campari', '/de/mix-master'],
  'a recipe': ['/de/cocktail/singapore-sling'],
  'guides and collections': ['/guides', '/explore', '/ingredients', '/ingredients/gin', '/fr/regimes/vegans'],
  'the pages of a reader': [
    '/menu-builder',
    '/login',
    '/de/login#token_hash=x&type=magiclink',
    '/de/profile',
    '/de/my-drinks',
    '/de/my-lists',
    '/de/my-taste',
    '/de/service',
    '/de/shared-list',
    '/de/shopping-list',
    '/de/offline',
    '/account',
  ],
  'a page that is not there': ['/no-such-page'],
};

const SAVED_MENU: Menu = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Freitag',
  description: 'Drei Drinks.',
  restaurantName: 'Lange Theke',
  currency: 'EUR',
  priceLists: [],
  cocktailIds: ['11002', '11005', '12001'],
  sections: [
    {
      title: 'Gerührt',
      drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: ['€ 9,50'] }], note: null }],
    },
    {
      title: null,
      drinks: ['11005', '12001'].map((cocktailId) => ({ cocktailId, prices: [], note: null })),
    },
  ],
  version: 1,
  updatedAt: '2026-11-22T09:00:00.000Z',
  isArchived: false,
  publication: null,
};

/** Takes all but the first items of long lists away, as axe looks at each and they are alike. */
const shortenLists = (page: Page) =>
  page.locator('main :is(ul, ol)').evaluateAll((lists) => {
    for (const list of lists) for (const item of [...list.children].slice(12)) item.remove();
  });

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`axe finds nothing on ${kind}, dark and light`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await shortenLists(page);
      await expectNoViolations(page);
    }
  });
}

test('the links in the facts of an ingredient are far enough apart', async ({ page }) => {
  await page.goto('/ingredients/gin');
  await expectLargeTargets(page, 'main dl');
});

test('axe finds nothing on a guide, nor on the one with a table', async ({ page }) => {
  test.slow();
  const guides = sitemapPaths().filter((path) => path.startsWith('/de/ratgeber/'));
  const counted = guides.find((path) => readPage(path).includes('<table'));
  expect(counted).toBeDefined();
  for (const path of new Set([guides[0], counted])) {
    await page.goto(path ?? '');
    await expectNoViolations(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('axe finds nothing on an open quick view, nor on a list as lines', async ({ page }) => {
      await page.goto('/de/cocktails?q=negroni&sort=fewest');
      await page.locator('[data-list-results] [data-quick-view]').first().tap();
      await expect(page.locator('[data-list-results] .card-contents').first()).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Als Liste' }).tap();
      await expect(page.locator('[data-list-results] article img').first()).toBeHidden();
      await expectNoViolations(page, 'main');
    });
  });

  test('axe finds nothing on the side sheet, and where one is, is not told by color alone', async ({
    page,
  }) => {
    await page.goto('/explore');
    expect(await weakContrasts(page)).toEqual([]);
    await openSheetOfPhones(page);
    expect(await weakContrasts(page)).toEqual([]);
    await page.goto('/de/offline');
    await openSheetOfPhones(page);
    await expectNoViolations(page, '#menu');
  });

  test('axe finds nothing on the age gate, before and after No', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.clear();
    });
    await page.goto('/');
    await expectNoViolations(page);
    await page.getByRole('button', { name: "No, I'm not" }).click();
    await expectNoViolations(page, '#age-gate');
    await page.getByRole('button', { name: 'Yes, I’m under 18' }).click();
    await expectNoViolations(page, '#age-gate');
  });

  test('axe finds nothing on the Menu Builder, with its dialogs and its saved menus', async ({ page }) => {
    test.slow();
    await signIn(page, { firstName: 'Ada' });
    await page.route('**/api/menus', (route) => route.fulfill({ json: [SAVED_MENU] }));
    await page.goto('/de/menu-builder');
    await page.getByRole('tab', { name: 'Gespeicherte Karten (1)' }).click();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Löschen' }).click();
    await expectNoViolations(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(page.locator('[data-choice] li').first()).toBeVisible();
    // Few of all the drinks, as axe looks at each.
    await page.locator('main input[type=search]').fill('negroni');
    await page.getByRole('button', { name: 'Zeigen, was gebraucht wird' }).click();
    await expect(page.locator('[data-free]')).toBeVisible();
    await page.getByRole('button', { name: 'Negroni entfernen' }).click();
    await expectNoViolations(page);
  });

  test('axe finds nothing on the menu of a signed-in reader', async ({ page }) => {
    await signIn(page, { firstName: 'Ada' });
    await page.goto('/offline');
    await page.getByText('Ada', { exact: true }).click();
    await expectNoViolations(page, 'header');
  });
});
