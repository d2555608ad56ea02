import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { signUpUnseen } from '../mailbox.ts';

test('was jemand statt einer Zutat nimmt, zählt im Rezept, in Mix Master und im Konto @both', async ({
  page,
}) => {
  test.slow();
  await page.goto('/de/cocktail/negroni');
  await page.evaluate(() => {
    localStorage.setItem('mixmaster-diet', '{"allergens":["nuts"],"cautions":[]}');
    localStorage.setItem('mixmaster-shelf', '["gin","sweet-vermouth","amaretto"]');
  });
  await page.reload();
  const note = page.locator('article [data-diet-note]').first();
  await expect(note).toBeEmpty();

  await page.getByRole('button', { name: 'Ich nehme etwas anderes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dein eigener Ersatz' });
  await dialog.getByLabel('Statt').selectOption('campari');
  await dialog.getByLabel('Ich nehme').selectOption('amaretto');
  await expect(dialog).toContainText('Mandeln');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Ersatz speichern' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Amaretto statt Campari\u00a0· In diesem Drink');
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  const mark = page.locator('[data-ingredient=campari]').getByRole('button', { name: /Dein Ersatz/ });
  await expect(mark).toContainText('Dein Ersatz: Amaretto');
  await expect(mark).toContainText('Mandeln');
  // What it brings counts for the drink, here and at the next visit.
  await expect(note).toContainText('Mandeln');
  await page.reload();
  await expect(mark).toBeVisible();
  await expect(note).toContainText('Mandeln');

  // Removed and taken back by keys.
  await mark.press('Enter');
  await dialog.getByRole('button', { name: 'Amaretto statt Campari entfernen' }).press('Enter');
  await expect(note).toBeEmpty();
  await expect(dialog.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(note).toContainText('Mandeln');

  await signUpUnseen(page);
  await page.goto('/de/mix-master');
  const negroni = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Negroni', exact: true }) });
  await expect(page.locator('[data-group]').first()).toBeVisible();
  await expect(negroni).toHaveCount(0);
  await expect
    .poll(async () => (await page.request.get('/api/swaps')).json())
    .toMatchObject({ swaps: ['amaretto>campari@11002'] });
  await page.evaluate(() => {
    localStorage.removeItem('mixmaster-diet');
  });
  await page.reload();
  await expect(page.locator('[data-group=swap]').locator(negroni)).toContainText(
    'Dein Ersatz: Amaretto statt Campari',
  );

  const own = page.getByRole('region', { name: 'Dein eigener Ersatz' });
  await expect(own.getByRole('listitem')).toHaveText('Amaretto statt Campari, nur für Negroni');
  await own.getByRole('button', { name: /entfernen/ }).click();
  await expect(page.locator('[data-group=swap]').locator(negroni)).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(own.getByRole('listitem')).toHaveCount(1);
});
