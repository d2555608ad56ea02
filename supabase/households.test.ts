import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConflictError, NotFoundError, QuotaError } from '../netlify/lib/errors.ts';
import { createDrinkLists } from '../netlify/services/drinkLists.ts';
import { createHouseholds } from '../netlify/services/households.ts';
import { createShelves } from '../netlify/services/shelves.ts';
import { DRINK_LIST_LIMITS } from '../src/contracts/drink-lists/drinkListLimits.ts';
import { HOUSEHOLD_LIMITS } from '../src/contracts/people/householdLimits.ts';
import { SHELF_LIMITS } from '../src/contracts/shelf/shelfLimits.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

const options = { auth: { persistSession: false } };
const SITE = {
  service: () => {
    throw new Error('No mail is sent here.');
  },
  siteUrl: 'https://mixmaster.example',
  sender: { ip: '192.0.2.1', account: null },
};

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  // The embedded backend reports each refusal of the database.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

interface Reader {
  id: string;
  supabase: SupabaseClient;
}

let readers = 0;
async function signIn(): Promise<Reader> {
  const supabase = createClient(backend.url, backend.publishableKey, options);
  await supabase.auth.signInWithOtp({ email: `household-${(readers += 1)}@example.test` });
  const tokenHash = /token_hash=([^&]+)/.exec(backend.outbox.at(-1)?.html ?? '')?.[1] ?? '';
  const { data, error } = await supabase.auth.verifyOtp({ type: 'magiclink', token_hash: tokenHash });
  if (!data.user) throw new Error('The reader could not sign in.', { cause: error });
  return { id: data.user.id, supabase };
}

const of = ({ supabase }: Reader) => createHouseholds(supabase);
const shelvesOf = ({ supabase }: Reader) => createShelves(supabase);
const invite = async (reader: Reader) => (await of(reader).invite({ email: null, locale: 'en' }, SITE)).token;
const namesFor = async (reader: Reader) => (await of(reader).read())?.members.map(({ name }) => name);
const entriesOf = async (reader: Reader) => (await shelvesOf(reader).of(reader.id)).entries;
async function memberId(reader: Reader, name: string): Promise<string> {
  const { members = [] } = (await of(reader).read()) ?? {};
  return members.find((member) => member.name === name)?.id ?? '';
}

/** Signs readers in who are in one household, the first of whom made it. */
async function makeHousehold(...names: string[]): Promise<Reader[]> {
  const signedIn: Reader[] = [];
  // One after the other: each reads the newest mail.
  while (signedIn.length < names.length) signedIn.push(await signIn());
  const [ada, ...others] = signedIn;
  if (ada === undefined) return [];
  await of(ada).create(names[0] ?? '');
  for (const [place, other] of others.entries())
    await of(other).join(await invite(ada), names[place + 1] ?? '');
  return [ada, ...others];
}

it('joins what two have at home, loses nothing, and then shows each change to all', async () => {
  const [ada, bea] = [await signIn(), await signIn()];
  await shelvesOf(ada).keep({ entries: ['gin', 'lime'], swaps: ['aperol>campari'] });
  const adas = {
    shopping: [
      { entry: 'ice', pieces: 2 },
      { entry: 'mint', isBought: true as const },
    ],
  };
  await shelvesOf(ada).keep({ ...adas, levels: { gin: { ml: 300, full: 700 } }, version: 1 });
  await shelvesOf(bea).keep({ entries: ['rum', 'lime'], swaps: ['rum>gin'] });
  const beas = { shopping: [{ entry: 'Ice', pieces: 3 }, { entry: 'mint' }, { entry: 'cola', ml: 500 }] };
  const levels = { gin: { ml: 1, full: 500 }, rum: { ml: 70, full: 700 } };
  await shelvesOf(bea).keep({ ...beas, levels, version: 1 });

  await of(ada).create('Anna');
  const token = await invite(ada);
  expect(await of(bea).lookAt(token)).toEqual(['Anna']);
  await of(bea).join(token, 'Tom');
  const stock = {
    shopping: [{ entry: 'ice', pieces: 5 }, { entry: 'mint' }, { entry: 'cola', ml: 500 }],
    levels: { gin: { ml: 300, full: 700 }, rum: { ml: 70, full: 700 } },
  };
  for (const [reader, other] of [
    [ada, 'Tom'],
    [bea, 'Anna'],
  ] as const) {
    expect(await shelvesOf(reader).of(reader.id)).toMatchObject({
      entries: ['gin', 'lime', 'rum'],
      sharedWith: [other],
    });
    expect((await shelvesOf(reader).swapsOf(reader.id)).swaps).toEqual(['aperol>campari', 'rum>gin']);
    expect(await shelvesOf(reader).stockOf(reader.id)).toMatchObject(stock);
  }

  await shelvesOf(bea).keep({ entries: ['gin', 'rum'] });
  expect(await entriesOf(ada)).toEqual(['gin', 'rum']);
  await shelvesOf(ada).keep({ swaps: [] });
  expect((await shelvesOf(bea).swapsOf(bea.id)).swaps).toEqual([]);
});

