import type { Locator, Page } from '@playwright/test';
import { SIGNED_IN_HINT } from '../src/contracts/people/signedInHint.ts';
import type { User } from '../src/contracts/people/user.ts';

/** Opens the side sheet where the screen is narrow; does nothing where the header has room for all. */
export async function openSheetOfPhones(page: Page): Promise<void> {
  const button = page.locator('header [data-opens="menu"]');
  if (await button.isVisible()) await button.click();
}

/** The main navigation, opened where it is folded away. */
export async function openNavigation(page: Page): Promise<Locator> {
  await openSheetOfPhones(page);
  // Not the bar of phones, which has some of its links.
  return page.getByRole('navigation').and(page.locator(':not(.phone-bar)'));
}

/** Chooses a language by its name, in the header or the side sheet. */
export async function switchLanguage(page: Page, name: string): Promise<void> {
  await openSheetOfPhones(page);
  const sheet = page.locator('#menu');
  if (await sheet.isVisible()) {
    await sheet.getByRole('link', { name }).click();
  } else {
    await page.locator('header summary').click();
    await page.locator('header').getByRole('link', { name }).click();
  }
}

/**
 * Makes a page take its reader for signed in, or for refused where `user` is a status.
 * @returns how often it has asked who that is
 */
export async function signIn(page: Page, user: Partial<User> | number): Promise<() => number> {
  let calls = 0;
  await page.context().addCookies([{ ...SIGNED_IN_HINT, domain: 'localhost', path: '/' }]);
  await page.route('**/api/auth/user', async (route) => {
    calls += 1;
    if (typeof user === 'number') return route.fulfill({ status: user, json: { code: 'refused' } });
    return route.fulfill({
      json: { id: 'b7a1', email: 'ada@example.test', firstName: null, isPro: false, ...user },
    });
  });
  // Nobody of that name is known to the functions: a 401 to what a page asks of its own would end the session of the next.
  await page.route('**/api/diet', (route) => route.fulfill({ json: { owner: 'b7a1', avoids: null } }));
  await page.route('**/api/shelf', (route) => route.fulfill({ json: { owner: 'b7a1', entries: [] } }));
  await page.route('**/api/swaps', (route) => route.fulfill({ json: { owner: 'b7a1', swaps: [] } }));
  await page.route('**/api/stock', (route) =>
    route.fulfill({ json: { owner: 'b7a1', shopping: [], levels: {}, version: 0 } }),
  );
  await page.route('**/api/favorites', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/bar-menus', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/drink-log', (route) => route.fulfill({ json: { owner: 'b7a1', entries: [] } }));
  await page.route('**/api/drink-lists', (route) => route.fulfill({ json: { owner: 'b7a1', lists: [] } }));
  return () => calls;
}
