import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import type { OwnDrink } from '../../src/contracts/own-drinks/ownDrink.ts';
import { isOwnId } from '../../src/contracts/menus/menuLimits.ts';
import { tellPrices } from '../../src/domain/menus/prices/menuPrices.ts';
import { LANGUAGE_NAMES } from '../../src/i18n/languages.ts';
import { messagesIn } from '../../src/i18n/messages.ts';
import { FOR_LONG_WORK } from '../browser.ts';
import { askApi, signUpUnseen } from '../mailbox.ts';
import { details, order, save, saveBar, tick, update } from '../menuBuilder.ts';
import { openSignedIn } from '../reader.ts';
import {
  ACCENT,
  BAR,
  BOTTLES,
  BY_HAND,
  HAPPY_HOUR,
  IN_A_FILE,
  LOGO,
  SECTIONS,
  wholeMenu,
} from './barMenuData.ts';

test.use({ launchOptions: FOR_LONG_WORK });

/** The narrowest form in every language, each other one in the language of the longest words. */
const PRINTS = [
  ...LOCALES.map((locale) => ['slim', locale] as const),
  ...(['sheet', 'half', 'landscape'] as const).map((format) => [format, 'de'] as const),
];

test('a bar makes its whole menu, prices it, prints it, publishes it, and nobody else sees what is its own', async ({
  page,
  browser,
}) => {
  test.slow();
  await test.step('drinks of its own, by hand and from a file', () => makeOwnDrinks(page));
  const menu = await test.step('the menu, each kind of line by hand', () => makeMenu(page));
  await test.step('prices by margin', () => priceByMargin(page));
  await test.step('the look of the bar', () => giveLook(page));
  const priced = await storedMenu(page);
  for (const [format, locale] of PRINTS)
    await test.step(`print ${format} in ${locale}`, () => printAndRead(page, priced, format, locale));
  await test.step('the recipes for the team, with pictures of own drinks', () => printRecipes(page));
  const address = await test.step('publish under its own name', () => publish(page));
  await test.step('a guest reads it in German', () => readAsGuest(browser, address, priced));
  await test.step('another account', () => lookAsAnother(browser, menu));
  await test.step('another reader of the same browser', () => lookInSameBrowser(page));
});

async function storedMenu(page: Page): Promise<Menu> {
  const [menu] = (await (await page.request.get('/api/menus')).json()) as Menu[];
  if (!menu) throw new Error('No menu is stored.');
  return menu;
}

async function makeOwnDrinks(page: Page): Promise<void> {
  await openSignedIn(page, '/my-drinks');
  await page.getByRole('button', { name: 'New drink' }).click();
  const editor = page.getByRole('dialog', { name: 'New drink' });
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill(BY_HAND.name);
  for (const { name, amount } of BY_HAND.lines) {
    await editor.getByRole('combobox', { name: 'Add an ingredient' }).fill(name);
    await page.keyboard.press('Enter');
    await editor.getByRole('textbox', { name: `Amount of ${name}` }).fill(amount);
  }
  await editor.getByRole('button', { name: 'Save drink' }).click();
  await expect(page.locator('[data-own]')).toContainText(BY_HAND.name);
  const recipes = IN_A_FILE.map((recipe) => ({ '@type': 'Recipe', name: recipe.name, mixmaster: recipe }));
  const buffer = Buffer.from(JSON.stringify(recipes));
  await page
    .locator('[data-import] input')
    .setInputFiles({ name: 'waage.json', mimeType: 'application/json', buffer });
  const preview = page.getByRole('dialog', { name: 'Import from waage.json' });
  await preview.getByRole('button', { name: 'Import 4 drinks' }).click();
  await expect(preview.getByText('4 drinks imported')).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-own]')).toHaveCount(5);
}

