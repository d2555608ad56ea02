import { useCallback, useEffect, useState } from 'react';
import type { Menu } from '../../contracts/menu.ts';
import { currentUser } from '../../lib/currentUser.ts';
import { apiProblem } from '../account/apiProblem.ts';
import { listMenus } from './menuCalls.ts';

export type MenusState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'signed-out' }
  /** `owner` is the id of the account. */
  | { status: 'ready'; owner: string; menus: readonly Menu[] };

interface Menus {
  state: MenusState;
  /** Loads everything again after a failure. */
  retry(): void;
  /** Brings the list up to date; what is shown stays where that fails. */
  refresh(): void;
  /** Shows a menu as the site has it now, as the last changed where its version is new. */
  put(menu: Menu): void;
  drop(id: string): void;
}

/** The saved menus of whoever is signed in. */
export function useMenus(): Menus {
  const [state, setState] = useState<MenusState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const load = async (): Promise<MenusState> => {
      try {
        const [user, menus] = await Promise.all([currentUser(), listMenus()]);
        return user === null ? { status: 'signed-out' } : { status: 'ready', owner: user.id, menus };
      } catch (error) {
        return { status: apiProblem(error) === 'unauthorized' ? 'signed-out' : 'failed' };
      }
    };
    void load().then((loaded) => {
      if (!isLeft) setState(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, [attempt]);

  const change = useCallback((edit: (menus: readonly Menu[]) => readonly Menu[]) => {
    setState((before) => (before.status === 'ready' ? { ...before, menus: edit(before.menus) } : before));
  }, []);

  return {
    state,
    retry() {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    refresh() {
      listMenus().then(
        (menus) => {
          change(() => menus);
        },
        () => undefined,
      );
    },
    put(menu) {
      change((menus) => {
        const place = menus.findIndex(({ id }) => id === menu.id);
        if (place !== -1 && menus[place]?.version === menu.version) return menus.with(place, menu);
        return [menu, ...menus.filter(({ id }) => id !== menu.id)];
      });
    },
    drop(id) {
      change((menus) => menus.filter((menu) => menu.id !== id));
    },
  };
}
