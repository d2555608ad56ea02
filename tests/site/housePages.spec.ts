import { expect, test } from '@playwright/test';
import { messagesIn } from '../../src/i18n/messages.ts';
import { expectNoViolations } from '../axe.ts';
import { signIn } from '../chrome.ts';
import { LANGUAGES } from '../languages.ts';
import { partOf, spokenTextsOf, textsOf } from './html.ts';
import { readPage } from './published.ts';

const PAGES = [
  '/menu-builder',
  '/pricing',
  '/about',
  '/contact',
  '/submit',
  '/terms-of-use',
  '/privacy-policy',
  '/accessibility',
];
/** Words that other languages share with English: names, and what only looks English. */
const SHARED = [
  'Mixmaster',
  `© 2025–${new Date().getFullYear()} Mixmaster`,
  'Pro',
  'Cookies',
  'Contact',
  'Contact – Mixmaster',
  'Cocktails',
  'Name',
  'Photo (URL)',
  'Message',
  'E-mail',
  'Daiquiri',
  'Rum',
  'Mix Master',
  'Menu',
  // German, behind the name of a field.
  'optional',
  // Dutch, behind a figure.
  'alcohol',
];

test('axe finds nothing on the pages of the house, nor where there is none, dark and light', async ({
  page,
}) => {
  for (const path of [...PAGES.map((one) => `/de${one}`), '/fr/no-such-page']) {
    await page.goto(path);
    await expectNoViolations(page);
  }
});

test('no page of the house is wider than a small phone, where words are longest', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/de', '/nl'].flatMap((prefix) => PAGES.map((one) => prefix + one))) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('the legal pages name age, provider, storage and date in every language', () => {
  for (const { prefix, locale } of LANGUAGES) {
    const privacy = textsOf(readPage(`${prefix}/privacy-policy`)).join(' ');
    for (const name of [
      'hasSeenWelcome',
      'cocktail-unit-preference',
      'cocktail-unit-dialog-seen',
      'ageVerified',
      'language',
      'menu-draft',
      'mixmaster-session',
      'mixmaster-signed-in',
      'mixmaster-provider',
    ]) {
      expect(privacy).toContain(name);
    }
    const terms = textsOf(readPage(`${prefix}/terms-of-use`)).join(' ');
    const updated = messagesIn(locale)['page.updated'].replace(/\s/g, ' ').replace('{{date}}', '');
    for (const text of [privacy, terms]) {
      expect(text).toMatch(/\b18\b/);
      expect(text).toMatch(/\b(AI|KI|IA)\b/);
      expect(text).toContain(updated);
      expect(text).toMatch(/(November|november|noviembre de|novembre) 2026/);
    }
  }
});

test('a recipe is found by its number and below the plural in every language, and leads to its own address', async ({
  request,
}) => {
  for (const { prefix } of LANGUAGES) {
    for (const path of ['/cocktail/11002', '/cocktails/11002', '/cocktails/negroni']) {
      const answer = await request.get(`${prefix}${path}?unit=oz`, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 301]);
      expect(answer.headers()['location']).toBe(`${prefix}/cocktail/negroni?unit=oz`);
    }
    expect((await request.get(`${prefix}/cocktail/12001`)).url()).toMatch(new RegExp(`${prefix}/shot/b-52$`));
  }
});

test('no English stands on the pages of the house in another language', () => {
  const textsAt = (path: string) => {
    const html = readPage(path);
    return [...textsOf(html), ...spokenTextsOf(html)];
  };
  const left: string[] = [];
  for (const path of PAGES) {
    const english = new Set(textsAt(path));
    for (const { prefix } of LANGUAGES.filter(({ locale }) => locale !== 'en')) {
      for (const text of textsAt(prefix + path)) {
        const isName = /^[\w@.…-]+$/.test(text) && /[-@A-Z].*[a-z]|^(language|theme)$/.test(text);
        const isWord = /[a-z]{3}/i.test(text) && !SHARED.includes(text.replace(/^\d+% /, '')) && !isName;
        if (english.has(text) && isWord && !/^(English|Nederlands|Deutsch|Español|Français)$/.test(text))
          left.push(`${prefix}${path}: ${text}`);
      }
    }
  }
  expect(left).toEqual([]);
});

