import { beforeEach, expect, it, vi } from 'vitest';
import type { OwnDrink } from '../contracts/own-drinks/ownDrink.ts';
import { openPage, SIGNED_IN } from './testPage.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
const drink = (id: string, name = id) => ({ id, name }) as unknown as OwnDrink;

async function open(cookie = SIGNED_IN) {
  openPage({}, cookie);
  const store = await import('./ownDrinks.ts');
  const names = async () =>
    (await store.ownDrinks.load())?.map((one) => (one as unknown as { name: string }).name);
  return { ...store, names };
}

it('asks for nothing where nobody is signed in', async () => {
  const { ownDrinks, putOwnDrink, dropOwnDrink } = await open('');
  expect(await ownDrinks.load()).toBeNull();
  putOwnDrink(drink('a'));
  dropOwnDrink('a');
  expect(await ownDrinks.load()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('shows what was changed last first, each once, and not what is gone', async () => {
  fetched.mockResolvedValueOnce(Response.json([drink('a'), drink('b')]));
  const { names, putOwnDrink, dropOwnDrink } = await open();
  expect(await names()).toEqual(['a', 'b']);
  putOwnDrink(drink('b', 'B'));
  putOwnDrink(drink('c'));
  expect(await names()).toEqual(['c', 'B', 'a']);
  dropOwnDrink('b');
  expect(await names()).toEqual(['c', 'a']);
});

it('takes a session that is over for nobody', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 401 }));
  const { ownDrinks } = await open();
  expect(await ownDrinks.load()).toBeNull();
});

it('reads the files of a language once, and again where one did not come', async () => {
  const { readDrinkNames, readDrinkParts } = await open();
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(readDrinkNames('de')).rejects.toThrow('/lists/de/names.json: 503');
  fetched.mockImplementation((path) => Promise.resolve(Response.json({ path })));
  const both = await Promise.all([readDrinkNames('de'), readDrinkNames('de'), readDrinkNames('fr')]);
  expect(both.map((file) => (file as unknown as { path: string }).path)).toEqual([
    '/lists/de/names.json',
    '/lists/de/names.json',
    '/lists/fr/names.json',
  ]);
  expect(await readDrinkParts('de')).toEqual({ path: '/lists/de/drink-parts.json' });
  expect(fetched).toHaveBeenCalledTimes(4);
});
