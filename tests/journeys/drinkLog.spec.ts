import { expect, test, type Page } from '@playwright/test';
import { newReader, signUp } from '../mailbox.ts';

const panel = (page: Page) => page.locator('[data-recipe] [data-drink-log]');

/** What the account of whoever is signed in holds. */
async function logOfAccount(page: Page): Promise<unknown> {
  const answer = await page.request.get('/api/drink-log');
  return answer.ok() ? ((await answer.json()) as { entries: unknown }).entries : undefined;
}

test('stars, a note and a day are kept without an account, and joined at the sign-in @both', async ({
  page,
}) => {
  test.slow();
  const email = await newReader(page);
  await page.goto('/cocktail/negroni');
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Your stars and notes' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Your notes on this drink' })).toBeFocused();
  await panel(page).getByRole('button', { name: '4 stars' }).click();
  await expect(panel(page).getByRole('button', { name: '4 stars' })).toHaveAttribute('aria-pressed', 'true');
  await panel(page).getByLabel('Your note').fill('Less <b>Campari</b> & more ice');
  await panel(page).getByRole('button', { name: 'I made it today' }).click();
  await expect(panel(page)).toContainText('Made today');
  await expect(panel(page).getByRole('status')).toHaveText('Saved');

  // It stands there without a press at the next visit, and the stars on the cards of other pages.
  await page.reload();
  await expect(panel(page).getByLabel('Your note')).toHaveValue('Less <b>Campari</b> & more ice');
  await page.goto('/cocktails');
  const card = page.locator('[data-drink="11002"]').first();
  await expect(card).toContainText('Your rating: 4 stars');

  await page.goto('/login?next=%2Fcocktail%2Fnegroni');
  await signUp(page, email, 'Ada');
  await expect(page).toHaveURL('/cocktail/negroni');
  await expect(panel(page)).toContainText('are kept in your account');
  const madeOn = [expect.stringMatching(/^\d{4}-\d\d-\d\d$/)];
  const note = 'Less <b>Campari</b> & more ice';
  await expect.poll(() => logOfAccount(page)).toEqual([{ drinkId: '11002', stars: 4, note, madeOn }]);

  // The account may answer while a day in the list has the focus.
  const { promise: waited, resolve: letThrough } = Promise.withResolvers<undefined>();
  await page.route('**/api/drink-log', async (route) => {
    await waited;
    await route.continue();
  });
  await page.reload();
  await panel(page).getByText('Made on 1 day').click();
  const remove = panel(page).getByRole('button', { name: /^Remove / });
  await remove.focus();
  const answered = page.waitForResponse('**/api/drink-log');
  letThrough(undefined);
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(remove).toBeFocused();
  await page.unroute('**/api/drink-log');

  // Undone and taken back, all of it is gone from the account too.
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await panel(page).getByRole('button', { name: '4 stars' }).click();
  await panel(page).getByLabel('Your note').fill('');
  await expect.poll(() => logOfAccount(page)).toEqual([]);
});

test('Bar Mode ends with the page of one’s own, where keys write and do not turn the page', async ({
  page,
}) => {
  await page.goto('/de/cocktail/negroni');
  await page.getByRole('button', { name: 'Barmodus' }).click();
  const bar = page.locator('[data-bar]');
  await expect(bar.getByRole('button', { name: 'Weiter' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(bar.getByRole('heading', { name: 'Deine Seite zu diesem Drink' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await bar.getByLabel('Deine Anmerkung').fill('Weniger Eis');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(bar.getByLabel('Deine Anmerkung')).toBeVisible();
  await bar.getByRole('button', { name: 'Heute gemixt' }).click();
  await bar.getByRole('button', { name: 'Fertig' }).click();
  await page.reload();
  await expect(panel(page).getByLabel('Deine Anmerkung')).toHaveValue('Weniger Eis');
  await expect(panel(page)).toContainText('Für heute eingetragen');
});

test('lists and Mix Master show own stars and are narrowed by them', async ({ page }) => {
  const filters = async (name: string) => {
    await page.getByRole('button', { name: 'Filters' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await page.getByRole('dialog').locator('[data-close]').last().click();
  };
  await page.addInitScript(() => {
    const log = { 11002: { stars: 4 }, 11001: { stars: 2 }, 11003: { note: 'Soon' } };
    localStorage.setItem('mixmaster-drink-log', JSON.stringify(log));
    localStorage.setItem('mixmaster-shelf', '["gin","campari","sweet-vermouth","bourbon","bitters"]');
  });
  await page.goto('/cocktails');
  await filters('Rated 4 or 5 stars by you');
  await expect(page).toHaveURL('/cocktails?mine=liked');
  const cards = page.locator('[data-list-results] [data-card]');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Your rating: 4 stars');
  await page.getByRole('button', { name: 'Remove: Rated 4 or 5 stars by you' }).click();
  await expect(page).toHaveURL('/cocktails');
  await filters('Tried');
  await expect(cards).toHaveCount(2);

  await page.goto('/mix-master');
  const perfect = page.locator('[data-group=perfect] article');
  await expect(perfect.filter({ hasText: 'Negroni' }).first()).toContainText('Your rating: 4 stars');
  await filters('Not tried yet');
  await expect(perfect.filter({ hasText: 'Your rating' })).toHaveCount(0);
});

test('Mix Master picks a drink that can be made, and none of the last three again', async ({ page }) => {
  await page.addInitScript(() => {
    const shelf = [
      'gin',
      'campari',
      'sweet-vermouth',
      'dry-vermouth',
      'bourbon',
      'lime-juice',
      'simple-syrup',
    ];
    localStorage.setItem('mixmaster-shelf', JSON.stringify(shelf));
  });
  await page.goto('/mix-master');
  const pick = page.locator('[data-pick]');
  await pick.getByRole('button', { name: 'Pick one for me' }).click();
  const picked: string[] = [];
  for (let time = 0; time < 8; time += 1) {
    const name = await pick.getByRole('link').innerText();
    expect(picked.slice(-3)).not.toContain(name);
    picked.push(name);
    await pick.getByRole('button', { name: 'Another one' }).click();
  }
  await pick.getByRole('link').click();
  await expect(page).toHaveURL(/\/cocktail\//);
});
