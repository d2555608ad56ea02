import { beforeEach, expect, it, vi } from 'vitest';
import type { Menu } from '../../contracts/menus/menu.ts';
import { openPage, SIGNED_IN } from '../../stores/testPage.ts';
import { eventually } from '../../../tools/test/patience.ts';

const ADA = { id: 'ada', email: 'ada@example.test' };
const menu = (id: string, version = 1, name = id) => ({ id, version, name, updatedAt: '2026-01-01' }) as Menu;

const at = (found: Menu): Menu => ({ ...found, bar: { id: 'e', name: 'Zum Anker', ownDrinks: [] } });

let answers: Record<string, () => Response>;
beforeEach(() => {
  answers = {
    '/api/auth/user': () => Response.json(ADA),
    '/api/menus': () => Response.json([menu('a'), menu('b')]),
    '/api/bar-menus': () => Response.json([at(menu('c')), at(menu('d'))]),
  };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answers[path]?.()));
});

async function openMenus() {
  openPage({}, SIGNED_IN);
  const menus = await import('./menuLoader.ts');
  await menus.savedMenus.load().catch(() => undefined);
  const shown = () => {
    const state = menus.savedMenus.$state.get();
    return state.status === 'ready' ? state.value?.menus.map(({ name }) => name) : state.status;
  };
  return { ...menus, shown };
}

it('are those of the account, and nobody’s where nobody is signed in', async () => {
  expect((await openMenus()).shown()).toEqual(['a', 'b']);
  answers['/api/menus'] = () => Response.json({ code: 'unauthorized' }, { status: 401 });
  expect((await openMenus()).shown()).toBeUndefined();
});

it('shows a menu as the site has it: in its place, as the last changed where it is new, or gone', async () => {
  const { putMenu, dropMenu, shown } = await openMenus();
  putMenu(menu('b', 1, 'published'));
  expect(shown()).toEqual(['a', 'published']);
  putMenu(menu('b', 2, 'changed'));
  expect(shown()).toEqual(['changed', 'a']);
  dropMenu('a');
  expect(shown()).toEqual(['changed']);
});

it('keeps menus of bars apart from own ones, in the order of the page', async () => {
  const { savedMenus, putMenu, shown } = await openMenus();
  putMenu(at(menu('d', 2, 'changed')));
  const state = savedMenus.$state.get();
  const named = state.status === 'ready' ? state.value?.barMenus.map(({ name }) => name) : [];
  expect([shown(), named]).toEqual([
    ['a', 'b'],
    ['c', 'changed'],
  ]);
});

it('come at the second try, also where nobody knew who is signed in', async () => {
  answers['/api/auth/user'] = () => new Response('away', { status: 503 });
  const { retryMenus, shown } = await openMenus();
  expect(shown()).toBe('failed');
  answers['/api/auth/user'] = () => Response.json(ADA);
  retryMenus();
  await eventually(() => {
    expect(shown()).toEqual(['a', 'b']);
  });
});
