import { expect, test, type Page } from '@playwright/test';
import type { BarCosts } from '../../src/contracts/costs/barCosts.ts';
import { expectNoViolations } from '../axe.ts';
import { openSignedIn, saveBar, tick } from '../menuBuilder.ts';
import { keepMenu } from '../publishedMenus.ts';

const entry = (page: Page, id: string) => page.locator(`[data-entry="${id}"]`);
const rowOf = (page: Page, name: string) => page.locator('[data-cost-row]', { hasText: name });
const cell = (page: Page, name: string, column: string) =>
  rowOf(page, name).locator(`[data-cell="${column}"]`);
const drinks = (page: Page) => page.locator('[data-cost-row] th bdi').allTextContents();

/** Says what something costs, and what is in it. */
async function buy(page: Page, id: string, price: string, size?: string): Promise<void> {
  const [priceField, sizeField] = [0, 1].map((place) => entry(page, id).locator('input').nth(place));
  if (size !== undefined) {
    await sizeField?.fill(size);
    await sizeField?.press('Enter');
  }
  await priceField?.fill(price);
  await priceField?.press('Enter');
}

const kept = async (page: Page) => (await (await page.request.get('/api/bar-costs')).json()) as BarCosts;

test('an owner says what bottles cost, sees what drinks cost and leave, sorts them, and takes a price', async ({
  page,
  context,
}) => {
  test.slow();
  await openSignedIn(page);
  const costs = page.getByRole('tab', { name: 'Costs' });
  await costs.click();
  await expect(page.getByRole('heading', { name: 'No drinks on this menu yet' })).toBeVisible();
  await page.getByRole('tab', { name: 'Create Menu' }).click();
  await tick(page, 'Negroni', 'Boulevardier');
  await page.getByLabel('Price of Negroni').fill('€ 9');
  await page.getByLabel('Price of Boulevardier').fill('12');
  await page.getByLabel('Menu Name').click();
  await costs.click();

  // Nothing unknown counts as nothing.
  await expect(page.getByText('For 0 of 2 drinks, the cost is known in full.')).toBeVisible();
  await expect(rowOf(page, 'Negroni')).toContainText('Not counted: Gin, Campari, Sweet vermouth');
  await buy(page, 'gin', '21');
  await expect(cell(page, 'Negroni', 'cost')).toContainText('from €0.90');
  await buy(page, 'campari', '€ 14');
  await buy(page, 'sweet-vermouth', '10,50', '750');
  await buy(page, 'bourbon', '28');
  await buy(page, 'orange', '0.80', '1');
  await expect(page.getByText('For 2 of 2 drinks, the cost is known in full.')).toBeVisible();
  await expect(cell(page, 'Negroni', 'margin')).toContainText(/€7\.\d\d/);
  await expect(page.locator('[data-kept="saved"]')).toBeVisible();
  expect((await kept(page)).bought.find(({ entry: id }) => id === 'sweet-vermouth')).toEqual({
    ...{ entry: 'sweet-vermouth', price: 1050, currency: 'EUR', size: 750, by: 'ml' },
  });

  // A country proposes a rate of VAT; it counts once it is taken, and is remembered.
  const costsText = page.locator('[data-net]');
  await expect(costsText).toContainText('no VAT is deducted');
  await page.getByLabel('Country of the bar').selectOption({ label: 'Germany' });
  await expect(page.getByText('Germany: usually 19% on alcoholic drinks')).toBeVisible();
  await expect(costsText).toContainText('no VAT is deducted');
  await page.getByRole('button', { name: 'Use 19%' }).click();
  await expect(costsText).toContainText('based on the price without 19% VAT');
  await expect(cell(page, 'Negroni', 'price')).toContainText('€7.56 without VAT');
  await expect(cell(page, 'Negroni', 'margin')).toContainText(/€5\.\d\d|€6\.\d\d/);
  await expect(page.locator('[data-kept="saved"]')).toBeVisible();
  expect((await kept(page)).settings).toMatchObject({ country: 'DE', tax: 190 });
  await page.getByRole('button', { name: 'No VAT' }).click();
  await expect(cell(page, 'Negroni', 'price')).not.toContainText('VAT');
  await expect(page.locator('[data-kept="saved"]')).toBeVisible();
  expect((await kept(page)).settings).toMatchObject({ country: 'DE', tax: 0 });

  // Sorted by the keyboard; the heads say how.
  const margin = page.getByRole('columnheader', { name: 'Margin' });
  await margin.getByRole('button').press('Enter');
  await expect(margin).toHaveAttribute('aria-sort', 'ascending');
  expect(await drinks(page)).toEqual(['Negroni', 'Boulevardier']);
  await margin.getByRole('button').press('Enter');
  await expect(margin).toHaveAttribute('aria-sort', 'descending');
  expect(await drinks(page)).toEqual(['Boulevardier', 'Negroni']);

  // What a dearer bottle does is told while it is typed; an amount that is none stays and says so.
  const campari = entry(page, 'campari').locator('input').first();
  await campari.fill('28');
  await expect(page.locator('[data-effects]')).toContainText('2 drinks change');
  await expect(page.locator('[data-effects] li', { hasText: 'Negroni' })).toContainText(
    /€1\.\d\d → €2\.\d\d · Pour cost 2\d(\.\d)?% → 2\d(\.\d)?%/,
  );
  await campari.fill('dear');
  await campari.press('Enter');
  await expect(campari).toHaveAttribute('aria-invalid', 'true');
  await campari.press('Escape');
  await expect(campari).toHaveValue('14.00');

  // Offline nothing is lost.
  await context.setOffline(true);
  await buy(page, 'campari', '15');
  await expect(page.locator('[data-kept="offline"]')).toContainText('Not saved yet: there is no connection.');
  await context.setOffline(false);
  await expect(page.locator('[data-kept="saved"]')).toBeVisible();
  expect((await kept(page)).bought.find(({ entry: id }) => id === 'campari')?.price).toBe(1500);
  await entry(page, 'campari').locator('xpath=..').getByRole('button', { name: 'Undo' }).click();
  await expect(campari).toHaveValue('14.00');
  await expectNoViolations(page);

  await rowOf(page, 'Negroni').getByRole('button', { name: 'Use €10.00 as the price of Negroni' }).click();
  await expect(page.locator('[data-costs] [data-undo="priced"]')).toContainText('Price of Negroni changed.');
  await expect(cell(page, 'Negroni', 'price')).toContainText('€10.00');
  await page.locator('[data-costs] [data-undo="priced"]').getByRole('button').click();
  await expect(cell(page, 'Negroni', 'price')).toContainText('€9.00');
});