async function makeMenu(page: Page): Promise<Menu> {
  await page.evaluate(() => {
    localStorage.setItem(
      'mixmaster-shelf',
      '["gin","campari","sweet-vermouth","lime","white-rum","simple-syrup"]',
    );
  });
  await page.goto('/menu-builder');
  const filling = page.locator('[data-from-shelf]');
  await filling.getByText('Menu from what you have').click();
  await filling.getByRole('button', { name: 'Fill the menu' }).click();
  await expect.poll(async () => (await order(page)).join()).toContain('Negroni');
  await saveBar(page).getByRole('button', { name: 'Undo the last step' }).click();
  await expect.poll(async () => (await order(page)).join('')).toBe('');

  await tick(page, 'Negroni', BY_HAND.name);
  await page.getByLabel('Title of section 1').fill('Aperitivo');
  await page.getByLabel('Price of Negroni').fill('11,50 €');
  await page.getByLabel(`Price of ${BY_HAND.name}`).fill('13.5');
  await addLine(page, 'Wine', ['Riesling trocken', '0,15 l 8,50 / Flasche 38'], ['Sulfites']);
  await addLine(page, 'Beer', ['Gaffel Kölsch', '0,2 l 2,40 / 0,4 l 4,60'], ['Barley']);
  await addLine(page, 'Food', ['Käsespätzle', '12,90'], ['Wheat', 'Eggs', 'Milk']);
  const pricing = page.locator('[data-pricing]');
  await pricing.getByRole('button', { name: 'Happy hour' }).click();
  await pricing.getByLabel('Name of price list 1').fill(HAPPY_HOUR.name);
  for (const day of ['Saturday', 'Sunday']) await pricing.getByRole('button', { name: day }).click();
  await pricing.getByLabel('from', { exact: true }).fill(HAPPY_HOUR.hours.from);
  await pricing.getByLabel('to', { exact: true }).fill(HAPPY_HOUR.hours.to);
  await page.getByLabel(`Price of Negroni, ${HAPPY_HOUR.name}`).fill('8,50');
  await details(page).getByLabel('Menu Name').fill(BAR.menu);
  await details(page).getByLabel('Restaurant/Bar Name').fill(BAR.name);
  await details(page).getByLabel('Description').fill(BAR.description);
  await save(page, 'Save Menu');
  await expect(page.locator('[data-toast]')).toContainText('Menu saved');

  const byHand = await storedMenu(page);
  expect(byHand).toMatchObject({ currency: 'EUR', priceLists: [HAPPY_HOUR], restaurantName: BAR.name });
  expect(byHand.sections[0]?.drinks.map(({ prices, item }) => [item?.allergens ?? [], prices])).toEqual([
    [[], [{ size: null, amounts: [1150, 850] }]],
    [[], [{ size: null, amounts: [1350, null] }]],
    [['sulphites'], sizes(['0,15 l', 850], ['Flasche', 3800])],
    [['barley'], sizes(['0,2 l', 240], ['0,4 l', 460])],
    [['wheat', 'eggs', 'milk'], [{ size: null, amounts: [1290, null] }]],
  ]);
  // The other lines are of the same kinds.
  const own = (await (await page.request.get('/api/own-drinks')).json()) as OwnDrink[];
  const whole = wholeMenu(new Map(own.map(({ name, id }) => [name, id])));
  const menu = (await askApi(page, 'PUT', `/api/menus/${byHand.id}`, whole)) as Menu;
  const kinds = menu.sections.flatMap(({ drinks }) => drinks.map(({ item }) => item?.kind ?? 'drink'));
  expect(Object.groupBy(kinds, (kind) => kind)).toMatchObject({
    drink: { length: 25 },
    wine: { length: 12 },
    beer: { length: 6 },
    food: { length: 8 },
  });
  expect(menu.cocktailIds.filter(isOwnId)).toHaveLength(5 + 12 + 6 + 8);
  return menu;
}

