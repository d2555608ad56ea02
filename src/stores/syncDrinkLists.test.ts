import { beforeEach, expect, it, vi } from 'vitest';
import { DRINK_LIST_LIMITS } from '../contracts/drink-lists/drinkListLimits.ts';
import type { DrinkList, ListChange, VersionedList } from '../domain/drink-lists/drinkLists.ts';
import { openPage, SIGNED_IN } from './testPage.ts';

const idAt = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const list = (place: number, drinks: string, name = 'Party'): DrinkList => ({
  ...{ id: idAt(place), name, drinks: [...drinks] },
});

/** What the account holds; what is sent changes it as the database does. */
let account: (VersionedList & { share: unknown })[];
const store = (one: DrinkList, version = 1) => ({ ...one, version, share: null });
const held = () => account.map(({ version: _, share: __, ...one }) => one);
const atHome = (one: DrinkList): DrinkList => ({ ...one, isAtHome: true });
const fetched = vi.fn<typeof fetch>();
const patches = () => fetched.mock.calls.filter(([, init]) => init?.method === 'PATCH');
const refuse = (status: number, code: string) => Promise.resolve(Response.json({ code }, { status }));

function change(body: string): Promise<Response> {
  const { changes } = JSON.parse(body) as { changes: ListChange[] };
  const find = (id: string) => account.find((one) => one.id === id);
  if (changes.some(({ id, version }) => (find(id)?.version ?? 0) !== version)) return refuse(409, 'conflict');
  for (const { name, version, ...rest } of changes) {
    const before = find(rest.id);
    if (name === null) account = account.filter((one) => one !== before);
    else if (before)
      account = account.map((one) => (one === before ? store({ ...rest, name }, version + 1) : one));
    else account.push(store({ ...rest, name }));
  }
  return Promise.resolve(new Response(null, { status: 204 }));
}

beforeEach(() => {
  account = [];
  fetched.mockReset();
  fetched.mockImplementation((_, init) =>
    init?.method === 'PATCH'
      ? change(String(init.body))
      : Promise.resolve(Response.json({ owner: 'ada', lists: account })),
  );
  vi.stubGlobal('fetch', fetched);
});

async function open(lists: DrinkList[], agreed?: { owner: string; lists: DrinkList[] }, cookie = SIGNED_IN) {
  const kept: Record<string, string> = { 'mixmaster-lists': JSON.stringify(lists) };
  if (agreed) kept['mixmaster-lists-agreed'] = JSON.stringify(agreed);
  const page = openPage(kept, cookie);
  return { page, ...(await import('./drinkLists.ts')), ...(await import('./syncDrinkLists.ts')) };
}

it('joins what was kept without an account at the first meeting, and sends nothing the second time', async () => {
  account = [{ ...store(list(1, '12')), share: { token: 'x', isByName: true } }];
  const { $drinkLists, $listShares, $listSync, syncDrinkLists } = await open([list(2, '3')]);
  expect(await syncDrinkLists()).toBe(true);
  expect($drinkLists.get()).toEqual([list(1, '12'), list(2, '3')]);
  expect(held()).toEqual([list(1, '12'), list(2, '3')]);
  expect($listShares.get()).toEqual({ [idAt(1)]: { token: 'x', isByName: true } });
  expect($listSync.get()).toBe('synced');
  await syncDrinkLists();
  expect(patches()).toHaveLength(1);
});

