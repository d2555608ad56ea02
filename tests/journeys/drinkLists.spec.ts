import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { openSignedIn } from '../reader.ts';
import { newReader, signUp } from '../mailbox.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /Add to a list|Auf eine Liste setzen/ });
const drinks = (page: Page) => page.locator('[data-list-drinks] :is(h2, h3)');
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('mixmaster-lists') ?? '[]') as { name: string; drinks: string[] }[],
  );

interface StoredList {
  name: string;
  drinks: string[];
}

/** What the account of whoever is signed in holds. */
async function listsOfAccount(page: Page): Promise<StoredList[]> {
  const answer = await page.request.get('/api/drink-lists');
  const { lists } = (await answer.json()) as { lists: StoredList[] };
  return lists.map(({ name, drinks: ids }) => ({ name, drinks: ids }));
}

test('a list is begun in two presses without an account, ordered, and joined at the sign-in @both', async ({
  page,
}) => {
  test.slow();
  const email = await newReader(page);
  await page.goto('/cocktail/negroni');
  await page.getByRole('button', { name: 'Add to a list' }).click();
  await dialog(page).getByRole('button', { name: 'Create' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Negroni is on “My list.”');
  await expect(dialog(page).getByRole('checkbox', { name: 'My list' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Add to a list' })).toBeFocused();

  // A card has the control as soon as somebody turns to it.
  await page.goto('/cocktails');
  const card = page.locator('main [data-card]').first();
  const name = await card.locator('h2').innerText();
  await card.hover();
  await card.getByRole('button', { name: `Add ${name} to a list` }).click();
  await dialog(page).getByRole('checkbox', { name: 'My list' }).check();
  await expect(dialog(page).getByRole('status')).toHaveText(`${name} is on “My list.”`);
  await dialog(page).getByLabel('New list').fill('  <b>Summer</b>  party ');
  await dialog(page).getByLabel('New list').press('Enter');
  await expect(dialog(page).getByRole('checkbox', { name: '<b>Summer</b> party' })).toBeChecked();
  await dialog(page).getByRole('link', { name: 'All my lists' }).click();

  await expect(page).toHaveURL('/my-lists');
  await page.getByRole('link', { name: 'My list' }).click();
  await expect(drinks(page)).toHaveText(['Negroni', name]);
  await page.getByRole('button', { name: `Move ${name} earlier` }).click();
  await expect(drinks(page)).toHaveText([name, 'Negroni']);
  await expect(page.getByRole('status').first()).toHaveText(`${name} is number 1 of 2.`);
  await page.getByRole('button', { name: 'Take Negroni off the list' }).click();
  await expect(drinks(page)).toHaveText([name]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drinks(page)).toHaveText([name, 'Negroni']);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the list').fill('Aperitif');
  await page.getByLabel('Name of the list').press('Enter');
  await expect(page.getByRole('heading', { name: 'Aperitif' })).toBeVisible();
  await expectNoViolations(page);
  await expect(page.getByRole('link', { name: 'Add to shopping list' })).toHaveAttribute(
    'href',
    /^\/shopping-list\?drinks=\d+,11002$/,
  );
  const kept = await stored(page);
  expect(kept.map((list) => list.name)).toEqual(['Aperitif', '<b>Summer</b> party']);

  await page.goto('/login?next=%2Fmy-lists');
  await signUp(page, email, 'Ada');
  await expect(page).toHaveURL('/my-lists');
  await expect(page.getByText('Your lists are in your account.')).toBeVisible();
  const held = kept.map((list) => ({ name: list.name, drinks: list.drinks }));
  await expect.poll(() => listsOfAccount(page)).toEqual(held);

  // Deleted and taken back, it is in the account again.
  await page.getByRole('link', { name: 'Aperitif' }).click();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await expect.poll(async () => (await listsOfAccount(page)).length).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await listsOfAccount(page)).length).toBe(2);
});

test('eine Liste wird per Link geteilt, kopiert und zurückgenommen', async ({ page, browser }) => {
  test.slow();
  await openSignedIn(page, '/de/my-lists');
  await page.getByLabel('Neue Liste').fill('Feierabend');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('Noch keine Drinks')).toBeVisible();
  await page.goto('/de/cocktail/negroni');
  await page.getByRole('button', { name: 'Auf eine Liste setzen' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Feierabend' }).check();
  await dialog(page).getByRole('link', { name: 'Alle meine Listen' }).click();
  await page.getByRole('link', { name: 'Feierabend' }).click();
  await page.getByRole('button', { name: 'Per Link teilen' }).click();
  const field = page.getByLabel('Link zur Liste');
  await expect(field).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Die Liste ist geteilt.' })).toHaveCount(1);
  const link = await field.inputValue();
  expect(link).toMatch(/\/de\/shared-list#[\w-]{22}$/);
  await page.getByRole('checkbox', { name: 'Meinen Vornamen zeigen' }).check();
  await expect
    .poll(async () => (await page.request.get(`/api/shared-lists/${link.split('#')[1]}`)).json())
    .toMatchObject({ by: 'Ada' });

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1, name: 'Feierabend' })).toBeVisible();
  await expect(guest.getByText('Eine Liste von Ada')).toBeVisible();
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(drinks(guest)).toHaveText(['Negroni']);
  await expectNoViolations(guest);
  // Like every card it says what is not for its reader.
  await guest.goto('/de/diet');
  await guest.getByRole('button', { name: 'Sulfite' }).click();
  await guest.goto(link);
  await expect(guest.locator('[data-list-drink]')).toContainText('Sulfite');
  await guest.getByRole('button', { name: 'In meine Listen kopieren' }).click();
  await guest.getByRole('link', { name: 'Öffnen' }).click();
  await expect(guest.getByRole('heading', { name: 'Feierabend' })).toBeVisible();
  await expect(drinks(guest)).toHaveText(['Negroni']);

  const stop = page.getByRole('button', { name: 'Nicht mehr teilen' });
  const ask = page.getByRole('dialog', { name: 'Liste nicht mehr teilen?' });
  await stop.click();
  await expect(ask.getByRole('button', { name: 'Weiter teilen' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(stop).toBeFocused();
  await expect(field).toHaveValue(link);
  await stop.click();
  await ask.getByRole('button', { name: 'Nicht mehr teilen' }).click();
  await expect(page.getByText('Der Link gilt nicht mehr.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Per Link teilen' })).toBeFocused();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Diese Liste wird nicht mehr geteilt' })).toBeVisible();
  // The copy is the guest's own.
  await guest.goto('/de/my-lists');
  await expect(guest.getByRole('link', { name: 'Feierabend' })).toBeVisible();
  await context.close();

  // A menu begins with it, and a reload does not begin it once more.
  await page.getByRole('link', { name: 'Karte damit beginnen' }).click();
  await expect(page.locator('[data-menu-builder]')).toContainText('Negroni');
  await expect(page).toHaveURL('/de/menu-builder');
});
