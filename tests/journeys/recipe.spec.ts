import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '../languages.ts';
import { keepScriptsLate } from '../lateScripts.ts';
import { linksOf, partOf, textsOf } from '../site/html.ts';
import { visitor } from '../visitor.ts';

const NBSP = '\u00a0';

const amounts = (page: Page) =>
  page
    .locator('main article [data-ingredients] > li:visible')
    .evaluateAll((lines) => lines.map((line) => (line.firstElementChild as HTMLElement).innerText));
const select = (page: Page) => page.getByRole('combobox', { name: 'Servings' });

test.describe('on the first visit of a recipe', () => {
  test.use({ storageState: visitor({ ageVerified: 'yes' }) });

  test('the unit dialog opens, keeps the choice and does not come again @phone', async ({ page }) => {
    await page.goto('/cocktail/negroni');
    const dialog = page.getByRole('dialog', { name: 'How do you measure?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'OZ' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => amounts(page)).toEqual([`1${NBSP}oz`, `1${NBSP}oz`, `1${NBSP}oz`, '1']);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cocktail-unit-preference'))).toBe('oz');

    await page.goto('/cocktail/margarita');
    await page.waitForLoadState('load');
    await expect(page.getByRole('button', { name: 'Units: OZ' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('Escape leaves millilitres and counts as an answer', async ({ page }) => {
    await page.goto('/cocktail/negroni');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await amounts(page))[0]).toBe(`30${NBSP}ml`);
    const kept = () => page.evaluate(() => localStorage.getItem('cocktail-unit-dialog-seen'));
    await expect.poll(() => kept()).toBe('true');
  });

  test('a dialog that is in front comes first', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const gate = Object.assign(document.createElement('dialog'), { id: 'gate', textContent: 'How old?' });
        document.body.append(gate);
        gate.showModal();
      });
    });
    await page.goto('/cocktail/negroni');
    await page.waitForLoadState('load');
    await expect(page.locator('#gate')).toBeVisible();
    await expect(page.locator('#unit-dialog')).toBeHidden();
    await page.locator('#gate').evaluate((gate: HTMLDialogElement) => {
      gate.close();
    });
    await expect(page.locator('#unit-dialog')).toBeVisible();
  });
});

test('a reader whose storage holds rubbish or nothing sees millilitres', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  for (const value of ['furlongs', '']) {
    await page.evaluate((kept) => {
      localStorage.setItem('cocktail-unit-preference', kept);
    }, value);
    await page.reload();
    expect((await amounts(page))[0], value).toBe(`30${NBSP}ml`);
    await expect(page.getByRole('button', { name: 'Units: ML' })).toBeVisible();
  }
});

test('a reader whose storage is blocked can still read and choose', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/cocktail/negroni');
  await page.getByRole('button', { name: 'Yes, I am' }).click();
  await page.locator('#unit-dialog').getByRole('button', { name: 'OZ' }).click();
  expect((await amounts(page))[0]).toBe(`1${NBSP}oz`);
  expect(faults).toEqual([]);
});

test.describe('whoever measures in ounces', () => {
  test.use({
    storageState: visitor({
      ageVerified: 'yes',
      'cocktail-unit-dialog-seen': 'true',
      'cocktail-unit-preference': 'oz',
    }),
  });

  test('sees no millilitres before the scripts have run', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/cocktail/negroni', { waitUntil: 'domcontentloaded' });
    expect((await amounts(page))[0]).toBe(`1${NBSP}oz`);
  });

  test('prints ounces, chooses by the button, and reads jigger marks as fractions, in servings and batches too', async ({
    page,
  }) => {
    await page.goto('/cocktail/negroni');
    await test.step('prints ounces', async () => {
      await page.emulateMedia({ media: 'print' });
      expect((await amounts(page))[0]).toBe(`1${NBSP}oz`);
      await expect(page.getByRole('button', { name: 'Units: OZ' })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });
    await select(page).selectOption('1 L');
    await expect.poll(async () => (await amounts(page))[0]).toBe(`8⅔${NBSP}oz`);
    await test.step('the button opens the dialog, with the choice marked', async () => {
      await select(page).selectOption('1 drink');
      await page.getByRole('button', { name: 'Units: OZ' }).click();
      const dialog = page.getByRole('dialog', { name: 'How do you measure?' });
      await expect(dialog.getByRole('button', { name: 'OZ' })).toHaveAttribute('aria-pressed', 'true');
      await dialog.getByRole('button', { name: 'ML' }).click();
      expect((await amounts(page))[0]).toBe(`30${NBSP}ml`);
      await page.getByRole('button', { name: 'Units: ML' }).click();
      await dialog.getByRole('button', { name: 'OZ' }).click();
    });
    await page.goto('/de/cocktail/singapore-sling');
    const texts = await amounts(page);
    expect(texts).toContain(`¼${NBSP}oz`);
    expect(texts).toContain(`⅓${NBSP}oz`);
    await page.goto('/cocktail/singapore-sling');
    await select(page).selectOption('2 drinks');
    await expect.poll(() => amounts(page)).toContain(`⅔${NBSP}oz`);
  });
});

