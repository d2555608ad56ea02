import { expect, test, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import { expectNoViolations } from '../axe.ts';
import { toast } from '../menuBuilder.ts';
import { askApi } from '../mailbox.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

const DRAFT = { name: 'Evening', restaurantName: 'The Brass Lantern', cocktailIds: ['11002', '11001'] };
const SITE = 'https://bar.example';

async function openSaved(page: Page): Promise<void> {
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
}

const settings = (page: Page) => page.locator('[data-embed]');

/** Opens a page of another site with a frame in it. */
async function openElsewhere(page: Page, site: string, code: string): Promise<void> {
  await page.route(`${site}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Elsewhere</title>${code}` }),
  );
  await page.goto(`${site}/`);
}

test('an owner lets a site show a menu, which another site may not, and switches it off again', async ({
  page,
  browser,
}) => {
  const menu = await keepMenu(page, DRAFT);
  const token = await publishMenu(page, menu);
  await openSaved(page);
  await settings(page).getByText('Show it on your website').click();
  await expect(settings(page).getByRole('radio', { name: 'Nowhere' })).toBeChecked();
  await expect(settings(page).getByLabel('Code for your website')).toHaveCount(0);
  await settings(page).getByRole('radio', { name: 'Only on these websites' }).check();
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await expect(settings(page).getByRole('alert')).toContainText('at least one website');
  const sites = settings(page).getByLabel('Addresses of the websites, one per line');
  await sites.fill('http://bar.example');
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await expect(settings(page).getByRole('alert')).toContainText('http://bar.example');
  await sites.fill('Bar.example/menu');
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Saved.');
  await expect(sites).toHaveValue(SITE);
  const code = await settings(page).getByLabel('Code for your website').inputValue();
  expect(code).toContain(`/menu/${token}/embed" title="Evening"`);
  await expectNoViolations(page);

  // The server of the tests is on this machine, which a site elsewhere may not reach otherwise.
  const guests = await browser.newContext({ permissions: ['local-network-access'] });
  const guest = await guests.newPage();
  await openElsewhere(guest, SITE, code);
  const frame = guest.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Negroni' })).toBeVisible();
  await expect(frame.locator('a:not([target="_blank"][rel="noopener"])')).toHaveCount(0);
  await expect(frame.locator('script, form, button, input')).toHaveCount(0);
  expect(await guests.cookies()).toEqual([]);

  const address = /src="([^"]+)"/.exec(code)?.[1] ?? '';
  const refused = guest.waitForEvent('console', (line) => line.text().includes('frame-ancestors'));
  await openElsewhere(guest, 'https://other.example', code);
  await refused;
  await expect(guest.frameLocator('iframe').getByRole('heading', { name: 'Evening' })).toHaveCount(0);

  const answer = await page.request.get(`${address}?lang=en`);
  expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors ${SITE}`);
  expect(answer.headers()['content-security-policy']).toContain(`form-action 'none'`);
  expect(answer.headers()['x-frame-options']).toBeUndefined();
  expect(answer.headers()['set-cookie']).toBeUndefined();
  const whole = await page.request.get(`/menu/${token}?lang=en`);
  expect(whole.headers()['content-security-policy']).toContain(`frame-ancestors 'none'`);
  expect(whole.headers()['x-frame-options']).toBe('DENY');

  await settings(page).getByRole('radio', { name: 'Nowhere' }).check();
  await settings(page).getByRole('button', { name: 'Save' }).click();
  await expect(settings(page).getByLabel('Code for your website')).toHaveCount(0);
  const off = await page.request.get(`${address}?lang=en`);
  expect(off.status()).toBe(404);
  expect(off.headers()['content-security-policy']).toContain(`frame-ancestors 'none'`);
  expect(off.headers()['x-frame-options']).toBe('DENY');
  await guests.close();
});

test('what a frame shows holds on a narrow page and for everybody @phone', async ({ page }) => {
  const menu = await keepMenu(page, DRAFT);
  const token = await publishMenu(page, menu);
  await askApi(page, 'PUT', `/api/menus/${menu.id}/embed`, { embed: 'any' });
  await page.goto(`/de/menu/${token}/embed`);
  await expect(page.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ganze Karte öffnen/ })).toHaveAttribute(
    'href',
    `/de/menu/${token}`,
  );
  await page.setViewportSize({ width: 260, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(260);
  await expectNoViolations(page);
});

/** The sums that the owner is shown, once all that was sent has arrived. */
async function sums(page: Page): Promise<string[]> {
  await openSaved(page);
  await page.locator('[data-views]').getByText('How often it is read').click();
  const numbers = page.locator('[data-views] dd');
  await expect(numbers).toHaveCount(2);
  return numbers.allTextContents();
}

test('each reading of a menu counts once, in its language, and none of who asks for privacy', async ({
  page,
  browser,
}) => {
  const menu: Menu = await keepMenu(page, DRAFT);
  const token = await publishMenu(page, menu);
  expect(await sums(page)).toEqual(['0', '0']);
  await expect(page.getByText('Nobody has opened the page in the last 30 days.')).toBeVisible();

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  const read = async (locale: string) => {
    const seen = guest.waitForResponse('**/api/menus/seen');
    await guest.goto(`/${locale}/menu/${token}`);
    const answer = await seen;
    expect([answer.status(), answer.request().headers()['cookie']]).toEqual([204, undefined]);
  };
  await read('de');
  await read('de');
  await read('nl');
  await guests.close();

  const shy = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  await shy.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const quiet = await shy.newPage();
  const sent: string[] = [];
  quiet.on('request', (request) => sent.push(request.url()));
  await quiet.goto(`/de/menu/${token}`, { waitUntil: 'networkidle' });
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
  await shy.close();

  expect(await sums(page)).toEqual(['3', '3']);
  const views = page.locator('[data-views]');
  await expect(views.getByRole('img', { name: 'Page opens per day, last 30 days' })).toBeVisible();
  await views.getByText('Show as a table').click();
  await expect(views.getByRole('row').nth(1)).toContainText('German 2, Dutch 1');
  await expectNoViolations(page);
});
