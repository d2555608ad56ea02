import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { cocktailSchema } from '../../src/contracts/drinks/cocktail.ts';
import { dayOfYear, trendingDrinks } from '../../src/domain/drinks/trending.ts';
import { siteCatalogue } from '../../src/catalogue/siteCatalogue.ts';
import { buildWeek } from '../../src/catalogue/weekView.ts';
import { translator } from '../../src/i18n/translate.ts';
import { WITH_PICTURES } from '../browser.ts';
import { LANGUAGES } from '../languages.ts';
import { attributesOf, linksOf, partOf, textsOf } from '../site/html.ts';
import { readPage } from '../site/published.ts';
import type { DrinkNames } from '../../src/contracts/drinks/drinkNames.ts';
import { RECIPE_PATHS } from '../recipePaths.ts';

test.use({ launchOptions: WITH_PICTURES, contextOptions: { reducedMotion: 'no-preference' } });

/** Pictures of the hero (specification, section 9). */
const SLIDES = 6;

/** A reader of age, who has been welcomed unless a test is about that. */
async function visit(page: Page, path: string, stored: Record<string, string> = {}): Promise<void> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, stored);
  await page.goto(path);
}
// Each test says what its reader has kept.
test.use({ storageState: { cookies: [], origins: [] } });

const KNOWN = { ageVerified: 'yes', hasSeenWelcome: 'true' };

const dots = (page: Page) => page.locator('[data-dot]');
const currentDot = (page: Page) =>
  dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
const shownSlides = (page: Page) =>
  page
    .locator('[data-slide]')
    .evaluateAll((all) =>
      all.flatMap((slide, index) => ('shown' in (slide as HTMLElement).dataset ? [index] : [])),
    );
async function expectShown(page: Page, index: number): Promise<void> {
  await expect.poll(() => currentDot(page)).toBe(index);
  await expect.poll(() => shownSlides(page)).toEqual([index]);
}
/** From here on time passes by `letPass` and `runFor` alone. */
async function stopTime(page: Page): Promise<void> {
  const now = new Date('2026-03-02T10:00:00');
  await page.clock.install({ time: now });
  // Time passes until then: a slow machine must not come too late for it.
  await page.clock.pauseAt(new Date(now.getTime() + 60_000));
}
/** Lets the time of a stay pass, once the next picture is there. */
async function letPass(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-slide]:not([hidden]) img')].every(
      (img) => img.complete,
    ),
  );
  await page.clock.runFor(milliseconds);
}
const leave = (page: Page) => page.mouse.move(5, 5);