test('servings multiply amounts, and names take their plural @phone', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  await expect(page.getByRole('button', { name: 'Fewer servings' })).toBeDisabled();
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect.poll(() => amounts(page)).toEqual([`90${NBSP}ml`, `90${NBSP}ml`, `90${NBSP}ml`, '3']);
  await expect(page.getByText('Orange half-wheels', { exact: true })).toBeVisible();
  await select(page).selectOption('1 drink');
  await expect(page.getByText('Orange half-wheel', { exact: true })).toBeVisible();
});

test('servings that are chosen before the scripts are there count when they are', async ({ page }) => {
  const letCome = await keepScriptsLate(page);
  await page.goto('/cocktail/negroni', { waitUntil: 'commit' });
  await select(page).selectOption('3 drinks');
  letCome();
  await expect.poll(() => amounts(page)).toEqual([`90${NBSP}ml`, `90${NBSP}ml`, `90${NBSP}ml`, '3']);
  await expect(page.getByRole('button', { name: 'Fewer servings' })).toBeEnabled();
});

test('the unit and the theme that are chosen in one tab are those of the other, without a reload', async ({
  page,
  context,
}) => {
  await page.goto('/cocktail/negroni', { waitUntil: 'load' });
  const other = await context.newPage();
  await other.goto('/cocktail/margarita');
  await other.getByRole('button', { name: /^Units/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'OZ' }).click();
  await expect.poll(async () => (await amounts(page))[0]).toBe(`1${NBSP}oz`);
  const theme = (tab: Page) => tab.locator('html').getAttribute('data-theme');
  await other.locator('[data-theme-switch]:visible').first().click();
  const chosen = await theme(other);
  expect(chosen).not.toBeNull();
  await expect.poll(() => theme(page)).toBe(chosen);
});

test('a batch by litres holds the water for the ice', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  await select(page).selectOption('1 L');
  await expect
    .poll(() => amounts(page))
    .toEqual([`260${NBSP}ml`, `260${NBSP}ml`, `260${NBSP}ml`, '9', `220${NBSP}ml`]);
  await expect(page.getByRole('status').filter({ hasText: '1 L, about 9 drinks.' })).toBeVisible();
  await select(page).selectOption('2 drinks');
  await expect(page.getByText('Water, in place of melted ice')).toBeHidden();
});

test('views are views, with a rank in words and no stars', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  const fact = page.locator('dl > div').filter({ hasText: 'views' });
  await expect(fact).toHaveText(/^\s*one of our 10 most viewed\s*54,612 views\s*$/);
});

test('a measuring glass shows the parts by volume, and says them to whoever hears the page @phone', async ({
  page,
}) => {
  await page.goto('/cocktail/old-fashioned');
  const figure = page.getByRole('figure', { name: 'Proportions' });
  await expect(figure).toContainText('by volume, without ice');
  const parts = figure.getByRole('listitem');
  const lines = page.locator('[data-ingredients] [data-item]');
  await expect(parts.first()).toContainText((await lines.first().textContent()) ?? '');
  await expect(parts.first()).toContainText(/\d+%$/);
  const heights = await figure
    .locator('rect[fill]')
    .evaluateAll((bands) => bands.map((band) => Number(band.getAttribute('height'))));
  expect(heights).toHaveLength(await parts.count());
  await page.emulateMedia({ media: 'print' });
  await expect(figure).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await test.step('twelve servings are measured, not counted in dashes', async () => {
    await select(page).selectOption('12 drinks');
    await expect.poll(async () => (await amounts(page)).some((text) => text.includes('dash'))).toBe(false);
  });
});

