import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import { expectNoViolations } from '../axe.ts';
import { choice, order, saveBar, saveState, toast } from '../menuBuilder.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

/** A menu of drinks in two sections, open in the editor. */
async function openMenu(page: Page, numbers: readonly [number, number], isPriced = false): Promise<Menu> {
  const all = Array.from({ length: numbers[0] + numbers[1] }, (_, place) => `${11_001 + place}`);
  const drinks = all.map((cocktailId, place) => ({
    ...{ cocktailId, note: null },
    prices: isPriced ? [{ size: null, amounts: [1000 + place * 100] }] : [],
  }));
  const sections = [
    { title: 'Early', drinks: drinks.slice(0, numbers[0]) },
    { title: 'Late', drinks: drinks.slice(numbers[0]) },
  ];
  const menu = await keepMenu(page, { name: 'Friday', currency: 'EUR', cocktailIds: all, sections });
  await page.goto(`/menu-builder/${menu.id}`);
  await expect(page.locator('[data-drink] bdi').filter({ hasText: /\w/ })).toHaveCount(all.length);
  return menu;
}

const prices = (page: Page) => page.locator('[data-column="price 0"]');
const notes = (page: Page) => page.locator('[data-column="note"]');
const boxes = (page: Page) => page.locator('[data-choose]');
const bulk = (page: Page) => page.locator('[data-bulk]');
const values = (fields: Locator) =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
const undo = (page: Page) => saveBar(page).getByRole('button', { name: 'Undo the last step' }).click();
const storedMenu = async (page: Page) => ((await (await page.request.get('/api/menus')).json()) as Menu[])[0];

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('22 drinks are priced by keyboard in 30 keys besides the digits, and saved', async ({ page }) => {
  await openMenu(page, [10, 12]);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.locator('a[href="#menu-order"]').focus();
  await press('Enter');
  // Down from the title of the first section.
  const title = page.getByLabel('Title of section 1');
  while (!(await title.evaluate((field) => field === document.activeElement))) await press('Tab');
  await press('Enter');
  await expect(prices(page).first()).toBeFocused();
  for (let place = 0; place < 22; place++) {
    if (place > 0) await press('Enter');
    await page.keyboard.type(`${10 + place}`);
  }
  expect(keys).toBeLessThanOrEqual(30);
  await expect(saveState(page)).toHaveText(/^Saved/);
  const stored = (await storedMenu(page))?.sections.flatMap(({ drinks }) => drinks) ?? [];
  expect(stored.map((drink) => drink.prices[0]?.amounts[0])).toEqual(
    Array.from({ length: 22 }, (_, place) => 1000 + place * 100),
  );
});

test('prices of all or of some lines change by a percentage, in one step that can be undone', async ({
  page,
}) => {
  await openMenu(page, [2, 2], true);
  await expect(prices(page).first()).toHaveValue('10.00');
  await bulk(page).getByRole('checkbox', { name: 'Select all' }).check();
  await expect(bulk(page)).toContainText('4 selected');
  const percent = bulk(page).getByLabel('Percent');
  await percent.fill('-20');
  await percent.press('Enter');
  expect(await values(prices(page))).toEqual(['8.00', '9.00', '9.50', '10.50']);
  await expect(saveBar(page).getByRole('status')).toContainText('Prices of 4 items changed.');
  await undo(page);
  expect(await values(prices(page))).toEqual(['10.00', '11.00', '12.00', '13.00']);

  await page.getByRole('checkbox', { name: 'Select all in Early' }).uncheck();
  await expect(bulk(page)).toContainText('2 selected');
  await percent.fill('10');
  await percent.press('Enter');
  expect(await values(prices(page))).toEqual(['10.00', '11.00', '13.00', '14.50']);
});

