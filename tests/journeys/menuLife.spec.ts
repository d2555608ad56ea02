import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { WITH_PICTURES } from '../browser.ts';
import { details, openSignedIn, order, save, tick, toast, update } from '../menuBuilder.ts';

test.use({ launchOptions: WITH_PICTURES });

test('the whole life of a menu: create, reorder, save, edit, export, publish, read in German, revoke, delete', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await openSignedIn(page);
  await tick(page, 'Negroni', 'Margarita');
  await page.getByRole('button', { name: 'Move Margarita up' }).click();
  await expect.poll(() => order(page)).toEqual(['Margarita, Negroni']);
  await page.getByRole('group', { name: 'Add an item' }).getByRole('button', { name: 'Wine' }).click();
  await expect(page.getByLabel('Item name')).toBeFocused();
  await page.keyboard.type('Riesling');
  await page.getByLabel('Price of Riesling').fill('Glass 8 / Bottle 32');
  await page.getByLabel('Price of Riesling').blur();
  await expect(page.getByLabel('Price of Riesling, Bottle')).toHaveValue('32.00');
  await expect(details(page)).toContainText('2 cocktails selected · 1 other item');
  await page.getByLabel('Menu Name').fill('Late Hour');
  await save(page, 'Save Menu');
  await expect(toast(page)).toContainText('Menu saved');

  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Late Hour' });
  await card.getByRole('button', { name: /^Edit/ }).click();
  await page.getByLabel('Price of Negroni').fill('€ 11,50');
  await details(page).getByLabel('Description').fill('Stirred, mostly.');
  await update(page);
  await expect(toast(page)).toContainText('Menu updated');

  await page.getByRole('tab', { name: 'Saved Menus (1)' }).click();
  await expect(card).toContainText('Stirred, mostly.');
  const panel = card.getByRole('region', { name: 'Menu for guests' });
  await panel.getByRole('checkbox', { name: /checked the allergens/ }).check();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = await panel.getByLabel('Link for guests').inputValue();

  await card.getByRole('button', { name: /Export PDF/ }).click();
  const arriving = page.waitForEvent('download');
  const printing = page.getByRole('dialog', { name: 'Export PDF' });
  await printing.getByRole('radio', { name: /^Classic/ }).check();
  await printing.getByRole('button', { name: 'Create PDF' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('late_hour_menu_classic_en.pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toMatch(/Margarita[\s\S]*Negroni[\s\S]*Riesling[\s\S]*Bottle[\s\S]*32/);

  const phone = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto(address);
  await expect(guest).toHaveURL(/\/de\/menu\//);
  await expect(guest.getByRole('heading', { level: 1, name: 'Late Hour' })).toBeVisible();
  const drinks = guest.getByRole('listitem').filter({ has: guest.getByRole('heading') });
  await expect(drinks).toHaveText([/Margarita/, /Negroni/, /Riesling[^]*Bottle\s*32,00/]);
  await expect(drinks.nth(1)).toContainText(/11,50\s€/);
  await expect(drinks.nth(1)).toContainText('Roter Wermut');

  await panel.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(panel.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'Diese Karte gibt es nicht mehr' })).toBeVisible();
  await phone.close();

  await card.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(toast(page)).toContainText('Menu deleted');
  await expect(card).toHaveCount(0);
});
