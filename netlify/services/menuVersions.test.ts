import { expect, it } from 'vitest';
import { accountExportSchema } from '../../src/contracts/people/account.ts';
import { ACCOUNT_LIMITS } from '../../src/contracts/people/accountLimits.ts';
import {
  menuConflictSchema,
  menuSchema,
  menuVersionSchema,
  type Menu,
} from '../../src/contracts/menus/menu.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();
const FRIDAY = { name: 'Friday', cocktailIds: ['11002'] };

let readers = 0;
async function newReader(): Promise<TestBrowser> {
  const browser = new TestBrowser(`192.0.2.${(readers += 1)}`);
  await browser.signIn(test.backend, `bar-${readers}@example.test`, 'Ada');
  return browser;
}

async function make(browser: TestBrowser, name = 'first'): Promise<Menu> {
  return menuSchema.parse(await (await browser.post('/api/menus', { ...FRIDAY, name })).json());
}

async function save(browser: TestBrowser, { id }: Menu, name: string, how: object = {}): Promise<Menu> {
  const answer = await browser.ask('PUT', `/api/menus/${id}`, { ...FRIDAY, name, ...how });
  expect(answer.status).toBe(200);
  return menuSchema.parse(await answer.json());
}

async function versionsOf(browser: TestBrowser, { id }: Menu) {
  const answer = await browser.get(`/api/menus/${id}/versions`);
  return menuVersionSchema.array().parse(await answer.json());
}
const namesOf = async (browser: TestBrowser, menu: Menu) =>
  (await versionsOf(browser, menu)).map(({ name }) => name);

/** Makes everything that happened so far to a menu so much older. */
async function wait(menu: Menu, time: string): Promise<void> {
  await test.backend.database.query(
    `update public.menu_versions set replaced_at = replaced_at - $2::interval where menu_id = $1`,
    [menu.id, time],
  );
}

it('keeps what a save replaces, and of saves within ten minutes what was there before the first', async () => {
  const ada = await newReader();
  const menu = await make(ada);
  expect(await versionsOf(ada, menu)).toEqual([]);
  await save(ada, menu, 'second');
  const [version] = await versionsOf(ada, menu);
  expect(version).toMatchObject({
    name: 'first',
    version: 1,
    savedAt: menu.updatedAt,
    cocktailIds: ['11002'],
  });
  await save(ada, menu, 'third');
  await save(ada, menu, 'fourth');
  expect(await namesOf(ada, menu)).toEqual(['first']);
  await wait(menu, '9 minutes');
  await save(ada, menu, 'fifth');
  expect(await namesOf(ada, menu)).toEqual(['first']);
  await wait(menu, '1 minute');
  await save(ada, menu, 'sixth');
  expect(await namesOf(ada, menu)).toEqual(['fifth', 'first']);
});

it('keeps nothing of a save that changes nothing', async () => {
  const ada = await newReader();
  const menu = await make(ada);
  await save(ada, menu, 'first');
  expect(await versionsOf(ada, menu)).toEqual([]);
});

it('keeps what was published, however soon it is changed, also where it was taken down again', async () => {
  const ada = await newReader();
  const menu = await make(ada);
  await save(ada, menu, 'second');
  await save(ada, menu, 'for guests');
  const publication = `/api/menus/${menu.id}/publication`;
  await ada.ask('PUT', publication, {});
  await ada.ask('DELETE', publication);
  await save(ada, menu, 'third');
  expect(await namesOf(ada, menu)).toEqual(['for guests', 'first']);
  await save(ada, menu, 'fourth');
  expect(await namesOf(ada, menu)).toEqual(['for guests', 'first']);
});

it('says what is sold out without keeping more', async () => {
  const ada = await newReader();
  const menu = await make(ada);
  const publication = `/api/menus/${menu.id}/publication`;
  await ada.ask('PUT', publication, {});
  await save(ada, menu, 'second');
  await ada.ask('PUT', publication, { soldOut: ['11002'] });
  await save(ada, menu, 'third');
  expect(await namesOf(ada, menu)).toEqual(['first']);
});

it('restores a version by a save that can be taken back, and by no editor who knows an older menu', async () => {
  const ada = await newReader();
  const menu = await make(ada);
  await save(ada, menu, 'second');
  const third = await save(ada, menu, 'third');
  const late = await ada.ask('PUT', `/api/menus/${menu.id}`, {
    ...FRIDAY,
    name: 'first',
    version: 1,
    keepsBefore: true,
  });
  expect(late.status).toBe(409);
  expect(menuConflictSchema.parse(await late.json()).current.name).toBe('third');
  expect(await namesOf(ada, menu)).toEqual(['first']);
  const restored = await save(ada, menu, 'first', { version: third.version, keepsBefore: true });
  expect(restored).toMatchObject({ name: 'first', version: 4 });
  expect(await namesOf(ada, menu)).toEqual(['third', 'first']);
  await save(ada, menu, 'third', { version: 4, keepsBefore: true });
  expect(await namesOf(ada, menu)).toEqual(['first', 'third', 'first']);
});