test('lines are chosen as a range, moved to a section, filled down and removed; the focus stays, and all can be undone', async ({
  page,
}) => {
  await openMenu(page, [3, 2], true);
  const before = await order(page);
  const [first, second, third, fourth, fifth] = before.join(', ').split(', ');
  await boxes(page).nth(1).check();
  await boxes(page)
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect(bulk(page)).toContainText('3 selected');
  await bulk(page).getByLabel('To which section?').selectOption('New section');
  const move = bulk(page).getByRole('button', { name: 'Move', exact: true });
  await move.press('Enter');
  expect(await order(page)).toEqual([first, fifth, [second, third, fourth].join(', ')]);
  await expect(saveBar(page).getByRole('status')).toContainText('3 items moved to “New section.”');
  await expect(move).toBeFocused();
  await undo(page);
  expect(await order(page)).toEqual(before);

  await bulk(page).getByRole('button', { name: 'Fill prices down' }).click();
  expect(await values(prices(page))).toEqual(['10.00', '11.00', '11.00', '11.00', '14.00']);
  await undo(page);
  await bulk(page).getByRole('button', { name: 'Fill note down' }).click();
  await expect(toast(page)).toContainText('There is nothing to copy');

  await bulk(page).getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('[data-undo]')).toContainText('3 items removed.');
  await expect(bulk(page).getByRole('checkbox', { name: 'Select all' })).toBeFocused();
  expect(await order(page)).toEqual([first, fifth]);
  await page.locator('[data-undo]').getByRole('button', { name: 'Undo' }).click();
  expect(await order(page)).toEqual(before);
  await expectNoViolations(page);
});

test('Enter, Ctrl+D and pasted columns work in notes and names as in prices', async ({ page }) => {
  await openMenu(page, [2, 1], true);
  await notes(page).first().fill('fresh');
  await page.keyboard.press('Enter');
  await expect(notes(page).nth(1)).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(notes(page).nth(1)).toHaveValue('fresh');
  await expect(page.locator('[data-announcement]')).toContainText('copied');
  await page.keyboard.press('Shift+Enter');
  await expect(notes(page).first()).toBeFocused();
  await paste(page, 'one\n\nthree\n');
  expect(await values(notes(page))).toEqual(['one', 'fresh', 'three']);
  await prices(page).nth(1).focus();
  await page.keyboard.press('Control+d');
  expect(await values(prices(page))).toEqual(['10.00', '10.00', '12.00']);

  await page.getByRole('group', { name: 'Add an item' }).getByRole('button', { name: 'Wine' }).click();
  await expect(page.locator('[data-item-name]')).toBeFocused();
  await paste(page, 'Riesling\t8,50\nSilvaner\t7');
  await expect(saveBar(page).getByRole('status')).toContainText('Items pasted: 2.');
  expect(await values(page.locator('[data-item-name]'))).toEqual(['Riesling', 'Silvaner']);
  expect((await values(prices(page))).slice(3)).toEqual(['8.50', '7.00']);
  await page.locator('[data-item-name]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-item-name]').nth(1)).toBeFocused();
});

test('several drinks of a published menu are sold out by one press, and back', async ({ page }) => {
  const menu = await openMenu(page, [2, 2], true);
  await expect(bulk(page).getByRole('button', { name: 'Sold out' })).toHaveCount(0);
  await publishMenu(page, menu);
  await page.reload();
  await boxes(page).nth(0).check();
  await boxes(page).nth(2).check();
  await bulk(page).getByRole('button', { name: 'Sold out' }).click();
  await expect(toast(page)).toContainText('Sold out; guests see it within a minute.');
  const soldOut = async () => (await storedMenu(page))?.publication?.soldOut.toSorted();
  await expect.poll(soldOut).toEqual(['11001', '11003']);
  await expect(page.getByRole('switch').nth(2)).toBeChecked();
  await page.getByRole('switch').nth(2).uncheck();
  await expect.poll(soldOut).toEqual(['11001']);
  await bulk(page).getByRole('button', { name: 'Available again' }).click();
  await expect.poll(soldOut).toEqual([]);
});

test('20 lines are on the screen of a laptop, beside the page as it will be printed, which can be folded away', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openMenu(page, [12, 12], true);
  const live = page.getByRole('region', { name: 'As it will be printed' });
  await expect(live.locator('canvas')).toBeVisible();
  await boxes(page).first().focus();
  await page
    .locator('[data-drinks]')
    .first()
    .evaluate((list) => {
      scrollBy(
        0,
        list.getBoundingClientRect().top -
          (document.querySelector('[data-bulk]')?.parentElement?.offsetHeight ?? 0) -
          64,
      );
    });
  const shown = await page.locator('[data-drink]').evaluateAll((rows) => {
    const top = document.querySelector('[data-bulk]')?.parentElement?.getBoundingClientRect().bottom ?? 0;
    return rows.filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= innerHeight;
    }).length;
  });
  expect(shown).toBeGreaterThanOrEqual(20);

  const draw = () => live.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const drawn = await draw();
  await prices(page).first().fill('99');
  await expect.poll(draw).not.toBe(drawn);
  const fold = live.getByRole('button', { name: 'As it will be printed' });
  await fold.click();
  await expect(live.locator('canvas')).toHaveCount(0);
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
});

