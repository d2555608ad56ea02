import { expect, test } from '@playwright/test';

test('what somebody avoids is said once and marked on cards, recipes and filtered lists', async ({
  page,
}) => {
  await page.goto('/diet');
  await page.getByRole('button', { name: 'Milk' }).click();
  await expect(page.getByRole('button', { name: 'Milk' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device' })).toBeVisible();

  await page.goto('/cocktail/11413');
  await expect(page.getByText(/Not for you: contains milk/i).first()).toBeVisible();
  await page.goto('/cocktail/11002');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article [data-diet-note]').first()).toBeEmpty();

  await page.goto('/cocktails?q=grasshopper');
  await expect(page.locator('[data-card]', { hasText: 'Grasshopper' })).toContainText('contains milk', {
    ignoreCase: true,
  });
});

test('what is avoided is taken back as easily', async ({ page }) => {
  await page.goto('/diet');
  await page.getByRole('button', { name: 'Vegan' }).click();
  await page.getByRole('button', { name: 'I avoid nothing' }).click();
  await expect(page.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'I avoid nothing' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'false');
});

test('Mix Master leaves out what the reader avoids, and says so', async ({ page }) => {
  await page.goto('/diet');
  await page.getByRole('button', { name: 'Eggs' }).click();
  await page.goto('/mix-master');
  await page.getByRole('combobox', { name: /ingredient/i }).fill('gin');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-filters] summary')).toContainText('Eggs');
});
