import { expect, test, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import { openSignedIn, order, save, saveBar, tick, toast, update } from '../menuBuilder.ts';
import { keepMenu } from '../publishedMenus.ts';

const nameField = (page: Page) => page.getByLabel('Menu Name');
const left = (page: Page) => page.locator('[data-left-drafts]');

test('two tabs work on menus of their own, and what a closed one leaves can be gone on with', async ({
  page,
  context,
}) => {
  test.slow();
  await openSignedIn(page);
  await tick(page, 'Negroni');
  await nameField(page).fill('Friday');
  const other = await context.newPage();
  await other.goto('/menu-builder');
  await expect(nameField(other)).toHaveValue('');
  await nameField(other).fill('Sunday');
  await tick(other, 'Daiquiri');
  await nameField(page).fill('Friday night');
  await other.reload();
  await expect(nameField(other)).toHaveValue('Sunday');
  await expect.poll(() => order(other)).toEqual(['Daiquiri']);
  await expect(left(other)).toBeHidden();

  await page.close();
  await other.reload();
  await expect(left(other)).toContainText('Friday night · 1 cocktail');
  await left(other).getByRole('button', { name: 'Continue: Friday night' }).click();
  await expect(nameField(other)).toHaveValue('Friday night');
  await expect(left(other)).toContainText('Sunday');
  await left(other).getByRole('button', { name: 'Discard: Sunday' }).click();
  await expect(left(other)).toBeHidden();
});

test('a menu that is set aside for a new one is there after a reload', async ({ page }) => {
  test.slow();
  await keepMenu(page, { name: 'Friday', cocktailIds: ['11002'] });
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  await page.getByRole('button', { name: 'Edit: Friday' }).click();
  // Nothing is saved by itself meanwhile.
  await page.route('**/api/menus/*', (route) => route.abort());
  await nameField(page).fill('Late Friday');
  await page.getByRole('button', { name: 'Start a new menu' }).click();
  await expect(page.locator('[data-undo="aside"]')).toBeVisible();
  await nameField(page).fill('Sunday');
  await page.reload();
  await expect(nameField(page)).toHaveValue('Sunday');
  await expect(left(page)).toContainText('Late Friday');

  // A saved menu is gone on with as it was left.
  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  await page.getByRole('button', { name: 'Edit: Friday' }).click();
  await expect(nameField(page)).toHaveValue('Late Friday');
  await page.unroute('**/api/menus/*');
  await update(page);
  await expect(toast(page)).toContainText('Menu updated');
  const [stored] = (await (await page.request.get('/api/menus')).json()) as Menu[];
  expect(stored?.name).toBe('Late Friday');
});

test('every step is taken back and done again, by keys and buttons, also after typing', async ({ page }) => {
  test.slow();
  await openSignedIn(page);
  await tick(page, 'Negroni', 'Margarita');
  await page.getByRole('button', { name: 'Remove Negroni' }).click();
  await page.getByLabel('Price of Margarita').fill('€ 9');
  await nameField(page).pressSequentially('Late Friday');
  await page.keyboard.press('Control+z');
  await expect(nameField(page)).toHaveValue('Late ');
  await page.keyboard.press('Control+z');
  await expect(nameField(page)).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Price of Margarita')).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect.poll(() => order(page)).toEqual(['Negroni, Margarita']);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => order(page)).toEqual(['Margarita']);
  const step = (name: string) => saveBar(page).getByRole('button', { name });
  await step('Undo the last step').click();
  await expect.poll(() => order(page)).toEqual(['Negroni, Margarita']);
  for (const value of ['', '9.00']) {
    await step('Redo the last step').click();
    await expect(page.getByLabel('Price of Margarita')).toHaveValue(value);
  }

  // The field that only searches keeps its own steps.
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill('');
  await search.pressSequentially('gin');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Price of Margarita')).toHaveValue('9.00');
});

test('an export that does not come is said, and the builder stays as it is', async ({ page }) => {
  test.slow();
  await keepMenu(page, { name: 'Friday', cocktailIds: ['11002'] });
  await page.goto('/menu-builder');
  await nameField(page).fill('Sunday');
  await page.route(/ExportDialog\.[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  const button = page.getByRole('button', { name: 'Export PDF: Friday' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Export PDF' });
  await expect(dialog.getByRole('alert')).toContainText('The export could not be loaded');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Create Menu' }).click();
  await expect(nameField(page)).toHaveValue('Sunday');

  await page.unroute(/ExportDialog\.[^/]*\.js/);
  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  await button.click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  // The page may have to be loaded anew for it; what was typed is there in any case.
  await expect(async () => {
    if (await dialog.isHidden()) {
      await page.getByRole('tab', { name: 'Saved Menus (1)' }).click({ timeout: 1000 });
      await button.click({ timeout: 1000 });
    }
    await expect(dialog.getByText('Design')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Create Menu' }).click();
  await expect(nameField(page)).toHaveValue('Sunday');
});

test('a builder that breaks says so, and what was typed is still there', async ({ page }) => {
  test.slow();
  await openSignedIn(page);
  await nameField(page).fill('Sunday');
  const drink = { id: '1', name: 'Negroni', category: 0, views: 1, ingredients: [] };
  const drinks = { categories: null, ingredients: [], drinks: [drink] };
  await page.route('**/lists/en/menu.json*', (route) => route.fulfill({ json: drinks }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Something went wrong here' })).toBeVisible();
  await page.unroute('**/lists/en/menu.json*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(nameField(page)).toHaveValue('Sunday');
  await tick(page, 'Negroni');
});

test('on a phone Save and the steps are in reach all the way, and the chat covers neither @phone', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page);
  await nameField(page).fill('Friday');
  await tick(page, 'Negroni', 'Margarita', 'Daiquiri');
  const chat = page.getByRole('button', { name: 'Ask me something!' });
  const controls = [
    saveBar(page).getByRole('button', { name: 'Save Menu' }),
    saveBar(page).getByRole('button', { name: 'Undo the last step' }),
  ];
  for (const place of [page.locator('[data-choice]'), page.locator('[data-drink]').last(), nameField(page)]) {
    await place.scrollIntoViewIfNeeded();
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 });
      const [own, others] = [await control.boundingBox(), await chat.boundingBox()];
      const gap = (others?.x ?? 0) - ((own?.x ?? 0) + (own?.width ?? 0));
      expect(gap).toBeGreaterThanOrEqual(0);
    }
  }
  await save(page, 'Save Menu');
  await expect(toast(page)).toContainText('Menu saved');
});

test('a price is read when its field is left, and one in words says so', async ({ page }) => {
  await openSignedIn(page);
  await tick(page, 'Negroni');
  const price = page.getByLabel('Price of Negroni');
  await price.fill('€ 9,50');
  await expect(price).toHaveAccessibleDescription('');
  await price.blur();
  await expect(price).toHaveValue('9.50');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await price.fill('market price');
  await expect(price).toHaveAccessibleDescription(
    'This is not an amount; it will be printed as you wrote it.',
  );
  await price.fill('ask for the price of today');
  await expect(price).toHaveAccessibleDescription('Price: 26 of 20 characters');
  await price.fill('Glass 8 / Jug 24');
  await price.blur();
  await expect(page.getByLabel('Price of Negroni, Jug')).toHaveValue('24.00');
  await page.keyboard.press('Control+z');
  await expect(price).toHaveValue('9.50');
});

test('at logout unsaved menus stay or leave the browser, as their owner wishes', async ({ page }) => {
  test.slow();
  await openSignedIn(page);
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('menu-draft')).length);
  const logOut = async () => {
    await page.locator('header summary').filter({ hasText: 'Ada' }).click();
    await page.getByRole('link', { name: 'Logout' }).click();
  };
  await tick(page, 'Negroni');
  await expect.poll(kept).toBe(1);
  const dialog = page.getByRole('dialog', { name: 'Not everything is saved' });
  await logOut();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/menu-builder');
  await logOut();
  await dialog.getByRole('button', { name: 'Delete them and sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept()).toBe(0);
});

test('a menu that was to be saved without a network is saved when its editor opens again, once', async ({
  page,
}) => {
  await openSignedIn(page);
  await tick(page, 'Negroni');
  await nameField(page).fill('Cellar');
  await page.route('/api/menus', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await save(page, 'Save Menu');
  await expect(page.locator('[data-problem="offline"]')).toContainText(
    'saved as soon as you are back online',
  );
  await page.unroute('/api/menus');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Saved Menus (1)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Saved Menus (1)' })).toBeVisible();
});
