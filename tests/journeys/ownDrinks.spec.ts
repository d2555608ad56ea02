import { expect, test } from '@playwright/test';
import type { OwnRecipe } from '../../src/contracts/ownDrink.ts';
import { askApi, signUpUnseen } from '../mailbox.ts';
import { keepScriptsLate } from '../lateScripts.ts';
import { openSignedIn } from '../reader.ts';

test('a drink of one’s own is made up, found in Mix Master, and led back to', async ({ page }) => {
  const letCome = await keepScriptsLate(page, '**/mix-index.json');
  await openSignedIn(page, '/my-drinks');
  await expect(page.getByRole('heading', { name: 'No drinks of your own yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New drink' }).click();
  const editor = page.getByRole('dialog', { name: 'New drink' });
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Late Shift');
  for (const [name, amount] of [
    ['Mezcal', '45'],
    ['Attic cordial', '20'],
  ] as const) {
    await editor.getByRole('combobox', { name: 'Add an ingredient' }).fill(name);
    await page.keyboard.press('Enter');
    // What is typed before the names of the ingredients are there is known when they are.
    letCome();
    await editor.getByRole('textbox', { name: `Amount of ${name}` }).fill(amount);
  }
  await editor.getByRole('button', { name: 'Save drink' }).click();
  await expect(page.locator('[data-own]')).toContainText('Mezcal · Attic cordial');

  await page.goto('/mix-master?shelf=mezcal,lime');
  await page.getByRole('combobox', { name: /ingredient/i }).fill('attic cordial');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ has: page.locator('[data-own]') });
  await expect(card).toContainText('Late Shift');
  await expect(card).toContainText('One of your drinks');
  await expect(card).toContainText('Perfect Match 100%');
  // The bartender does not know it.
  await expect(card.getByRole('button')).toHaveCount(0);

  await card.getByRole('link', { name: 'View Recipe: Late Shift' }).click();
  await expect(page).toHaveURL(/\/my-drinks#/);
  await expect(page.locator('[data-own]')).toBeFocused();
});

test('own drinks that do not come are told in Mix Master, and Try again brings them', async ({ page }) => {
  const drink: OwnRecipe = {
    name: 'Late Shift',
    note: null,
    glass: 'coupe',
    method: 'shake',
    ice: 'none',
    lines: [{ ingredient: 'mezcal', unit: 'ml', amount: 45, garnish: false }],
    instructions: null,
    allergens: [],
    vegan: true,
    vegetarian: true,
  };
  await signUpUnseen(page);
  await askApi(page, 'POST', '/api/own-drinks', drink);
  await page.route('**/api/own-drinks', (route) => route.abort());
  await page.goto('/mix-master?shelf=mezcal');
  await expect(page.getByText('Your own drinks could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute('**/api/own-drinks');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').filter({ has: page.locator('[data-own]') })).toContainText(
    'Late Shift',
  );
  await expect(page.getByText('Your own drinks could not be loaded.')).toBeHidden();
});