test('what is topped up makes the proportions rough, and a drink of one ingredient has none', async ({
  page,
}) => {
  await page.goto('/cocktail/shirley-temple');
  await expect(page.getByRole('figure', { name: 'Proportions' })).toContainText('by volume, roughly');
  await page.goto('/shot/sambuca-con-la-mosca');
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Proportions' })).toHaveCount(0);
});

test('the picture stays in view while one reads, beside text of two columns @phone', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 700 });
  await page.goto('/cocktail/singapore-sling');
  await page.locator('[data-steps] > li').last().scrollIntoViewIfNeeded();
  await expect(page.locator('article picture').first()).toBeInViewport({ ratio: 0.9 });
});

test('on a wide screen ingredients and steps stand side by side, on a phone in one column', async ({
  page,
}) => {
  const [list, steps] = [page.locator('[data-ingredients]'), page.locator('[data-steps]')];
  const places = async () => {
    const [one, other] = await Promise.all([list.boundingBox(), steps.boundingBox()]);
    if (one === null || other === null) throw new Error('not shown');
    return { isBeside: other.x >= one.x + one.width, isBelow: other.y >= one.y + one.height };
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cocktail/singapore-sling');
  expect(await places()).toEqual({ isBeside: true, isBelow: false });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await places()).toEqual({ isBeside: false, isBelow: true });
});

test('fractions are set in the type of the page, not in another that stands in', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  const amount = page.locator('[data-ingredients] [data-ml]').first();
  await amount.evaluate((element) => (element.textContent = '½¼¾⅓⅔'));
  await page.evaluate(() => document.fonts.ready);
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument');
  const selector = '[data-ingredients] [data-ml]';
  const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ isCustomFont, glyphCount }) => ({ isCustomFont, glyphCount }))).toEqual([
    { isCustomFont: true, glyphCount: 5 },
  ]);
});

test('allergens, diet and standard drinks are told', async ({ page }) => {
  await page.goto('/cocktail/manhattan');
  const told = (text: string) => page.getByRole('definition').filter({ hasText: text });
  const allergens = told('In our recipe: sulfites.');
  await expect(allergens).toBeVisible();
  // What only some brands hold is folded behind what the recipe holds for sure.
  await expect(allergens.getByText('Eggs, Milk.').first()).toBeHidden();
  await allergens.getByText('Depending on the brand').first().click();
  await expect(allergens.getByText('Eggs, Milk.').first()).toBeVisible();
  await expect(
    told('Could not be confirmed as vegan: sweet vermouth, Angostura bitters, cocktail cherry'),
  ).toBeVisible();
  await expect(page.getByText('2.1 (10 g of pure alcohol each, as defined by the WHO)')).toBeVisible();
  await page.goto('/cocktail/shirley-temple');
  await expect(page.getByText('Standard drinks')).toBeHidden();
});

test('what depends on the brand and whom a drink does not suit are told, in German too', async ({ page }) => {
  await page.goto('/cocktail/aperol-sour');
  const told = (text: string) => page.getByRole('definition').filter({ hasText: text });
  const allergens = told('In our recipe: eggs.');
  await expect(allergens).toBeVisible();
  await allergens.getByText('Depending on the brand').first().click();
  await expect(allergens.getByText('Sulfites.').first()).toBeVisible();
  await expect(told('Raw egg, unless pasteurized: avoid it during pregnancy')).toBeVisible();
  await expect(told('Vegetarian')).toBeVisible();
  await page.goto('/de/cocktail/nogroni');
  await expect(told('Je nach Marke: Eier, Milch, Sulfite.')).toBeVisible();
  await expect(told('etwas Alkohol enthalten, oft bis zu 0,5\u00a0%')).toBeVisible();
});