const sizes = (...all: [size: string, usual: number][]) =>
  all.map(([size, usual]) => ({ size, amounts: [usual, null] }));

/** Adds a line that is no mixed drink, with its prices and what is in it. */
async function addLine(
  page: Page,
  kind: string,
  [name, prices]: [name: string, prices: string],
  allergens: string[],
): Promise<void> {
  await page.getByRole('group', { name: 'Add an item' }).getByRole('button', { name: kind }).click();
  const line = page.locator('[data-drink]').last();
  await line.locator('[data-item-name]').fill(name);
  const price = line.getByLabel(`Price of ${name}`);
  await price.fill(prices);
  // Read as it is left, it may become several fields.
  await price.press('Tab');
  await line.locator('summary').click();
  for (const allergen of allergens) await line.getByLabel(allergen, { exact: true }).check();
  // In the table it lies over what follows, as a menu does.
  await page.keyboard.press('Escape');
}

async function priceByMargin(page: Page): Promise<void> {
  const bought = BOTTLES.map(([entry, price, size, by]) => ({ entry, price, currency: 'EUR', size, by }));
  await askApi(page, 'PATCH', '/api/bar-costs', { bought });
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  await page.getByRole('button', { name: `Edit: ${BAR.menu}` }).click();
  await page.getByRole('tab', { name: 'Costs' }).click();
  const row = page.locator('[data-cost-row="11002"]');
  await expect(row).toContainText('Not counted: Sweet vermouth');
  const vermouth = page.locator('[data-entry="sweet-vermouth"] input').first();
  await vermouth.fill('10,90');
  await vermouth.press('Enter');
  const target = page.getByLabel('Target pour cost (%)');
  await target.fill('14');
  await target.press('Enter');
  const take = row.getByRole('button', { name: /^Use €\d+\.\d\d as the price of Negroni$/ });
  const amount = /€(\d+)\.(\d\d)/.exec((await take.getAttribute('aria-label')) ?? '');
  await take.click();
  await expect(row.locator('[data-cell=price]')).toContainText(amount?.[0] ?? 'a suggestion');
  const margin = page.getByRole('columnheader', { name: 'Margin' });
  await margin.getByRole('button').click();
  await expect(margin).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('tab', { name: 'Create Menu' }).click();
  await update(page);
  await expect(page.locator('[data-toast]')).toContainText('Menu updated');
  const { sections } = await storedMenu(page);
  expect(sections[0]?.drinks[0]?.prices).toEqual([
    { size: null, amounts: [Number(`${amount?.[1]}${amount?.[2]}`), 850] },
  ]);
}

async function openSaved(page: Page): Promise<void> {
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
}

async function giveLook(page: Page): Promise<void> {
  await openSaved(page);
  const panel = page.getByRole('region', { name: 'The look of your menus' });
  await panel.getByRole('button', { name: 'Change the look' }).click();
  await panel.locator('input[type=file]').setInputFiles(LOGO);
  await expect(panel.getByRole('img', { name: BAR.name })).toBeVisible();
  await panel.getByLabel('Color code').fill(ACCENT);
  await panel.getByLabel('Mention Mixmaster at the foot').uncheck();
  await panel.getByRole('button', { name: 'Save the look' }).click();
  await expect(page.getByText('The look is saved')).toBeVisible();
}

async function openExport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Export PDF/ }).click();
  return page.getByRole('dialog', { name: 'Export PDF' });
}

/** The PDF that the dialog makes as it stands. */
async function made(page: Page, dialog: Locator): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Create PDF' }).click();
  const bytes = await readFile(await (await arriving).path());
  await expect(dialog).toBeHidden();
  return bytes;
}

