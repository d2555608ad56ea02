import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { SIGNED_IN_HINT } from '../../src/contracts/people/signedInHint.ts';
import { translator } from '../../src/i18n/translate.ts';
import { codeFor, giveCode, linkFor, newReader, signUp } from '../mailbox.ts';
import { LANGUAGES } from '../languages.ts';
import { heart, openSignedIn } from '../reader.ts';
import { partOf, textsOf } from '../site/html.ts';
import { readPage } from '../site/published.ts';

test('sign up by code, keep a drink from its card, see it, remove it, log out, log in again @phone', async ({
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
  await expect(card).toContainText(/Added \w+\s\d+,\s\d{4}/);
  await card.getByRole('link', { name: `View: ${name}` }).click();
  await expect(page).toHaveURL(/\/(cocktail|shot)\/[a-z0-9-]+$/);
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await card.getByRole('button', { name: `Remove: ${name}` }).click();
  await expect(page.getByText(`${name} removed.`)).toBeVisible();
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
  await expect(page.getByRole('alert')).toContainText('This code is wrong, already used, or out of date.');
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await code.fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'What should we call you?' })).toBeVisible();
  await page.getByLabel('First name').last().fill('Bea');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[data-account]').getByText('Bea')).toBeVisible();
});

test('while signing in does not work, the page says why and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('E-mail address');
  await email.fill('ada@example.test');
  for (const [fault, sentence] of [
    [
      { status: 503, json: { code: 'unavailable', message: 'away' } },
      'Signing in is not working at the moment.',
    ],
    [{ status: 429, json: { code: 'rate_limited', message: 'wait' } }, 'Too many attempts.'],
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Signing in is not working at the moment.'],
    ['offline', 'There is no connection.'],
  ] as const) {
    await page.route('**/api/auth/code', (route) =>
      fault === 'offline' ? route.abort() : route.fulfill(fault),
    );
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(email).toHaveValue('ada@example.test');
    await page.unroute('**/api/auth/code');
  }
});

const PASSWORD = 'stirred, not shaken';
const notice = (page: Page) => page.locator('[data-toast="plain"]');

test('who is new and wants a password chooses it after the code, and signs in with it @main', async ({
  page,
}) => {
  const email = await newReader(page);
  await page.goto('/login?next=%2Faccount');
  await page.getByRole('button', { name: 'I am new here' }).click();
  await page.getByLabel('First name').first().fill('Cleo');
  await page.getByLabel('E-mail address').fill(email);
  const wish = page.getByLabel('I would like a password, too');
  await expect(wish).toHaveAccessibleDescription(/confirmed your address with the code/);
  await wish.check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await giveCode(page, email);
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  const field = page.getByLabel('New password');
  await expect(field).toBeFocused();
  for (const [guess, sentence] of [
    ['short', '8 to 128 characters'],
    ['password1', 'This password is too easy to guess.'],
  ] as const) {
    await field.fill(guess);
    await page.keyboard.press('Enter');
    await expect(page.getByText(sentence).last()).toBeVisible();
  }
  await field.fill(PASSWORD);
  await page.getByLabel('Show password').last().check();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('You sign in with your password or with a code')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login?next=%2Faccount');
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('shaken, not stirred');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('do not match');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  // What was wrong belongs to the other way in.
  await page.getByRole('button', { name: 'I am new here' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: 'I have an account' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Cleo');
});

test('a password is for those who want one: the step after the code can be left out', async ({ page }) => {
  const email = await newReader(page);
  await page.goto('/login?next=%2Faccount');
  await page.getByRole('button', { name: 'I am new here' }).click();
  await page.getByLabel('First name').first().fill('Cleo');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('I would like a password, too').check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await giveCode(page, email);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/account');
  await expect(
    page.locator('[data-password-state]').getByText('You sign in with a code sent by e-mail.'),
  ).toBeVisible();
});

test('too many wrong passwords leave the code', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/auth/password', (route) =>
    route.fulfill({ status: 429, json: { code: 'rate_limited', message: 'wait' } }),
  );
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('E-mail address').fill('ada@example.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Too many wrong passwords. You can still sign in with a code.',
  );
});

