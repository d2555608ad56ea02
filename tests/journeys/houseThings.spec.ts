import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { askApi, signUpUnseen } from '../mailbox.ts';
import { tick } from '../menuBuilder.ts';

test('a syrup is made, poured into a drink, costed, printed, and asked for before it goes', async ({
  page,
}) => {
  test.slow();
  await signUpUnseen(page);
  await askApi(page, 'PATCH', '/api/bar-costs', {
    bought: [
      { entry: 'honey', price: 1200, currency: 'EUR', size: 1000, by: 'ml' },
      { entry: 'gin', price: 2100, currency: 'EUR', size: 700, by: 'ml' },
    ],
  });
  await page.goto('/de/my-drinks');
  const cardOf = (name: string) => page.locator('[data-own]', { hasText: name });
  const editor = page.getByRole('dialog');
  const add = async (text: string) => {
    await editor.locator('input[role=combobox]').fill(text);
    await page.keyboard.press('Enter');
  };

  await test.step('a syrup with something that nobody knows', async () => {
    await page.getByRole('button', { name: 'Neuer Sirup, Ansatz oder Batch' }).click();
    await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Honigsirup');
    await add('500 ml Honig');
    await add('10 ml Hausgewürz');
    await expect(editor.locator('[data-line]')).toHaveCount(2);
    await editor.getByRole('button', { name: 'Speichern' }).click();
    await expect(editor.getByText('Gib ein, wie viel es ergibt')).toBeVisible();
    await expect(editor.getByLabel('Menge, die es ergibt')).toBeFocused();
    await editor.getByLabel('Menge, die es ergibt').fill('1 l');
    await editor.getByLabel('Haltbar in Tagen').fill('14');
    await expectNoViolations(page);
    await editor.getByRole('button', { name: 'Speichern' }).click();
    await expect(cardOf('Honigsirup')).toContainText('Ergibt 1.000\u00a0ml\u00a0· 14 Tage haltbar');
    await expect(cardOf('Honigsirup')).toContainText('Nicht alle Allergene sind bekannt');
    await expect(cardOf('Honigsirup')).toContainText('Ein passender Preis fehlt für: Hausgewürz');
  });

  await test.step('a drink with it', async () => {
    await page.locator('[data-own-drinks] button').first().click();
    await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Bienenstich');
    await add('50 ml Gin');
    await add('20 ml Honigsirup');
    await expect(editor.locator('[data-line]').nth(1)).toContainText('Honigsirup · selbst gemacht');
    await expect(editor.locator('[data-facts]')).toContainText('Honigsirup');
    await editor.getByRole('button', { name: 'Drink speichern' }).click();
    await expect(cardOf('Bienenstich')).toContainText('Gin\u00a0· Honigsirup');
    await expect(cardOf('Bienenstich').locator('[data-cost]')).toContainText('Hausgewürz');
  });

  await test.step('what follows from the syrup follows for the drink', async () => {
    await page.getByRole('button', { name: 'Honigsirup bearbeiten' }).click();
    await editor.getByRole('button', { name: 'Hausgewürz entfernen' }).click();
    await editor.getByRole('button', { name: 'Speichern' }).click();
    // 500 ml at 12.00 a litre; in 20 of 1000 ml that is 0.12, with gin for 1.50.
    await expect(page.locator('[data-house] [data-cost]')).toHaveText(
      'Kostet 6,00\u00a0€, also 0,60\u00a0€ je 100\u00a0ml',
    );
    await expect(cardOf('Bienenstich').locator('[data-cost]')).toHaveText('Kostet 1,62\u00a0€');
    await expect(cardOf('Bienenstich')).toContainText('21\u00a0%');
    await expect(page.locator('[data-house] [data-own]')).not.toContainText('Nicht alle Allergene');
    await expectNoViolations(page);
  });

  await test.step('its card alone comes onto the paper', async () => {
    await page.getByRole('button', { name: 'Karte zum Drucken: Honigsirup' }).click();
    const card = page.locator('[data-print-card]');
    await expect(card).toContainText('Zu verbrauchen bis');
    await expect(card).toContainText('500\u00a0ml Honig');
    await page.emulateMedia({ media: 'print' });
    await expect(card).toBeVisible();
    await expect(page.locator('[data-drinks]')).toBeHidden();
    await expect(page.locator('header').first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  });

  await test.step('it is asked for before it goes, and comes back', async () => {
    await page.getByRole('button', { name: 'Honigsirup löschen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Honigsirup löschen' });
    await expect(dialog).toContainText('Verwendet in: Bienenstich.');
    await dialog.getByRole('button', { name: 'Löschen' }).click();
    await expect(page.locator('[data-house] [data-own]')).toHaveCount(0);
    await expect(cardOf('Bienenstich')).toContainText('Stärke nicht bekannt');
    await page.locator('[data-deleted] button').click();
    await expect(cardOf('Bienenstich')).toContainText('21\u00a0%');
  });

  await test.step('its owner shops for what it is made of, and a menu costs it', async () => {
    await page.goto('/menu-builder');
    await tick(page, 'Bienenstich');
    await expect(page.getByRole('checkbox', { name: /^Honigsirup/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Costs' }).click();
    await expect(page.locator('[data-cost-row] [data-cell=cost]')).toContainText('1.62');
    await expect(page.locator('[data-entry=honey]')).toBeVisible();
    await page.goto('/shopping-list');
    await page.locator('[data-shop-for] input').first().fill('Bienenstich');
    await page.keyboard.press('Enter');
    await page.locator('[data-shop-for] button[type=submit]').click();
    await expect(page.locator('main')).toContainText(/Honey/);
  });
});
