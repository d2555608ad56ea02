import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { keepScriptsLate } from '../lateScripts.ts';
import { askApi, signUpUnseen } from '../mailbox.ts';

/** Two languages and what is typed and read in them. */
const LANGUAGES = [
  {
    ...{ locale: 'en', path: '/mix-master', placeholder: 'Enter an ingredient', add: 'Add' },
    ...{ typed: 'limes', gin: 'Gin', tonic: 'Tonic water' },
    make: /You Can Make These \(\d+\)/,
    empty: 'Add your ingredients to get started',
  },
  {
    ...{ locale: 'de', path: '/de/mix-master', placeholder: 'Zutat eingeben', add: 'Hinzufügen' },
    ...{ typed: 'Limetten', gin: 'Gin', tonic: 'Tonic Water' },
    make: /Das kannst du mixen \(\d+\)/,
    empty: 'Füg Zutaten hinzu, dann geht es los',
  },
];

const shelf = (page: Page) => page.locator('[aria-labelledby=your-ingredients] > ul').first();
const chip = (page: Page, name: string) =>
  page.locator('[data-quick]').getByRole('button', { name, exact: true });

for (const words of LANGUAGES) {
  test(`typing and quick select find drinks in ${words.locale} @phone`, async ({ page }) => {
    const entry = page.getByRole('combobox', { name: words.placeholder });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(words.path);
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(page.locator('[data-quick] button')).toHaveCount(12);

    await chip(page, words.gin).click();
    await expect(chip(page, words.gin)).toHaveCount(0);
    await expect(page.locator('[data-quick] button')).toHaveCount(12);
    await chip(page, words.tonic).click();
    const ready = page.locator('[data-group=perfect]');
    await expect(ready.getByRole('heading', { level: 3 })).toHaveText(words.make);
    await expect(ready.getByRole('heading', { level: 4, name: /Gin.*Tonic/ }).first()).toBeVisible();

    await entry.fill(words.typed);
    await entry.press('Enter');
    await expect(entry).toHaveValue('');
    await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
    await entry.fill(words.typed.toUpperCase());
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
    await expect(page.locator('[data-group] article').first()).toBeVisible();

    await page.reload();
    await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(faults).toEqual([]);
  });
}

test('what one can make is counted beside the field, and one of it opens by chance @phone', async ({
  page,
}) => {
  await page.goto('/mix-master?shelf=gin,campari,sweet-vermouth,tonic-water,lemon');
  const group = page.locator('[data-group=perfect]');
  const heading = await group.getByRole('heading', { level: 3 }).textContent();
  const number = /\d+/.exec(heading ?? '')?.[0];
  expect(Number(number)).toBeGreaterThan(1);
  await page.getByRole('button', { name: `${number} you can make` }).click();
  await expect(group.getByRole('heading', { level: 3 })).toBeInViewport();
  const more = group.getByRole('button', { name: /more/i });
  while (await more.isVisible()) await more.click();
  const drinks = await group.getByRole('heading', { level: 4 }).allTextContents();
  await page.getByRole('button', { name: 'Pick one for me' }).click();
  const picked = page.locator('[data-pick]').getByRole('link');
  expect(drinks).toContain(await picked.textContent());
  await picked.click();
  await page.waitForURL(/\/(cocktail|shot)\//);
});

test('a shared link shows its list and names what it cannot read @phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/mix-master?shelf=gin,unobtainium,tonic-water,~fairy%20dust`);
  await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(/Could not be read from this link: .*unobtainium/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe('/mix-master');
  expect(link.searchParams.get('shelf')).toBe('gin,tonic-water,~fairy%20dust');
});

test('what to buy next is told with its drinks @phone', async ({ page }) => {
  await page.goto(`/mix-master?shelf=gin,lime,sugar`);
  const first = page.locator('[data-buy] article').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /\/cocktail\/[a-z-]+$/);
  const opened = await first.getByRole('link').first().textContent();
  await first.getByRole('button', { name: 'I have it now' }).click();
  await expect(shelf(page).getByRole('listitem')).toHaveCount(4);
  while (await page.locator('[data-group=perfect] > button').isVisible()) {
    await page.locator('[data-group=perfect] > button').click();
  }
  await expect(
    page.locator('[data-group=perfect]').getByRole('heading', { level: 4, name: opened ?? '', exact: true }),
  ).toBeVisible();
});

