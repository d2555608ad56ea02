import type { LiveInput, LiveMenu, Menu, MenuInput, MenuVersion } from '../../contracts/menus/menu.ts';
import { pickMenuContent } from '../../domain/menus/menuContent.ts';
import { callApi } from '../../lib/api.ts';
import { callApiPages } from '../../lib/apiPages.ts';
import { apiProblem, readQuota } from '../../lib/apiProblem.ts';
import { changeProblem, deleteAt, type ChangeProblem } from '../../lib/changeProblem.ts';

/*
 * The schemas of the answers are too heavy for a page; the site's own functions have applied them.
 */

/** The reader's menus, the last changed first. */
export async function listMenus(): Promise<Menu[]> {
  const menus = (await callApiPages('/api/menus')) as Menu[];
  return menus.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

/** The menus that the reader edits at bars of others, bar by bar. */
export async function listBarMenus(): Promise<Menu[]> {
  return (await callApiPages('/api/bar-menus')) as Menu[];
}

/** Puts a menu in the place of `before`, where that is still what is stored. */
export async function changeMenu(input: MenuInput, before: Menu): Promise<Menu> {
  const body = { ...input, version: before.version };
  return (await callApi(`/api/menus/${before.id}`, { method: 'PUT', body })) as Menu;
}

/**
 * Makes a menu of a draft. Where an earlier try with the same key made one and only its answer was lost, that menu
 * gets what the draft holds now.
 */
export async function makeMenu(input: MenuInput, key: string): Promise<Menu> {
  try {
    return (await callApi('/api/menus', { method: 'POST', body: input, key })) as Menu;
  } catch (error) {
    const problem = keepProblem(error);
    const isOwn = problem.reason === 'conflict' && problem.current.version === FIRST_VERSION;
    if (!isOwn) throw error;
    return changeMenu(input, problem.current);
  }
}

/** Of a menu that nobody has changed since it was made. */
const FIRST_VERSION = 1;

/** What a menu was before it was saved anew, the last first. */
export async function listVersions({ id }: Menu): Promise<MenuVersion[]> {
  return (await callApi(`/api/menus/${id}/versions`)) as MenuVersion[];
}

/** Makes a menu what it was; what it is now becomes an earlier version. */
export function restoreVersion(menu: Menu, version: MenuVersion): Promise<Menu> {
  return changeMenu({ ...pickMenuContent(version), keepsBefore: true }, menu);
}

/** What guests read of a published menu. */
export async function readLive({ id }: Menu): Promise<LiveMenu> {
  return (await callApi(`/api/menus/${id}/live`)) as LiveMenu;
}

/** Publishes what was changed of a published menu, where that is still what is stored. */
export async function publishChanges({ id, version }: Menu, change: PublishChange): Promise<Menu> {
  return (await callApi(`/api/menus/${id}/live`, { method: 'PUT', body: { ...change, version } })) as Menu;
}
export type PublishChange = Omit<LiveInput, 'version'>;

/** Puts a menu away, which takes it down too, or takes it back. */
export async function archiveMenu({ id }: Menu, isArchived: boolean): Promise<Menu> {
  return (await callApi(`/api/menus/${id}/archive`, { method: 'PUT', body: { isArchived } })) as Menu;
}

/** Deletes a menu; that it is gone already is no error. */
export const deleteMenu = (id: string) => deleteAt(`/api/menus/${id}`);

/** Why a menu was not kept, as far as its editor can do something about it. */
export type KeepProblem =
  | ChangeProblem<Menu>
  | { reason: 'unknown' }
  /** The account keeps as many menus, or as much in them, as it may. */
  | { reason: 'menus' | 'bytes' }
  /** Of a menu of a bar: the reader edits it no more; its owner keeps as much in menus as an account may. */
  | { reason: 'no-editor' | 'bar-full'; bar: string };

/**
 * What an error of {@link makeMenu} or {@link changeMenu} means.
 *
 * @param base the menu that was to be changed; null for a new one
 */
export function keepProblem(error: unknown, base: Menu | null = null): KeepProblem {
  const problem = readProblem(error);
  const bar = base?.bar?.name;
  if (bar !== undefined && problem.reason === 'gone') return { reason: 'no-editor', bar };
  if (bar !== undefined && problem.reason === 'bytes') return { reason: 'bar-full', bar };
  return problem;
}

function readProblem(error: unknown): KeepProblem {
  switch (apiProblem(error)) {
    case 'unknown_recipe':
      return { reason: 'unknown' };
    case 'quota_reached':
      return { reason: readQuota(error)?.of === 'bytes' ? 'bytes' : 'menus' };
    default:
      return changeProblem(error);
  }
}
