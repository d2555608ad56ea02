import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { listVariables } from '../../tools/serve/backend.ts';
import { openBuiltSite } from '../../tools/serve/builtSite.ts';
import { serveHttp } from '../../tools/serve/httpServer.ts';
import type { LocalBackend } from '../../tools/serve/localBackend.ts';
import { startTestBackend } from '../../tools/test/testBackend.ts';
import { signUpUnseen } from '../mailbox.ts';

let backend: LocalBackend;
let site: { url: string; close(): void };
// A site of its own: accounts count from their second day, and only its database can make them that old.
test.beforeAll(async () => {
  backend = await startTestBackend();
  Object.assign(process.env, listVariables(backend));
  const openSite = await openBuiltSite(resolve('.'));
  const server = await serveHttp({ host: '127.0.0.1', port: 0 }, openSite(backend.outbox));
  site = { ...server, url: `http://localhost:${server.port}` };
});
test.afterAll(async () => {
  site.close();
  await backend.close();
});

/** A browser with an empty cache, which the average would come from for ten minutes. */
async function openFresh(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  await context.addInitScript(() => {
    localStorage.setItem('ageVerified', 'yes');
    localStorage.setItem('cocktail-unit-dialog-seen', 'true');
  });
  return context.newPage();
}

/** Opens a recipe, and gives the page once it knows the averages. */
async function visit(browser: Browser, path: string) {
  const page = await openFresh(browser);
  const answered = page.waitForResponse('**/api/stars.json');
  await page.goto(path);
  const averages: unknown = await (await answered).json();
  return { page, averages, close: () => page.context().close() };
}

/** What the page says to search engines of its readers. */
const ratingIn = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .first()
    .evaluate(
      ({ textContent }) => (JSON.parse(textContent) as { aggregateRating?: unknown }).aggregateRating,
    );

test('the average of readers appears at the fifth vote, and goes at the fourth @both', async ({
  browser,
}) => {
  test.slow();
  const four = Array.from({ length: 4 }, () => randomUUID());
  await backend.database.query(
    `insert into auth.users (id, email, created_at)
     select id, id || '@example.test', now() - interval '2 days' from unnest($1::uuid[]) as id`,
    [four],
  );
  await backend.database.query(
    `insert into public.drink_log (user_id, drink_id, stars) select id, '11002', 4 from unnest($1::uuid[]) as id`,
    [four],
  );
  const before = await visit(browser, '/cocktail/negroni');
  expect(before.averages).toEqual({});
  await expect(before.page.locator('[data-average]')).toHaveCount(0);
  await before.close();

  const reader = await openFresh(browser);
  const email = await signUpUnseen(reader);
  await backend.database.query(
    `update auth.users set created_at = now() - interval '2 days' where email = $1`,
    [email],
  );
  const starsOfAccount = async () => {
    const log = (await (await reader.request.get('/api/drink-log')).json()) as { entries: unknown };
    return log.entries;
  };
  await reader.goto('/cocktail/negroni');
  await reader.getByRole('button', { name: 'Your stars and notes' }).click();
  await reader.getByRole('button', { name: '5 stars' }).click();
  await expect.poll(starsOfAccount).toMatchObject([{ drinkId: '11002', stars: 5 }]);

  for (const [path, text] of [
    ['/cocktail/negroni', '4.2 of 5 stars · 5 readers'],
    ['/de/cocktail/negroni', '4,2 von 5 Sternen · 5 Bewertungen'],
  ] as const) {
    const after = await visit(browser, path);
    expect(after.averages).toEqual({ 11002: [4.2, 5] });
    await expect(after.page.locator('[data-average]')).toHaveText(text);
    expect(await ratingIn(after.page)).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.2,
      ratingCount: 5,
    });
    await after.close();
  }
  const other = await visit(browser, '/cocktail/margarita');
  expect(other.averages).toEqual({ 11002: [4.2, 5] });
  await expect(other.page.locator('[data-average]')).toHaveCount(0);
  await other.close();

  // The same press takes the stars back.
  await reader.getByRole('button', { name: '5 stars' }).click();
  await expect.poll(starsOfAccount).toEqual([]);
  const gone = await visit(browser, '/cocktail/negroni');
  expect(gone.averages).toEqual({});
  await expect(gone.page.locator('[data-average]')).toHaveCount(0);
  expect(await ratingIn(gone.page)).toBeUndefined();
  await gone.close();
  await reader.context().close();
});