test('asking the AI hands over what one has', async ({ page }) => {
  // What is asked is looked at here; the dialog has tests of its own.
  await page.addInitScript(() => {
    addEventListener(
      'mixmaster:ask',
      (event) => {
        event.stopImmediatePropagation();
        document.title = (event as CustomEvent<{ message: string }>).detail.message;
      },
      { capture: true },
    );
  });
  await page.goto('/mix-master');
  await expect(page.getByText('Add your ingredients to get started')).toBeVisible();
  await chip(page, 'Gin').click();
  await chip(page, 'Mint').click();
  await page.getByRole('button', { name: 'Ask AI for Cocktail Suggestions' }).click();
  await expect(page).toHaveTitle(/Gin, Mint/);
  const card = page.locator('[data-group] article').first();
  const drink = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button').click();
  await expect.poll(() => page.title()).toContain(drink);
});

test('staples, filters and what is open narrow and widen the matches @phone', async ({ page }) => {
  await page.goto(`/mix-master?shelf=whiskey,mint,campari`);
  const staples = page.getByRole('switch', {
    name: 'I always have salt and sugar (ice and tap water count anyway)',
  });
  await expect(staples).toBeChecked();
  const made = page.locator('[data-group=perfect] article');
  await expect(page.locator('[data-group=almost] article').first()).toBeVisible();
  const before = await made.count();
  await staples.uncheck();
  await expect.poll(() => made.count()).toBeLessThan(before);
  await staples.check();
  await expect.poll(() => made.count()).toBe(before);

  await page.locator('[data-filters]').click();
  const nothingMissing = page.locator('dialog[open]').getByRole('button', { name: /^0/ });
  await nothingMissing.click();
  await expect(page.locator('[data-group]')).toHaveCount(1);
  await nothingMissing.click();
  await page.keyboard.press('Escape');
  await page.locator('[data-use-up] button').last().click();
  await expect(page.locator('[data-use-up] li a').first()).toBeVisible();
});

test('a swap stands apart, says what changes and why @phone', async ({ page }) => {
  await page.goto(`/mix-master?shelf=vodka,coffee-liqueur,milk,orange-juice,lime`);
  const swapped = page.locator('[data-group=swap] article', { hasText: 'White Russian' });
  await expect(swapped.locator('[data-swap]')).toContainText(/^Milk instead of cream . less creamy$/);
  await expect(page.locator('[data-group=perfect]')).not.toContainText('White Russian');
  await expect(swapped.locator('[data-have] li')).toHaveText([/odka$/, 'Coffee liqueur', 'Milk']);
  await swapped.getByText('Why?').click();
  await expect(swapped.locator('[data-why] li')).toHaveCount(3);
  const perfect = page.locator('[data-group=perfect] article', { hasText: 'Screwdriver' });
  await expect(perfect.locator('[data-garnish]')).toContainText('without orange half-wheel');
  await page.goto(`/mix-master?shelf=vodka,orange-juice`);
  await page.locator('[data-group=almost] > button').click();
  await expect(
    page.locator('article', { hasText: 'Greyhound' }).locator('[data-makes]').getByRole('link'),
  ).toHaveAttribute('href', /\/cocktail\/screwdriver$/);
});

test('the list under the input works by keyboard, and finds names of other languages', async ({ page }) => {
  const words = page.waitForResponse(/mix-words/);
  await page.goto('/mix-master');
  const entry = page.getByRole('combobox', { name: 'Enter an ingredient' });
  await words;
  await entry.fill('zitron');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'Lemon' }).first()).toBeVisible();
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await entry.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await entry.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(entry).toHaveValue('zitron');
  await entry.press('Enter');
  await expect(shelf(page).getByRole('listitem')).toHaveCount(1);
});

test('what is typed before the scripts are there stays, and is suggested to', async ({ page }) => {
  const letCome = await keepScriptsLate(page);
  await page.goto('/mix-master', { waitUntil: 'commit' });
  const input = page.getByRole('combobox');
  await input.fill('camp');
  letCome();
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveValue('camp');
  await input.press('Enter');
  await expect(input).toHaveValue('');
});

test('what is pressed, switched on or entered before the scripts are there is done when they are', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('mixmaster-shelf', '["campari"]');
  });
  const letCome = await keepScriptsLate(page);
  await page.goto('/mix-master', { waitUntil: 'commit' });
  await chip(page, 'Gin').click();
  await chip(page, 'Vodka').click();
  await page.getByRole('switch', { name: 'I always have salt and sugar' }).click();
  await page.getByRole('combobox').fill('fairy dust');
  await page.getByRole('combobox').press('Enter');
  letCome();
  await expect(shelf(page).getByRole('listitem')).toHaveCount(4);
  await expect(shelf(page)).toContainText('Fairy dust');
  await expect(page.getByRole('combobox')).toHaveValue('');
  await expect(page.getByRole('switch', { name: 'I always have salt and sugar' })).not.toBeChecked();
  await expect(page).toHaveURL('/mix-master');
});

