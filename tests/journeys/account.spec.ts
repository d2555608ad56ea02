import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { LOCALES } from '../../src/contracts/locale.ts';
import { translator } from '../../src/i18n/translate.ts';
import { codeFor, giveCode, linkFor, newReader, signUp } from '../mailbox.ts';

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Favorite: ${name}`, exact: true }).first();

async function openSignedIn(page: Page, path: string): Promise<string> {
  const email = await newReader(page);
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await signUp(page, email, 'Ada');
  await expect(page).toHaveURL(path);
  return email;
}

test('sign up by code, keep a drink from its card, see it, remove it, log out, log in again', async ({
  page,
}) => {
  test.slow();
  const email = await newReader(page);
  await page.goto('/cocktails');
  const first = page.getByRole('main').locator('[data-favorite]').first();
  const name = (await first.getAttribute('data-name')) ?? '';
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  await heart(page, name).click();

  await expect(page).toHaveURL('/login?next=%2Fcocktails');
  await signUp(page, email, 'Ada');
  await expect(page).toHaveURL('/cocktails');
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-account]').getByText('Ada')).toBeVisible();

  await page.reload();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/profile');
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText(/Added \w+ \d+, \d{4}/);
  await card.getByRole('link', { name: `View: ${name}` }).click();
  await expect(page).toHaveURL(/\/cocktail\/\d+$/);
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await card.getByRole('button', { name: `Remove: ${name}` }).click();
  await expect(page.getByText('Removed from favorites')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Explore Cocktails' })).toHaveAttribute('href', '/cocktails');

  await page.locator('[data-account] summary').click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await giveCode(page, email);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

test('a wrong code is said to be wrong, and a new one can be asked for', async ({ page }) => {
  const email = await newReader(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Please fill in this field.')).toBeVisible();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter the six digits of the code.')).toBeVisible();
  const right = await codeFor(page, email);
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong, used or too old.');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await code.fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What may we call you?' })).toBeVisible();
  await page.getByLabel('First name').last().fill('Bea');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[data-account]').getByText('Bea')).toBeVisible();
});

test('a link that is used up leads to the login page, which says so', async ({ page }) => {
  await page.goto('/api/auth/confirm?token_hash=gone&type=magiclink&next=/de/profile');
  await expect(page).toHaveURL('/de/login?next=%2Fde%2Fprofile');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Dieser Link ist schon benutzt');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});

test('a link that is opened in another browser signs in at the press of a button', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await newReader(page);
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(email)).toBeVisible();
  const link = await linkFor(page, email);

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => {
    localStorage.setItem('ageVerified', 'yes');
  });
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Sign in here?' })).toBeFocused();
  await expect(other).toHaveURL('/login?next=%2F');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'What may we call you?' })).toBeVisible();
  await other.getByRole('link', { name: 'Not now' }).click();
  await expect(other.locator('[data-account]').getByText(email)).toBeVisible();
  await elsewhere.close();
});

test('the development mailbox shows a mail, whose link signs in', async ({ page }) => {
  const email = await newReader(page);
  await page.request.post('/api/auth/code', {
    data: { email, locale: 'nl', firstName: 'Cor', next: '/nl/profile' },
    headers: { origin: new URL((await page.goto('/dev/mail'))?.url() ?? '').origin },
  });
  await page.reload();
  const mail = page.getByRole('article').filter({ hasText: email });
  await mail.locator('iframe').contentFrame().getByRole('link').click();
  await expect(page).toHaveURL('/nl/profile');
  await expect(page.locator('[data-account]').getByText('Cor')).toBeVisible();
});

test('a failure takes a heart back, says so, and a second press while the first is sent does nothing', async ({
  page,
}) => {
  await openSignedIn(page, '/cocktail/11002');
  const negroni = heart(page, 'Negroni');
  let calls = 0;
  const sent = Promise.withResolvers<undefined>();
  await page.route('**/api/favorites', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls += 1;
    await sent.promise;
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'away' } });
  });
  await negroni.click();
  await expect(negroni).toHaveAttribute('aria-pressed', 'true');
  await negroni.click();
  sent.resolve(undefined);
  const toast = page.locator('[data-toast="error"]');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Failed to add favorite');
  await expect(negroni).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toBe(1);

  await page.unroute('**/api/favorites');
  await negroni.click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await page.route('**/api/favorites/11002', (route) => route.abort());
  await negroni.click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Failed to remove favorite');
  await expect(negroni).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that is pressed before the favorites are known keeps the drink, also one that was kept', async ({
  page,
}) => {
  await openSignedIn(page, '/cocktail/11002');
  await heart(page, 'Negroni').click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  const sent: string[] = [];
  const known = Promise.withResolvers<undefined>();
  await page.route('**/api/favorites**', async (route) => {
    const method = route.request().method();
    if (method === 'GET') await known.promise;
    else sent.push(method);
    await route.fallback();
  });
  await page.reload();
  await expect(page.locator('[data-account] summary')).toBeVisible();
  await heart(page, 'Negroni').click();
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to favorites')).toBeVisible();
  const lookup = page.waitForResponse((answer) => answer.request().method() === 'GET');
  known.resolve(undefined);
  await lookup;
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual(['POST']);
});

test('a session that ends in mid-action leads to signing in, and the drink is kept afterwards', async ({
  page,
}) => {
  const email = await openSignedIn(page, '/cocktail/11002');
  await page.context().clearCookies({ name: /^mixmaster-session/ });
  await heart(page, 'Negroni').click();
  await expect(page).toHaveURL('/login?next=%2Fcocktail%2F11002');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await giveCode(page, email);
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'true');
});

test('two tabs agree after a reload, whatever was pressed in each', async ({ page, context }) => {
  await openSignedIn(page, '/cocktail/11002');
  const other = await context.newPage();
  await other.goto('/cocktail/11002');
  for (const tab of [page, other]) {
    await heart(tab, 'Negroni').click();
    await expect(tab.getByText('Added to favorites')).toBeVisible();
  }
  await heart(page, 'Negroni').click();
  await expect(page.getByText('Removed from favorites')).toBeVisible();
  await heart(other, 'Negroni').click();
  await expect(other.getByText('Removed from favorites')).toBeVisible();
  await other.reload();
  await expect(heart(other, 'Negroni')).toHaveAttribute('aria-pressed', 'false');
});

test('the favorites are looked up once per page, and not for an anonymous reader', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/cocktails', { waitUntil: 'load' });
  expect(asked).toEqual([]);
  await openSignedIn(page, '/cocktails');
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.goto('/cocktail/11002', { waitUntil: 'load' });
  const lookups = () => asked.filter((path) => path !== '/api/shelf').toSorted();
  await expect.poll(lookups).toEqual(['/api/auth/user', '/api/favorites']);
});

test('a heart in a filtered list acts like one in the whole', async ({ page }) => {
  await openSignedIn(page, '/cocktails?q=negroni');
  await page.goto('/cocktails');
  await page.getByRole('searchbox').fill('negroni');
  const negroni = page.locator('[data-list-results]').getByRole('button', {
    name: 'Favorite: Negroni',
    exact: true,
  });
  await negroni.click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(negroni).toHaveAttribute('aria-pressed', 'true');
});

test('many favorites can be searched and sorted; none that fails is lost', async ({ page }) => {
  await openSignedIn(page, '/profile');
  const favorites = Array.from({ length: 13 }, (_, index) => ({
    id: `00000000-0000-4000-8000-0000000000${String(index + 10)}`,
    cocktailId: String(11001 + index),
    cocktailName: 'x',
    createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
  }));
  await page.route('**/api/favorites', (route) => route.fulfill({ json: favorites }));
  await page.route('**/api/favorites/*', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.reload();
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveCount(13);
  await page.getByLabel('Sort').selectOption('name');
  const sorted = await names.allTextContents();
  expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en').compare));
  await page.getByRole('searchbox').fill('negroni');
  await expect(names).toHaveText(['Negroni']);
  await page.getByRole('button', { name: 'Remove: Negroni' }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Failed to remove favorite');
  await expect(names).toHaveText(['Negroni']);
  await page.getByRole('searchbox').fill('no such drink');
  await expect(page.getByText('None of your favorites is called that.')).toBeVisible();
});

test('a double click removes one favorite, and the keyboard goes on with its neighbour', async ({ page }) => {
  await openSignedIn(page, '/profile');
  const favorites = ['11001', '11002', '11005'].map((cocktailId, index) => ({
    id: `00000000-0000-4000-8000-00000000000${String(index)}`,
    cocktailId,
    cocktailName: 'x',
    createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
  }));
  const removed: string[] = [];
  await page.route('**/api/favorites', (route) => route.fulfill({ json: favorites }));
  await page.route('**/api/favorites/*', (route) => {
    removed.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { isFavorite: false } });
  });
  await page.reload();
  const removers = page.getByRole('button', { name: 'Remove: ' });
  await expect(removers).toHaveCount(3);
  await removers.first().dblclick();
  await expect(removers).toHaveCount(2);
  await expect(removers.first()).toBeFocused();
  await expect.poll(() => removed).toEqual(['/api/favorites/11001']);
  await removers.last().press('Enter');
  await expect(removers).toHaveCount(1);
  await expect(removers).toBeFocused();
  await removers.press('Enter');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Favorites' })).toBeFocused();
});

test.describe('a reader in Ireland', () => {
  test.use({ locale: 'en-IE' });

  test('reads when a favorite was added as it is written there', async ({ page }) => {
    await openSignedIn(page, '/profile');
    const favorite = {
      id: '00000000-0000-4000-8000-000000000001',
      cocktailId: '11002',
      cocktailName: 'Negroni',
      createdAt: '2026-01-09T12:00:00.000Z',
    };
    await page.route('**/api/favorites', (route) => route.fulfill({ json: [favorite] }));
    await page.reload();
    await expect(page.getByRole('article')).toContainText('Added 9 January 2026');
  });
});

test('a page that comes back as it was left shows nothing of who has signed out since', async ({ page }) => {
  await openSignedIn(page, '/profile');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
});

test('where the favorites do not come, the page says so and tries again on request', async ({ page }) => {
  await openSignedIn(page, '/profile');
  await page.route('**/api/favorites', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your favorites could not be loaded');
  await page.unroute('**/api/favorites');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

test('a reader changes the name, downloads the data and deletes the account', async ({ page }) => {
  const email = await openSignedIn(page, '/account');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('Language of e-mails').selectOption('de');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  await expect(page.getByLabel('Language of e-mails')).toHaveValue('de');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    account: { email, firstName: 'Augusta', language: 'de' },
    favorites: [],
  });

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
});

test('a failure keeps no file that pretends to be the data, and a session that ends deletes nothing', async ({
  page,
}) => {
  await openSignedIn(page, '/account');
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.route('**/api/account/export', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  );
  await page.getByRole('link', { name: 'Download my data' }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText('The file could not be made.');
  await expect(page).toHaveURL('/account');

  await page.route('**/api/account', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503, body: 'away' }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Deleting did not work.');
  await expect(dialog).toBeVisible();

  await page.unroute('**/api/account');
  await page.context().clearCookies({ name: /^mixmaster-session/ });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  expect(downloads).toBe(0);
});

test('a reader whose session has ended before the name was given begins again', async ({ page }) => {
  await page.goto('/login?ask=name');
  await page.getByLabel('First name').last().fill('Bea');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('You are no longer signed in.');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
});

for (const locale of LOCALES) {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const t = translator(locale);

  test(`login, account and favorites fit 320 px and speak ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [path, title] of [
      ['/login', t('login.title')],
      ['/account', t('settings.title')],
      ['/profile', t('favorites.title')],
    ] as const) {
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}
