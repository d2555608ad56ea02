import { expect, test, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import { expectNoViolations } from '../axe.ts';
import { askApi } from '../mailbox.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';
import { visitor } from '../visitor.ts';

const RETURNING = visitor({ ageVerified: 'yes', hasSeenWelcome: 'true' }) ?? { cookies: [], origins: [] };
/** Always on by the clock, whenever the test runs. */
const HOURS = { days: [1, 2, 3, 4, 5, 6, 7], from: '06:00', to: '06:00' };
const MENU = {
  name: 'Abendkarte mit Donaudampfschifffahrtsgesellschaft',
  currency: 'EUR',
  priceLists: [{ name: 'Happy Hour', hours: HOURS }],
  cocktailIds: ['11002', '11003'],
  sections: [
    {
      title: 'Klassiker',
      drinks: ['11002', '11003'].map((cocktailId) => ({
        ...{ cocktailId, note: null },
        prices: [{ size: null, amounts: [1200, 700] }],
      })),
    },
  ],
};

const state = (page: Page) => page.locator('[data-service-state]');
const drink = (page: Page, name: RegExp | string) => page.getByRole('switch', { name });
const stored = async (page: Page) => {
  const [menu] = (await askApi(page, 'GET', '/api/menus', undefined)) as Menu[];
  return menu?.publication?.soldOut;
};

test('two presses from home lead to the switches: sold out and the happy hour reach guests, also when the network was away @phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{
      baseURL: baseURL ?? '',
      storageState: RETURNING,
      viewport: { width: 390, height: 844 },
      isMobile: true,
    },
    ...{ serviceWorkers: 'allow', reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  const menu = await keepMenu(page, MENU);
  const token = await publishMenu(page, menu);
  const guest = async () => (await page.request.get(`/de/menu/${token}`)).text();

  await test.step('from home', async () => {
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined), {
        timeout: 40_000,
      })
      .toBe(true);
    await page.locator('[data-account] summary').click();
    await page.getByRole('link', { name: 'For service' }).click();
    await expect(state(page)).toHaveText('Nothing sold out · saved');
    await expect(page.locator('[data-price]').first()).toHaveText('€7');
  });
  await test.step('a drink is sold out', async () => {
    await drink(page, /^Negroni/).click();
    await expect(state(page)).toHaveText('1 sold out · saved');
    await expect.poll(guest).toContain('Ausverkauft');
    await page.getByRole('button', { name: 'Undo: Negroni' }).press('Enter');
    await expect(state(page)).toHaveText('Nothing sold out · saved');
    await expect(drink(page, /^Negroni/)).toBeFocused();
    await expect.poll(guest).not.toContain('Ausverkauft');
  });
  await test.step('the happy hour is switched off by hand, then by the clock again', async () => {
    await drink(page, /^Happy Hour/).click();
    const told = page.getByRole('status');
    await expect(told.filter({ hasText: 'Switched off by hand, until 6:00 AM.' })).toBeVisible();
    await expect(page.locator('[data-price]').first()).toHaveText('€12');
    await expect.poll(guest).toContain(': zurzeit nicht');
    await drink(page, /^Happy Hour/).click();
    await expect(told.filter({ hasText: 'Switched on by its schedule.' })).toBeVisible();
    await expect.poll(guest).not.toContain('zurzeit nicht');
    // Guests may see it before the answer is here.
    await expect(state(page)).toHaveText('Nothing sold out · saved');
  });
  await test.step('without a network', async () => {
    await context.setOffline(true);
    await page.reload();
    await drink(page, /^Negroni/).click();
    await expect(state(page)).toHaveText('1 sold out · offline: 1 change waiting');
    await page.reload();
    await expect(drink(page, /^Negroni/)).toBeChecked();
    await expect(state(page)).toHaveText('1 sold out · offline: 1 change waiting');
    await context.setOffline(false);
    await expect(state(page)).toHaveText('1 sold out · saved');
    expect(await stored(page)).toEqual(['11002']);
  });
  await test.step('two changes at once', async () => {
    await context.setOffline(true);
    await drink(page, /^Negroni/).click();
    await drink(page, /^Mojito/).click();
    await context.setOffline(false);
    await expect.poll(() => stored(page)).toEqual(['11003']);
  });
  await test.step('in German, on a narrow page', async () => {
    await page.goto('/de/service');
    await expect(state(page)).toHaveText('1 ausverkauft · gespeichert');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoViolations(page);
  });
  await test.step('where the menu is taken down meanwhile', async () => {
    await page.request.delete(`/api/menus/${menu.id}/publication`, { headers: { origin: baseURL ?? '' } });
    await drink(page, /^Negroni/).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' })).toContainText('Negroni');
  });
  await context.close();
});
