import { expect, type Page } from '@playwright/test';
import { signUpUnseen } from './mailbox.ts';

/**
 * Signs a new reader up and opens the Menu Builder.
 * @returns their e-mail address
 */
export async function openSignedIn(page: Page, path = '/menu-builder'): Promise<string> {
  const email = await signUpUnseen(page);
  await page.goto(path);
  await expect(page.getByRole('tab', { name: 'Create Menu' })).toHaveAttribute('aria-selected', 'true');
  return email;
}

/** The checkbox of a drink in the list. */
export const choice = (page: Page, name: string) =>
  page.locator('[data-choice]').getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });

/** Ticks drinks, searching for each. */
export async function tick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
    await choice(page, name).first().check();
  }
}

/** The names of the drinks as they stand in each section. */
export async function order(page: Page): Promise<string[]> {
  return page
    .locator('[data-drinks]')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('[data-drink] bdi')].map((name) => name.textContent).join(', '),
      ),
    );
}

export const toast = (page: Page) => page.locator('[data-toast]');
/** The panel with the name and what else is said of a menu. */
export const details = (page: Page) => page.locator('[data-details]');

/** The bar with the button that saves, and the steps back and forth. */
export const saveBar = (page: Page) => page.locator('[data-save-bar]');

/** Saves a new menu, or what is changed of a published one: both ask first. */
export async function save(page: Page, button: 'Save Menu' | 'Update Menu'): Promise<void> {
  await saveBar(page).getByRole('button', { name: button }).click();
  await page.getByRole('dialog', { name: button }).getByRole('button', { name: button }).click();
}

/** Saves what is changed of a menu that is not published, at once. */
export async function update(page: Page): Promise<void> {
  await saveBar(page).getByRole('button', { name: 'Update Menu' }).click();
}

/** Where the work on the menu stands. */
export const saveState = (page: Page) => page.locator('[data-save-state]');
