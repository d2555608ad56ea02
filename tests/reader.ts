import { expect, type Locator, type Page } from '@playwright/test';
import { newReader, signUp } from './mailbox.ts';

/** Opens an English page as a new reader called Ada who is signed in; gives the address of the account. */
export async function openSignedIn(page: Page, path: string): Promise<string> {
  const email = await newReader(page);
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await signUp(page, email, 'Ada');
  await expect(page).toHaveURL(path);
  return email;
}

/** The first heart of a drink on an English page. */
export function heart(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Favorite: ${name}`, exact: true }).first();
}
