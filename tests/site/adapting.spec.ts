import { expect, test, type Page } from '@playwright/test';
import { keepMenu } from '../publishedMenus.ts';
import { visitor } from '../visitor.ts';

/*
 * Pages as readers adapt them (WCAG 2.2): 320 pixels wide, which is a zoom of 400 % on a desktop (1.4.10), with wider
 * text spacing (1.4.12), with the colours of the system, and without motion.
 */

test.use({
  storageState: visitor({ ageVerified: 'yes', hasSeenWelcome: 'true', 'cocktail-unit-dialog-seen': 'true' }),
});

const PATHS = [
  '/de',
  '/de/cocktails?q=sour',
  '/fr/cocktail/singapore-sling',
  '/de/zutaten/campari',
  '/de/ratgeber',
  '/de/mix-master?shelf=gin,lime,campari',
  '/de/menu-builder',
  '/de/diet',
  '/de/my-lists',
  '/de/my-taste',
  '/de/shopping-list',
  '/de/submit',
  '/de/login',
  '/nl/accessibility',
  '/api',
];

const openSearch = async (page: Page) => {
  await page.locator('button[data-search]').click();
  await page.locator('#search [data-input]').fill('gin');
  // What is found is shown anew with each letter; the count is said once it is at rest.
  await expect(page.locator('#search [data-count]')).not.toBeEmpty();
};

/** The spacing that a reader has to be able to set (1.4.12). */
const space = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });

/** What is wider than the window, and text that is cut off below. */
const lostOn = (page: Page) =>
  page.evaluate(() => {
    // What is for those who hear it alone, or tells nothing that is not told beside it.
    const isMeant = (element: Element) =>
      getComputedStyle(element).position === 'absolute' ||
      element.closest('[aria-hidden=true], svg') !== null;
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowY, height } = getComputedStyle(element);
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!isText || isMeant(element) || height === 'auto' || element.checkVisibility() === false)
        return false;
      return /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
    });
    const isWide = document.documentElement.scrollWidth > innerWidth;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.childElementCount === 0 && element.getBoundingClientRect().right > innerWidth,
    );
    return [
      ...(isWide ? wide.map(({ outerHTML }) => `too wide: ${outerHTML.slice(0, 80)}`) : []),
      ...cut.map(({ textContent }) => `cut off: ${textContent.trim().slice(0, 60)}`),
    ];
  });

test('nothing is lost at 400 % zoom, nor with wider text spacing', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const lost: string[] = [];
  const look = async (name: string) => {
    lost.push(...(await lostOn(page)).map((what) => `${name}: ${what}`));
    await space(page);
    lost.push(...(await lostOn(page)).map((what) => `${name}, spaced: ${what}`));
  };
  for (const path of PATHS) {
    await page.goto(path);
    await look(path);
  }
  await page.goto('/de/about');
  await openSearch(page);
  await look('search');
  expect(lost).toEqual([]);
});

test('with wider text spacing the facts of a recipe and the saved menus are seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await keepMenu(page, { name: 'Abendkarte für die Dachterrasse', cocktailIds: ['11002'] });
  await page.goto('/de/cocktail/margarita');
  await space(page);
  const glass = page.locator('dd', { hasText: 'Margaritaglas' });
  await glass.scrollIntoViewIfNeeded();
  const isSeen = await glass.evaluate((value) => {
    const range = document.createRange();
    range.selectNodeContents(value);
    const { right, top, bottom } = range.getBoundingClientRect();
    return value.contains(document.elementFromPoint(right - 0.5, (top + bottom) / 2));
  });
  expect(isSeen).toBe(true);
  await page.goto('/de/menu-builder');
  await page.locator('[data-tab=saved]').click();
  await expect(page.locator('[data-saved] article')).toBeVisible();
  await space(page);
  expect(await lostOn(page)).toEqual([]);
});

test('what is chosen is seen in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/de/about');
  await openSearch(page);
  const seen = async (selector: string) =>
    (await page.locator(selector).first().screenshot({ animations: 'disabled' })).toString('base64');
  const first = '#search [role=option]:first-of-type';
  const active = await seen(first);
  await page.keyboard.press('ArrowDown');
  expect(await seen(first), 'the active option').not.toBe(active);
  const box = '#search [data-slash]';
  const checked = await seen(box);
  await page.locator(box).uncheck();
  await page.locator('#search [data-input]').focus();
  expect(await seen(box), 'a checked box').not.toBe(checked);
  const field = '#search form';
  const focused = await seen(field);
  await page.locator('#search [data-close]').focus();
  expect(await seen(field), 'the focus').not.toBe(focused);
});

test('nothing moves for whoever wants less motion', async ({ page }) => {
  const moving: string[] = [];
  const look = async (name: string) => {
    const lasting = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? ''),
    );
    moving.push(...lasting.map((what) => `${name}: ${what}`));
  };
  for (const path of ['/de', '/de/cocktail/negroni', '/de/mix-master']) {
    await page.goto(path);
    await look(path);
  }
  await openSearch(page);
  await look('search');
  await page.keyboard.press('Escape');
  await page.locator('[data-chat]').click();
  await page.locator('#chat[open]').waitFor();
  await look('chat');
  expect(moving).toEqual([]);
});
