import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { askApi } from '../mailbox.ts';
import { openSignedIn } from '../reader.ts';

const recipe = (name: string, more: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: [
    '1 1/2 oz gin',
    '2-3 dashes Angostura bitters',
    'a handful of mint',
    'Soda water to top',
  ],
  recipeInstructions: [{ '@type': 'HowToSection', name: 'Drink', itemListElement: [{ text: '1. Stir.' }] }],
  ...more,
});

async function chooseFile(page: Page, json: unknown, name = 'drinks.json') {
  await page.locator('[data-import] input').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(json)),
  });
}

async function namesKept(page: Page): Promise<string[]> {
  const kept = (await (await page.request.get('/api/own-drinks')).json()) as { name: string }[];
  return kept.map(({ name }) => name).sort();
}

test('a file is shown before anything is kept, and taken the second time only where it is wanted @main @both', async ({
  page,
}) => {
  await openSignedIn(page, '/my-drinks');
  const file = [
    recipe('Harbor Light'),
    recipe('Night Bus', { description: 'd'.repeat(301) }),
    { '@type': 'Recipe' },
  ];
  await chooseFile(page, file);
  const preview = page.getByRole('dialog', { name: 'Import from drinks.json' });
  await expect(preview).toContainText('2 drinks were read. Nothing is saved yet.');
  await expect(preview.locator('[data-faults]')).toContainText('Drink 3, name: is missing');
  const first = preview.locator('[data-entry]').first();
  await expect(first).toContainText('45\u00a0ml gin');
  await expect(first).toContainText('2½\u00a0dashes Angostura bitters (2-3 dashes)');
  await expect(first).toContainText('Mint (a handful) – Amount not known');
  await expect(preview.locator('[data-entry]').nth(1)).toContainText('The note was too long.');
  expect(await namesKept(page)).toEqual([]);
  await expectNoViolations(page, '[data-preview]');

  // By keyboard, without one of the two.
  await preview.getByRole('checkbox', { name: 'Night Bus' }).focus();
  await page.keyboard.press('Space');
  await preview.getByRole('button', { name: 'Import 1 drink' }).focus();
  await page.keyboard.press('Enter');
  await expect(preview.getByRole('status')).toHaveText('1 drink imported');
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Import from a file' })).toBeFocused();
  expect(await namesKept(page)).toEqual(['Harbor Light']);

  await chooseFile(page, [recipe('Harbor Light', { description: 'New' }), recipe('Night Bus')]);
  await expect(preview.locator('[data-entry]').first()).toContainText(
    'You already have a drink with this name',
  );
  await expect(preview.getByRole('checkbox', { name: 'Harbor Light' })).toBeDisabled();
  await preview.getByRole('radio', { name: 'Replace mine' }).check();
  await preview.getByRole('button', { name: 'Import 2 drinks' }).click();
  await expect(preview.getByRole('status')).toHaveText('2 drinks imported');
  expect(await namesKept(page)).toEqual(['Harbor Light', 'Night Bus']);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-preview]')).toHaveCount(0);
  await expect(page.locator('[data-own]').filter({ hasText: 'Harbor Light' })).toContainText('New');

  await chooseFile(page, [recipe('Harbor Light', { description: 'New' })]);
  await expect(preview).toContainText('You already have this drink.');
  await expect(preview.getByRole('button', { name: 'Import 0 drinks' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a name that the book does not have is offered what it may be, for every drink that has it @phone', async ({
  page,
}) => {
  await openSignedIn(page, '/my-drinks');
  const recipeIngredient = ['50 ml Grandfather gin', '20 ml pistachio milk'];
  await chooseFile(page, [
    recipe('Harbor Light', { recipeIngredient }),
    recipe('Night Bus', { recipeIngredient }),
  ]);
  const preview = page.getByRole('dialog', { name: 'Import from drinks.json' });
  const first = preview.locator('[data-entry]').first();
  await expect(first).toContainText('Grandfather gin – not in our catalog');
  const note = preview.locator('[data-unknown="Grandfather gin"]');
  await expect(note).toContainText('Grandfather gin');
  // Nothing is near to it: the line itself says that it is unknown.
  await expect(preview.locator('[data-unknown="pistachio milk"]')).toHaveCount(0);
  await expectNoViolations(page, '[data-preview]');

  await note.getByRole('button', { name: /Gin$/ }).click();
  await expect(first).toContainText('50 ml gin (Grandfather gin)');
  await preview.getByRole('button', { name: 'Keep “Grandfather gin” as typed' }).click();
  await expect(first).toContainText('Grandfather gin – not in our catalog');
  await note.getByRole('button', { name: /Gin$/ }).click();
  await preview.getByRole('button', { name: 'Import 2 drinks' }).click();
  await expect(preview.getByRole('status')).toHaveText('2 drinks imported');
  const kept = (await (await page.request.get('/api/own-drinks')).json()) as { lines: object[] }[];
  for (const { lines } of kept) {
    expect(lines[0]).toMatchObject({ ingredient: 'gin', amount: 50 });
    expect(lines[1]).toMatchObject({ name: 'pistachio milk' });
  }
});

const LIMITED = { code: 'rate_limited', message: 'Too many requests.' };

test('many drinks are kept one after another, limits are waited for, and a break doubles none', async ({
  page,
}) => {
  await openSignedIn(page, '/my-drinks');
  const names = Array.from({ length: 24 }, (_, place) => `Drink ${place + 1}`);
  await chooseFile(
    page,
    names.map((name) => recipe(name)),
  );
  const preview = page.getByRole('dialog');
  let calls = 0;
  await page.route('**/api/own-drinks', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    if (calls === 5) return route.abort();
    if (calls === 12) return route.fulfill({ status: 429, json: { ...LIMITED, retryAfterSeconds: 2 } });
    return route.continue();
  });
  await preview.getByRole('button', { name: 'Import 24 drinks' }).click();
  await expect(preview.locator('[data-problem]')).toBeVisible();
  await preview.getByRole('button', { name: 'Continue' }).click();
  await expect(preview.getByText('The import will continue by itself')).toBeVisible();
  await expect(preview.getByRole('status')).toHaveText('24 drinks imported');
  expect(await namesKept(page)).toEqual(names.sort());
});

