import { expect, test, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import { expectNoViolations } from '../axe.ts';
import { toast } from '../menuBuilder.ts';
import { askApi } from '../mailbox.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

const DRAFT = { name: 'Evening', restaurantName: 'The Brass Lantern', cocktailIds: ['11002', '11001'] };

async function openSaved(page: Page): Promise<void> {
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Earlier versions' });
const entries = (page: Page) => page.locator('[data-versions] > li');

/** Saves a menu thrice in all, so that the first version is kept and the second is one with the third. */
async function saveThrice(page: Page): Promise<Menu> {
  const menu = await keepMenu(page, DRAFT);
  const priced = (amount: number) => ({
    ...DRAFT,
    cocktailIds: ['11002'],
    currency: 'EUR',
    sections: [
      {
        title: 'Stirred',
        drinks: [{ cocktailId: '11002', prices: [{ size: null, amounts: [amount] }], note: null }],
      },
    ],
  });
  await askApi(page, 'PUT', `/api/menus/${menu.id}`, { ...priced(900), name: 'Night' });
  return (await askApi(page, 'PUT', `/api/menus/${menu.id}`, { ...priced(1000), name: 'Late' })) as Menu;
}

test('a menu that was saved thrice becomes what it was, and that is taken back', async ({ page }) => {
  await saveThrice(page);
  await openSaved(page);
  await page.getByRole('button', { name: 'Earlier versions: Late' }).click();
  await expect(entries(page)).toHaveCount(1);
  const first = entries(page).first();
  await expect(first.getByRole('heading', { name: /^Saved \w+ \d+, \d{4}/ })).toBeVisible();
  await expect(first.locator('[data-changes] li')).toHaveText([
    'Menu name: Evening',
    'On it then, but not now: Margarita',
    'Price of Negroni: none then, €10 now',
    /currency|price lists/i,
    'A different order, or different sections',
  ]);
  await first.getByText('View this version').click();
  await expect(first.locator('[data-version]')).toContainText('The Brass Lantern');
  await expect(first.locator('[data-version] li')).toHaveText([/Negroni/, /Margarita/]);
  await expectNoViolations(page);

  await first.getByRole('button', { name: /^Restore this version/ }).click();
  const said = dialog(page).locator('[data-restored-version]');
  await expect(said).toContainText('The menu is as it was on');
  await expect(said).toBeFocused();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).nth(0).locator('[data-changes]')).toContainText('Menu name: Late');
  await expect(entries(page).nth(1)).toContainText('Nothing is different from now.');
  await expect(page.locator('[data-saved]').getByRole('heading', { level: 2 })).toHaveText('Evening');

  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(said).toHaveText('The menu is as it was before.');
  await expect(entries(page)).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-saved]').getByRole('heading', { level: 2 })).toHaveText('Late');
  const [stored] = (await askApi(page, 'GET', '/api/menus', undefined)) as Menu[];
  expect(stored?.sections[0]?.drinks[0]?.prices).toEqual([{ size: null, amounts: [1000] }]);
});

test('the focus stays in the window when versions come and push the button that had it away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await saveThrice(page);
  await openSaved(page);
  await page.getByRole('button', { name: 'Earlier versions: Late' }).click();
  await expect(entries(page)).toHaveCount(1);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).not.toBeInViewport();
  await expect(page.locator(':focus')).toBeInViewport();
});

test('a version is not restored over what was saved elsewhere meanwhile', async ({ page }) => {
  const menu = await saveThrice(page);
  await openSaved(page);
  await page.getByRole('button', { name: 'Earlier versions: Late' }).click();
  await expect(entries(page)).toHaveCount(1);
  await askApi(page, 'PUT', `/api/menus/${menu.id}`, { ...DRAFT, name: 'Elsewhere' });
  await entries(page)
    .first()
    .getByRole('button', { name: /^Restore this version/ })
    .click();
  await expect(dialog(page).getByRole('alert')).toContainText('changed elsewhere in the meantime');
  await expect(page.locator('[data-saved]').getByRole('heading', { level: 2 })).toHaveText('Elsewhere');
  await entries(page)
    .first()
    .getByRole('button', { name: /^Restore this version/ })
    .click();
  await expect(dialog(page).locator('[data-restored-version]')).toBeVisible();
  await expect(entries(page).first().locator('[data-changes]')).toContainText('Menu name: Elsewhere');
});

test('says that there is no earlier version yet, and where they do not come', async ({ page }) => {
  await keepMenu(page, DRAFT);
  await openSaved(page);
  await page.route('**/api/menus/*/versions', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } }),
  );
  await page.getByRole('button', { name: 'Earlier versions: Evening' }).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.unroute('**/api/menus/*/versions');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'No earlier versions yet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Earlier versions: Evening' })).toBeFocused();
});

test('a menu is put away and taken back; of one that is published it is asked first @phone', async ({
  page,
}) => {
  const menu = await keepMenu(page, DRAFT);
  const token = await publishMenu(page, menu);
  await openSaved(page);
  await page.getByRole('button', { name: 'Archive: Evening' }).click();
  const question = page.getByRole('dialog', { name: 'Archive this menu?' });
  await expect(question).toContainText('every printed QR code will lead nowhere');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await page.request.get(`/menu/${token}?lang=en`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Archive: Evening' }).click();
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(page.locator('[data-done="archived"]')).toContainText('“Evening” archived.');
  const group = page.locator('[data-archive]');
  await expect(group.getByText('Archive (1)')).toBeVisible();
  await expect(group.getByRole('article')).toBeHidden();
  expect((await page.request.get(`/menu/${token}?lang=en`)).status()).toBe(404);

  await group.getByText('Archive (1)').click();
  await expect(group.getByRole('article')).toContainText('Evening');
  await expect(group.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await expectNoViolations(page);
  await page.reload();
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  await group.getByText('Archive (1)').click();
  await group.getByRole('button', { name: 'Move back to my menus: Evening' }).click();
  await expect(toast(page)).toContainText('“Evening” is among your menus again.');
  await expect(group).toHaveCount(0);

  await page.getByRole('button', { name: 'Archive: Evening' }).click();
  await page.locator('[data-done="archived"]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-saved]').getByRole('heading', { level: 2 })).toHaveText('Evening');
});

test('a search finds what is put away, and shows it without a press', async ({ page }) => {
  const menu = await keepMenu(page, { ...DRAFT, name: 'Winter punches' });
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
    await askApi(page, 'POST', '/api/menus', { ...DRAFT, name });
  await askApi(page, 'PUT', `/api/menus/${menu.id}/archive`, { isArchived: true });
  await openSaved(page);
  await expect(page.locator('[data-archive]').getByRole('article')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search your menus' }).fill('punch');
  await expect(page.locator('[data-archive]').getByRole('article')).toContainText('Winter punches');
  await expect(page.locator('[data-saved] > li')).toHaveCount(0);
});