test('a reader sets, changes and removes the password in the account, and signs out elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = await openSignedIn(page, '/account');
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  await elsewhere.addCookies(await page.context().cookies());
  const other = await elsewhere.newPage();
  await other.addInitScript(() => {
    localStorage.setItem('ageVerified', 'yes');
  });

  await page.getByRole('button', { name: 'Set a password' }).click();
  const field = page.getByLabel('New password');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(notice(page)).toContainText('Password set');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  await expect(field).toBeHidden();

  // Not within the time after a code in which nothing else is asked for.
  await page.route('**/api/account/password', async (route) => {
    const { proof } = route.request().postDataJSON() as { proof?: object };
    if (proof) return route.continue();
    return route.fulfill({ status: 403, json: { code: 'not_proven', message: 'who?' } });
  });
  await page.getByRole('button', { name: 'Change password' }).click();
  await field.fill('a twist of lemon peel');
  await page.getByRole('button', { name: 'Save password' }).click();
  const current = page.getByLabel('Current password');
  await expect(current).toBeFocused();
  await current.fill('a guess of mine');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not your current password.');
  await page.getByRole('button', { name: 'Forgot it? Use a code instead' }).click();
  await expect(page.getByText(`We have sent a code to ${email}`)).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(notice(page)).toContainText('You are signed out everywhere else.');

  await page.getByRole('button', { name: 'Remove password' }).click();
  await expect(page.getByText('From then on, you sign in with a code sent by e-mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Remove password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove password' }).click();
  await current.fill('a twist of lemon peel');
  await page.getByRole('button', { name: 'Remove password' }).click();
  await expect(notice(page)).toContainText('Password removed');
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove password' })).toBeHidden();

  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await other.goto('/login?next=%2Faccount');
  await other.getByLabel('E-mail address').fill(email);
  await other.getByRole('button', { name: 'Send code' }).click();
  await giveCode(other, email);
  await expect(other).toHaveURL('/account');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(notice(page)).toContainText('Signed out everywhere else');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await page.reload();
  await expect(
    page.locator('[data-password-state]').getByText('You sign in with a code sent by e-mail.'),
  ).toBeVisible();
  await elsewhere.close();
});

test('a password that cannot be saved is said so, and stays as it was typed', async ({ page }) => {
  const email = await openSignedIn(page, '/account');
  await page.getByRole('button', { name: 'Set a password' }).click();
  const field = page.getByLabel('New password');
  await field.fill(PASSWORD);
  for (const [fault, sentence] of [
    [{ status: 503, json: { code: 'unavailable', message: 'away' } }, 'That did not work.'],
    [{ status: 429, json: { code: 'rate_limited', message: 'wait' } }, 'Too many attempts.'],
    [
      { status: 422, json: { code: 'weak_password', message: 'weak' } },
      'This password is too easy to guess.',
    ],
    ['offline', 'There is no connection.'],
  ] as const) {
    await page.route('**/api/account/password', (route) =>
      fault === 'offline' ? route.abort() : route.fulfill(fault),
    );
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(field).toHaveValue(PASSWORD);
    await page.unroute('**/api/account/password');
  }
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await page.context().clearCookies({ name: /mixmaster-session/ });
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
});

