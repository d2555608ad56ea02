import type { Menu, MenuConflict, MenuInput } from '../../contracts/menu.ts';
import { callApi, type ApiFailure } from '../../lib/api.ts';
import { apiProblem } from '../account/apiProblem.ts';

/*
 * The schemas of the answers are too heavy for a page; the site's own functions have applied them.
 */

/** The reader's menus, the last changed first. */
export async function listMenus(): Promise<Menu[]> {
  return (await callApi('/api/menus')) as Menu[];
}

/** Makes a menu, or puts it in the place of `before` where that is still what is stored. */
export async function keepMenu(input: MenuInput, before: Menu | null): Promise<Menu> {
  const call =
    before === null
      ? callApi('/api/menus', { method: 'POST', body: input })
      : callApi(`/api/menus/${before.id}`, { method: 'PUT', body: { ...input, version: before.version } });
  return (await call) as Menu;
}

/** Deletes a menu; that it is gone already is no error. */
export async function deleteMenu(id: string): Promise<void> {
  try {
    await callApi(`/api/menus/${id}`, { method: 'DELETE' });
  } catch (error) {
    if (apiProblem(error) !== 'not_found') throw error;
  }
}

/** Why a menu was not kept, as far as its editor can do something about it. */
export type KeepProblem =
  | { reason: 'offline' | 'unavailable' | 'session' | 'gone' | 'unknown' | 'invalid' }
  | { reason: 'conflict'; current: Menu };

/** What an error of {@link keepMenu} means. */
export function keepProblem(error: unknown): KeepProblem {
  switch (apiProblem(error)) {
    case 'offline':
      return { reason: 'offline' };
    case 'unauthorized':
      return { reason: 'session' };
    case 'not_found':
      return { reason: 'gone' };
    case 'unknown_recipe':
      return { reason: 'unknown' };
    case 'invalid_body':
    case 'payload_too_large':
      return { reason: 'invalid' };
    case 'conflict':
      return { reason: 'conflict', current: storedOf(error as ApiFailure) };
    default:
      return { reason: 'unavailable' };
  }
}

function storedOf({ message }: ApiFailure): Menu {
  // The message of a failure is its status, a colon and the body.
  return (JSON.parse(message.slice(message.indexOf('{'))) as MenuConflict).current;
}