it('keeps both of two saves of the same moment, or one of them where they merge by rule', async () => {
  const ada = await newReader();
  const menu = await make(ada);
  await Promise.all([save(ada, menu, 'one'), save(ada, menu, 'other')]);
  expect(await namesOf(ada, menu)).toEqual(['first']);
  await Promise.all(['left', 'right'].map((name) => save(ada, menu, name, { keepsBefore: true })));
  const [stored] = menuSchema.array().parse(await (await ada.get('/api/menus')).json());
  const names = await namesOf(ada, menu);
  expect(names).toHaveLength(3);
  expect([stored?.name, names[0]].toSorted()).toEqual(['left', 'right']);
});

it('keeps as many of a menu as the account page says, the newest', async () => {
  const ada = await newReader();
  const menu = await make(ada, '0');
  const kept = ACCOUNT_LIMITS.menuVersions;
  for (let place = 1; place <= kept + 2; place += 1) {
    await save(ada, menu, String(place));
    await wait(menu, '11 minutes');
  }
  const names = await namesOf(ada, menu);
  expect(names).toHaveLength(kept);
  expect([names[0], names.at(-1)]).toEqual([String(kept + 1), '2']);
}, 60_000);

it('keeps of an account as many bytes as its page says, of all its menus the newest', async () => {
  const ada = await newReader();
  const [menu, other] = [await make(ada), await make(ada, 'other')];
  await save(ada, other, 'other, changed');
  await test.backend.database.query(
    `insert into public.menu_versions (menu_id, user_id, version, content, saved_at, replaced_at)
     select id, user_id, 100 + place, menu_content(to_jsonb(menus)) || jsonb_build_object('x', repeat('x', $2)),
       now(), now() - place * interval '11 minutes'
     from public.menus, generate_series(1, 15) as place where id = $1`,
    [menu.id, ACCOUNT_LIMITS.menuVersionBytes / 10 - 10_000],
  );
  await save(ada, menu, 'changed');
  const { rows } = await test.backend.database.query<{ menu_id: string; version: number }>(
    'select menu_id, version from public.menu_versions where user_id = (select user_id from public.menus where id = $1)',
    [menu.id],
  );
  const kept = rows.filter(({ menu_id }) => menu_id === menu.id).map(({ version }) => version);
  expect(kept.toSorted((a, b) => a - b)).toEqual([1, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110]);
  expect(rows.filter(({ menu_id }) => menu_id === other.id)).toHaveLength(1);
});

it('shows nobody the versions of somebody else, and closes none of them', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  const menu = await make(ada);
  await save(ada, menu, 'second');
  for (const stranger of [bea, new TestBrowser()]) {
    const answer = await stranger.get(`/api/menus/${menu.id}/versions`);
    expect(answer.status).toBe(stranger === bea ? 404 : 401);
  }
  await bea.ask('PUT', `/api/menus/${menu.id}`, { ...FRIDAY, name: 'hers', keepsBefore: true });
  await save(ada, menu, 'third');
  expect(await namesOf(ada, menu)).toEqual(['first']);
});

it('exports the versions, and deletes them with their menu', async () => {
  const ada = await newReader();
  const menu = await make(ada);
  await save(ada, menu, 'second');
  const exported = accountExportSchema.parse(await (await ada.get('/api/account/export')).json());
  expect(exported.menuVersions).toMatchObject([{ menuId: menu.id, name: 'first', version: 1 }]);
  await ada.ask('DELETE', `/api/menus/${menu.id}`);
  const { rows } = await test.backend.database.query(
    'select 1 from public.menu_versions where menu_id = $1',
    [menu.id],
  );
  expect(rows).toEqual([]);
});

it('puts a menu away and takes it back, published no more, with its version and time as they were', async () => {
  const ada = await newReader();
  const menu = await make(ada);
  const path = `/api/menus/${menu.id}`;
  const published = await ada.ask('PUT', `${path}/publication`, {});
  const token = menuSchema.parse(await published.json()).publication?.token ?? '';
  const away = menuSchema.parse(await (await ada.ask('PUT', `${path}/archive`, { isArchived: true })).json());
  expect(away).toEqual({ ...menu, isArchived: true });
  expect((await new TestBrowser().get(`/de/menu/${token}`)).status).toBe(404);
  const refused = await ada.ask('PUT', `${path}/publication`, {});
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'archived' }]);
  expect(await versionsOf(ada, menu)).toEqual([]);
  const back = menuSchema.parse(
    await (await ada.ask('PUT', `${path}/archive`, { isArchived: false })).json(),
  );
  expect(back).toEqual(menu);
  expect((await ada.ask('PUT', `${path}/publication`, {})).status).toBe(200);
});

it('publishes no menu that is put away at the same moment', async () => {
  const ada = await newReader();
  const menu = await make(ada);
  const path = `/api/menus/${menu.id}`;
  await Promise.all([
    ada.ask('PUT', `${path}/publication`, {}),
    ada.ask('PUT', `${path}/archive`, { isArchived: true }),
    ada.ask('PUT', `${path}/publication`, { soldOut: ['11002'] }),
  ]);
  const [stored] = menuSchema.array().parse(await (await ada.get('/api/menus')).json());
  expect(stored).toMatchObject({ isArchived: true, publication: null });
});

it('lets nobody put away the menu of somebody else', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  const menu = await make(ada);
  const answer = await bea.ask('PUT', `/api/menus/${menu.id}/archive`, { isArchived: true });
  expect(answer.status).toBe(404);
  const [stored] = menuSchema.array().parse(await (await ada.get('/api/menus')).json());
  expect(stored?.isArchived).toBe(false);
});
