import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

const EVIL = `<img src=x onerror="document.title='hacked'">`;

async function openMenu(page: Page): Promise<void> {
  const drink = (cocktailId: string, amount?: number, note: string | null = null) => ({
    cocktailId,
    prices: amount === undefined ? [] : [{ size: null, amounts: [amount] }],
    note,
  });
  const menu = await keepMenu(page, {
    name: `Nacht ${EVIL}`,
    description: 'Zwei Zeilen,\ngut gerührt.',
    restaurantName: 'Bar zum Hahn',
    currency: 'EUR',
    cocktailIds: ['11001', '11002', '11017', '12001', '13001'],
    sections: [
      { title: null, drinks: [drink('11001', 1100)] },
      { title: 'Donaudampfschifffahrtsgesellschaft', drinks: [drink('11002', 1200, EVIL), drink('11017')] },
      { title: 'Ohne', drinks: [drink('12001'), drink('13001', 750)] },
    ],
  });
  await page.goto(`/de/menu/${await publishMenu(page, menu, ['11017'])}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nacht ${EVIL}`);
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('axe finds nothing on what its owner publishes it with', async ({ page }) => {
    test.slow();
    const menu = await keepMenu(page, { name: 'Nacht', cocktailIds: ['11001', '11002'] });
    await publishMenu(page, menu, ['11002']);
    await page.goto('/de/menu-builder');
    await page.locator('[data-tab="saved"]').click();
    await page.getByText('Heute Abend ausverkauft').click();
    await expect(page.getByRole('switch', { name: 'Negroni' })).toBeChecked();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Veröffentlichung beenden' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, 'dialog[open]');
  });

  test('axe finds nothing on what its owner prints it with, nor where something is missing', async ({
    page,
  }) => {
    test.slow();
    await keepMenu(page, { name: 'Nacht', cocktailIds: ['11001', '11002'] });
    await page.goto('/de/menu-builder');
    await page.locator('[data-tab="saved"]').click();
    await page.getByRole('button', { name: /PDF/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, 'dialog[open]');
    await dialog.getByRole('radio', { name: /Elegant/ }).check();
    await dialog.getByLabel(/14 EU-Allergene/).check();
    await dialog.getByRole('button', { name: 'PDF erstellen' }).click();
    await expect(dialog.getByText('Bitte bestätige erst die Allergene.')).toBeVisible();
    await expectNoViolations(page, 'dialog[open]');
  });
});

test('a menu fits a narrow phone, is readable, has the looks of the site, and leads to recipes in its language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const failed: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text());
  });
  await openMenu(page);
  await test.step('what an owner writes is text', async () => {
    await expect(page).toHaveTitle(`Nacht ${EVIL} – Bar zum Hahn`);
    expect(await page.locator('script').count(), 'the two of our own').toBe(2);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(failed.filter((text) => /Content Security Policy|font/.test(text))).toEqual([]);
  });
  await test.step('its stylesheet brings the fonts and the colours of the site', async () => {
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 17, 16)');
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBe(2);
  });
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Negroni' }).click();
  await expect(page).toHaveURL('/de/cocktail/negroni');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Negroni');
  await page.goto('/de/menu/forged');
  await expectNoViolations(page);
});