test('the legal pages say when they were last changed, and who answers in the chat', () => {
  for (const path of ['/terms-of-use', '/privacy-policy']) {
    const text = textsOf(readPage(path)).join(' ');
    expect(text).toContain('Last updated: November 2026');
    expect(text).toContain('third-party AI provider');
  }
  const privacy = textsOf(readPage('/privacy-policy')).join(' ');
  expect(privacy).toMatch(/Your age confirmation, your language, .* kept in your browser’s storage/);
});

test('the About page tells the story of its founder, in every language as many words', () => {
  const words = LANGUAGES.map(({ prefix }) => {
    const texts = textsOf(`<body>${partOf(readPage(`${prefix}/about`), 'main')}`);
    return texts.join(' ').split(' ').length;
  });
  expect(textsOf(readPage('/about')).join(' ')).toContain('I made it for friends');
  expect(Math.min(...words)).toBeGreaterThan(200);
  expect(Math.max(...words) / Math.min(...words)).toBeLessThan(1.5);
});

/** The fields of a page's form: name, kind and whether they have to be filled in. */
const fieldsOf = (path: string) =>
  [...partOf(partOf(readPage(path), 'main'), 'form').matchAll(/<(input|textarea)\b[^>]*>/g)]
    .map(([field, tag]) => [
      /\sname="([^"]*)"/.exec(field)?.[1],
      /\stype="([^"]*)"/.exec(field)?.[1] ?? tag,
      /\srequired\b/.test(field) ? 'required' : 'optional',
    ])
    .filter(([name]) => name !== 'website');

test('the contact form asks for name, e-mail and message, all required', () => {
  expect(fieldsOf('/contact')).toEqual([
    ['name', 'text', 'required'],
    ['email', 'email', 'required'],
    ['message', 'textarea', 'required'],
  ]);
});

test('the submission form requires five fields and leaves story, name and photo, a URL, to the reader', () => {
  expect(fieldsOf('/submit')).toEqual([
    ['cocktailName', 'text', 'required'],
    ['ingredients', 'textarea', 'required'],
    ['method', 'textarea', 'required'],
    ['glassware', 'text', 'required'],
    ['garnish', 'text', 'required'],
    ['story', 'textarea', 'optional'],
    ['yourName', 'text', 'optional'],
    ['photo', 'url', 'optional'],
  ]);
});

test('the plans show what they hold and cost', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByText('Everything is free for now')).toBeVisible();
  await expect(page.getByText('All users get full Pro access.')).toBeVisible();
  await expect(
    page.getByText('nobody pays today, and the Free plan’s limits do not apply yet'),
  ).toBeVisible();
  const free = page.getByRole('region', { name: 'Free' });
  for (const text of ['$0', '10 favorites', '2 menus', '10 cocktails per menu', 'Basic PDF export']) {
    await expect(free.getByText(text, { exact: true })).toBeVisible();
  }
  const pro = page.getByRole('region', { name: 'Pro' });
  const held = ['2,000 favorites', '200 menus', '200 cocktails per menu'];
  for (const text of [
    '$29',
    'per month',
    ...held,
    'PDF in three designs and five languages',
    'Cancel anytime',
  ]) {
    await expect(pro.getByText(text, { exact: true })).toBeVisible();
  }
  // What there is not is not promised.
  await expect(page.getByText(/unlimited|branding|watermark/i)).toHaveCount(0);
  await page.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the plans tell whoever is signed in that they have Pro; else they stand plain, and nobody is asked', async ({
  page,
}) => {
  const told = page.getByRole('region', { name: 'Pro' }).getByText("You're on Pro");
  const upgrade = page.getByRole('button', { name: 'Upgrade to Pro' });
  let calls = 0;
  await page.route('**/api/auth/user', (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto('/pricing');
  await upgrade.click();
  await expect(page.locator('[data-toast]')).toContainText('Coming soon');
  await expect(told).toBeHidden();
  expect(calls).toBe(0);
  for (const isPro of [false, true]) {
    await signIn(page, { isPro });
    await page.goto('/pricing');
    await expect(told, `isPro ${isPro}`).toBeVisible();
    await expect(page.getByText('Current Plan')).toHaveCount(0);
    await expect(upgrade).toBeHidden();
  }
  // A lookup that fails leaves the plans as they are.
  await signIn(page, 503);
  await page.goto('/pricing');
  await expect(upgrade).toBeVisible();
});

test('the contact page links to e-mail, and to no account that nobody named', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(main.getByText('Elsewhere')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(1);
});

test('a legal page leads to its sections', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'Your rights' }).click();
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});
