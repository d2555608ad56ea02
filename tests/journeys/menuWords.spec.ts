import { expect, test, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import type { MenuItem } from '../../src/contracts/menus/menuItem.ts';
import { expectNoViolations } from '../axe.ts';
import { askApi } from '../mailbox.ts';
import { keepMenu, publishMenu } from '../publishedMenus.ts';

const item = (name: string): MenuItem => ({
  ...{ kind: 'food', name, allergens: ['milk'], vegan: false, vegetarian: true },
});
const line = (place: number, name: string, note: string | null) => ({
  ...{ cocktailId: `00000000-0000-4000-8000-00000000000${place}`, prices: [], note, item: item(name) },
});
const LINES = [line(1, 'Cheese plate', 'With almonds'), line(2, 'Bread', 'Fresh from the oven')];
const PRICES = [
  { size: 'Glass', amounts: [900, 1000] },
  { size: 'Bottle', amounts: [3900, 4200] },
];
const DRAFT = {
  name: 'Evening',
  currency: 'EUR',
  priceLists: [{ name: 'Terrace', hours: null }],
  description: 'Stirred well.',
  restaurantName: null,
  cocktailIds: ['11002', ...LINES.map(({ cocktailId }) => cocktailId)],
  sections: [
    { title: 'Bitter', drinks: [{ cocktailId: '11002', prices: PRICES, note: null }] },
    { title: 'Bites', drinks: LINES },
  ],
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'In other languages' });
const field = (page: Page, text: string) => dialog(page).getByLabel(`${text} in Deutsch`);

async function openWords(page: Page, menu: Menu): Promise<void> {
  await page.goto(`/menu-builder/${menu.id}`);
  await page.getByRole('button', { name: 'Translate your words' }).click();
  await dialog(page).getByLabel('Translate into').selectOption('de');
}

async function waitForSave(page: Page): Promise<void> {
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
}

test('an owner translates the menu by hand and by the model, and guests read which is which', async ({
  page,
  browser,
}) => {
  test.slow();
  const menu = await keepMenu(page, DRAFT);
  await openWords(page, menu);
  // The site of the tests has no model.
  await expect(field(page, 'Bitter')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Suggest the missing ones' })).toHaveCount(0);
  await field(page, 'Bites').fill('Häppchen');
  await field(page, 'Cheese plate').fill('Käseteller');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await waitForSave(page);

  await page.route('**/api/translate', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { isAvailable: true } })
      : route.fulfill({
          json: { translatedText: `DE ${(route.request().postDataJSON() as { text: string }).text}` },
        }),
  );
  await openWords(page, menu);
  await expect(field(page, 'Bites')).toHaveValue('Häppchen');
  await dialog(page).getByRole('button', { name: 'Suggest the missing ones' }).click();
  const said = dialog(page).locator('[data-suggested]');
  await expect(said).toContainText('texts suggested; please check them.');
  // Bread may hold gluten.
  await expect(said).toContainText('2 texts name allergens or prices; translate them yourself.');
  await expect(field(page, 'Bread')).toHaveValue('');
  await expect(field(page, 'With almonds')).toHaveValue('');
  await expect(field(page, 'Bites')).toHaveValue('Häppchen');
  await expect(field(page, 'Fresh from the oven')).toHaveValue('DE Fresh from the oven');
  await expect(dialog(page).locator('[data-by-model]')).toHaveCount(4);
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Checked: Bitter', exact: true }).click();
  await field(page, 'Bread').fill('Brot');
  await expect(dialog(page).locator('[data-by-model]')).toHaveCount(3);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await waitForSave(page);
  const [stored] = (await askApi(page, 'GET', '/api/menus', undefined)) as Menu[];
  expect(stored?.translations?.from).toBe('en');
  expect(Object.fromEntries(stored?.translations?.texts.map((text) => [text.of, text.in.de]) ?? [])).toEqual({
    Evening: { text: 'DE Evening', isByModel: true },
    'Stirred well.': { text: 'DE Stirred well.', isByModel: true },
    Bitter: { text: 'DE Bitter' },
    Bites: { text: 'Häppchen' },
    'Cheese plate': { text: 'Käseteller' },
    Bread: { text: 'Brot' },
    'Fresh from the oven': { text: 'DE Fresh from the oven', isByModel: true },
  });

  const token = await publishMenu(page, menu);
  await askApi(page, 'PUT', `/api/menus/${menu.id}/embed`, { embed: 'any' });
  const guest = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  for (const address of [`/de/menu/${token}`, `/de/menu/${token}/embed`]) {
    await guest.goto(address);
    await expect(guest.getByRole('heading', { name: 'DE Evening *' })).toHaveAttribute('lang', 'de');
    await expect(guest.getByRole('heading', { name: 'Häppchen' })).toHaveAttribute('lang', 'de');
    await expect(guest.getByText('Käseteller', { exact: true })).toHaveAttribute('lang', 'de');
    await expect(guest.getByText('With almonds', { exact: true })).toHaveAttribute('lang', 'en');
    await expect(guest.getByText('DE Fresh from the oven *')).toHaveAttribute('lang', 'de');
    // Sizes are not translated.
    await expect(guest.getByText('Bottle', { exact: true })).toHaveAttribute('lang', 'en');
    await expect(guest.locator('[data-unchecked]')).toBeVisible();
    // What the note says in the owner's words counts in every language.
    await expect(guest.getByRole('listitem').filter({ hasText: 'Käseteller' })).toContainText('Mandeln');
  }
  await guest.goto(`/de/menu/${token}`);
  await expect(guest.getByRole('link', { name: 'Terrace' })).toHaveAttribute('lang', 'en');
  await guest.goto(`/menu/${token}?lang=en`);
  await expect(guest.getByRole('heading', { name: 'Evening', exact: true })).toHaveAttribute('lang', 'en');
  await expect(guest.locator('[data-unchecked]')).toHaveCount(0);
  await guest.context().close();
});