it('changes nothing where somebody else of the household changed what was read', async () => {
  const [ada, bea] = (await makeHousehold('Anna', 'Tom')) as [Reader, Reader];
  const { version } = await shelvesOf(ada).of(ada.id);
  await shelvesOf(bea).keep({ entries: ['rum'] });
  await expect(shelvesOf(ada).keep({ entries: ['gin'], version })).rejects.toThrow(ConflictError);
  expect([await entriesOf(ada), await entriesOf(bea)]).toEqual([['rum'], ['rum']]);
});

it('leaves who goes with a copy, and the rest to those who stay; the last one takes it along', async () => {
  const [ada, bea, cleo] = (await makeHousehold('Anna', 'Tom', 'Cleo')) as [Reader, Reader, Reader];
  await shelvesOf(ada).keep({ entries: ['gin'] });
  // Only whoever is longest in it removes others.
  await expect(of(bea).remove(await memberId(bea, 'Cleo'))).rejects.toThrow(NotFoundError);
  await expect(of(bea).remove(await memberId(bea, 'Anna'))).rejects.toThrow(NotFoundError);
  const open = await invite(bea);
  await of(ada).remove(await memberId(ada, 'Anna'));
  expect(await namesFor(ada)).toBeUndefined();
  expect(await namesFor(bea)).toEqual(['Tom', 'Cleo']);
  await shelvesOf(bea).keep({ entries: ['rum'] });
  await shelvesOf(ada).keep({ entries: ['vodka'] });
  expect([await entriesOf(ada), await entriesOf(cleo)]).toEqual([['vodka'], ['rum']]);

  await of(bea).remove(await memberId(bea, 'Cleo'));
  expect([await namesFor(cleo), await entriesOf(cleo)]).toEqual([undefined, ['rum']]);
  await of(bea).remove(await memberId(bea, 'Tom'));
  await expect(of(cleo).join(open, 'Cleo')).rejects.toThrow(NotFoundError);
});

it('shows and changes nothing for a stranger or a former member', async () => {
  const [ada, bea] = (await makeHousehold('Anna', 'Tom')) as [Reader, Reader];
  const stranger = await signIn();
  const [anna, tom] = [await memberId(ada, 'Anna'), await memberId(ada, 'Tom')];
  const invitation = await of(ada).invite({ email: null, locale: 'en' }, SITE);
  await of(ada).remove(tom);
  await shelvesOf(ada).keep({ entries: ['gin'] });
  for (const other of [stranger, bea]) {
    expect(await of(other).read()).toBeNull();
    expect((await shelvesOf(other).of(other.id)).sharedWith).toEqual([]);
    expect(await entriesOf(other)).toEqual([]);
    expect((await other.supabase.from('shelves').select('entries').eq('user_id', ada.id)).data).toEqual([]);
    await expect(of(other).invite({ email: null, locale: 'en' }, SITE)).rejects.toThrow(NotFoundError);
    await expect(of(other).remove(anna)).rejects.toThrow(NotFoundError);
    await of(other).withdraw(invitation.id);
  }
  expect(await namesFor(ada)).toEqual(['Anna']);
  expect((await of(ada).read())?.invitations).toHaveLength(1);
});

it('takes a link once, not after seven days, and not once it was withdrawn', async () => {
  const [ada] = (await makeHousehold('Anna')) as [Reader];
  const [bea, cleo] = [await signIn(), await signIn()];
  const used = await invite(ada);
  await of(bea).join(used, 'Tom');
  const late = await of(ada).invite({ email: null, locale: 'en' }, SITE);
  await backend.database.query(
    `update public.household_invitations set expires_at = expires_at - interval '7 days 1 second' where id = $1`,
    [late.id],
  );
  const withdrawn = await of(ada).invite({ email: null, locale: 'en' }, SITE);
  await of(bea).withdraw(withdrawn.id);
  for (const token of [used, late.token, withdrawn.token, 'x'.repeat(22)]) {
    await expect(of(cleo).lookAt(token)).rejects.toThrow(NotFoundError);
    await expect(of(cleo).join(token, 'Cleo')).rejects.toThrow(NotFoundError);
  }
  expect(await of(ada).read()).toMatchObject({ invitations: [] });
  const { rows } = await backend.database.query('select token_hash from public.household_invitations');
  expect(JSON.stringify(rows)).not.toContain(late.token);
});

