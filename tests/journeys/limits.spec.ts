import { expect, test, type Page } from '@playwright/test';
import { openSignedIn as openBuilder, save, tick, toast } from '../menuBuilder.ts';
import { heart, openSignedIn } from '../reader.ts';

/** Has a call refused as the database does it for an account that is full. */
async function refuse(page: Page, path: string, of: string, most: number): Promise<void> {
  await page.route(path, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    return route.fulfill({
      status: 422,
      json: { code: 'quota_reached', message: 'Full.', quota: { of, most } },
    });
  });
}

test('the account says how much it may keep', async ({ page }) => {
  await openSignedIn(page, '/account');
  const room = page.locator('section', { has: page.getByRole('heading', { name: 'Space in your account' }) });
  await expect(room.getByRole('listitem')).toHaveText([
    /^200 menus, up to 8\sMB in all$/,
    /^30 earlier versions of each menu, up to 4\sMB in all; the oldest are deleted first$/,
    '200 drinks of your own',
    '2,000 favorites',
    '300 ingredients at home',
    '100 swaps of your own',
    '50 messages and 100 recipes sent to us, kept for a year',
  ]);
});

test('a heart says that there is no room for more favorites @phone', async ({ page }) => {
  await openSignedIn(page, '/cocktail/negroni');
  await refuse(page, '**/api/favorites', 'favorites', 2000);
  await heart(page, 'Negroni').click();
  await expect(page.locator('[data-toast="error"]')).toContainText(
    'You have 2,000 favorites, and there is no room for more. Remove one first.',
  );
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'false');
});

test('a menu for which there is no room stays in the browser, and is saved once there is', async ({
  page,
}) => {
  test.slow();
  await openBuilder(page);
  await tick(page, 'Negroni');
  await page.getByLabel('Menu Name').fill('Friday');
  await refuse(page, '**/api/menus', 'menus', 200);
  await save(page, 'Save Menu');
  await expect(page.locator('[data-problem="menus"]')).toContainText('your account holds 200 menus');
  await page.unroute('**/api/menus');
  await refuse(page, '**/api/menus', 'bytes', 8_000_000);
  await page.getByRole('button', { name: 'Save again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.locator('[data-problem="bytes"]')).toContainText(
    /your menus together would take up more than 8\sMB/,
  );
  await page.unroute('**/api/menus');
  await page.reload();
  await expect(page.getByText('Your unsaved menu is back.')).toBeVisible();
  await save(page, 'Save Menu');
  await expect(toast(page)).toContainText('Menu saved');
});

test('a form says that no more is kept of an account, and keeps what was typed', async ({ page }) => {
  await openSignedIn(page, '/contact');
  await refuse(page, '**/api/contact', 'messages', 50);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.test');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Cheers');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page)).toContainText('You have sent us as much as we can keep for one account.');
  await expect(message).toHaveValue('Cheers');
});

test('two lists that are too long to become one stay as they are, and Mix Master says so', async ({
  page,
}) => {
  // A sign-in brings the lists together by itself and notes it; only then are both replaced.
  await openSignedIn(page, '/account');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mixmaster-shelf-agreed'))).not.toBeNull();
  await page.route('**/api/shelf', (route) =>
    route.fulfill({
      json: { owner: 'ada', entries: Array.from({ length: 300 }, (_, place) => `thing ${place}`) },
    }),
  );
  await page.evaluate(() => localStorage.setItem('mixmaster-shelf', '["gin"]'));
  await page.goto('/mix-master');
  await expect(page.locator('[data-too-long]')).toContainText('hold more than 300 ingredients');
  await expect(
    page.locator('[aria-labelledby=your-ingredients] > ul').first().getByRole('listitem'),
  ).toHaveText(['Gin']);
});

test('an ingredient for which the list has no room is not added, and the page says so', async ({ page }) => {
  const things = Array.from({ length: 300 }, (_, place) => `thing ${place}`);
  await page.addInitScript((shelf) => {
    localStorage.setItem('mixmaster-shelf', JSON.stringify(shelf));
  }, things);
  await page.goto('/cocktail/negroni');
  const gin = page.locator('[data-ingredient=gin] button');
  await gin.click();
  await expect(toast(page)).toContainText('Your list is full: 300 ingredients. Remove one first.');
  await expect(gin).toHaveAccessibleName('Add to your bar: gin');
  await page.goto('/mix-master');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('combobox').fill('gin, lime');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-refused]')).toContainText('the list is full');
});