test('drinks are found by spirit, strength and diet, and by what the shelf makes', async ({ page }) => {
  await openMenu(page, [1, 1]);
  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByLabel('Base').selectOption('Gin');
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.fill('negroni');
  await expect(choice(page, 'Negroni').first()).toBeVisible();
  await search.fill('daiquiri');
  await expect(page.getByRole('status').filter({ hasText: 'The closest we have: Daiquiri' })).toHaveCount(1);
  await search.fill('');
  await filters.getByLabel('Base').selectOption('');
  const vegan = await filters.getByLabel('Diet').locator('option', { hasText: 'Vegan (' }).innerText();
  await filters.getByLabel('Diet').selectOption(vegan);
  const number = /\(([\d,]+)\)/.exec(vegan)?.[1] ?? '';
  await expect(page.getByRole('status').filter({ hasText: `${number} cocktails` })).toBeVisible();
  await filters.getByLabel('From my bar').check();
  await expect(page.getByText('No cocktails found')).toBeVisible();
  await expect(filters).toContainText('First tell Mix Master what you have');
  await page.getByRole('button', { name: 'Show all cocktails' }).click();
  await search.fill('negroni');
  await expect(choice(page, 'Negroni').first()).toBeVisible();
});

test('a line is declared to be free of allergens, unless one is named; its panel closes like a menu', async ({
  page,
}) => {
  await openMenu(page, [1, 1], true);
  const group = page.getByRole('group', { name: 'Add an item' });
  for (const name of ['Cola', 'Almond cake']) {
    await group.getByRole('button', { name: name === 'Cola' ? 'Soft drink' : 'Food' }).click();
    await page.locator('[data-item-name]').last().fill(name);
  }
  const lines = page.locator('[data-drink]', { has: page.locator('[data-item-name]') });
  const summaries = lines.locator('summary');
  await expect(summaries).toHaveText(['not stated', 'not stated']);
  await summaries.first().click();
  const noneOf = (line: Locator) => line.getByLabel('Contains none of the 14 EU allergens');
  await noneOf(lines.first()).check();
  await expect(summaries.first()).toHaveText('No allergens');
  await summaries.last().click();
  await expect(noneOf(lines.first())).toBeHidden();
  await noneOf(lines.last()).check();
  await expect(page.locator('[data-doubted]')).toContainText(/almonds/i);
  await page.getByLabel('Milk', { exact: true }).last().check();
  await expect(noneOf(lines.last())).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(summaries.last()).toBeFocused();
  await expect(summaries.last()).toHaveText('Milk');
  await expect
    .poll(async () => (await storedMenu(page))?.sections[1]?.drinks.slice(1).map(({ item }) => item))
    .toMatchObject([{ allergens: [], isFreeOfAllergens: true }, { allergens: ['milk'] }]);
});

