import type { Menu } from '../../contracts/menus/menu.ts';
import { apiProblem } from '../../lib/apiProblem.ts';
import { createLoader } from '../../stores/loader.ts';
import { reader } from '../../stores/reader.ts';
import { listBarMenus, listMenus } from './menuCalls.ts';

/** The menus of an account, those that it edits at bars of others, and its id. */
interface SavedMenus {
  owner: string;
  menus: readonly Menu[];
  barMenus: readonly Menu[];
}

/** The saved menus of whoever is signed in; null where nobody is. */
export const savedMenus = createLoader<SavedMenus | null>(async () => {
  try {
    const [user, menus, barMenus] = await Promise.all([reader.load(), listMenus(), listBarMenus()]);
    return user && { owner: user.id, menus, barMenus };
  } catch (error) {
    if (apiProblem(error) === 'unauthorized') return null;
    throw error;
  }
});

/** Loads everything again after a failure. */
export function retryMenus(): void {
  reader.retry();
  savedMenus.retry();
}

/** Shows a menu as the site has it now, an own one as the last changed where its version is new. */
export function putMenu(menu: Menu): void {
  if (menu.bar !== undefined) {
    savedMenus.change(
      (saved) =>
        saved && { ...saved, barMenus: saved.barMenus.map((one) => (one.id === menu.id ? menu : one)) },
    );
    return;
  }
  changeMenus((menus) => {
    const place = menus.findIndex(({ id }) => id === menu.id);
    if (place !== -1 && menus[place]?.version === menu.version) return menus.with(place, menu);
    return [menu, ...menus.filter(({ id }) => id !== menu.id)];
  });
}

/** Takes a menu away that the site does not have any more. */
export function dropMenu(id: string): void {
  changeMenus((menus) => menus.filter((menu) => menu.id !== id));
}

function changeMenus(change: (menus: readonly Menu[]) => readonly Menu[]): void {
  savedMenus.change((saved) => saved && { ...saved, menus: change(saved.menus) });
}
