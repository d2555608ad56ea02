import { expect, test } from '@playwright/test';
import { accountExportSchema } from '../../src/contracts/people/account.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';
import { openSignedIn } from '../reader.ts';

test('what somebody avoids is said once and marked on cards, recipes and filtered lists @main', async ({
  page,
}) => {
  await page.goto('/diet');
  await page.getByRole('button', { name: 'Milk' }).click();
  await expect(page.getByRole('button', { name: 'Milk' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible();

  await page.goto('/cocktail/white-russian');
  await expect(page.getByText(/Not for you: contains milk/i).first()).toBeVisible();
  await page.goto('/cocktail/margarita');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article [data-diet-note]').first()).toBeEmpty();

  await page.goto('/cocktails?q=grasshopper');
  const note = page.locator('[data-card]', { hasText: 'Grasshopper' }).locator('[data-diet-note]');
  await expect(note).toContainText('contains milk', { ignoreCase: true });
  // As it is marked on cards of the build.
  await expect(note).toHaveClass(/text-alert/);
  const some = /\d+ of these (?:is|are) not for you/;
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(some);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByText(some)).toBeVisible();
});

test('Mix Master leaves out what the reader avoids and says so, and it is taken back as easily', async ({
  page,
}) => {
  await page.goto('/diet');
  await page.getByRole('button', { name: 'Eggs' }).click();
  await page.goto('/mix-master');
  await page.getByRole('combobox', { name: /ingredient/i }).fill('gin');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-avoided]')).toHaveText('Eggs');

  await page.goto('/diet');
  const eggs = page.getByRole('button', { name: 'Eggs' });
  await page.getByRole('button', { name: 'I avoid nothing' }).click();
  await expect(eggs).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'I avoid nothing' })).toBeHidden();
  await page.reload();
  await expect(eggs).toHaveAttribute('aria-pressed', 'false');
});

test('the account keeps the diet on wish, exports it, and forgets it at a press', async ({ page }) => {
  await openSignedIn(page, '/diet');
  const wish = page.getByRole('switch', { name: 'Keep it in my account too' });
  const exported = async () => {
    const answer = await page.request.get('/api/account/export');
    return accountExportSchema.parse(await answer.json()).avoids;
  };
  await page.getByRole('button', { name: 'Milk' }).click();
  await expect(wish).not.toBeChecked();
  expect(await exported()).toBeNull();
  await wish.check();
  await expect(page.getByText('Saved on this device and in your account')).toBeVisible();
  expect(await exported()).toEqual(['milk']);
  await page.reload();
  await expect(wish).toBeChecked();
  await wish.uncheck();
  await expect(page.getByText('No longer saved in your account')).toBeVisible();
  expect(await exported()).toBeNull();
  await expect(page.getByRole('button', { name: 'Milk' })).toHaveAttribute('aria-pressed', 'true');
});

test('a menu for guests marks what this device avoids, and leaves it out at a press', async ({ page }) => {
  const menu = await keepMenu(page, { name: 'Abendkarte', cocktailIds: ['11002', '11413'] });
  const token = await publishMenu(page, menu);
  await page.goto('/diet');
  await page.getByRole('button', { name: 'Milk' }).click();
  await page.goto(`/menu/${token}?lang=en`);
  const russian = page.getByRole('listitem').filter({ hasText: 'White Russian' });
  await expect(russian).toContainText('Not for you: Milk');
  await expect(page.getByText('Saved on this device: Milk.')).toBeVisible();
  await page.getByRole('button', { name: 'Show what suits me' }).first().click();
  await expect(page).toHaveURL(/without=milk/);
  await expect(russian).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('Left out: Milk.');
  await expect(page.getByText('Saved on this device')).toBeHidden();
});

test('a bottle on the shelf makes the recipe and the marks of a diet its own', async ({ page }) => {
  await page.goto('/diet');
  await page.getByRole('button', { name: 'Tree nuts' }).click();
  await page.goto('/cocktail/amaretto-sour');
  const mark = page.locator('article [data-diet-note]').first();
  await expect(mark).toContainText('Not for you');
  await page.evaluate(() => {
    localStorage.setItem('mixmaster-shelf', '["amaretto:disaronno"]');
  });
  await page.reload();
  await expect(page.getByText(/^From your bar \(Disaronno\): \d+% ABV/)).toBeVisible();
  await expect(mark).toBeEmpty();
});