it('asks nothing where nobody is signed in', async () => {
  const { $listSync, syncDrinkLists } = await open([list(1, '1')], undefined, '');
  expect(await syncDrinkLists()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect($listSync.get()).toBe('signed-out');
});

it('deletes there what was deleted here, and here what another device deleted', async () => {
  account = [store(list(1, '1')), store(list(3, '3'), 7)];
  const lists = [list(1, '1'), list(2, '2'), list(3, '3')];
  const { $drinkLists, syncDrinkLists } = await open([list(1, '1'), list(2, '2')], { owner: 'ada', lists });
  await syncDrinkLists();
  expect($drinkLists.get()).toEqual([list(1, '1')]);
  expect(held()).toEqual([list(1, '1')]);
});

it('reads again where another phone was faster, and loses no drink of either', async () => {
  account = [store(list(1, '1'))];
  const { $drinkLists, syncDrinkLists } = await open([list(1, '12')], {
    owner: 'ada',
    lists: [list(1, '1')],
  });
  const answer = fetched.getMockImplementation();
  let isFirst = true;
  fetched.mockImplementation((...call) => {
    if (call[1]?.method === 'PATCH' && isFirst) {
      isFirst = false;
      account = [store(list(1, '13'), 2)];
    }
    return answer?.(...call) ?? refuse(500, 'internal');
  });
  expect(await syncDrinkLists()).toBe(true);
  expect($drinkLists.get()[0]?.drinks.toSorted()).toEqual(['1', '2', '3']);
  expect(held()).toEqual($drinkLists.get());
});

it('gives up where others are faster every time', async () => {
  const { $listSync, syncDrinkLists } = await open([list(1, '1')]);
  const answer = fetched.getMockImplementation();
  fetched.mockImplementation((...call) =>
    call[1]?.method === 'PATCH' ? refuse(409, 'conflict') : (answer?.(...call) ?? refuse(500, 'internal')),
  );
  expect(await syncDrinkLists()).toBe(false);
  expect($listSync.get()).toBe('failed');
});

it('never hands the lists of one account to the next one in the same browser', async () => {
  account = [store(list(9, '9'))];
  const eve = { owner: 'eve', lists: [list(1, '1', 'Secret')] };
  const { $drinkLists, syncDrinkLists } = await open([list(1, '1', 'Secret'), list(2, '2')], eve);
  await syncDrinkLists();
  expect($drinkLists.get()).toEqual([list(9, '9'), list(2, '2')]);
  expect(held()).toEqual([list(9, '9'), list(2, '2')]);
});

it('keeps what is pressed while they meet', async () => {
  const answer = Promise.withResolvers<Response>();
  const { $drinkLists, changeList, addList, syncDrinkLists } = await open([list(1, '1')]);
  fetched.mockReturnValueOnce(answer.promise);
  const meeting = syncDrinkLists();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  changeList(idAt(1), (one) => ({ ...one, drinks: ['2'] }));
  addList('New', ['5']);
  answer.resolve(Response.json({ owner: 'ada', lists: [store(list(3, '3'))] }));
  await meeting;
  expect($drinkLists.get().map(({ drinks }) => drinks.join())).toEqual(['3', '2', '5']);
  await syncDrinkLists();
  expect(held()).toEqual($drinkLists.get());
});

it('says that the account is full, and keeps what is here', async () => {
  const { $drinkLists, $listSync, syncDrinkLists } = await open([list(1, '1')]);
  fetched.mockResolvedValueOnce(Response.json({ owner: 'ada', lists: [] }));
  fetched.mockImplementationOnce(() => refuse(422, 'quota_reached'));
  expect(await syncDrinkLists()).toBe(false);
  expect($listSync.get()).toBe('full');
  expect($drinkLists.get()).toEqual([list(1, '1')]);
});

it.each([[{ owner: 'ada' }], [{ lists: [] }], [[]]])('changes nothing after the answer %j', async (body) => {
  const { $drinkLists, syncDrinkLists } = await open([list(1, '1')]);
  fetched.mockResolvedValueOnce(Response.json(body));
  expect(await syncDrinkLists()).toBe(false);
  expect($drinkLists.get()).toEqual([list(1, '1')]);
});

it('shares a list and takes the link back', async () => {
  const { $listShares, shareList, unshareList } = await open([list(1, '1')]);
  fetched.mockResolvedValueOnce(Response.json({ token: 'x', isByName: false }));
  await shareList(idAt(1), false);
  expect($listShares.get()).toEqual({ [idAt(1)]: { token: 'x', isByName: false } });
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await unshareList(idAt(1));
  expect($listShares.get()).toEqual({});
});

it('adds no list beyond the limit', async () => {
  const many = Array.from({ length: DRINK_LIST_LIMITS.lists - 1 }, (_, place) => list(place + 1, ''));
  const { $drinkLists, addList } = await open(many);
  expect(addList('Last')?.name).toBe('Last');
  expect(addList('More')).toBeUndefined();
  expect($drinkLists.get()).toHaveLength(DRINK_LIST_LIMITS.lists);
});

it('puts a list at home, takes what others made of it, and knows who they are', async () => {
  const { $drinkLists, syncDrinkLists } = await open([list(1, '1')], { owner: 'ada', lists: [list(1, '1')] });
  const { $housemates } = await import('./household.ts');
  account = [store(atHome(list(1, '12')), 4)];
  fetched.mockResolvedValueOnce(Response.json({ owner: 'ada', lists: account, sharedWith: ['Tom'] }));
  await syncDrinkLists();
  expect($drinkLists.get()).toEqual([atHome(list(1, '12'))]);
  expect($housemates.get()).toEqual(['Tom']);
  expect(patches()).toEqual([]);
});

it('keeps a list private where another of the household has no room for it, and sends the rest', async () => {
  account = [store(atHome(list(1, '1')))];
  const agreed = { owner: 'ada', lists: [atHome(list(1, '1'))] };
  const here = [atHome(list(1, '12')), atHome(list(2, '2')), list(3, '3')];
  const { $drinkLists, $isHomeFull, $listSync, syncDrinkLists } = await open(here, agreed);
  const answer = fetched.getMockImplementation();
  fetched.mockImplementation((...call) => {
    const body = String(call[1]?.body);
    const isRefused =
      call[1]?.method === 'PATCH' && body.includes(idAt(2)) && body.split('isAtHome').length > 2;
    const quota = { of: 'home-lists', most: DRINK_LIST_LIMITS.lists };
    return isRefused
      ? Promise.resolve(Response.json({ code: 'quota_reached', message: 'x', quota }, { status: 422 }))
      : (answer?.(...call) ?? refuse(500, 'internal'));
  });
  expect(await syncDrinkLists()).toBe(true);
  expect(held()).toEqual([atHome(list(1, '12')), list(2, '2'), list(3, '3')]);
  expect($drinkLists.get()).toEqual(held());
  expect([$isHomeFull.get(), $listSync.get()]).toEqual([true, 'synced']);
});

it('brings no list of one household to that of the next account in the same browser', async () => {
  const eve = { owner: 'eve', lists: [list(1, '1'), atHome(list(2, '2')), atHome(list(3, '3'))] };
  const here = [atHome(list(1, '1')), list(2, '2'), atHome(list(3, '34'))];
  const { $drinkLists, syncDrinkLists } = await open(here, eve);
  await syncDrinkLists();
  expect($drinkLists.get()).toEqual([list(3, '34')]);
  expect(held()).toEqual([list(3, '34')]);
});