test('a link that is used up leads to the login page, which says so', async ({ page }) => {
  const asked = encodeURIComponent('http://localhost/?key=gone');
  await page.goto(`/api/auth/confirm?token_hash=gone&type=magiclink&asked=${asked}&next=/de/profile`);
  await expect(page).toHaveURL('/de/login?next=%2Fde%2Fprofile');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Dieser Link wurde schon benutzt');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});

test('the login page takes no word of the address for a problem that it does not know', async ({ page }) => {
  for (const word of ['constructor', '__proto__', 'nothing-of-ours']) {
    await page.goto(`/login?problem=${word}`);
    await expect(page.getByRole('alert')).toHaveText(
      'Signing in is not working at the moment. Please try again soon.',
    );
  }
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
  await expect(other.getByRole('heading', { name: 'What should we call you?' })).toBeVisible();
  await other.getByRole('link', { name: 'Not now' }).click();
  await expect(other.locator('[data-account]').getByText(email)).toBeVisible();
  await elsewhere.close();
});

test('the development mailbox shows a mail, whose link signs in', async ({ page }) => {
  const email = await newReader(page);
  await page.request.post('/api/auth/code', {
    data: { email, locale: 'nl', firstName: 'Cor', next: '/nl/profile' },
    headers: { origin: new URL((await page.goto(`/dev/mail?to=${email}`))?.url() ?? '').origin },
  });
  await page.reload();
  const mail = page.getByRole('article').filter({ hasText: email });
  await mail.locator('iframe').contentFrame().getByRole('link').click();
  await expect(page).toHaveURL('/nl/profile');
  await expect(page.locator('[data-account]').getByText('Cor')).toBeVisible();
});

test('a reader whose session has ended before the name was given begins again', async ({ page }) => {
  await page.goto('/login?ask=name');
  await page.getByLabel('First name').last().fill('Bea');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('You are no longer signed in.');
  await expect(page.getByLabel('E-mail address')).toBeVisible();
});

test('a session that another call ends before the page asks who is in leads to Login', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ ...SIGNED_IN_HINT, url: baseURL ?? '' }]);
  await page.addInitScript((name) => {
    // After the script of the head, and before the modules.
    document.addEventListener('readystatechange', () => {
      document.cookie = `${name}=; Max-Age=0; Path=/`;
    });
  }, SIGNED_IN_HINT.name);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a page that comes back as it was left shows nothing of who has signed out since', async ({ page }) => {
  await openSignedIn(page, '/profile');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  // The script that looks at pages that come back is the one that says who is signed in.
  await expect(page.locator('[data-account] summary')).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
});

test('a reader changes the name, downloads the data and deletes the account @main', async ({ page }) => {
  const email = await openSignedIn(page, '/account');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await page.getByLabel('First name').fill('Augusta');
  await page.getByLabel('E-mail language').selectOption('de');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  await expect(page.getByLabel('E-mail language')).toHaveValue('de');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    account: { email, firstName: 'Augusta', language: 'de' },
    favorites: [],
    menuVersions: [],
    menuViews: [],
    bars: [],
    workplaces: [],
    formerNames: [],
    ownDrinks: [],
    brand: null,
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

test('what is typed while the account is saved stays', async ({ page }) => {
  await openSignedIn(page, '/account');
  const firstName = page.getByLabel('First name');
  const saved = Promise.withResolvers<undefined>();
  await page.route('**/api/account', async (route) => {
    if (route.request().method() === 'PATCH') await saved.promise;
    await route.fallback();
  });
  await firstName.fill(' Augusta ');
  await page.getByRole('button', { name: 'Save' }).click();
  await firstName.fill('Augusta Ada');
  saved.resolve(undefined);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(firstName).toHaveValue('Augusta Ada');
  await firstName.fill(' Augusta ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(firstName).toHaveValue('Augusta');
});

test('on the account page nothing that fails pretends to be done, and a session that ends deletes nothing', async ({
  page,
}) => {
  await openSignedIn(page, '/account');
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.route('**/api/account/export', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  );
  await page.getByRole('link', { name: 'Download my data' }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText('The file could not be created.');
  await expect(page).toHaveURL('/account');

  await page.route('**/api/account', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.getByLabel('First name').fill('Augusta');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Your changes could not be saved.');
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Your account could not be deleted.');
  await expect(dialog).toBeVisible();

  await page.unroute('**/api/account');
  await page.context().clearCookies({ name: /^mixmaster-session/ });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  expect(downloads).toBe(0);
});

test('login, account and favorites speak the language of their address, and fit 320 px', async ({ page }) => {
  const PAGES = {
    '/login': 'login.title',
    '/account': 'settings.title',
    '/profile': 'favorites.title',
  } as const;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { locale, prefix } of LANGUAGES) {
    for (const [path, key] of Object.entries(PAGES)) {
      const address = prefix + path;
      expect(textsOf(`<body>${partOf(readPage(address), 'h1')}`)).toEqual([translator(locale)(key)]);
      // The languages that write the longest words.
      if (locale !== 'de' && locale !== 'nl') continue;
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(320);
    }
  }
});
