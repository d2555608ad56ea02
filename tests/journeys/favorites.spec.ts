import { expect, test } from '@playwright/test';
import { signIn } from '../chrome.ts';
import { keepScriptsLate } from '../lateScripts.ts';
import { giveCode } from '../mailbox.ts';
import { heart, openSignedIn } from '../reader.ts';

test('a failure takes a heart back, says so, and a second press while the first is sent does nothing @phone', async ({
  page,
}) => {
  await openSignedIn(page, '/cocktail/negroni');
  const negroni = heart(page, 'Negroni');
  let calls = 0;
  const sent = Promise.withResolvers<undefined>();
  await page.route('**/api/favorites', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls += 1;
    await sent.promise;
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'away' } });
  });
  await negroni.click();
  await expect(negroni).toHaveAttribute('aria-pressed', 'true');
  await negroni.click();
  // The press is handled before the first one fails.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  sent.resolve(undefined);
  const toast = page.locator('[data-toast="error"]');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Failed to add favorite');
  await expect(negroni).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toBe(1);

  await page.unroute('**/api/favorites');
  await negroni.click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await page.route('**/api/favorites/11002', (route) => route.fulfill({ status: 503 }));
  await negroni.click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Failed to remove favorite');
  await expect(negroni).toHaveAttribute('aria-pressed', 'true');
});

test('a heart that is pressed before the favorites are known keeps the drink, also one that was kept', async ({
  page,
}) => {
  await openSignedIn(page, '/cocktail/negroni');
  await heart(page, 'Negroni').click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  const sent: string[] = [];
  const known = Promise.withResolvers<undefined>();
  await page.route('**/api/favorites**', async (route) => {
    const method = route.request().method();
    if (method === 'GET') await known.promise;
    else sent.push(method);
    await route.fallback();
  });
  await page.reload();
  await expect(page.locator('[data-account] summary')).toBeVisible();
  await heart(page, 'Negroni').click();
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to favorites')).toBeVisible();
  const lookup = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith('/api/favorites'),
  );
  known.resolve(undefined);
  await lookup;
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual(['POST']);
});

test('a heart acts when its script is there; where that does not come, a press says so and the next tries again', async ({
  page,
}) => {
  await openSignedIn(page, '/profile');
  await page.route('**/_astro/shownHearts*', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.goto('/cocktail/margarita');
  await expect(page.locator('[data-account] summary')).toBeVisible();
  await heart(page, 'Margarita').click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Failed to add favorite');
  await page.unroute('**/_astro/shownHearts*');
  await heart(page, 'Margarita').click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(heart(page, 'Margarita')).toHaveAttribute('aria-pressed', 'true');

  const letCome = await keepScriptsLate(page, '**/_astro/shownHearts*');
  await page.goto('/cocktail/negroni');
  await expect(page.locator('[data-account] summary')).toBeVisible();
  await heart(page, 'Negroni').dblclick();
  letCome();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'true');
});

test('a session that ends in mid-action leads to signing in, and the drink is kept afterwards', async ({
  page,
}) => {
  const email = await openSignedIn(page, '/cocktail/negroni');
  await page.context().clearCookies({ name: /^mixmaster-session/ });
  await heart(page, 'Negroni').click();
  await expect(page).toHaveURL('/login?next=%2Fcocktail%2Fnegroni');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await giveCode(page, email);
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'true');
});

test('two tabs agree without a reload, the list of favorites included', async ({ page, context }) => {
  await openSignedIn(page, '/cocktail/negroni');
  await expect(page.locator('[data-account] summary')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await heart(page, 'Negroni').click();
  const remove = other.getByRole('button', { name: 'Remove: Negroni' });
  await remove.click();
  await expect(other.getByText('Negroni removed.')).toBeVisible();
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'false');
  await heart(page, 'Negroni').click();
  await expect(remove).toBeVisible();
  await page.reload();
  await expect(heart(page, 'Negroni')).toHaveAttribute('aria-pressed', 'true');
});

test('the favorites are looked up once per page, and not for an anonymous reader', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What readers think of the drinks is the same for everybody, and comes when the page is idle.
    if (pathname.startsWith('/api/') && pathname !== '/api/stars.json') asked.push(pathname);
  });
  await page.goto('/cocktails', { waitUntil: 'load' });
  expect(asked).toEqual([]);
  // What this page looks up is not to be taken for a lookup of the next: the shelf meets that of the account once.
  const known = page.waitForResponse('**/api/favorites');
  await openSignedIn(page, '/cocktails');
  await expect(page.locator('[data-account] summary')).toBeVisible();
  await known;
  await page.waitForFunction(() => sessionStorage.getItem('mixmaster-shelf-met') !== null);
  asked.length = 0;
  await page.goto('/cocktail/negroni', { waitUntil: 'load' });
  await expect.poll(() => asked.toSorted()).toEqual(['/api/auth/user', '/api/favorites']);
});

test('a heart in a filtered list acts like one in the whole @phone', async ({ page }) => {
  await openSignedIn(page, '/cocktails?q=negroni');
  await page.goto('/cocktails');
  await page.getByRole('searchbox').fill('negroni');
  const negroni = page.locator('[data-list-results]').getByRole('button', {
    name: 'Favorite: Negroni',
    exact: true,
  });
  await negroni.click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(negroni).toHaveAttribute('aria-pressed', 'true');
});