test.describe('bar mode', () => {
  test('leads through the recipe by keyboard and gives the focus back @main', async ({ page }) => {
    await page.goto('/cocktail/negroni');
    const open = page.getByRole('button', { name: 'Bar Mode' });
    await open.click();
    const bar = page.getByRole('dialog', { name: 'Bar Mode: Negroni' });
    await expect(bar.getByText('Campari')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(bar.getByText('Add all the ingredients to a mixing glass.')).toBeVisible();
    await expect(bar.getByText('1 / 5')).toBeVisible();
    await expect(bar.locator('[data-bar-slide] li:visible')).toHaveText([
      /30\sml.* Gin/,
      /30\sml.* Campari/,
      /30\sml.* Sweet vermouth/,
    ]);
    await bar.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(bar.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(bar.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(bar.getByText('Cheers')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(bar.getByText('5 / 5')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Once more' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('turns by a swipe, ends with the last step and begins anew @phone', async ({ page }) => {
    await page.goto('/cocktail/negroni');
    await page.getByRole('button', { name: 'Bar Mode' }).click();
    const bar = page.getByRole('dialog', { name: 'Bar Mode' });
    const stage = page.locator('[data-bar-stage]');
    const swipe = async (from: number, to: number) => {
      await stage.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: from, clientY: 300 });
      await stage.dispatchEvent('pointerup', { pointerType: 'touch', clientX: to, clientY: 310 });
    };
    await expect(stage).toBeVisible();
    await swipe(300, 100);
    await expect(page.getByText('1 / 5')).toBeVisible();
    await swipe(300, 290);
    await expect(page.getByText('1 / 5')).toBeVisible();
    await swipe(100, 300);
    await expect(page.locator('[data-bar] [data-ingredients]')).toBeVisible();
    for (let step = 0; step < 6; step++) await bar.getByRole('button', { name: 'Next' }).click();
    await bar.getByRole('button', { name: 'Once more' }).click();
    await expect(page.locator('[data-bar] [data-ingredients]')).toBeVisible();
    await page.keyboard.press('End');
    await bar.getByRole('button', { name: 'Done' }).click();
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Bar Mode' }).click();
    await bar.getByRole('button', { name: 'Next' }).click();
    await expect(bar.getByText('1 / 5')).toBeVisible();
  });

  test('counts the time of a step while other steps are read, and says when it is up', async ({ page }) => {
    // Time passes by `runFor` alone, however long the steps take.
    const now = new Date('2026-03-02T10:00:00');
    await page.clock.install({ time: now });
    await page.clock.pauseAt(new Date(now.getTime() + 60_000));
    await page.goto('/cocktail/negroni');
    await page.getByRole('button', { name: 'Bar Mode' }).click();
    const bar = page.getByRole('dialog', { name: 'Bar Mode' });
    await expect(bar).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await bar.getByRole('button', { name: 'Start timer' }).click();
    await page.clock.runFor(5_000);
    await expect(bar.getByRole('button', { name: '0:20' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(bar.getByRole('button', { name: 'Stop timer' })).toBeHidden();
    await page.clock.runFor(21_000);
    await expect(bar.getByRole('status')).toHaveText('Time is up: Stir with ice for 25 seconds.');
    await page.keyboard.press('ArrowLeft');
    await expect(bar.getByRole('button', { name: 'Time is up' })).toBeVisible();
  });
});

test('the recipe is copied as it is shown @main', async ({ page }) => {
  await page.addInitScript(() => {
    const clipboard = {
      writeText: (text: string) => {
        Object.assign(window, { copied: text });
        return Promise.resolve();
      },
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  const letCome = await keepScriptsLate(page, '**/servingsChoice.*.js');
  await page.goto('/cocktail/negroni');
  await select(page).selectOption('2 drinks');
  await page.getByRole('button', { name: 'Copy recipe' }).click();
  // Pressed before the amounts were there, it copies them all the same.
  letCome();
  await expect(page.getByText('Recipe copied')).toBeVisible();
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(copied).toContain('Negroni\nFor 2 drinks\n\n60 ml Gin\n60 ml Campari');
  expect(copied).toContain(
    '2 Orange half-wheels garnish\n\n1. Add all the ingredients to a mixing glass.\n2. ',
  );
  expect(copied).toMatch(/\/cocktail\/negroni$/);
});

test('the screen stays awake in bar mode, a refused copy is said, of two toasts the newest stands, and it prints', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { log });
    const note = (text: string) => {
      log.push(text);
      return Promise.resolve();
    };
    const request = () => note('held').then(() => ({ release: () => note('released') }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    let isRefused = true;
    const writeText = () => {
      if (!isRefused) return Promise.resolve();
      isRefused = false;
      return Promise.reject(new Error('refused'));
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    window.print = () => void note('printed');
  });
  const log = () => page.evaluate(() => (window as unknown as { log: string[] }).log);
  await page.goto('/cocktail/negroni');
  await page.getByRole('button', { name: 'Bar Mode' }).click();
  await expect.poll(log).toEqual(['held']);
  await page.keyboard.press('Escape');
  await expect.poll(log).toEqual(['held', 'released']);

  await page.getByRole('button', { name: 'Copy recipe' }).click();
  await expect(page.getByRole('alert')).toContainText('The recipe could not be copied');
  await page.getByRole('button', { name: 'Copy recipe' }).click();
  await expect(page.locator('[data-toast]')).toHaveText(['Recipe copied']);

  await page.getByRole('button', { name: 'Print Recipe' }).click();
  await expect.poll(log).toContain('printed');
});

test('where the system shares, the recipe is shared @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      Object.assign(window, { shared: data.text });
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto('/cocktail/negroni');
  await page.getByRole('button', { name: 'Share recipe' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: string }).shared))
    .toContain('30 ml Gin');
});

test('an address opens a recipe for so many guests, and for one where the number is not offered', async ({
  page,
}) => {
  for (const [guests, chosen] of [
    ['3', '3'],
    ['999', '1'],
    ['x', '1'],
  ] as const) {
    await page.goto('/about');
    await page.goto(`/cocktail/negroni#for=${guests}`);
    await expect(page.locator('[data-servings] select'), guests).toHaveValue(chosen);
  }
});

test('Back to Gallery returns to the list and the place one came from @phone', async ({ page }) => {
  await page.goto('/cocktails?spirit=gin');
  const item = page.locator('[data-list-results] > ul > li').nth(12);
  await item.scrollIntoViewIfNeeded();
  // A card is made when it comes near the screen.
  const link = item.getByRole('link').first();
  await expect(link).toBeVisible();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/cocktail\/[a-z-]+$/);
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL('/cocktails?spirit=gin');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 300);
});

test('Back to Gallery passes over the recipes in between', async ({ page }) => {
  await page.goto('/mixed-shots?spirit=vodka');
  await page.getByRole('link', { name: 'Kamikaze', exact: true }).click();
  await page.locator('section[aria-labelledby=similar] a').first().click();
  await expect(page).not.toHaveURL('/shot/kamikaze');
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL('/mixed-shots?spirit=vodka');
});

test('Back to Gallery keeps the filters also when it is pressed before the scripts are there', async ({
  page,
}) => {
  await page.goto('/mixed-shots?spirit=vodka');
  const kamikaze = page.getByRole('link', { name: 'Kamikaze', exact: true });
  await expect(kamikaze).toBeVisible();
  const letCome = await keepScriptsLate(page);
  await kamikaze.click({ noWaitAfter: true });
  await expect(page).toHaveURL('/shot/kamikaze');
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  letCome();
  await expect(page).toHaveURL('/mixed-shots?spirit=vodka');
});

test('a layered shot has no batch, and Back to Gallery goes to the list where no list is behind', async ({
  page,
}) => {
  await page.goto('/shot/b-52');
  // A layered shot has servings, but no batch.
  await expect(select(page).getByRole('option')).toHaveCount(12);
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL('/mixed-shots');
});

test('without the navigation API, the list that one came from is the one before', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });
  await page.goto('/cocktails?spirit=gin');
  await page.getByRole('link', { name: 'Negroni', exact: true }).click();
  await expect(page).toHaveURL('/cocktail/negroni');
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL('/cocktails?spirit=gin');
});

const NOT_FOUND = {
  en: ['Cocktail not found', 'Back to Gallery'],
  nl: ['Cocktail niet gevonden', 'Terug naar het overzicht'],
  de: ['Cocktail nicht gefunden', 'Zurück zur Übersicht'],
  es: ['Cóctel no encontrado', 'Volver a las recetas'],
  fr: ['Cocktail introuvable', 'Retour aux recettes'],
} as const;

test('an unknown cocktail is said, with a way back, in every language', async ({ page, request }) => {
  for (const { locale, prefix } of LANGUAGES) {
    const [title, back] = NOT_FOUND[locale];
    const main = partOf(await (await request.get(`${prefix}/cocktail/99999`)).text(), 'main');
    expect(textsOf(`<body>${main}`)).toContain(title);
    expect(linksOf(main)).toContainEqual([back, `${prefix}/cocktails`]);
  }
  // A script of the page shows them.
  const [title, back] = NOT_FOUND.fr;
  await page.goto('/fr/cocktail/99999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} – Mixmaster`);
  await page.locator('main').getByRole('link', { name: back }).click();
  await expect(page).toHaveURL('/fr/cocktails');
});
