import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { Menu } from '../../src/contracts/menus/menu.ts';
import type { MenuItem } from '../../src/contracts/menus/menuItem.ts';
import { expectNoViolations } from '../axe.ts';
import { askApi, signUpUnseen } from '../mailbox.ts';
import { keepMenu } from '../publishedMenus.ts';

const TEXT = `Aperitivo
Negroni ...... 11,50 €
Gin, Campari, roter Wermut
Hausspritz 8,999
Wein
Riesling 0,1 l 4,50 / 0,2 l 8,50
`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import a menu' });
const row = (page: Page, number: number) => dialog(page).locator(`[data-row="${number}"]`);
const becomes = (page: Page, number: number) => dialog(page).getByLabel(`Row ${number} becomes`);

async function listMenus(page: Page): Promise<Menu[]> {
  return (await askApi(page, 'GET', '/api/menus', undefined)) as Menu[];
}

test('a pasted menu is looked at, corrected, made and taken back @both', async ({ page }) => {
  await signUpUnseen(page);
  await page.goto('/menu-builder');
  await page.getByRole('button', { name: 'Import a menu' }).click();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page).getByText('There is nothing to read in this.')).toBeVisible();
  await dialog(page).getByLabel('Cells or text').fill(TEXT);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();

  await expect(dialog(page).getByRole('status')).toContainText('3 lines');
  await expect(dialog(page).getByRole('status')).toContainText('1 price is unclear');
  await expect(becomes(page, 1)).toHaveValue('section');
  await expect(becomes(page, 2)).toHaveValue('drink');
  await expect(becomes(page, 3)).toHaveValue('note');
  // One press says that it is another drink, and one more that it is this one.
  await row(page, 2).getByRole('button', { name: 'Not this drink: Negroni' }).click();
  await expect(becomes(page, 2)).toHaveValue('item');
  await row(page, 2).getByRole('button', { name: 'It is this drink: Negroni' }).click();
  await expect(becomes(page, 2)).toHaveValue('drink');
  await row(page, 4).getByLabel('Which price is “8,999”?').selectOption('8,99');
  await expect(dialog(page).getByRole('status')).not.toContainText('unclear');
  const kinds = dialog(page).getByRole('group', { name: 'What your own lines are' });
  await expect(kinds.getByLabel(/^Wein/)).toHaveValue('wine');
  await expect(kinds.getByLabel(/^Aperitivo/)).toHaveValue('spirit');
  await expectNoViolations(page);

  await dialog(page).getByRole('button', { name: 'Create the menu' }).click();
  await expect(page.locator('[data-undo="bulk"]')).toContainText('3 lines imported');
  await expect(
    page.getByRole('region', { name: 'Aperitivo', exact: true }).locator('[data-drink]'),
  ).toHaveCount(2);
  expect(await listMenus(page)).toEqual([]);
  await page.locator('[data-undo="bulk"]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-drink]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo the last step' }).click();
  await expect(page.locator('[data-drink]')).toHaveCount(3);

  await page.getByLabel(/^Menu Name/).fill('Abend');
  await page.getByRole('button', { name: 'Save Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Menu saved')).toBeVisible();
  const [menu] = await listMenus(page);
  expect(menu?.currency).toBe('EUR');
  expect(
    menu?.sections.map(({ title, drinks }) => [
      title,
      drinks.map(({ prices, note, item }) => [item?.name, prices, note]),
    ]),
  ).toEqual([
    [
      'Aperitivo',
      [
        [undefined, [{ size: null, amounts: [1150] }], 'Gin, Campari, roter Wermut'],
        ['Hausspritz', [{ size: null, amounts: [899] }], null],
      ],
    ],
    [
      'Wein',
      [
        [
          'Riesling',
          [
            { size: '0,1 l', amounts: [450] },
            { size: '0,2 l', amounts: [850] },
          ],
          null,
        ],
      ],
    ],
  ]);
});

test('a menu that is exported and deleted comes back the same', async ({ page }) => {
  const spirit: MenuItem = {
    kind: 'wine',
    name: 'Riesling',
    allergens: ['sulphites'],
    vegan: true,
    vegetarian: true,
  };
  const own = '00000000-0000-4000-8000-00000000000b';
  const kept = await keepMenu(page, {
    name: 'Abendkarte',
    description: 'Gut gerührt.',
    restaurantName: 'Zum Hahn',
    currency: 'EUR',
    priceLists: [{ name: 'Happy Hour', hours: { days: [1, 5], from: '17:00', to: '19:00' } }],
    cocktailIds: ['11002', own],
    sections: [
      {
        title: 'Bitter',
        drinks: [
          {
            cocktailId: '11002',
            prices: [{ size: null, amounts: [1150, 900] }],
            note: '=1+1',
            declared: { contains: ['almonds'], without: [] },
          },
          { cocktailId: own, prices: [{ size: '0,1 l', amounts: [450, null] }], note: null, item: spirit },
        ],
      },
    ],
    translations: { from: 'de', texts: [{ of: 'Gut gerührt.', in: { en: { text: 'Well stirred.' } } }] },
  });
  await page.goto('/menu-builder');
  await page.getByRole('tab', { name: /Saved Menus/ }).click();
  const download = async (name: string) => {
    await page.getByRole('button', { name: 'Export data: Abendkarte' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name }).click();
    return (await file).path();
  };
  const table = readFileSync(await download('Price list (CSV)'), 'utf8');
  expect(table).toContain('Bitter,Negroni,,11.50,9.00,"Almonds, Sulfites",');
  expect(table).toContain("'=1+1");
  const file = await download('Whole menu (JSON)');

  await page.getByRole('button', { name: 'Delete: Abendkarte' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Menu deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Import a menu' }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      ...{ name: 'abendkarte.json', mimeType: 'application/json' },
      buffer: readFileSync(file),
    });
  await expect(dialog(page).locator('[data-whole]')).toContainText('“Abendkarte”');
  await dialog(page).getByRole('button', { name: 'Create the menu' }).click();
  await page.getByRole('button', { name: 'Save Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save Menu' }).click();
  await expect(page.getByText('Menu saved')).toBeVisible();
  const [again] = await listMenus(page);
  const content = ({ id: _, version: __, updatedAt: ___, ...menu }: Menu) => menu;
  expect(again && content(again)).toEqual(content(kept));
});

test('drinks come from a table through the reader of drinks', async ({ page }) => {
  await signUpUnseen(page);
  await page.goto('/my-drinks');
  await page.getByRole('button', { name: 'Import from a table' }).click();
  const table = page.getByRole('dialog', { name: 'Import drinks from a table' });
  await table
    .getByLabel('Cells or text')
    .fill('Name\tIngredients\tMethod\tGlass\nHouse Sour\t"2 oz gin\n1 oz lemon juice"\tShake\tCoupe\n');
  await table.getByRole('button', { name: 'Continue' }).click();
  await expect(table.getByLabel('Column 2 holds')).toHaveValue('ingredients');
  await table.getByRole('button', { name: 'Continue' }).click();
  const preview = page.getByRole('dialog', { name: /^Import from/ });
  await expect(preview.locator('[data-entry]')).toContainText(/House Sour[\s\S]*Gin/i);
  await expectNoViolations(page);
});
