import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';

interface Words {
  title: string;
  exact: string;
  field: string;
  notes: string;
  made: string;
  undo: string;
}
const ENGLISH: Words = {
  title: 'How much is left',
  exact: 'In milliliters',
  field: 'milliliters',
  notes: 'Your stars and notes',
  made: 'I made it today',
  undo: 'Undo',
};
const GERMAN: Words = {
  title: 'Füllstände',
  exact: 'In Millilitern',
  field: 'Milliliter',
  notes: 'Deine Sterne und Anmerkungen',
  made: 'Heute gemixt',
  undo: 'Rückgängig',
};

const levels = (page: Page) => page.locator('[data-levels]');
const panel = (page: Page) => page.locator('[data-recipe] [data-drink-log]');
const field = (page: Page, name: string, words: Words) =>
  levels(page).getByRole('spinbutton', { name: `${name}: ${words.field}` });

async function openLevels(page: Page, prefix: string, words: Words): Promise<void> {
  await page.goto(`${prefix}/mix-master`);
  await levels(page).getByText(words.title, { exact: true }).click();
}

async function setLevel(page: Page, name: string, ml: string, words: Words): Promise<void> {
  await levels(page).getByLabel(name, { exact: true }).selectOption(words.exact);
  await field(page, name, words).fill(ml);
  await field(page, name, words).press('Enter');
}

for (const { prefix, words, tag } of [
  { prefix: '', words: ENGLISH, tag: '' },
  { prefix: '/de', words: GERMAN, tag: ' @phone' },
]) {
  test(`a drink takes 30 ml of the gin and gives them back, in ${prefix || '/en'}${tag}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('mixmaster-shelf', '["gin","campari","sweet-vermouth","lime","sugar"]');
    });
    await openLevels(page, prefix, words);
    // What grows is in no bottle, and sugar is in every kitchen.
    await expect(levels(page).getByRole('combobox')).toHaveCount(3);
    await setLevel(page, 'Gin', '700', words);
    await expect(levels(page).getByRole('status')).toHaveText('Gin: 700\u00a0ml');
    await setLevel(page, 'Gin', '-1', words);
    await expect(levels(page).getByRole('status')).toContainText('Gin: 0\u00a0ml');
    await expect(field(page, 'Gin', words)).toHaveValue('0');
    await levels(page).getByRole('button', { name: words.undo }).click();
    await expect(field(page, 'Gin', words)).toHaveValue('700');
    await setLevel(page, 'Campari', '20', words);
    await expectNoViolations(page);

    await page.goto(`${prefix}/cocktail/negroni`);
    await page.getByRole('button', { name: words.notes }).click();
    await panel(page).getByRole('button', { name: words.made }).click();
    await expect(panel(page).getByRole('status')).toContainText('Gin 30\u00a0ml, Campari 20\u00a0ml');
    await expectNoViolations(page);
    await openLevels(page, prefix, words);
    await expect(field(page, 'Gin', words)).toHaveValue('670');
    await expect(levels(page).locator('li').filter({ hasText: 'Campari' })).toContainText(/empty|leer/);

    await page.goto(`${prefix}/cocktail/negroni`);
    await panel(page).getByRole('button', { name: words.undo }).click();
    await expect(panel(page).getByRole('status')).toContainText('Gin 30\u00a0ml, Campari 20\u00a0ml');
    await expect(panel(page).getByRole('button', { name: words.made })).toBeFocused();
    await openLevels(page, prefix, words);
    await expect(levels(page).getByLabel('Gin', { exact: true })).toHaveValue('full');
    await expect(field(page, 'Campari', words)).toHaveValue('20');
  });
}

test('what is low is offered, bought and full again, and is what to use up @both', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('mixmaster-stock') !== null) return;
    const levels = { gin: { ml: 190, full: 700 }, 'sweet-vermouth': { ml: 750, full: 750 } };
    localStorage.setItem('mixmaster-shelf', '["gin","campari","sweet-vermouth","lime-juice"]');
    localStorage.setItem('mixmaster-stock', JSON.stringify({ levels, pours: [] }));
  });
  await page.goto('/cocktail/negroni');
  await page.locator('[data-servings] select').selectOption('2');
  await page.getByRole('button', { name: 'Your stars and notes' }).click();
  await panel(page).getByRole('button', { name: 'I made it today' }).click();
  await expect(panel(page).getByRole('status')).toHaveText(
    'Taken from your bottles: Gin 60\u00a0ml, Sweet vermouth 60\u00a0ml.',
  );
  await expect(panel(page).getByRole('button', { name: 'Add to shopping list: Gin' })).toBeVisible();

  await page.goto('/mix-master');
  await expect(page.locator('[data-by-level]')).toBeVisible();
  await expect(page.locator('[data-use-up] button').first()).toHaveText('gin');
  await levels(page).getByRole('button', { name: 'Add to shopping list' }).click();
  await expect(levels(page).getByRole('status')).toHaveText('On your shopping list: Gin.');
  await expect(levels(page).getByRole('status')).toBeFocused();
  await expect(levels(page).locator('[data-low]')).toHaveCount(0);

  await page.goto('/shopping-list');
  const list = page.getByRole('region', { name: 'Your list' });
  await list.getByRole('checkbox', { name: 'Gin' }).check();
  await list.getByRole('button', { name: 'Move bought items to my bar' }).click();
  await expect(list.getByRole('status').last()).toContainText('Full again: Gin.');
  const gin = () =>
    page.evaluate(() => {
      const { levels } = JSON.parse(localStorage.getItem('mixmaster-stock') ?? '{}') as {
        levels: Record<string, { ml: number }>;
      };
      return levels['gin']?.ml;
    });
  expect(await gin()).toBe(700);
  await list.getByRole('button', { name: 'Undo' }).click();
  expect(await gin()).toBe(130);
});

test('levels that cannot be changed are said to be so', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mixmaster-shelf', '["gin"]');
    localStorage.setItem('mixmaster-stock', '{"levels":{"gin":{"ml":700,"full":700}},"pours":[]}');
  });
  await page.route('**/lists/en/shopping.json*', (route) => route.abort());
  await page.goto('/cocktail/negroni');
  await page.getByRole('button', { name: 'Your stars and notes' }).click();
  await panel(page).getByRole('button', { name: 'I made it today' }).click();
  await expect(page.locator('[data-toast]')).toHaveText(/could not be changed/);
  await page.goto('/mix-master');
  await levels(page).getByText('How much is left', { exact: true }).click();
  await expect(levels(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/lists/en/shopping.json*');
  await levels(page).getByRole('button', { name: 'Try again' }).click();
  await expect(levels(page).getByLabel('Gin', { exact: true })).toHaveValue('full');
});