/** Prints the menu for guests, and reads it back: every line of it, every price whole, the key on each page. */
async function printAndRead(page: Page, menu: Menu, format: string, locale: Locale): Promise<void> {
  const dialog = await openExport(page);
  await dialog.getByRole('radio', { name: /^Elegant/ }).check();
  await dialog.getByLabel('Format').selectOption(format);
  await dialog.getByLabel('Language').selectOption({ label: LANGUAGE_NAMES[locale] });
  await dialog.getByLabel('Print the 14 EU allergens').check();
  await dialog.getByLabel('I have checked the allergens').check();
  const pdf = await getDocumentProxy(new Uint8Array(await made(page, dialog)));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: BAR.menu, Language: locale });
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, place) => linesOf(pdf, place + 1)),
  );
  const key = messagesIn(locale, 'menuPdf')['menuPdf.print.allergens'];
  for (const lines of pages) expect(lines).toContain(flat(key));

  const lines = pages.flat();
  const text = lines.join('');
  const names = await namesIn(page, locale);
  const said = menu.sections.flatMap(({ title, drinks }) => [
    title?.toLocaleUpperCase(locale) ?? '',
    ...drinks.flatMap(({ cocktailId, item, note }) => [item?.name ?? names(cocktailId), note ?? '']),
  ]);
  expect(said.filter((part) => !text.includes(flat(part)))).toEqual([]);
  const prices = tellPrices(menu, locale);
  const all = menu.sections
    .flatMap(({ drinks }) => drinks)
    .flatMap((drink) => [
      ...prices.usual(drink.prices),
      ...prices.timed(drink.prices).flatMap((timed) => timed.prices),
    ]);
  // Each as often as it is on the menu, and each time on one line.
  for (const [price, drinks] of Map.groupBy(all, (one) => flat(one.text))) {
    const found = lines.flatMap((line) => line.split(price).slice(1));
    expect(found.length, price).toBeGreaterThanOrEqual(drinks.length);
  }
}

/** Without spaces, which a reader of PDFs guesses. */
const flat = (text: string) => text.normalize('NFC').replace(/\s/g, '');

/** The texts of a page as they were set, line by line. */
async function linesOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, page: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [flat(item.str)] : []));
}

/** The names of drinks in a language; those of own drinks are their owner's. */
async function namesIn(page: Page, locale: Locale): Promise<(id: string) => string> {
  const own = (await (await page.request.get('/api/own-drinks')).json()) as OwnDrink[];
  const known = (await (await page.request.get(`/lists/${locale}/menu.json`)).json()) as {
    drinks: { id: string; name: string }[];
  };
  const names = new Map([...known.drinks, ...own].map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? `the name of ${id}`;
}

async function printRecipes(page: Page): Promise<void> {
  const dialog = await openExport(page);
  await dialog.getByRole('radio', { name: /^Classic/ }).check();
  const raw = (await made(page, dialog)).toString('latin1');
  // JPEGs: the logo is none.
  expect(raw.match(/\/Filter \/DCTDecode/g)).toHaveLength(25);
}

async function publish(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'Menu for guests' });
  await panel.getByRole('checkbox', { name: /checked the allergens/ }).check();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Menu published')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Your bar’s page' });
  const name = `zur-alten-waage-${process.pid}`;
  await bar.getByLabel('Address', { exact: true }).fill(name);
  await expect(bar.getByText('This address is free.')).toBeVisible();
  await bar.getByRole('button', { name: 'Reserve this address' }).click();
  await expect(page.getByText('Address reserved')).toBeVisible();
  return bar.getByLabel('Link for guests').inputValue();
}