test('what is entered before the index is there is known by its name, and joins the list of a link', async ({
  page,
}) => {
  const letCome = await keepScriptsLate(page, '**/mix-index.json');
  await page.goto('/mix-master?shelf=mezcal');
  const input = page.getByRole('combobox');
  await input.fill('limes');
  await input.press('Enter');
  await chip(page, 'Gin').click();
  letCome();
  await expect(shelf(page).getByRole('listitem')).toHaveText(['Mezcal', 'Lime', 'Gin']);
});

test('what is entered before an index that does not come is kept as it was typed', async ({ page }) => {
  await page.route('**/mix-index.json', (route) => route.abort());
  const letCome = await keepScriptsLate(page, '**/mix-index.json');
  await page.goto('/mix-master');
  await page.getByRole('combobox').fill('limes');
  await page.getByRole('combobox').press('Enter');
  letCome();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(shelf(page).getByRole('listitem')).toHaveText(['Limes']);
});

test('whatever is typed, nothing breaks and nothing is run', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', () => faults.push('a script ran'));
  await page.goto('/mix-master');
  await expect(page.getByText('Add your ingredients to get started')).toBeVisible();
  const entry = page.getByRole('combobox', { name: 'Enter an ingredient' });
  const refused = page.locator('[data-refused]');
  for (const [typed, said] of [
    ['x', 'too short'],
    ['y'.repeat(500), 'too long'],
    ['🍸🍋', 'no word to match'],
  ] as const) {
    await entry.fill(typed);
    await entry.press('Enter');
    await expect(refused).toContainText(said);
  }
  await entry.fill('   ');
  await entry.press('Enter');
  await entry.fill('qqqq xxxx');
  await entry.press('Enter');
  await expect(page.getByText('No matches found')).toBeVisible();
  for (const typed of ['<img src=x onerror=alert(1)>', 'عصير الليمون']) {
    await entry.fill(typed);
    await entry.press('Enter');
    await expect(shelf(page)).toContainText(typed);
  }
  await entry.fill(Array.from({ length: 305 }, (_, index) => `thing number ${index}`).join(','));
  await entry.press('Enter');
  await expect(shelf(page).getByRole('listitem')).toHaveCount(300);
  await expect(refused).toContainText('the list is full');
  expect(faults).toEqual([]);
});

test('a shared list leaves the own one alone until it is added', async ({ page }) => {
  await page.goto('/mix-master?shelf=gin');
  await expect(shelf(page).getByRole('listitem')).toHaveCount(1);
  await page.goto('/mix-master?shelf=campari,vodka');
  await expect(page.getByText('This list was shared with you')).toBeVisible();
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(shelf(page).getByRole('listitem')).toHaveText(['Gin']);
  await page.goto('/mix-master?shelf=campari,vodka');
  await page.getByRole('button', { name: 'Add it to mine' }).click();
  await expect(shelf(page).getByRole('listitem')).toHaveText(['Gin', 'Campari', 'Vodka']);
});

test('a recipe takes what one has to the shelf, and lists mark it quietly @phone', async ({ page }) => {
  await page.goto('/cocktail/negroni');
  const vermouth = page.locator('[data-ingredient=sweet-vermouth] button');
  await expect(vermouth).toHaveAttribute('data-state', 'none');
  await vermouth.click();
  await expect(vermouth).toHaveAttribute('data-state', 'own');
  await page.goto('/cocktails');
  const card = page.locator('article', { has: page.getByRole('link', { name: 'Negroni', exact: true }) });
  await expect(card).toContainText('You have 1 of 3');
  await page.goto('/mix-master');
  await expect(shelf(page).getByRole('listitem')).toHaveText(['Sweet vermouth']);
});

