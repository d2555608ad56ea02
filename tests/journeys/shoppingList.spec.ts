import { expect, test, type Page } from '@playwright/test';
import { askApi, signUpUnseen } from '../mailbox.ts';
import { tick } from '../menuBuilder.ts';

const list = (page: Page) => page.getByRole('region', { name: /Your list|Deine Liste/ });
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const shelfOf = (page: Page) => page.evaluate(() => localStorage.getItem('mixmaster-shelf'));

test('a party of twelve is shopped for, bought, put on the shelf, and that is undone @both', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('mixmaster-shelf') === null) localStorage.setItem('mixmaster-shelf', '["gin"]');
  });
  await page.goto('/shopping-list?drinks=11002&guests=12');
  await expect(page.getByRole('button', { name: 'Remove Negroni' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '12 of each drink' })).toBeVisible();
  const put = page.getByRole('button', { name: 'Put on the list' });
  await put.click();
  await expect(page.locator('[data-had]')).toHaveText(
    'You already have: Gin (360 ml). Check that there is enough.',
  );
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([
    'Fruit and herbs',
    'Wine and beer',
    'Spirits and liqueurs',
  ]);
  await expect(row(page, 'Orange')).toContainText('1 piece');
  await expect(row(page, 'Campari')).toContainText('1 bottle (360 ml)');

  // The same again: each thing stands there once.
  await put.click();
  await expect(row(page, 'Campari')).toHaveCount(1);
  await expect(row(page, 'Campari')).toContainText('2 bottles (720 ml)');
  await page.getByLabel('Something else').fill('  <b>Ice</b>  cubes ');
  await page.getByLabel('Something else').press('Enter');
  await expect(row(page, '<b>Ice</b> cubes')).toBeVisible();

  await page.reload();
  await row(page, 'Campari').getByRole('checkbox').check();
  await row(page, 'cubes').getByRole('checkbox').check();
  await expect(list(page).getByRole('status').first()).toHaveText('2 of 4 bought');
  await page.getByRole('button', { name: 'Move bought items to my bar' }).click();
  await expect(list(page).getByRole('status').last()).toHaveText('1 bought item is now in your bar.');
  await expect(row(page, 'Campari')).toHaveCount(0);
  await expect(row(page, 'cubes')).toHaveCount(0);
  expect(await shelfOf(page)).toBe('["gin","campari"]');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Campari').getByRole('checkbox')).toBeChecked();
  expect(await shelfOf(page)).toBe('["gin"]');

  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect(list(page)).toContainText('Nothing to buy');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(4);
});

test('what is missing of a match comes onto the list, which is shared as text', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mixmaster-shelf', '["gin","sweet-vermouth"]');
    const share = ({ text }: ShareData) => {
      Object.assign(window, { shared: text });
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/de/mix-master');
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Negroni', exact: true }) })
    .getByRole('link', { name: 'Einkaufen: Negroni' })
    .click();
  await expect(page).toHaveURL('/de/shopping-list?drinks=11002');
  await page.getByRole('button', { name: 'Auf die Liste setzen' }).click();
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: string }).shared))
    .toBe('Obst und Kräuter\n- Orange: 1 Stück\n\nSpirituosen und Liköre\n- Campari: 1 Flasche (30 ml)');
});

test('what to buy next comes onto the list at a press', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mixmaster-shelf', '["gin","sweet-vermouth","lime-juice","bourbon"]');
  });
  await page.goto('/mix-master');
  const buy = page.locator('[data-buy] article').first();
  const name = await buy.getByRole('heading').innerText();
  await buy.getByRole('button', { name: 'Add to shopping list' }).click();
  await expect(page.locator('[data-toast]')).toHaveText('It is on your shopping list.');
  await page.getByRole('link', { name: 'Shopping list' }).click();
  await expect(row(page, name)).toBeVisible();
});

test('a recipe for six, the favorites and a menu are shopped for', async ({ page }) => {
  await signUpUnseen(page);
  const chosen = page.getByRole('button', { name: /^Remove (Negroni|Margarita)$/ });
  await page.goto('/cocktail/negroni');
  await page.locator('[data-servings] select').selectOption('6');
  await page.getByRole('button', { name: 'Your stars and notes' }).click();
  await page.getByRole('link', { name: 'Put what is missing on the shopping list' }).click();
  await expect(page).toHaveURL('/shopping-list?drinks=11002&guests=6');
  await expect(page.locator('[data-servings-each]')).toHaveText('6 of each drink');

  await askApi(page, 'POST', '/api/favorites', { cocktailId: '11002', cocktailName: 'Negroni' });
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Shop for my favorites' }).click();
  await expect(chosen).toHaveText(['Negroni']);
  await expect(page.getByRole('status').filter({ hasText: /^Negroni$/ })).toBeAttached();
  await page.getByRole('button', { name: 'Put on the list' }).click();
  await expect(row(page, 'Campari')).toBeVisible();

  await page.goto('/menu-builder');
  await tick(page, 'Negroni', 'Margarita');
  await page.getByRole('button', { name: 'Show what you need' }).click();
  await page.getByRole('link', { name: 'Shop for this menu' }).click();
  await expect(chosen).toHaveCount(2);
});

test('a list whose drinks do not load is still there, and they are tried again', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mixmaster-shopping', '[{"entry":"Ice cubes"}]');
  });
  await page.route('**/lists/en/shopping.json*', (route) => route.abort());
  await page.goto('/shopping-list');
  await expect(page.getByRole('alert')).toContainText('The drinks could not be loaded.');
  await expect(row(page, 'Ice cubes')).toBeVisible();
  await page.unroute('**/lists/en/shopping.json*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Which drinks?')).toBeVisible();
});