test('the export of an account brings its drinks, favorites, menus and shelf back, and doubles none', async ({
  page,
}) => {
  await openSignedIn(page, '/my-drinks');
  const made = (await askApi(page, 'POST', '/api/own-drinks', {
    name: 'Late Shift',
    note: 'Ours',
    glass: 'coupe',
    method: 'shake',
    ice: 'none',
    lines: [
      {
        ingredient: 'gin',
        unit: 'ml',
        amount: null,
        garnish: false,
        note: 'a little',
        optional: true,
        or: ['vodka'],
      },
    ],
    instructions: 'Shake.',
    allergens: ['milk'],
    vegan: false,
    vegetarian: true,
    after: '11002',
  })) as { id: string };
  await askApi(page, 'POST', '/api/favorites', { cocktailId: '11002', cocktailName: 'Negroni' });
  await askApi(page, 'PUT', '/api/shelf', { entries: ['gin'] });
  const menu = { name: 'Summer', cocktailIds: ['11002', made.id] };
  const { id: menuId } = (await askApi(page, 'POST', '/api/menus', menu)) as { id: string };
  const exported = (await (await page.request.get('/api/account/export')).json()) as object;
  const headers = { origin: new URL(page.url()).origin };
  for (const path of [`/api/menus/${menuId}`, '/api/favorites/11002', `/api/own-drinks/${made.id}`])
    expect((await page.request.delete(path, { headers })).ok()).toBe(true);
  await askApi(page, 'PUT', '/api/shelf', { entries: ['campari'] });
  await page.reload();
  await chooseFile(page, exported, 'account.json');
  const preview = page.getByRole('dialog', { name: 'Import from account.json' });
  for (const list of ['1 favorite', '1 menu', '1 ingredient that you have'])
    await expect(preview.getByRole('checkbox', { name: list })).toBeChecked();
  await preview.getByRole('button', { name: 'Import all of this' }).click();
  await expect(preview.getByRole('status')).toHaveText('1 drink imported');
  const {
    version: _,
    updatedAt: __,
    ...drink
  } = made as { version?: number; updatedAt?: string; id: string };
  const read = async (path: string) => (await (await page.request.get(path)).json()) as unknown;
  const expectAll = async () => {
    expect(await read('/api/own-drinks')).toEqual([expect.objectContaining(drink)]);
    expect(await read('/api/favorites')).toEqual([expect.objectContaining({ cocktailId: '11002' })]);
    expect(await read('/api/menus')).toEqual([expect.objectContaining(menu)]);
    expect(((await read('/api/shelf')) as { entries: string[] }).entries.sort()).toEqual(['campari', 'gin']);
  };
  await expectAll();
  await page.keyboard.press('Escape');
  await chooseFile(page, exported, 'account.json');
  await expect(preview).toContainText('You already have this drink.');
  await preview.getByRole('button', { name: 'Import all of this' }).click();
  await expect(preview.getByRole('status')).toHaveText('0 drinks imported');
  await expectAll();
});

test('the editor takes fractions, ounces and whole lines, and says at the field what is wrong @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('cocktail-unit-preference', 'oz');
  });
  await openSignedIn(page, '/my-drinks');
  await page.getByRole('button', { name: 'New drink' }).click();
  const editor = page.getByRole('dialog', { name: 'New drink' });
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Half Moon');
  const field = editor.getByRole('combobox', { name: 'Add an ingredient' });
  await field.fill('Gin');
  await page.keyboard.press('Enter');
  const amount = editor.getByRole('textbox', { name: 'Amount of Gin' });
  await expect(amount).toHaveValue('1');
  await expect(editor.getByRole('combobox', { name: 'Unit of Gin' })).toHaveValue('oz');
  await amount.fill('much');
  await editor.getByRole('button', { name: 'Save drink' }).click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/Enter an amount such as 30, 1½, or 3\/4/);
  await amount.fill('1 1/2');
  await field.fill('22,5 ml lime juice');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('textbox', { name: 'Amount of Lime juice' })).toHaveValue('¾');
  // Without the amount of the gin nobody knows the strength.
  await amount.fill('');
  await expect(editor).toContainText('Strength not known');
  await amount.fill('45ml');
  await amount.blur();
  await expect(amount).toHaveValue('45');
  await expect(editor.getByRole('combobox', { name: 'Unit of Gin' })).toHaveValue('ml');
  await editor.getByRole('button', { name: 'Save drink' }).click();
  await expect(page.locator('[data-own]')).toContainText('ABV');
  const [kept] = (await (await page.request.get('/api/own-drinks')).json()) as { lines: object[] }[];
  expect(kept?.lines).toMatchObject([
    { ingredient: 'gin', unit: 'ml', amount: 45 },
    { ingredient: 'lime-juice', unit: 'ml', amount: 22.5 },
  ]);
});
