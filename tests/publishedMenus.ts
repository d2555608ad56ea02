import type { Page } from '@playwright/test';
import type { Menu, MenuInput } from '../src/contracts/menu.ts';
import { codeFor, newReader } from './mailbox.ts';

type Draft = Pick<MenuInput, 'name' | 'cocktailIds'> & Partial<MenuInput>;

/** Signs the page's browser in and keeps a menu for the account, without a look at the screens for it. */
export async function keepMenu(page: Page, draft: Draft): Promise<Menu> {
  const email = await newReader(page);
  const account = { email, locale: 'en', firstName: 'Ada' };
  await call(page, 'POST', '/api/auth/code', account);
  await call(page, 'POST', '/api/auth/verify', { ...account, code: await codeFor(page, email) });
  return (await call(page, 'POST', '/api/menus', draft)) as Menu;
}

/** Publishes a menu, or says what is sold out on it; gives its token. */
export async function publishMenu(page: Page, { id }: Menu, soldOut: string[] = []): Promise<string> {
  const menu = (await call(page, 'PUT', `/api/menus/${id}/publication`, { soldOut })) as Menu;
  return menu.publication?.token ?? '';
}

async function call(page: Page, method: string, path: string, data: unknown): Promise<unknown> {
  const answer = await page.request.fetch(path, { method, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? undefined : answer.json();
}
