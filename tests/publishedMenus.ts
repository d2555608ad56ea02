import type { Page } from '@playwright/test';
import type { Menu, MenuInput } from '../src/contracts/menus/menu.ts';
import { askApi, signUpUnseen } from './mailbox.ts';

type Draft = Pick<MenuInput, 'name' | 'cocktailIds'> & Partial<MenuInput>;

/** Signs the page's browser in and keeps a menu for the account, without a look at the screens for it. */
export async function keepMenu(page: Page, draft: Draft): Promise<Menu> {
  await signUpUnseen(page);
  return (await askApi(page, 'POST', '/api/menus', draft)) as Menu;
}

/** Publishes a menu, or says what is sold out on it; gives its token. */
export async function publishMenu(page: Page, { id }: Menu, soldOut: string[] = []): Promise<string> {
  const menu = (await askApi(page, 'PUT', `/api/menus/${id}/publication`, { soldOut })) as Menu;
  return menu.publication?.token ?? '';
}
