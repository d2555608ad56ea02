import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { WITH_PICTURES } from '../browser.ts';
import { openSheetOfPhones } from '../chrome.ts';
import { complaintsOf } from '../complaints.ts';
import { LANGUAGES } from '../languages.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';
import { visitor } from '../visitor.ts';
import { readPage, sitemapPaths } from './published.ts';

test.use({ launchOptions: WITH_PICTURES });

/** A page of each layout. */
const PAGES = [
  '/',
  '/cocktails?q=gin',
  '/mixed-shots',
  '/mix-master?shelf=gin,lime,campari',
  '/cocktail/negroni',
  '/shot/b-52',
  '/profile',
  '/my-drinks',
  '/my-lists',
  '/my-taste',
  '/service',
  '/shared-list',
  '/shopping-list',
  '/offline',
  '/menu-builder',
  '/pricing',
  '/about',
  '/contact',
  '/submit',
  '/terms-of-use',
  '/privacy-policy',
  '/login',
  '/login#token_hash=x&type=magiclink',
  '/account',
];
/** Pages that no sitemap names. */
const HIDDEN = [
  '/login',
  '/account',
  '/profile',
  '/menu-builder',
  '/my-drinks',
  '/my-lists',
  '/my-taste',
  '/service',
  '/offline',
];
/** A script or style that stands in the page: its tag, attributes and text. */
const INLINE = /<(script|style)([^>]*)>([^]*?)<\/\1>/g;
const THEMES = ['light', 'dark'] as const;
const FRIDAY = {
  name: 'Friday',
  description: 'Three drinks.',
  restaurantName: 'The Long Bar',
  cocktailIds: ['11002', '11001', '12001'],
};

test('no page breaks its policy', async ({ page }) => {
  test.slow();
  const complaints = await complaintsOf(page);
  for (const [place, path] of PAGES.entries()) {
    await page.emulateMedia({ colorScheme: THEMES[place % 2] ?? 'dark' });
    await page.goto(path);
  }
  expect(complaints).toEqual([]);
  // That a page is not there is the one thing that the browser says of it.
  await page.goto('/cocktail/99999');
  await expect(page.locator('[data-missing-cocktail]')).toBeVisible();
  expect(complaints.filter((text) => !/\b404\b/.test(text))).toEqual([]);
});

test('a list that is searched, a recipe that is used and a shelf break no policy', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  const complaints = await complaintsOf(page);
  await page.goto('/de/cocktails');
  await page.locator('main input[type=search]').fill('gin');
  await expect(page.locator('[data-list-results]')).toBeVisible();
  await page.goto('/cocktail/negroni');
  await page.getByRole('button', { name: 'Bar Mode' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('1 / 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Servings' }).selectOption('4');
  await page.goto('/mix-master?shelf=gin,lime,sugar');
  await expect(page.locator('[data-group] article').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the chat breaks no policy, asked or not', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const complaints = await complaintsOf(page);
  await page.goto('/fr/mixed-shots');
  await page.locator('[data-chat]').click();
  const dialog = page.locator('#chat');
  await dialog.locator('[data-input]').fill('Un Negroni ?');
  await dialog.locator('[data-send]').click();
  await expect(dialog.locator('[data-turn] a[href^="/fr/cocktail/"]').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the menu of a reader breaks no policy, whether it is planned, published, printed or read', async ({
  page,
}) => {
  test.slow();
  const menu = await keepMenu(page, FRIDAY);
  const complaints = await complaintsOf(page);
  await page.goto('/menu-builder');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('[data-choice] li').first()).toBeVisible();
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  const panel = page.getByRole('region', { name: 'Menu for guests' });
  await panel.getByRole('checkbox', { name: /checked the allergens/ }).check();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const code = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'QR code as SVG' }).click();
  await code;
  await page.getByRole('button', { name: /Export PDF/ }).click();
  const print = page.waitForEvent('download');
  await page.getByRole('radio', { name: 'Classic' }).check();
  await page.getByRole('button', { name: 'Create PDF' }).click();
  await print;
  for (const path of ['/account', '/profile', '/cocktail/negroni']) {
    await page.goto(path);
    await expect(page.locator('header [data-account-name]')).toHaveText('Ada');
  }
  const token = await publishMenu(page, menu, ['11001']);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const { prefix } of LANGUAGES) await page.goto(`${prefix}/menu/${token}`);
  await page.goto(`/de/menu/${token}?words=translated`);
  await expect(page.getByRole('heading', { level: 1, name: 'Friday' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ storageState: visitor({}), viewport: { width: 390, height: 844 } });

  test('the gate, the welcome, the sheet and the unit dialog break no policy', async ({ page }) => {
    const complaints = await complaintsOf(page);
    await page.goto('/');
    await page.locator('[data-of-age=yes]').click();
    await page.goto('/cocktail/negroni');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await openSheetOfPhones(page);
    await expect(page.locator('#menu')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('a script or style that the build does not know runs on no page', async ({ page }) => {
  await page.route('**/cocktail/negroni', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      '<main ',
      `<script>document.documentElement.dataset.evil = 'script'</script>
       <img src="/nothing.svg" onerror="document.documentElement.dataset.evil = 'handler'" alt="">
       <style>body { display: none }</style>
       <base href="https://evil.example/">
       <main `,
    );
    await route.fulfill({ response: answer, body: html });
  });
  const complaints = await complaintsOf(page);
  await page.goto('/cocktail/negroni');
  await expect(page.getByRole('heading', { level: 1, name: 'Negroni' })).toBeVisible();
  await expect(page.locator('html[data-evil]')).toHaveCount(0);
  for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem', 'base-uri']) {
    await expect.poll(() => complaints.some((text) => text.includes(`violates ${directive}:`))).toBe(true);
  }
});

test('a text never becomes HTML or the address of a script by itself', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  const outcome = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      html: () => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>'),
      worker: () => new Worker('/_astro/none.js'),
      script: () => (document.createElement('script').src = 'data:,alert(1)'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('other', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch (error) {
        return error instanceof TypeError ? [] : [`${name}: ${String(error)}`];
      }
    });
  });
  expect(outcome).toEqual([]);
});

test('the scripts of the site carry no parser of schemas, which would make functions of texts', () => {
  const scripts = readdirSync('dist/_astro').filter((name) => name.endsWith('.js'));
  const parsing = scripts.filter((name) => readFileSync(`dist/_astro/${name}`, 'utf8').includes('ZodString'));
  expect(parsing).toEqual([]);
});

test('every page has its policy before anything that it binds, with all that stands in the page', () => {
  const pages = [
    ...sitemapPaths(),
    ...LANGUAGES.flatMap(({ prefix }) => HIDDEN.map((path) => prefix + path)),
  ];
  const faults = pages.flatMap((path) => {
    const html = readPage(path);
    const policy =
      /^<!DOCTYPE html><html lang="\w\w"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]*script-src 'self'(?: 'sha256-[^']+')+; style-src 'self'(?: 'sha256-[^']+')+; style-src-attr 'unsafe-inline';)">/.exec(
        html,
      )?.[1];
    if (policy === undefined) return [`${path}: no policy`];
    return [...html.matchAll(INLINE)].flatMap(([, tag = '', attributes = '', text = '']) => {
      if (/ src=|application\/(?:ld\+)?json/.test(attributes)) return [];
      const hash = createHash('sha256').update(text).digest('base64');
      return policy.includes(`'sha256-${hash}'`) ? [] : [`${path}: ${tag} ${text.slice(0, 60)}`];
    });
  });
  expect(faults).toEqual([]);
});