it('has an account in one household alone, and says so', async () => {
  const [ada, bea] = (await makeHousehold('Anna', 'Tom')) as [Reader, Reader];
  const [cleo] = (await makeHousehold('Cleo')) as [Reader];
  const token = await invite(cleo);
  await of(bea).create('Bea');
  expect(await namesFor(bea)).toEqual(['Anna', 'Tom']);
  await expect(of(bea).join(token, 'Tom')).rejects.toThrow(ConflictError);
  await expect(of(ada).join(await invite(bea), 'Anna')).rejects.toThrow(ConflictError);
  expect(await namesFor(cleo)).toEqual(['Cleo']);
  // Neither used up the link.
  await of(await signIn()).join(token, 'Dan');
});

it('takes so many members, invitations and ingredients, and keeps the link of whoever had no room', async () => {
  const names = Array.from({ length: HOUSEHOLD_LIMITS.members - 1 }, (_, place) => `Member ${place}`);
  const [ada] = (await makeHousehold(...names)) as [Reader];
  const full = Array.from({ length: SHELF_LIMITS.entries }, (_, place) => `bottle ${place}`);
  await shelvesOf(ada).keep({ entries: full });
  const [late, later] = [await signIn(), await signIn()];
  await shelvesOf(late).keep({ entries: ['rum'] });
  const [one, two] = [await invite(ada), await invite(ada)];
  const tooMuch = of(late).join(one, 'Late');
  await expect(tooMuch).rejects.toThrow(QuotaError);
  await expect(tooMuch).rejects.toMatchObject({ quota: { of: 'shelf', most: SHELF_LIMITS.entries } });
  expect(await entriesOf(late)).toEqual(['rum']);
  await of(later).join(one, 'Later');
  await shelvesOf(late).keep({ entries: [] });
  await expect(of(late).join(two, 'Late')).rejects.toMatchObject({
    quota: { of: 'members', most: HOUSEHOLD_LIMITS.members },
  });
  for (let open = 1; open < HOUSEHOLD_LIMITS.invitations; open += 1) await invite(ada);
  await expect(invite(ada)).rejects.toMatchObject({
    quota: { of: 'invitations', most: HOUSEHOLD_LIMITS.invitations },
  });
});

it('goes with its last account, and stays while there is another', async () => {
  const [ada, bea] = (await makeHousehold('Anna', 'Tom')) as [Reader, Reader];
  const count = async () =>
    (await backend.database.query<{ count: number }>('select count(*)::int as count from public.households'))
      .rows[0]?.count ?? 0;
  const before = await count();
  await ada.supabase.rpc('delete_own_account');
  expect([await namesFor(bea), await count()]).toEqual([['Tom'], before]);
  await bea.supabase.rpc('delete_own_account');
  expect(await count()).toBe(before - 1);
});