async function readAsGuest(browser: Browser, address: string, menu: Menu): Promise<void> {
  const phone = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const guest = await phone.newPage();
  const item = (name: string) =>
    guest.getByRole('listitem').filter({ has: guest.getByText(name, { exact: true }) });
  const { from, to } = HAPPY_HOUR.hours;
  await guest.goto(address);
  await expect(guest).toHaveURL(/\/de\/menu\/zur-alten-waage-/);
  await expect(item('Negroni')).toContainText(`${HAPPY_HOUR.name} 8,50 €`);
  await expect(guest.getByText(`${HAPPY_HOUR.name}: Mo–Fr, ${from}–${to} Uhr`)).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1, name: BAR.menu })).toBeVisible();
  await expect(guest.getByRole('img', { name: BAR.name })).toBeVisible();
  for (const { title, lines } of SECTIONS) {
    await expect(guest.getByRole('heading', { level: 2, name: title })).toBeVisible();
    for (const { item: line, name } of lines) if (line) await expect(guest.getByText(name)).toHaveCount(1);
  }
  const prices = tellPrices(menu, 'de');
  const bottle = menu.sections[6]?.drinks[0];
  for (const { size, text } of prices.usual(bottle?.prices ?? []))
    await expect(item('Spätburgunder, Weingut Bernhard Huber')).toContainText(`${size ?? ''}${text}`);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await guest.getByText('Allergie? Nur zeigen, was passt').click();
  await guest.getByRole('checkbox', { name: 'Milch' }).check();
  await guest.getByRole('button', { name: 'Zeigen, was für mich infrage kommt' }).click();
  await expect(guest.getByText('Weggelassen: Milch.')).toBeVisible();
  await expect(guest.getByText('Käsespätzle')).toHaveCount(0);
  await expect(guest.getByText('Geröstete Mandeln')).toBeVisible();
  await expect(guest.getByText('Nach unserem Rezept: Gluten')).toHaveCount(0);
  // What is the bar's alone is in no page of its guests.
  const html = await (await guest.request.get(`${address}?lang=de`)).text();
  for (const alone of ['10,90', 'Made with', 'Erstellt mit']) expect(html).not.toContain(alone);
  await phone.close();
}

async function lookAsAnother(browser: Browser, menu: Menu): Promise<void> {
  const context = await browser.newContext();
  const other = await context.newPage();
  await signUpUnseen(other);
  const read = async (path: string) => (await (await other.request.get(path)).json()) as unknown;
  expect(await read('/api/menus')).toEqual([]);
  expect(await read('/api/own-drinks')).toEqual([]);
  expect(await read('/api/bar-costs')).toEqual({ settings: null, bought: [] });
  expect(await read('/api/brand')).toMatchObject({ accent: null, logo: null });
  expect(JSON.stringify(await read('/api/bars'))).not.toContain('waage');
  const own = menu.cocktailIds.find(isOwnId) ?? '';
  const { name, cocktailIds } = menu;
  for (const [method, path, data] of [
    ['GET', `/api/menus/${menu.id}/versions`],
    ['PUT', `/api/menus/${menu.id}`, { name, cocktailIds: ['11002'] }],
    ['PUT', `/api/menus/${menu.id}/publication`, { soldOut: [] }],
    ['PUT', `/api/menus/${menu.id}/archive`, { isArchived: true }],
    ['DELETE', `/api/menus/${menu.id}`],
    ['DELETE', `/api/own-drinks/${own}`],
  ] as const) {
    const answer = await other.request.fetch(path, { method, ...(data && { data }) });
    expect(answer.status(), `${method} ${path}`).toBe(404);
  }
  // A menu with somebody else's drinks on it shows nothing of them.
  const stolen = { name, cocktailIds: cocktailIds.filter((id) => id === own) };
  const answer = await other.request.post('/api/menus', { data: stolen });
  expect(await answer.text()).not.toContain(BY_HAND.name);
  await context.close();
}

async function lookInSameBrowser(page: Page): Promise<void> {
  await page.goto('/api/auth/logout');
  await openSignedIn(page, '/menu-builder');
  await expect(page.getByRole('tab', { name: 'Saved Menus (0)' })).toBeVisible();
  await expect(details(page).getByLabel('Menu Name')).toHaveValue('');
  for (const mine of [BAR.menu, BAR.name, BY_HAND.name]) await expect(page.getByText(mine)).toHaveCount(0);
}