test.describe('the carousel', () => {
  test('fills the screen below the header with 6 pictures and dots, one current, and fetches the first at once @phone', async ({
    page,
  }) => {
    await stopTime(page);
    await visit(page, '/', KNOWN);
    const left = () =>
      page
        .locator('[data-carousel]')
        .evaluate((hero) => innerHeight - hero.getBoundingClientRect().bottom - scrollY);
    await expect.poll(() => left()).toBeLessThanOrEqual(0);
    await expect(dots(page)).toHaveCount(SLIDES);
    await expectShown(page, 0);
    const loading = await page
      .locator('[data-slide] img')
      .evaluateAll((all) =>
        all.map((img) => `${img.getAttribute('loading')} ${img.getAttribute('fetchpriority')}`),
      );
    expect(loading).toEqual(['eager high', ...Array<string>(SLIDES - 1).fill('lazy null')]);
  });

  test('changes every 5000 ms and begins anew', async ({ page }) => {
    await stopTime(page);
    await visit(page, '/', KNOWN);
    await leave(page);
    await letPass(page, 4900);
    await expectShown(page, 0);
    for (let turn = 1; turn <= SLIDES; turn += 1) {
      await letPass(page, turn === 1 ? 300 : 5000);
      await expectShown(page, turn % SLIDES);
    }
  });

  test('stops at the button and goes on at it @phone', async ({ page }) => {
    await stopTime(page);
    await visit(page, '/', KNOWN);
    await page.getByRole('button', { name: 'Pause the pictures' }).click();
    await leave(page);
    await letPass(page, 20_000);
    await expectShown(page, 0);
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await letPass(page, 5100);
    await expectShown(page, 1);
  });

  test('stands still under the pointer and under the focus of the keyboard @both', async ({
    page,
    isMobile,
  }) => {
    await stopTime(page);
    await visit(page, '/', KNOWN);
    if (!isMobile) {
      await page.getByRole('heading', { level: 1 }).hover();
      await letPass(page, 12_000);
      await expectShown(page, 0);
      await leave(page);
      await letPass(page, 5100);
      await expectShown(page, 1);
    }
    const before = await currentDot(page);
    await page.getByRole('link', { name: 'Start Mixing' }).focus();
    await page.keyboard.press('Tab');
    await letPass(page, 12_000);
    await expectShown(page, before);
  });

  test('stands still in a tab that is not seen', async ({ page }) => {
    await stopTime(page);
    await visit(page, '/', KNOWN);
    await leave(page);
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await letPass(page, 12_000);
    await expectShown(page, 0);
    await setHidden(false);
    await letPass(page, 5100);
    await expectShown(page, 1);
  });

  test('stands still for a reader who wants less motion, until told to play', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopTime(page);
    await visit(page, '/', KNOWN);
    await leave(page);
    await letPass(page, 20_000);
    await expectShown(page, 0);
    const fade = await page
      .locator('[data-slide]')
      .first()
      .evaluate((slide) => getComputedStyle(slide).transitionDuration);
    expect(fade.split(', ').every((part) => Number.parseFloat(part) === 0)).toBe(true);
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await letPass(page, 5100);
    await expectShown(page, 1);
  });

  test('is led by its dots with the keyboard, each a target of 44 px @phone', async ({ page }) => {
    await visit(page, '/', KNOWN);
    for (const control of await page.locator('[data-controls] button').all()) {
      const box = await control.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
    }
    await page.getByRole('button', { name: 'Pause the pictures' }).focus();
    for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Picture 3 of ${SLIDES}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectShown(page, 2);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expectShown(page, 1);
  });

  test('without scripts shows its first picture and no controls', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('[data-slide] img').first()).toBeVisible();
    await expect(page.locator('[data-slide] img').nth(1)).toBeHidden();
    await expect(page.locator('[data-controls]')).toBeHidden();
    await context.close();
  });
});

const luminance = (red: number, green: number, blue: number) =>
  [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, channel) => sum + value * ([0.2126, 0.7152, 0.0722][channel] ?? 0), 0);

test.describe('the hero', () => {
  /** Screens in pixels: phones both ways, tablets both ways, laptops, a wall. */
  const SCREENS = [
    ...['360x640', '390x664', '390x844', '412x915', '667x375', '844x390', '932x430', '768x1024', '820x1180'],
    ...['1024x768', '1024x1366', '1100x800', '1180x820', '1280x720', '1280x900', '1440x900', '1920x1080'],
    '2560x1440',
  ].map((size) => size.split('x').map(Number) as [number, number]);

  // Those that need the most room.
  for (const { locale, prefix } of LANGUAGES.filter((language) => ['de', 'fr'].includes(language.locale))) {
    test(`fills exactly what the header leaves of every screen in ${locale}`, async ({ page }) => {
      await visit(page, prefix || '/', KNOWN);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        const [bottom, words, controls] = await page.evaluate(() =>
          ['[data-carousel]', '.words', '[data-controls]']
            .map((part) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect())
            .map((box, index) => Math.round(index === 2 ? box.top : box.bottom)),
        );
        expect(bottom, `${width} × ${height}`).toBe(height);
        expect(words, `words at ${width} × ${height}`).toBeLessThanOrEqual(height);
        expect(controls, `controls at ${width} × ${height}`).toBeLessThan(height);
      }
    });
  }

  test('moves nothing while it loads', async ({ page }) => {
    for (const [width, height] of SCREENS.filter((_, index) => index % 4 === 2)) {
      // On a busy machine a page may begin at the size of the one before, and is then moved by the new size.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height });
      await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [
        width,
        height,
      ] as const);
      await visit(page, '/', KNOWN);
      await page.waitForFunction(
        () => document.querySelector<HTMLImageElement>('[data-slide] img')?.complete,
      );
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
              );
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      expect(shifts, `${width} × ${height}`).toBe(0);
    }
  });
});