test('an owner sees what each size of a drink costs and leaves, and takes a price for one', async ({
  page,
}) => {
  const sizes: [size: string | null, amount: number][] = [
    [null, 900],
    ['Pitcher 1,8 l', 14000],
    ['Large', 1500],
  ];
  const { id } = await keepMenu(page, {
    ...{ name: 'Jugs', cocktailIds: ['11002'], currency: 'EUR' },
    sections: [
      {
        title: null,
        drinks: [
          {
            cocktailId: '11002',
            note: null,
            prices: sizes.map(([size, amount]) => ({ size, amounts: [amount] })),
          },
        ],
      },
    ],
  });
  await page.goto(`/menu-builder?menu=${id}`);
  await page.getByRole('tab', { name: 'Costs' }).click();
  for (const bottle of ['gin', 'campari', 'sweet-vermouth']) await buy(page, bottle, '21', '700');
  await buy(page, 'orange', '0', '1');
  const sized = page.locator('[data-cost-size]');
  // 90 ml for 2.70.
  await expect(cell(page, 'Negroni', 'cost')).toContainText('€2.70');
  await expect(sized).toHaveText([/Pitcher 1,8 l · 20 × the recipe/, /Large · Counted as in the recipe/]);
  await expect(sized.locator('[data-cell=cost]')).toHaveText([/€54\.00/, /€2\.70/]);
  await expect(sized.locator('[data-cell=margin]')).toHaveText([/€86\.00/, /€12\.30/]);
  await sized
    .first()
    .getByRole('button', { name: /as the price of Negroni, Pitcher/ })
    .click();
  await expect(sized.locator('[data-cell=price]')).toHaveText([/€270\.00/, /€15\.00/]);
  await expectNoViolations(page);
});

test('on a phone the drinks with their costs are cards, and Save is one line in each language @phone', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const origin = new URL(page.url()).origin;
  const data = { name: 'Friday', cocktailIds: ['11002'] };
  await page.request.post('/api/menus', { data, headers: { origin } });
  for (const prefix of ['', '/nl', '/de', '/es', '/fr']) {
    await page.goto(`${prefix}/menu-builder`);
    const button = saveBar(page).locator('[type=submit]');
    const height = async () => (await button.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(0);
    expect(await height()).toBeLessThan(50);
    await page.locator('[data-tab=saved]').click();
    await page.locator('[role=tabpanel] article button').nth(1).click();
    await expect(page.locator('[data-details] bdi')).toContainText('Friday');
    expect(await height()).toBeLessThan(50);
  }
  await page.locator('[data-tab=costs]').click();
  await expect(page.locator('[data-cost-row]')).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await page.getByLabel('Trier par').selectOption({ label: 'Marge' });
  await expect(page.getByRole('button', { name: 'Ordre croissant' })).toHaveAttribute('aria-pressed', 'true');
});