test('many favorites can be searched and sorted; none that fails is lost', async ({ page }) => {
  await signIn(page, { firstName: 'Ada' });
  const favorites = Array.from({ length: 13 }, (_, index) => ({
    id: `00000000-0000-4000-8000-0000000000${String(index + 10)}`,
    cocktailId: String(11001 + index),
    cocktailName: 'x',
    createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
  }));
  await page.route('**/api/favorites', (route) => route.fulfill({ json: favorites }));
  await page.route('**/api/favorites/*', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.goto('/profile');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveCount(13);
  await page.getByLabel('Sort').selectOption('name');
  const sorted = await names.allTextContents();
  expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en').compare));
  await page.getByRole('searchbox').fill('negroni');
  await expect(names).toHaveText(['Negroni']);
  await page.getByRole('button', { name: 'Remove: Negroni' }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Failed to remove favorite');
  await expect(names).toHaveText(['Negroni']);
  await page.getByRole('searchbox').fill('no such drink');
  await expect(page.getByText('No favorites match your search.')).toBeVisible();
});

test('a double click removes one favorite, and the keyboard goes on with its neighbour', async ({ page }) => {
  await signIn(page, { firstName: 'Ada' });
  const favorites = ['11001', '11002', '11005'].map((cocktailId, index) => ({
    id: `00000000-0000-4000-8000-00000000000${String(index)}`,
    cocktailId,
    cocktailName: 'x',
    createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
  }));
  const removed: string[] = [];
  await page.route('**/api/favorites', (route) => route.fulfill({ json: favorites }));
  await page.route('**/api/favorites/*', (route) => {
    removed.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { isFavorite: false } });
  });
  await page.goto('/profile');
  const removers = page.getByRole('button', { name: 'Remove: ' });
  await expect(removers).toHaveCount(3);
  await removers.first().dblclick();
  await expect(removers).toHaveCount(2);
  await expect(removers.first()).toBeFocused();
  await expect.poll(() => removed).toEqual(['/api/favorites/11001']);
  await removers.last().press('Enter');
  await expect(removers).toHaveCount(1);
  await expect(removers).toBeFocused();
  await removers.press('Enter');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Favorites' })).toBeFocused();
});

test('a removed favorite can be put back, also the last one, and stays so @main', async ({ page }) => {
  await openSignedIn(page, '/cocktail/negroni');
  await expect(page.locator('[data-account] summary')).toBeVisible();
  await heart(page, 'Negroni').click();
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await page.goto('/profile');
  const remove = page.getByRole('button', { name: 'Remove: Negroni' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await remove.click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await expect(page.getByText('Negroni removed.')).toBeVisible();

  await page.route('**/api/favorites', (route) => route.fulfill({ status: 503, body: 'away' }));
  await undo.click();
  await expect(page.locator('[data-toast="error"]')).toContainText('Failed to add favorite');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.unroute('**/api/favorites');

  await undo.press('Enter');
  await expect(page.getByText('Added to favorites')).toBeVisible();
  await expect(remove).toBeFocused();
  await expect(undo).toBeHidden();
  await page.reload();
  await expect(remove).toBeVisible();
});

test('of two favorites the one is offered back that was removed last, whichever answer comes last', async ({
  page,
}) => {
  await signIn(page, { firstName: 'Ada' });
  const favorites = ['11001', '11002'].map((cocktailId, index) => ({
    id: `00000000-0000-4000-8000-00000000000${String(index)}`,
    cocktailId,
    cocktailName: 'x',
    createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
  }));
  const first = Promise.withResolvers<undefined>();
  await page.route('**/api/favorites', (route) => route.fulfill({ json: favorites }));
  await page.route('**/api/favorites/*', async (route) => {
    if (route.request().url().endsWith('/11001')) await first.promise;
    await route.fulfill({ json: { isFavorite: false } });
  });
  await page.goto('/profile');
  const slow = page.waitForResponse('**/api/favorites/11001');
  await page.getByRole('button', { name: 'Remove: Margarita' }).click();
  await page.getByRole('button', { name: 'Remove: Negroni' }).click();
  const offer = page.locator('[data-gone-text]');
  await expect(offer).toHaveText('Negroni removed.');
  first.resolve(undefined);
  await (await slow).finished();
  // The answer is dealt with before the next frame is painted.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await expect(offer).toHaveText('Negroni removed.');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test.describe('a reader in Ireland', () => {
  test.use({ locale: 'en-IE' });

  test('reads when a favorite was added as it is written there', async ({ page }) => {
    await signIn(page, { firstName: 'Ada' });
    const favorite = {
      id: '00000000-0000-4000-8000-000000000001',
      cocktailId: '11002',
      cocktailName: 'Negroni',
      createdAt: '2026-01-09T12:00:00.000Z',
    };
    await page.route('**/api/favorites', (route) => route.fulfill({ json: [favorite] }));
    await page.goto('/profile');
    await expect(page.getByRole('article')).toContainText('Added 9 January 2026');
  });
});

test('where the favorites do not come, the page says so and tries again on request', async ({ page }) => {
  await signIn(page, { firstName: 'Ada' });
  let isAway = true;
  await page.route('**/api/favorites', (route) =>
    isAway ? route.fulfill({ status: 503, body: 'away' }) : route.fallback(),
  );
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('Your favorites could not be loaded');
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});
