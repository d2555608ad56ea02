import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { askApi } from '../mailbox.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

const DRAFT = {
  name: 'Abendkarte',
  description: 'Gut gerührt.',
  restaurantName: 'Bar zum Hahn',
  cocktailIds: ['11002', '11001', '11017'],
};

async function openSaved(page: Page) {
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  const panel = page.getByRole('region', { name: 'Menu for guests' });
  await expect(panel).toBeVisible();
  return panel;
}

test('publish, read on a phone in German, say what is sold out, take it down @main @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await keepMenu(page, DRAFT);
  const panel = await openSaved(page);
  await panel.getByRole('checkbox', { name: /checked the allergens/ }).check();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Menu published')).toBeVisible();
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('img', { name: 'QR code with the link to “Abendkarte”' })).toBeVisible();
  const address = await panel.getByLabel('Link for guests').inputValue();

  const phone = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  await guest.goto(address);
  await expect(guest).toHaveURL(new URL(address).pathname.replace('/menu/', '/de/menu/'));
  await expect(guest.getByRole('heading', { level: 1, name: 'Abendkarte' })).toBeVisible();
  await expect(guest.getByText('Bar zum Hahn')).toBeVisible();
  const negroni = guest.getByRole('listitem').filter({ hasText: 'Negroni' });
  await expect(negroni).toContainText('Roter Wermut');
  await expect(negroni).toContainText('Sulfite');
  await expect(guest.getByText('Ausverkauft')).toHaveCount(0);

  await panel.getByText('Sold out tonight').click();
  await panel.getByRole('switch', { name: 'Negroni' }).click();
  await panel.getByRole('switch', { name: 'Margarita' }).click();
  await expect(panel.locator('[data-sold-out]')).toHaveText(/^2/);
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText('Ausverkauft')).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await guest.getByRole('link', { name: 'English' }).click();
  await expect(guest).toHaveURL(`${address}?lang=en`);
  await expect(guest.getByText('Sold out')).toHaveCount(2);

  await panel.getByRole('button', { name: 'Unpublish: Abendkarte' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(panel.getByLabel('Link for guests')).toBeVisible();
  await panel.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(panel.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await expect(panel).toBeFocused();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'Diese Karte gibt es nicht mehr' })).toBeVisible();
  expect((await guest.request.get(`${address}?lang=en`)).status()).toBe(404);
  await phone.close();
});

test('the link is copied, and the QR code comes as an SVG file and as a picture @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepMenu(page, DRAFT);
  const panel = await openSaved(page);
  await panel.getByRole('checkbox', { name: /checked the allergens/ }).check();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = await panel.getByLabel('Link for guests').inputValue();
  await panel.getByRole('button', { name: 'Copy link: Abendkarte' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const download = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'QR code as SVG: Abendkarte' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('qr-abendkarte.svg');
  expect(readFileSync(await file.path(), 'utf8')).toContain('<svg xmlns="http://www.w3.org/2000/svg"');

  const second = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'QR code as PNG: Abendkarte' }).click();
  const picture = await second;
  expect(picture.suggestedFilename()).toBe('qr-abendkarte.png');
  const { data, info } = await sharp(await picture.path())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThanOrEqual(1000);
  expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
});

test('what could not be kept is taken back and said', async ({ page }) => {
  await keepMenu(page, DRAFT);
  const panel = await openSaved(page);
  const calls = '**/api/menus/*/publication';
  await page.route(calls, (route) => route.abort());
  await panel.getByRole('checkbox', { name: /checked the allergens/ }).check();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByRole('alert')).toHaveText('The menu was not published. Please try again.');
  await page.unroute(calls);
  await panel.getByRole('checkbox', { name: /checked the allergens/ }).check();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await panel.getByText('Sold out tonight').click();
  await expect(panel.getByRole('alert')).toHaveCount(0);

  await page.route(calls, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  const negroni = panel.getByRole('switch', { name: 'Negroni' });
  await negroni.click();
  await expect(panel.getByRole('alert')).toContainText('The sold-out drinks could not be saved.');
  await expect(negroni).not.toBeChecked();

  await page.unroute(calls);
  await page.context().clearCookies();
  await negroni.click();
  await expect(panel.getByRole('alert')).toContainText('You have been signed out.');
  await expect(panel.getByRole('alert').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/api/auth/login?next=%2Fmenu-builder',
  );
});

test('a menu follows the shelf of its owner, as guests see and by no other’s', async ({ page, browser }) => {
  const menu = await keepMenu(page, DRAFT);
  await askApi(page, 'PUT', '/api/shelf', { entries: ['gin', 'campari', 'sweet-vermouth'] });
  const token = await publishMenu(page, menu);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(`/menu/${token}?lang=en`);
  await expect(guest.getByText('Sold out')).toHaveCount(0);

  const panel = await openSaved(page);
  const follow = panel.getByRole('switch', { name: 'What my bar can’t make shows as sold out' });
  await expect(follow).not.toBeChecked();
  await test.step('the switch keeps the focus until the answer is there', async () => {
    const answer = Promise.withResolvers<undefined>();
    await page.route('**/publication', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await follow.press('Space');
    await expect(follow).toBeDisabled();
    await follow.press('Space');
    answer.resolve(undefined);
    await expect(follow).toBeEnabled();
    await expect(follow).toBeChecked();
    await expect(follow).toBeFocused();
    await page.unroute('**/publication');
  });
  await guest.reload();
  // A Negroni is there; Margarita and Singapore Sling are not.
  await expect(guest.getByText('Sold out')).toHaveCount(2);
  await askApi(page, 'PUT', '/api/shelf', { entries: ['campari'] });
  await guest.reload();
  await expect(guest.getByText('Sold out')).toHaveCount(3);

  await page.route('**/publication', (route) => route.abort());
  await follow.click();
  await expect(panel.getByRole('alert')).toContainText('The setting could not be saved.');
  await expect(follow).toBeChecked();
  await guest.context().close();
});

test('whoever lets an empty bar decide what is sold out is told at once that it does not', async ({
  page,
}) => {
  await publishMenu(page, await keepMenu(page, DRAFT));
  const panel = await openSaved(page);
  await panel.getByRole('switch', { name: 'What my bar can’t make shows as sold out' }).press('Space');
  await expect(panel.getByRole('status').filter({ hasText: 'is still empty' })).toBeVisible();
});
