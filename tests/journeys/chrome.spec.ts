import { expect, test, type Locator } from '@playwright/test';
import { translator } from '../../src/i18n/translate.ts';
import { EXPLORE_PATH } from '../../src/web/addressWords.ts';
import { signIn, switchLanguage } from '../chrome.ts';
import { LANGUAGES } from '../languages.ts';
import { keepScriptsLate } from '../lateScripts.ts';
import { openSignedIn, saveBar } from '../menuBuilder.ts';
import { linksOf, partOf, textsOf } from '../site/html.ts';
import { readPage } from '../site/published.ts';

test('the header stays while the page scrolls @phone', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  await page.evaluate(() => {
    scrollTo(0, 1500);
  });
  await expect(page.locator('header')).toBeInViewport({ ratio: 1 });
});

test('in every language the navigation holds its pages in order, and the footer leads to all about the house', () => {
  for (const { locale, prefix } of LANGUAGES) {
    const t = translator(locale);
    const page = readPage(`${prefix}/mixed-shots`);
    const links = [...partOf(partOf(page, 'header'), 'nav').matchAll(/<a\b[^>]*>/g)].map(([link]) => link);
    expect(links.slice(0, 5).map((link) => /\shref="([^"]*)"/.exec(link)?.[1])).toEqual([
      prefix || '/',
      `${prefix}/cocktails`,
      `${prefix}/mixed-shots`,
      `${prefix}/mix-master`,
      prefix + EXPLORE_PATH[locale],
    ]);
    expect(links.map((link) => link.includes('aria-current="page"')).indexOf(true)).toBe(2);
    const footer = linksOf(partOf(page, 'footer'));
    for (const [name, path] of [
      [t('nav.explore'), EXPLORE_PATH[locale]],
      [t('nav.favorites'), '/profile'],
      [t('nav.menu-builder'), '/menu-builder'],
      [t('nav.about'), '/about'],
      [t('nav.contact'), '/contact'],
      [t('nav.submit'), '/submit'],
      [t('nav.pricing'), '/pricing'],
      [t('nav.terms'), '/terms-of-use'],
      [t('nav.privacy'), '/privacy-policy'],
      [t('nav.accessibility'), '/accessibility'],
      [t('api.title'), '/api'],
    ] as const) {
      expect(footer).toContainEqual([name, `${prefix}${path}`]);
    }
  }
});

test('the footer names the pages as the specification does, and leads to no account that nobody named', () => {
  const footer = partOf(readPage('/'), 'footer');
  const names = linksOf(footer).map(([name]) => name);
  for (const name of ['About', 'Contact', 'Submit a Cocktail', 'Terms of Use', 'Privacy Policy', 'Pricing']) {
    expect(names.filter((one) => one === name)).toHaveLength(1);
  }
  expect(footer).not.toMatch(/Instagram|TikTok|Pinterest/);
  expect(textsOf(`<body>${footer}`).filter((text) => /follow/i.test(text))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the ways to drinks stand at the lower edge, and cover nothing that has the focus', async ({
    page,
  }) => {
    await page.goto('/about');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar.getByRole('link')).toHaveText(['Explore', 'Cocktails', 'Favorites', 'Your bar']);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const [above, below] = [await last.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await bar.getByRole('link', { name: 'Explore' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore');
    await expect(bar.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page');
  });

  test('what stays at the lower edge stands above the bar', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    const expectAbove = async (stays: Locator) => {
      await expect(stays).toBeVisible();
      const [above, below] = [await stays.boundingBox(), await bar.boundingBox()];
      expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    };
    await openSignedIn(page);
    await expectAbove(saveBar(page));
    await expectAbove(page.locator('[data-chat]'));
    await page.goto('/cocktails');
    await page.mouse.wheel(0, 4000);
    await expectAbove(page.locator('[data-list-ways]'));
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });

  test('the side sheet works by keyboard and gives the focus back', async ({ page }) => {
    await page.goto('/cocktail/negroni');
    const button = page.getByRole('button', { name: 'Menu' });
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    for (const [name, path] of [
      ['Home', '/'],
      ['Cocktails', '/cocktails'],
      ['Mixed Shots', '/mixed-shots'],
      ['Mix Master', '/mix-master'],
      ['Menu Builder', '/menu-builder'],
      ['Pricing', '/pricing'],
    ] as const) {
      await expect(sheet.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#menu') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the side sheet closes by a press beside it and by its button, and the page does not scroll behind it @phone', async ({
    page,
  }) => {
    await page.goto('/cocktail/negroni');
    const button = page.getByRole('button', { name: 'Menu' });
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await button.click();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.click(8, 400);
    await expect(sheet).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await button.click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the main navigation stands open', async ({ page }) => {
    await page.goto('/cocktail/negroni');
    await expect(page.locator('header').getByRole('link', { name: 'Mixed Shots' })).toBeVisible();
    await expect(page.locator('[data-opens="menu"]')).toBeHidden();
  });
});

test('an anonymous reader sees Login, and nobody is asked who that is', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // Stars are a file for everybody.
    if (request.url().includes('/api/') && !request.url().endsWith('/api/stars.json'))
      asked.push(request.url());
  });
  await page.goto('/de/cocktail/negroni', { waitUntil: 'load' });
  const login = page.locator('header').getByRole('link', { name: 'Anmelden' });
  await expect(login).toHaveAttribute('href', '/api/auth/login?next=%2Fde%2Fcocktail%2Fnegroni');
  expect(asked).toEqual([]);
});