test('the allergens of a recipe are corrected by what is poured, and guests read whose word that is', async ({
  page,
}) => {
  const menu = await openMenu(page, [1, 1], true);
  const token = await publishMenu(page, menu);
  await page.reload();
  const line = page.locator('[data-drink="11002"]');
  const summary = line.locator('summary[data-allergens]');
  await expect(summary).toHaveText('Sulfites, Eggs?, Milk?');
  await summary.click();
  await line.getByRole('group', { name: 'Depends on the brand' }).getByLabel('Eggs').check();
  await expect(summary).toHaveText('Sulfites, Milk? · stated by you');
  await line.getByLabel('Sesame').check();

  // What the recipe surely has goes only after its owner has read what that means.
  const ask = page.getByRole('dialog', { name: 'Not in Negroni: Sulfites?' });
  await line.getByRole('group', { name: 'Contains these allergens' }).getByLabel('Sulfites').click();
  await expect(ask).toContainText('Confirm only if no bottle and no ingredient');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(ask).toBeHidden();
  await expect(summary).toHaveText('Sesame, Sulfites, Milk? · stated by you');
  const none = line.getByLabel('Contains none of the 14 EU allergens');
  await none.click();
  await ask.getByRole('button', { name: 'It is not in the drink' }).click();
  await expect(none).toBeChecked();
  await expect(summary).toHaveText('No allergens · stated by you');
  await undo(page);
  await expect(summary).toHaveText('Sesame, Sulfites, Milk? · stated by you');
  await expect
    .poll(async () => (await storedMenu(page))?.sections[1]?.drinks[0]?.declared)
    .toEqual({ contains: ['sesame'], without: ['eggs'] });

  const live = await page.request.put(`/api/menus/${menu.id}/live`, {
    data: { version: (await storedMenu(page))?.version, part: 'all' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(live.status()).toBe(200);
  await page.goto(`/menu/${token}`);
  const told = page.locator('[data-drink]', { hasText: 'Negroni' }).locator('[data-told]');
  await expect(told).toContainText(
    /Contains: sesame, sulfites\. Depending on the brand: milk\.?.* Stated by the bar\./,
  );
  await page.goto(`/menu-builder/${menu.id}`);
  await summary.click();
  await line.getByRole('button', { name: 'As in the recipe' }).click();
  await expect(summary).toHaveText('Sulfites, Eggs?, Milk?');
});

test('guests read additives and health notes as the menu chooses, and what its owner declares of them', async ({
  page,
}) => {
  const menu = await openMenu(page, [1, 1], true);
  const token = await publishMenu(page, menu);
  await page.reload();
  const line = page.locator('[data-drink="11002"]');
  const fields = line.locator('[data-additives]');
  const summary = line.locator('summary[data-allergens]');
  await summary.click();
  await expect(fields).toHaveCount(0);
  await page.keyboard.press('Escape');
  const marks = page.getByLabel('Mark additives');
  await expect(marks).not.toBeChecked();
  await marks.check();
  await page.getByLabel('Health notes').uncheck();
  await summary.click();
  await expect(fields.getByLabel('with coloring').first()).toBeChecked();
  await fields.getByRole('group', { name: 'Depends on the brand' }).getByLabel('contains quinine').check();
  await fields.getByLabel('with sweetener').check();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => {
      const stored = await storedMenu(page);
      return [stored?.guestNotes, stored?.sections[1]?.drinks[0]?.additives];
    })
    .toEqual([
      { additives: true, health: false },
      { contains: ['sweetener'], without: ['quinine'] },
    ]);

  const read = async () => {
    const live = await page.request.put(`/api/menus/${menu.id}/live`, {
      data: { version: (await storedMenu(page))?.version, part: 'all' },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(live.status()).toBe(200);
    await page.goto(`/menu/${token}`);
    return page.locator('[data-drink]', { hasText: 'Negroni' }).locator('[data-told]');
  };
  const told = await read();
  await expect(told).toContainText('Additives: with coloring, with added sulfites, with sweetener.');
  await expect(told).not.toContainText('quinine');
  await expect(told).not.toContainText(/pregnan/);
  await page.goto(`/menu-builder/${menu.id}`);
  await marks.uncheck();
  await page.getByLabel('Health notes').check();
  await expect
    .poll(async () => (await storedMenu(page))?.guestNotes)
    .toEqual({ additives: false, health: true });
  const plain = await read();
  await expect(plain).toContainText(/pregnan/);
  await expect(plain).not.toContainText('Additives');
});

test('a phone keeps its cards, and changes several of them together when asked @phone', async ({ page }) => {
  const menu = await openMenu(page, [2, 2], true);
  await publishMenu(page, menu);
  await page.reload();
  await expect(prices(page).first()).toBeVisible();
  await expect(bulk(page)).toHaveCount(0);
  await expect(boxes(page)).toHaveCount(0);
  const several = page.getByRole('button', { name: 'Change several items' });
  await several.click();
  await boxes(page).nth(1).check();
  await page.getByLabel('Select all in Late').check();
  await expect(bulk(page)).toContainText('3 selected');
  await boxes(page).last().uncheck();
  await bulk(page).getByText('Change the selected items').click();
  await expectNoViolations(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await width()).toBeLessThanOrEqual(0);

  await bulk(page).getByLabel('Percent').fill('-20');
  await bulk(page).getByRole('button', { name: 'Change prices' }).click();
  expect(await values(prices(page))).toEqual(['10.00', '9.00', '9.50', '13.00']);
  await undo(page);
  expect(await values(prices(page))).toEqual(['10.00', '11.00', '12.00', '13.00']);
  await bulk(page).getByLabel('To which section?').selectOption('Early');
  await bulk(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.locator('[data-drinks="0"] [data-drink]')).toHaveCount(3);
  await bulk(page).getByRole('button', { name: 'Sold out' }).click();
  await expect.poll(async () => (await storedMenu(page))?.publication?.soldOut).toEqual(['11002', '11003']);

  // What was chosen is let go of.
  await several.click();
  await expect(boxes(page)).toHaveCount(0);
  await several.click();
  await expect(bulk(page)).not.toContainText('selected');
  await expect(page.getByRole('region', { name: 'As it will be printed' })).toHaveCount(0);
});