/** A phone, and low and narrow windows, such as a screen at 400 %. */
for (const [width, height] of [
  [390, 844],
  [320, 568],
  [320, 256],
  [427, 320],
  [640, 400],
  [844, 390],
] as const)
  test(`the words of the hero are read on every picture, 4.5 to 1, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/de', KNOWN);
    const words = page.locator('[data-carousel] :is(h1 span, h1 + p)');
    await expect(words).toHaveCount(3);
    const ink = await words.first().evaluate((element) => getComputedStyle(element).color);
    // What may stand before the picture is none of its ground.
    await page.evaluate(() => {
      document.body.style.visibility = 'hidden';
      const seen = document.querySelectorAll<HTMLElement>('[data-carousel], [data-slide] *, .words');
      for (const part of seen) part.style.visibility = 'visible';
      for (const part of document.querySelectorAll<HTMLElement>('.words *')) part.style.visibility = 'hidden';
    });
    for (let index = 0; index < SLIDES; index += 1) {
      await dots(page)
        .nth(index)
        .evaluate((dot) => {
          (dot as HTMLElement).click();
        });
      await expect(page.locator('[data-slide][data-shown] img')).toHaveJSProperty('complete', true);
      for (const word of await words.all()) {
        const clip = await word.evaluate((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const range = document.createRange();
          range.selectNodeContents(element);
          const { x, y, width: wide, height: high } = range.getBoundingClientRect();
          return { x, y, width: wide, height: high };
        });
        const { channels } = await sharp(await page.screenshot({ clip })).stats();
        const [red = 0, green = 0, blue = 0] = channels.map(({ max }) => max);
        const [r = 0, g = 0, b = 0] = (ink.match(/\d+/g) ?? []).map(Number);
        const contrast = (luminance(r, g, b) + 0.05) / (luminance(red, green, blue) + 0.05);
        expect(contrast, `picture ${index + 1}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

test('the hero and the shortcuts lead on', () => {
  const main = partOf(readPage('/'), 'main');
  expect(textsOf(`<body>${partOf(main, 'h1')}`).join(' ')).toBe('Mix Smarter. Drink Better.');
  const links = linksOf(main);
  for (const [name, path] of [
    ['Start Mixing', '/mix-master'],
    ['Browse Cocktails', '/cocktails'],
    ['Classics', '/cocktails'],
    ['Mixed Shots', '/mixed-shots'],
    ['AI Mix Master', '/mix-master'],
  ] as const) {
    expect(links.some(([text, href]) => text.startsWith(name) && href === path)).toBe(true);
  }
});

const chips = (page: Page) =>
  page
    .locator('[data-trending] a')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));

for (const date of ['2025-01-01T12:00:00', '2025-07-14T00:30:00', '2028-12-31T23:30:00']) {
  test(`the drinks that trend on ${date} show on a page built another day, and nothing moves`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(date));
    const names = (await (await page.request.get('/lists/de/names.json')).json()) as DrinkNames;
    const cocktails = Object.entries(names)
      .map(([id, { name, path }]) => ({ id, name, path }))
      .filter(({ path }) => path.startsWith('/cocktail/'));
    const expected = trendingDrinks(cocktails, dayOfYear(new Date(date)));
    expect(expected).toHaveLength(6);
    const html = await (await page.request.get('/de')).text();
    const heightOf = () =>
      page.locator('[data-trending]').evaluate((list) => list.getBoundingClientRect().height);

    await page.route('**/names.json*', (route) => route.abort());
    await visit(page, '/de', KNOWN);
    const height = await heightOf();
    for (const [href] of await chips(page)) expect(html).toContain(`href="${String(href)}"`);
    await page.unroute('**/names.json*');
    await page.reload();
    await expect.poll(() => chips(page)).toEqual(expected.map(({ name, path }) => [`/de${path}`, name]));
    await expect.poll(() => heightOf()).toBe(height);
  });
}