it('counts a change of a household once for whoever makes it, however many have it', async () => {
  const [ada, bea] = (await makeHousehold('Anna', 'Tom', 'Cleo')) as [Reader, Reader];
  const rowsOf = async ({ id }: Reader) =>
    (
      await backend.database.query<{ rows: number }>(
        'select minute_rows as rows from public.account_writes where user_id = $1',
        [id],
      )
    ).rows[0]?.rows ?? 0;
  const before = [await rowsOf(ada), await rowsOf(bea)];
  await shelvesOf(ada).keep({ entries: ['gin'] });
  expect([await rowsOf(ada), await rowsOf(bea)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

it('stores no stock that is none, past the functions either', async () => {
  const reader = await signIn();
  for (const changes of [
    { shopping: [{ entry: ' ' }] },
    { shopping: [{ entry: 'x'.repeat(81) }] },
    { shopping: [{ entry: 'gin' }, { entry: 'gin' }] },
    { shopping: [{ entry: 'gin', ml: -1 }] },
    { shopping: [{ entry: 'gin', isBought: false }] },
    { shopping: [{ entry: 'gin', by: 'Anna' }] },
    { shopping: ['gin'] },
    { shopping: { entry: 'gin' } },
    { levels: { gin: { ml: 1 } } },
    { levels: { gin: { ml: 1, full: 20_001 } } },
    { levels: { gin: { ml: '1', full: 2 } } },
    { levels: { '': { ml: 1, full: 2 } } },
    { levels: { gin: 3 } },
    { levels: [] },
  ]) {
    const { error } = await reader.supabase.rpc('change_shelf', { changes, known_version: null });
    expect(error?.message, JSON.stringify(changes)).toContain('violates check constraint');
  }
});

const idAt = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const listsOf = async (reader: Reader) => (await createDrinkLists(reader.supabase).of(reader.id)).lists;
/** The lists of a reader, each as its name, its drinks, and whether it is at home. */
const seenBy = async (reader: Reader) =>
  (await listsOf(reader)).map(
    ({ name, drinks, isAtHome }) => `${name}: ${drinks.join()}${isAtHome ? ', at home' : ''}`,
  );
interface Wanted {
  place: number;
  drinks?: string[];
  name?: string | null;
  isAtHome?: true;
}
/** Changes one list of a reader, with the version that is stored. */
async function write(reader: Reader, { place, drinks = [], name = `List ${place}`, ...rest }: Wanted) {
  const id = idAt(place);
  const version = (await listsOf(reader)).find((list) => list.id === id)?.version ?? 0;
  const change = { id, version, name, drinks, ...rest };
  await createDrinkLists(reader.supabase).change(reader.id, { changes: [change] });
}
const leave = async (reader: Reader, name: string) => of(reader).remove(await memberId(reader, name));

describe('a list at home', () => {
  it('is of all, whoever changes, renames or deletes it, and private ones stay with their reader', async () => {
    const [ada, bea, cleo] = (await makeHousehold('Anna', 'Tom', 'Cleo')) as [Reader, Reader, Reader];
    await write(ada, { place: 1, drinks: ['1'] });
    await write(ada, { place: 2, drinks: ['2'], isAtHome: true });
    expect(await seenBy(bea)).toEqual(['List 2: 2, at home']);
    await write(bea, { place: 2, drinks: ['3', '2'], name: 'Party', isAtHome: true });
    expect(await seenBy(ada)).toEqual(['List 1: 1', 'Party: 3,2, at home']);
    expect(await seenBy(cleo)).toEqual(['Party: 3,2, at home']);
    await write(ada, { place: 1, drinks: ['1'], isAtHome: true });
    await write(cleo, { place: 2, name: null });
    for (const reader of [ada, bea, cleo]) expect(await seenBy(reader)).toEqual(['List 1: 1, at home']);
    await write(bea, { place: 9 });
    await write(bea, { place: 9, name: null });
    for (const reader of [ada, bea, cleo]) expect(await seenBy(reader)).toEqual(['List 1: 1, at home']);
    expect((await createDrinkLists(bea.supabase).of(bea.id)).sharedWith).toEqual(['Anna', 'Cleo']);
  });

  it('is a private one of each who had it, once somebody takes it out', async () => {
    const [ada, bea] = (await makeHousehold('Anna', 'Tom')) as [Reader, Reader];
    await write(ada, { place: 1, drinks: ['1'], isAtHome: true });
    await write(bea, { place: 1, drinks: ['1'] });
    await write(bea, { place: 1, drinks: ['2'] });
    await write(ada, { place: 1, drinks: ['3'] });
    expect([await seenBy(ada), await seenBy(bea)]).toEqual([['List 1: 3'], ['List 1: 2']]);
    // Put back, it replaces no private list that says something else.
    await write(ada, { place: 1, drinks: ['3'], isAtHome: true });
    expect(await seenBy(bea)).toEqual(['List 1: 2', 'List 1: 3, at home']);
    await write(ada, { place: 1, drinks: ['3'] });
    await write(ada, { place: 1, drinks: ['3'], isAtHome: true });
    expect(await seenBy(bea)).toEqual(['List 1: 2', 'List 1: 3, at home']);
  });

  it('comes to whoever joins, who keeps the own ones private', async () => {
    const [ada] = (await makeHousehold('Anna')) as [Reader];
    const bea = await signIn();
    await write(ada, { place: 1, drinks: ['1'] });
    await write(ada, { place: 2, drinks: ['2'], isAtHome: true });
    await write(ada, { place: 3, drinks: ['3'], isAtHome: true });
    await write(bea, { place: 3, drinks: ['9'], name: 'Own' });
    await of(bea).join(await invite(ada), 'Tom');
    expect(await seenBy(bea)).toEqual(['Own: 9', 'List 2: 2, at home', 'List 3: 3, at home']);
    expect(await seenBy(ada)).toEqual(['List 1: 1', 'List 2: 2, at home', 'List 3: 3, at home']);
  });

  it('is a private copy of whoever leaves, is removed or deletes the account, and goes on for the others', async () => {
    const [ada, bea, cleo, dan] = (await makeHousehold('Anna', 'Tom', 'Cleo', 'Dan')) as [
      ...[Reader, Reader, Reader, Reader],
    ];
    await write(ada, { place: 1, drinks: ['1'], isAtHome: true });
    await leave(bea, 'Tom');
    await leave(ada, 'Cleo');
    await dan.supabase.rpc('delete_own_account');
    for (const reader of [bea, cleo]) expect(await seenBy(reader)).toEqual(['List 1: 1']);
    expect(await seenBy(ada)).toEqual(['List 1: 1, at home']);
    await write(bea, { place: 1, drinks: ['2'] });
    await write(ada, { place: 1, drinks: ['3'], isAtHome: true });
    await write(cleo, { place: 1, name: null });
    expect([await seenBy(ada), await seenBy(bea)]).toEqual([['List 1: 3, at home'], ['List 1: 2']]);
    // Without a household there is no home, and the next household gets nothing unasked.
    await write(bea, { place: 1, drinks: ['2'], isAtHome: true });
    expect(await seenBy(bea)).toEqual(['List 1: 2']);
    await leave(ada, 'Anna');
    expect(await seenBy(ada)).toEqual(['List 1: 3']);
  });

  it('changes nothing where another changed what was read', async () => {
    const [ada, bea] = (await makeHousehold('Anna', 'Tom')) as [Reader, Reader];
    await write(ada, { place: 1, drinks: ['1'], isAtHome: true });
    const [read] = await listsOf(ada);
    await write(bea, { place: 1, drinks: ['1', '2'], isAtHome: true });
    const change = { id: idAt(1), version: read?.version ?? 0, name: 'Old', drinks: [] };
    const stale = createDrinkLists(ada.supabase).change(ada.id, { changes: [change] });
    await expect(stale).rejects.toThrow(ConflictError);
    for (const reader of [ada, bea]) expect(await seenBy(reader)).toEqual(['List 1: 1,2, at home']);
  });

  it('is not made where another has no room, and nobody without room joins', async () => {
    const [ada, bea] = (await makeHousehold('Anna', 'Tom')) as [Reader, Reader];
    const fill = `insert into public.drink_lists (user_id, id, name)
      select $1, ('00000000-0000-4000-9000-' || lpad(place::text, 12, '0'))::uuid, 'x'
      from generate_series(1, $2) as place`;
    await backend.database.query(fill, [bea.id, DRINK_LIST_LIMITS.lists - 1]);
    await write(ada, { place: 1, isAtHome: true });
    const changes = [
      { id: idAt(2), version: 0, name: 'Private', drinks: [] },
      { id: idAt(3), version: 0, name: 'Ours', drinks: [], isAtHome: true as const },
    ];
    await expect(createDrinkLists(ada.supabase).change(ada.id, { changes })).rejects.toMatchObject({
      quota: { of: 'home-lists', most: DRINK_LIST_LIMITS.lists },
    });
    expect(await seenBy(ada)).toEqual(['List 1: , at home']);
    expect(await listsOf(bea)).toHaveLength(DRINK_LIST_LIMITS.lists);

    const late = await signIn();
    await backend.database.query(fill, [late.id, DRINK_LIST_LIMITS.lists]);
    await expect(of(late).join(await invite(ada), 'Late')).rejects.toMatchObject({
      quota: { of: 'lists', most: DRINK_LIST_LIMITS.lists },
    });
    expect([await namesFor(ada), await of(late).read()]).toEqual([['Anna', 'Tom'], null]);
  });

  it('keeps the link of each to themselves, and counts once for whoever changes it', async () => {
    const [ada, bea] = (await makeHousehold('Anna', 'Tom')) as [Reader, Reader];
    const rowsOf = async ({ id }: Reader) =>
      (
        await backend.database.query<{ rows: number }>(
          'select minute_rows as rows from public.account_writes where user_id = $1',
          [id],
        )
      ).rows[0]?.rows ?? 0;
    const before = [await rowsOf(ada), await rowsOf(bea)];
    await write(ada, { place: 1, isAtHome: true });
    expect([await rowsOf(ada), await rowsOf(bea)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    const share = await createDrinkLists(ada.supabase).share(idAt(1), false);
    expect((await listsOf(bea))[0]?.share).toBeNull();
    await write(bea, { place: 1, drinks: ['2'], isAtHome: true });
    expect((await listsOf(ada))[0]).toMatchObject({ drinks: ['2'], share });
  });
});
