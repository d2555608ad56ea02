import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConflictError, NotFoundError, QuotaError } from '../netlify/lib/errors.ts';
import { createDrinkLists, readSharedList } from '../netlify/services/drinkLists.ts';
import { drinkListChangeSchema } from '../src/contracts/drink-lists/drinkList.ts';
import { DRINK_LIST_LIMITS } from '../src/contracts/drink-lists/drinkListLimits.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

const options = { auth: { persistSession: false } };
const idAt = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

let backend: LocalBackend;
let ada: { id: string; supabase: SupabaseClient };
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

let readers = 0;
async function signIn() {
  const supabase = createClient(backend.url, backend.publishableKey, options);
  await supabase.auth.signInWithOtp({ email: `lists-${(readers += 1)}@example.test` });
  const tokenHash = /token_hash=([^&]+)/.exec(backend.outbox.at(-1)?.html ?? '')?.[1] ?? '';
  const { data, error } = await supabase.auth.verifyOtp({ type: 'magiclink', token_hash: tokenHash });
  if (!data.user) throw new Error('The reader could not sign in.', { cause: error });
  return { id: data.user.id, supabase };
}
beforeEach(async () => {
  // The embedded backend reports each refusal of the database.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  ada = await signIn();
});

const stranger = () => createClient(backend.url, backend.publishableKey, options);
const lists = () => createDrinkLists(ada.supabase);
const stored = async () => (await lists().of(ada.id)).lists;
const change = (...changes: { id: string; version: number; name: string | null; drinks: string[] }[]) =>
  lists().change(ada.id, { changes });
const list = (place: number, drinks: string[] = [], version = 0, name: string | null = `List ${place}`) => ({
  ...{ id: idAt(place), version, name, drinks },
});

it('keeps lists in their order, changes them by their version, and deletes them', async () => {
  await change(list(2, ['11002', '11001']), list(1));
  expect(await stored()).toEqual([
    { ...list(2, ['11002', '11001'], 1), share: null },
    { ...list(1, [], 1), share: null },
  ]);
  await change(list(2, ['11001', '11002'], 1, '<b>Party</b>'), list(1, [], 1, null));
  expect(await stored()).toEqual([{ ...list(2, ['11001', '11002'], 2, '<b>Party</b>'), share: null }]);
});

it('changes nothing where one list has another version than was read, and says what is there', async () => {
  await change(list(1, ['1']), list(2, ['1']));
  await change(list(1, ['2'], 1));
  const refused = await change(list(2, ['9'], 1), list(1, ['9'], 1)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConflictError);
  expect((refused as ConflictError).current).toEqual(await stored());
  expect((await stored()).map(({ drinks }) => drinks)).toEqual([['2'], ['1']]);
  // A new list, and one that is gone, have the version 0.
  await expect(change(list(1, ['9']))).rejects.toThrow(ConflictError);
  await expect(change(list(3, ['9'], 1))).rejects.toThrow(ConflictError);
  await expect(change(list(3, [], 1, null))).rejects.toThrow(ConflictError);
});

it('lets two readers have lists of the same id, each their own', async () => {
  await change(list(1, ['1']));
  const bea = await signIn();
  await createDrinkLists(bea.supabase).change(bea.id, { changes: [list(1, ['2'])] });
  expect((await stored())[0]?.drinks).toEqual(['1']);
  await expect(createDrinkLists(bea.supabase).share(idAt(2), false)).rejects.toThrow(NotFoundError);
});

it('shares a list by a link until it is taken back for good', async () => {
  await change(list(1, ['11002']));
  const { token, isByName } = await lists().share(idAt(1), false);
  expect(isByName).toBe(false);
  expect(await readSharedList(token, stranger)).toEqual({ name: 'List 1', drinks: ['11002'], by: null });

  // By the first name, under the same link, as the list is now; sharing raises no version.
  await ada.supabase.from('profiles').update({ first_name: 'Ada' }).eq('id', ada.id);
  expect(await lists().share(idAt(1), true)).toEqual({ token, isByName: true });
  await change(list(1, ['11002', '11001'], 1, 'Party'));
  const shared = { name: 'Party', drinks: ['11002', '11001'], by: 'Ada' };
  expect(await readSharedList(token, stranger)).toEqual(shared);
  expect((await stored())[0]?.share).toEqual({ token, isByName: true });

  await lists().unshare(idAt(1));
  await expect(readSharedList(token, stranger)).rejects.toThrow(NotFoundError);
  const again = await lists().share(idAt(1), false);
  expect(again.token).not.toBe(token);
  await change(list(1, [], 2, null));
  await expect(readSharedList(again.token, stranger)).rejects.toThrow(NotFoundError);
});

it.each(['Mixmaster', 'mixmaster support', 'a\u202eb'])(
  'shows no first name that misleads: %j',
  async (name) => {
    await change(list(1));
    const { token } = await lists().share(idAt(1), true);
    await ada.supabase.from('profiles').update({ first_name: name }).eq('id', ada.id);
    expect((await readSharedList(token, stranger)).by).toBeNull();
  },
);

it.each(['', 'x', 'a'.repeat(22), "' or true --"])('knows no list of the token %j', async (token) => {
  await expect(readSharedList(token, stranger)).rejects.toThrow(NotFoundError);
});

it('keeps as many lists as the limit says', async () => {
  await backend.database.query(
    `insert into public.drink_lists (user_id, id, name)
     select $1, ('00000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, 'x'
     from generate_series(1, $2) as place`,
    [ada.id, DRINK_LIST_LIMITS.lists],
  );
  await expect(change(list(900))).rejects.toThrow(QuotaError);
  // What goes makes room for what comes.
  await change(list(900), list(1, [], 1, null));
  expect(await stored()).toHaveLength(DRINK_LIST_LIMITS.lists);
});

it.each([
  [idAt(1), 'x', []],
  [idAt(1), '🍸'.repeat(DRINK_LIST_LIMITS.name), ['1', '1234567890']],
  [idAt(1), '🍸'.repeat(DRINK_LIST_LIMITS.name + 1), []],
  [idAt(1), '', []],
  [idAt(1), 'x', ['1', '1']],
  [idAt(1), 'x', ['']],
  [idAt(1), 'x', ['12a']],
  [idAt(1), 'x', ['12345678901']],
  [idAt(1), 'x', [idAt(2)]],
  [idAt(1), 'x', Array.from({ length: DRINK_LIST_LIMITS.drinks }, (_, place) => String(place))],
  [idAt(1), 'x', Array.from({ length: DRINK_LIST_LIMITS.drinks + 1 }, (_, place) => String(place))],
  ['00000000-0000-9000-8000-000000000001', 'x', []],
  ['x', 'x', []],
])('takes %j, %j and drinks exactly where the schema does: %#', async (id, name, drinks) => {
  const changes = [{ id, version: 0, name, drinks }];
  const { error } = await ada.supabase.rpc('change_drink_lists', { changes });
  expect(error === null).toBe(drinkListChangeSchema.safeParse({ changes }).success);
});

it('refuses the anonymous', async () => {
  expect((await stranger().rpc('change_drink_lists', { changes: [] })).error?.code).toBe('42501');
});