test('the six of all drinks with the most views stand as popular this week, with picture and views', async ({
  request,
}) => {
  const lists = await Promise.all(
    ['/api/cocktails', '/api/shots'].map(async (path) => (await (await request.get(path)).json()) as unknown),
  );
  const most = lists
    .flatMap((list) => z.array(cocktailSchema).parse(list))
    .sort((a, b) => b.views - a.views)
    .slice(0, 6);
  const html = readPage('/');
  const [title] = /<h2\b[^>]*>\s*Popular This Week/.exec(html) ?? [''];
  const [region = ''] = html.slice(html.indexOf(title)).split('</section>');
  const cards = region.match(/<article\b.*?<\/article>/gs) ?? [];
  expect(title).not.toBe('');
  expect(cards).toHaveLength(6);
  for (const [place, { id, name, image, views }] of most.entries()) {
    const card = cards[place] ?? '';
    expect(linksOf(card)).toContainEqual([name, RECIPE_PATHS.get(id)]);
    expect(attributesOf(card, 'src')).toContain(image);
    expect(textsOf(`<body>${card}`).join(' ')).toContain(`${views.toLocaleString('en')} views`);
  }
});

test.describe('the welcome', () => {
  const welcome = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Mixmaster' });
  const flag = (page: Page) => page.evaluate(() => localStorage.getItem('hasSeenWelcome'));

  test('opens a second after load, and once closed not again @phone', async ({ page }) => {
    await stopTime(page);
    await visit(page, '/', { ageVerified: 'yes' });
    await page.clock.runFor(900);
    await expect(welcome(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(welcome(page)).toBeVisible();
    expect(await flag(page)).toBeNull();
    await page.getByRole('button', { name: 'Look Around First' }).click();
    await expect(welcome(page)).toBeHidden();
    await expect.poll(() => flag(page)).toBe('true');
    await page.reload();
    await page.clock.runFor(5000);
    await expect(welcome(page)).toBeHidden();
  });

  test('leads to the login and is remembered', async ({ page }) => {
    await stopTime(page);
    await page.route('**/api/auth/login', (route) => route.fulfill({ body: 'login' }));
    await visit(page, '/', { ageVerified: 'yes' });
    await page.clock.runFor(1100);
    await page.getByRole('button', { name: 'Create Free Account' }).click();
    await expect(page).toHaveURL('/api/auth/login');
    await expect.poll(() => flag(page)).toBe('true');
  });

  test('does not greet a reader who may be signed in', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'mixmaster-signed-in', value: '1', url: baseURL ?? '' }]);
    await stopTime(page);
    await visit(page, '/', { ageVerified: 'yes' });
    await page.clock.runFor(5000);
    await expect(welcome(page)).toBeHidden();
  });

  test('waits until the age gate has been passed', async ({ page }) => {
    await stopTime(page);
    await visit(page, '/');
    await page.clock.runFor(5000);
    await expect(welcome(page)).toBeHidden();
    await page.locator('[data-of-age="yes"]').click();
    await page.clock.runFor(900);
    await expect(welcome(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(welcome(page)).toBeVisible();
  });

  test('speaks the language of the page, and is remembered when Escape closes it', async ({ page }) => {
    await stopTime(page);
    await visit(page, '/de', { ageVerified: 'yes' });
    await page.clock.runFor(1100);
    const german = page.getByRole('dialog', { name: 'Willkommen bei Mixmaster' });
    await expect(german).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kostenloses Konto anlegen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(german).toBeHidden();
    await expect.poll(() => flag(page)).toBe('true');
  });
});

test.describe('in Sydney', () => {
  test.use({ locale: 'en-AU', timezoneId: 'Australia/Sydney' });

  test('a later week shows its own days and the season of the reader, without a new build', async ({
    page,
  }) => {
    const { days, seasons } = buildWeek(siteCatalogue(), 28);
    await page.clock.setFixedTime(new Date('2027-07-18T12:00:00+10:00'));
    await visit(page, '/', KNOWN);
    const week = page.getByRole('region', { name: translator('en')('home.week') });
    await expect(week.locator('[data-day]:visible')).toHaveCount(1);
    await expect(week.locator('[data-day]:visible').getByRole('link')).toHaveText(
      days.find(({ day }) => day === 199)?.drink.name.en ?? '',
    );
    await expect(week.locator('[data-half]:visible')).toContainText('winter');
    expect(seasons[1]?.occasion).toBe('winter');
  });

  test('a week that cannot be loaded is not told as another one', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-07-18T12:00:00+10:00'));
    await page.route('**/week/**', (route) => route.abort());
    await visit(page, '/', KNOWN);
    await expect(page.locator('[data-week]')).toBeHidden();
  });
});