test('what a recipe takes as well is there on its page, on cards and in Mix Master', async ({ page }) => {
  await page.goto('/cocktail/manhattan');
  const rye = page.locator('[data-ingredient=rye-whiskey]');
  await expect(rye).toContainText('or bourbon or Canadian whisky');
  await page.goto('/cocktail/old-fashioned');
  await page.locator('[data-ingredient=bourbon] button').click();
  await page.goto('/cocktail/manhattan');
  await expect(rye.locator('[data-shelf-button]')).toHaveAttribute('data-state', 'served');
  await page.goto('/cocktails?q=manhattan');
  const card = page.locator('article', { has: page.getByRole('link', { name: 'Manhattan', exact: true }) });
  await expect(card).toContainText('You have 1 of 3');
  await page.goto('/mix-master?shelf=bourbon,sweet-vermouth,angostura-bitters');
  const match = page.getByRole('article').filter({ hasText: 'Manhattan' }).first();
  await expect(match).toContainText('Perfect Match 100%');
});

test('a shelf is given to its owner alone', async ({ request }) => {
  expect((await request.get('/api/shelf')).status()).toBe(401);
  expect((await request.put('/api/shelf', { data: { entries: ['gin'] } })).status()).toBe(401);
});

test('the file of the index may be cached', async ({ request }) => {
  const answer = await request.get('/api/nl/mix-index.json');
  expect(answer.headers()['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
});

test('what a stand-in brings is said, and nothing with it is left for who avoids that', async ({ page }) => {
  await page.goto('/mix-master?shelf=almond-milk,espresso,cocoa-powder,navy-strength-gin,tonic-water');
  const brings = page.locator('[data-brings]');
  await expect(brings.filter({ hasText: 'Contains tree nuts (almonds)' }).first()).toBeVisible();
  await expect(brings.filter({ hasText: '57% ABV instead of 40%' }).first()).toBeVisible();
  await page.locator('[data-filters]').click();
  await page.getByText('Avoid allergens').click();
  const nuts = page.getByRole('button', { name: 'Tree nuts' });
  await nuts.click();
  await expect(nuts).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Anything that depends on the brand is left out as well.')).toBeVisible();
  await expect(brings.filter({ hasText: 'almonds' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await expect(page.locator('[data-group] article').first()).toBeVisible();
});

test('a slip is corrected with a way back, and a name that is not known stays unknown @main @both', async ({
  page,
}) => {
  await page.goto('/mix-master');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const entry = page.getByRole('combobox', { name: 'Enter an ingredient' });
  await entry.fill('vodca, goat milk, pistachio milk');
  await entry.press('Enter');
  const notes = page.locator('[data-name-notes]');
  await expect(notes).toContainText('“vodca” was read as vodka.');
  await expect(shelf(page).getByRole('listitem')).toHaveText([/^Vodka/, /^Goat milk/, /^Pistachio milk/]);
  await expect(notes.locator('[data-unknown="pistachio milk"]')).toContainText('tree nuts (pistachios)');
  await expect(notes.locator('[data-unknown="pistachio milk"] button')).toHaveCount(0);
  await expectNoViolations(page);

  await notes.getByRole('button', { name: 'Keep “vodca” as typed' }).press('Enter');
  await expect(shelf(page).getByRole('listitem').first()).toHaveText(/^Vodca/);
  await notes.getByRole('button', { name: '“goat milk” is Milk' }).press('Enter');
  await expect(shelf(page).getByRole('listitem').nth(1)).toHaveText(/^Milk/);
  await notes.getByRole('button', { name: 'Keep “goat milk” as typed' }).press('Enter');
  await expect(shelf(page).getByRole('listitem').nth(1)).toHaveText(/^Goat milk/);
});

test('a list that is cleared comes back, in the account too', async ({ page }) => {
  await signUpUnseen(page);
  await askApi(page, 'PUT', '/api/shelf', { entries: ['gin', 'campari', 'lime'] });
  await page.goto('/mix-master');
  await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
  const held = async () =>
    ((await (await page.request.get('/api/shelf')).json()) as { entries: string[] }).entries;
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.getByText('List cleared').first()).toBeVisible();
  await expect(undo).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('[data-cleared]') !== null)).toBe(true);
  await expect.poll(held).toEqual([]);
  await undo.press('Enter');
  await expect(shelf(page).getByRole('listitem')).toHaveCount(3);
  await expect(undo).toHaveCount(0);
  expect(
    await page.evaluate(() => document.activeElement?.closest('[aria-labelledby=your-ingredients]') !== null),
  ).toBe(true);
  await expect.poll(held).toEqual(['gin', 'campari', 'lime']);
  // What is begun anew is not thrown away by what was there before.
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.locator('[data-quick] button').first().click();
  await expect(undo).toHaveCount(0);
});
