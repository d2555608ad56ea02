import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { askApi, codeFor, signUpUnseen } from '../mailbox.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

/** Has the site ask for a proof before one kind of request, as it does ten minutes after a sign-in, until one is given. */
async function askForProofBefore(page: Page, path: string, ...methods: string[]): Promise<void> {
  let isProven = false;
  await page.route('**/api/account/proof', async (route) => {
    const answer = await route.fetch();
    isProven = answer.ok();
    await route.fulfill({ response: answer });
  });
  await page.route(path, async (route) => {
    if (isProven || !methods.includes(route.request().method())) return route.fallback();
    return route.fulfill({ status: 403, json: { code: 'not_proven', message: 'who?' } });
  });
}

test('who signed in a while ago gives a code before the account is deleted, and then it is @phone', async ({
  page,
}) => {
  const email = await signUpUnseen(page);
  await page.goto('/account');
  await askForProofBefore(page, '**/api/account', 'DELETE');
  const sure = page.getByRole('dialog', { name: 'Delete the account?' });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await sure.getByRole('button', { name: 'Delete account' }).click();

  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await expect(dialog.getByText(`We have sent a code to ${email}`)).toBeVisible();
  const code = dialog.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectNoViolations(page, '#proof');
  // Closed, nothing has happened, and it can be begun again.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const reallyDelete = sure.getByRole('button', { name: 'Delete account' });
  await expect(reallyDelete).toBeFocused();
  await expect(reallyDelete).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('[data-toast="error"]')).toHaveCount(0);
  await page.keyboard.press('Enter');

  await expect(code).toBeFocused();
  await dialog.getByRole('button', { name: 'Confirm and continue' }).click();
  await expect(dialog.getByText('Enter the six digits of the code.')).toBeVisible();
  const right = await codeFor(page, email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This code is wrong, already used, or out of date.');
  await code.fill(right);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
});

test('a press right after Escape asks for the proof again, and the dialog closes by its button', async ({
  page,
}) => {
  await signUpUnseen(page);
  await page.goto('/account');
  await askForProofBefore(page, '**/api/account', 'DELETE');
  const sure = page.getByRole('dialog', { name: 'Delete the account?' });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await sure.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  const code = dialog.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();

  // The browser tells that a dialog is closed after it is, and after these two keys.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(sure).toBeVisible();
});

test('who has a password gives that before a menu is public, and it is published then @main', async ({
  page,
}) => {
  const password = 'stirred, not shaken';
  await keepMenu(page, { name: 'Friday', cocktailIds: ['11002'] });
  await askApi(page, 'PUT', '/api/account/password', { password, locale: 'en' });
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  await askForProofBefore(page, '**/publication', 'PUT');
  const panel = page.getByRole('region', { name: 'Menu for guests: Friday' });
  await panel.getByRole('checkbox', { name: /allergens/ }).check();
  const publish = panel.getByRole('button', { name: 'Publish' });
  await publish.click();

  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  const current = dialog.getByLabel('Current password');
  await expect(current).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('alert')).toBeHidden();
  await expect(panel.getByRole('checkbox', { name: /allergens/ })).toBeChecked();
  await publish.click();
  await expect(current).toBeFocused();
  await current.fill('a guess of mine');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This is not your current password.');
  await current.fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(panel.getByLabel('Link for guests')).toBeVisible();
});

test('the name of a bar is taken after a code, in German @phone', async ({ page }) => {
  const menu = await keepMenu(page, {
    name: 'Abendkarte',
    restaurantName: 'Zum Hahn',
    cocktailIds: ['11002'],
  });
  await publishMenu(page, menu);
  await page.goto('/de/menu-builder');
  await page.getByRole('tab', { name: /Gespeicherte Karten/ }).click();
  await askForProofBefore(page, '**/api/bars/*', 'PUT');
  const { email } = (await askApi(page, 'GET', '/api/account', undefined)) as { email: string };
  await page.getByLabel('Adresse', { exact: true }).fill(`hahn-${process.pid}`);
  await page.getByRole('button', { name: 'Diese Adresse reservieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bitte bestätige, dass du es bist' });
  const code = dialog.getByLabel('Code', { exact: true });
  await expect(dialog.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
  await code.fill(await codeFor(page, email));
  await dialog.getByRole('button', { name: 'Bestätigen und weiter' }).click();
  await expect(page.getByText('Adresse reserviert')).toBeVisible();
});
