import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { askApi } from '../mailbox.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';
import type { Menu } from '../../src/contracts/menus/menu.ts';

/** A name that no other test has. */
let bars = 0;
const newName = () => `zum-hahn-${process.pid}-${(bars += 1)}`;

const EVENING = {
  name: 'Abendkarte',
  restaurantName: 'Zum Hahn',
  cocktailIds: ['11002', '11001'],
};

async function openPanel(page: Page) {
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  const panel = page.getByRole('region', { name: 'Your bar’s page' });
  await expect(panel.getByLabel('Address', { exact: true })).toBeVisible();
  return panel;
}

/** Keeps and publishes two menus for a new reader. */
async function publishTwo(page: Page): Promise<void> {
  await publishMenu(page, await keepMenu(page, EVENING));
  const lunch = { ...EVENING, name: 'Mittagskarte', cocktailIds: ['11017'] };
  await publishMenu(page, (await askApi(page, 'POST', '/api/menus', lunch)) as Menu);
}

test('reserve a name, show two menus, read the page in German, rename, and follow the old name @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await publishTwo(page);
  const panel = await openPanel(page);
  await expect(panel.getByLabel('Name of the bar')).toHaveValue('Zum Hahn');
  await expect(panel.getByLabel('Address', { exact: true })).toHaveValue('zum-hahn');
  const [name, other] = [newName(), newName()];
  const address = panel.getByLabel('Address', { exact: true });
  await address.fill(name);
  await expect(panel.getByText('This address is free.')).toBeVisible();
  await panel.getByLabel('Opening hours (optional)').fill('Mo–Sa ab 17 Uhr');
  await panel.getByLabel('Time zone').selectOption('Europe/Berlin');
  // The last published stands first; the evening's goes before it.
  await panel.getByRole('button', { name: 'Move “Abendkarte” up' }).click();
  await expect(panel.getByRole('status').filter({ hasText: 'Abendkarte: 1 of 2' })).toHaveCount(1);
  await panel.getByRole('button', { name: 'Reserve this address' }).click();
  await expect(page.getByText('Address reserved')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Your bar’s page' })).toBeFocused();
  await expect(panel.getByRole('img', { name: 'QR code with the link to “Zum Hahn”' })).toBeVisible();
  const link = await panel.getByLabel('Link for guests').inputValue();
  expect(new URL(link).pathname).toBe(`/menu/${name}`);
  await expectNoViolations(page);

  const phone = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(guest).toHaveURL(`/de/menu/${name}`);
  await expect(guest.getByRole('heading', { level: 1, name: 'Abendkarte' })).toBeVisible();
  await expect(guest.getByText('Zum Hahn')).toBeVisible();
  await expect(guest.getByText('Mo–Sa ab 17 Uhr')).toBeVisible();
  const menus = guest.getByRole('navigation', { name: 'Karten der Bar' });
  await expect(menus.getByRole('link')).toHaveText(['Abendkarte', 'Mittagskarte']);
  await menus.getByRole('link', { name: 'Mittagskarte' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Mittagskarte' })).toBeVisible();
  await expectNoViolations(guest);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await guest.getByRole('link', { name: 'English' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Mittagskarte' })).toBeVisible();

  await address.fill(other);
  await expect(
    panel.getByText(/Your current address and its printed codes will still lead here/),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Save the page' }).click();
  await expect(page.getByText('Your bar’s page is saved')).toBeVisible();
  await expect(panel.getByText(`Earlier addresses, which also lead here: ${name}`)).toBeVisible();
  await guest.goto(link);
  await expect(guest).toHaveURL(`/de/menu/${other}`);
  await expect(guest.getByRole('heading', { level: 1, name: 'Abendkarte' })).toBeVisible();

  await panel.getByRole('button', { name: 'Remove the page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the page' }).click();
  await expect(panel.getByText(/Addresses that are still yours/)).toContainText(name);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Diese Karte gibt es nicht mehr' })).toBeVisible();
  await phone.close();
});

test('a menu that holds at certain hours says so on the page', async ({ page }) => {
  await publishTwo(page);
  const panel = await openPanel(page);
  const name = newName();
  await panel.getByLabel('Address', { exact: true }).fill(name);
  await panel.getByRole('checkbox', { name: 'Only at certain times: Mittagskarte' }).check();
  await panel.getByRole('button', { name: 'Reserve this address' }).click();
  await expect(page.getByText('Address reserved')).toBeVisible();
  await page.goto(`/de/menu/${name}`);
  const menus = page.getByRole('navigation', { name: 'Karten der Bar' });
  await expect(menus.getByRole('link', { name: /Mittagskarte/ })).toContainText('17:00–19:00');
});

test('a name of another bar, one that nobody can have, and what could not be saved are said', async ({
  page,
  browser,
}) => {
  test.slow();
  await publishTwo(page);
  const name = newName();
  const first = await openPanel(page);
  await first.getByLabel('Address', { exact: true }).fill(name);
  await first.getByRole('button', { name: 'Reserve this address' }).click();
  await expect(page.getByText('Address reserved')).toBeVisible();

  const context = await browser.newContext();
  const second = await context.newPage();
  await publishTwo(second);
  const panel = await openPanel(second);
  const address = panel.getByLabel('Address', { exact: true });
  await address.fill(name);
  await expect(panel.getByText('Another bar has this address.')).toBeVisible();
  await panel.getByRole('button', { name: 'Reserve this address' }).click();
  await expect(panel.getByRole('alert')).toContainText('Another bar has this address.');
  await address.fill('admin');
  await expect(panel.getByText('This address cannot be used.')).toBeVisible();
  await expect(panel.getByRole('alert')).toBeHidden();
  await address.fill(newName());
  await second.route('**/api/bars/*', (route) => route.abort());
  await panel.getByRole('button', { name: 'Reserve this address' }).click();
  await expect(panel.getByRole('alert')).toHaveText('The page was not saved. Please try again.');
  await second.unroute('**/api/bars/*');
  await panel.getByRole('button', { name: 'Reserve this address' }).click();
  await expect(second.getByText('Address reserved')).toBeVisible();
  await context.close();
});

test('what printed codes still do is said before a menu of the page goes', async ({ page }) => {
  await publishTwo(page);
  const panel = await openPanel(page);
  const box = panel.getByRole('checkbox', { name: 'Mittagskarte', exact: true });
  for (const isOn of [false, true, false]) {
    await box.press('Space');
    await expect(box).toBeChecked({ checked: isOn });
    await expect(box).toBeFocused();
  }
  await panel.getByLabel('Address', { exact: true }).fill(newName());
  await panel.getByRole('button', { name: 'Reserve this address' }).click();
  await expect(page.getByText('Address reserved')).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const [menu, text] of [
    ['Abendkarte', /your bar’s page stay/],
    ['Mittagskarte', /every printed QR code will lead nowhere/],
  ] as const) {
    await page.getByRole('button', { name: `Delete: ${menu}` }).click();
    await expect(dialog).toContainText(text);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
});