test('a signed-in reader has a menu named by first name, else e-mail, else My Account', async ({ page }) => {
  const account = page.locator('[data-account]');
  for (const [user, name] of [
    [{ firstName: 'Ada' }, 'Ada'],
    [{ firstName: null }, 'ada@example.test'],
    [{ firstName: null, email: '' }, 'My Account'],
  ] as const) {
    const calls = await signIn(page, user);
    await page.goto('/offline');
    await account.locator('summary').filter({ hasText: name }).click();
    await expect(account.getByRole('link', { name: 'Login' })).toHaveCount(0);
    expect(calls()).toBe(1);
  }
  for (const [label, path] of [
    ['My Favorites', '/profile'],
    ['Menu Builder', '/menu-builder'],
    ['Pricing', '/pricing'],
    ['Logout', '/api/auth/logout'],
  ] as const) {
    await expect(account.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
  }
});

test('Login stays where the lookup answers 401 or 503, and it is not tried again', async ({ page }) => {
  for (const status of [401, 503]) {
    const calls = await signIn(page, status);
    await page.goto('/offline');
    await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(calls()).toBe(1);
  }
});

test('nothing moves and no Login shows while a signed-in reader is looked up @phone', async ({ page }) => {
  await signIn(page, { firstName: 'Ada' });
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/api/auth/user', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await page.goto('/cocktail/negroni');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header > div > *, header > div > div > *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      }),
    );
  await expect(page.locator('[data-login]')).toBeHidden();
  const before = await places();
  answered.resolve(undefined);
  await expect(page.locator('[data-account]').getByText('Ada', { exact: true })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the menus of the header close by Escape with the focus back, and by a press elsewhere @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, { firstName: 'Ada' });
  await page.goto('/');
  for (const [summary, link] of [
    [page.locator('header summary').filter({ hasText: 'English' }), 'Français'],
    [page.locator('header summary').filter({ hasText: 'Ada' }), 'Logout'],
  ] as const) {
    const item = page.locator('header').getByRole('link', { name: link });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.click();
    await expect(item).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(item).toBeHidden();
  }
});

test('the language switch keeps the query and the hash and stores the choice @main', async ({ page }) => {
  await page.goto('/mixed-shots?spirit=gin&sort=views#list');
  await switchLanguage(page, 'Español');
  await expect(page).toHaveURL('/es/mixed-shots?spirit=gin&sort=views#list');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('es');
});

test('a control that names a dialog opens it, also where both come later', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const order = document.createElement('button');
    order.dataset['opens'] = 'later';
    order.append(Object.assign(document.createElement('b'), { textContent: 'Order' }));
    const close = Object.assign(document.createElement('button'), { textContent: 'Close' });
    close.dataset['close'] = '';
    const dialog = Object.assign(document.createElement('dialog'), { id: 'later', ariaLabel: 'Later' });
    dialog.append(close);
    document.body.append(order, dialog);
  });
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('dialog', { name: 'Later' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Later' })).toBeHidden();
});

test('what is pressed before the scripts of a page are there is done when they are', async ({ page }) => {
  const letCome = await keepScriptsLate(page);
  await page.goto('/cocktail/negroni', { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: 'More servings' });
  await more.click();
  await more.click();
  await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('1');
  letCome();
  await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('3');
  await more.click();
  await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('4');
});
