import type { Locator, Page } from '@playwright/test';
import { signUpUnseen } from './mailbox.ts';

/** Opens an English page as a new reader called Ada who is signed in; gives the address of the account. */
export async function openSignedIn(page: Page, path: string): Promise<string> {
  const email = await signUpUnseen(page);
  await page.goto(path);
  return email;
}

/** The first heart of a drink on an English page. */
export function heart(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Favorite: ${name}`, exact: true }).first();
}
