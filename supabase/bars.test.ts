import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BAR_LIMITS } from '../src/contracts/bars/barLimits.ts';
import {
  barNameFault,
  foldHomographs,
  isMisleadingName,
  SITE_WORDS,
  SPEAKING_WORDS,
} from '../src/contracts/bars/barName.ts';
import type { Database, Transaction } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';
import { actAsReader } from './actAsReader.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
const MENU = '00000000-0000-4000-8000-0000000000a1';
const SECOND = '00000000-0000-4000-8000-0000000000b2';
const barId = (place: number) => `00000000-0000-4000-8000-0000000000c${place}`;
const SECTIONS = '[{"title":null,"drinks":[{"cocktailId":"11002","prices":[],"note":null}]}]';
const HAPPY = { days: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' };

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
});
afterAll(() => backend.close());
beforeEach(async () => {
  await database.exec('delete from auth.users where true; delete from public.reserved_bar_names where true');
  for (const id of [ADA, BEA]) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`]);
  }
});

/** Runs a statement as PostgREST would for a reader; what it does stays. */
async function as<Row>(reader: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  let rows: Row[] = [];
  await database.transaction(async (transaction: Transaction) => {
    await actAsReader(transaction, reader);
    ({ rows } = await transaction.query<Row>(sql, values));
  });
  return rows;
}

/** The first bar of an account has its id here. */
const keep = (reader: string, name: string, menus: unknown = [], bar = reader) =>
  as(
    reader,
    `insert into public.bars (id, user_id, name, display_name, time_zone, menus) values ($4, $1, $2, 'Bar', 'UTC', $3)
     on conflict (id) do update
       set id = excluded.id, user_id = excluded.user_id, name = excluded.name, display_name = excluded.display_name,
         time_zone = excluded.time_zone, menus = excluded.menus`,
    [reader, name, JSON.stringify(menus), bar],
  );

const release = (reader: string) => as(reader, 'delete from public.bars');

async function ask(reader: string, name: string, bar = reader): Promise<string | undefined> {
  const sql = 'select public.check_bar_name($1, $2) as state';
  const [row] = await as<{ state: string }>(reader, sql, [name, bar]);
  return row?.state;
}

async function addMenu(id: string, owner: string, name = 'Menu'): Promise<void> {
  await database.query(
    `insert into public.menus (id, user_id, name, cocktail_ids, sections) values ($1, $2, $3, '{11002}', $4)`,
    [id, owner, name, SECTIONS],
  );
  await database.query('insert into public.menu_publications (menu_id) values ($1)', [id]);
}

interface Read {
  name: string;
  menus: { token: string; name: string; hours: unknown }[];
}

async function read(name: string): Promise<Read | null> {
  const { rows } = await database.query<{ bar: Read | null }>('select public.read_bar($1) as bar', [name]);
  return rows[0]?.bar ?? null;
}

it('leads the names that a bar had to the one that it has, and gives them to nobody else', async () => {
  await keep(ADA, 'zum-hahn');
  await keep(ADA, 'zum-huhn');
  expect(await ask(ADA, 'zum-hahn')).toBe('former');
  expect(await ask(ADA, 'zum-huhn')).toBe('own');
  for (const name of ['zum-hahn', 'zum-huhn']) {
    expect((await read(name))?.name).toBe('zum-huhn');
    expect(await ask(BEA, name)).toBe('taken');
    await expect(keep(BEA, name)).rejects.toThrow('name_taken');
  }
  expect(await ask(BEA, 'zur-henne')).toBe('free');
  expect(await read('zur-henne')).toBeNull();
});

it('takes a former name again', async () => {
  await keep(ADA, 'zum-hahn');
  await keep(ADA, 'zum-huhn');
  await keep(ADA, 'zum-hahn');
  expect((await read('zum-huhn'))?.name).toBe('zum-hahn');
  expect(await as(ADA, 'select name from public.former_bar_names')).toEqual([{ name: 'zum-huhn' }]);
});

it('keeps the names of a bar that was removed for its account, and lets a bar that takes one have what leads there', async () => {
  await keep(ADA, 'zum-huhn');
  await keep(ADA, 'zum-hahn');
  await release(ADA);
  for (const name of ['zum-hahn', 'zum-huhn']) {
    expect(await read(name)).toBeNull();
    expect(await ask(ADA, name)).toBe('former');
    await expect(keep(BEA, name)).rejects.toThrow('name_taken');
  }
  await keep(ADA, 'zum-hahn', [], SECOND);
  expect((await read('zum-hahn'))?.name).toBe('zum-hahn');
  expect(await read('zum-huhn')).toBeNull();
});

it('leads the former names of each bar of an account to that bar, and gives no name to two', async () => {
  await keep(ADA, 'zum-hahn');
  await keep(ADA, 'am-hafen', [], SECOND);
  await keep(ADA, 'zum-huhn');
  expect((await read('zum-hahn'))?.name).toBe('zum-huhn');
  expect(await ask(ADA, 'am-hafen')).toBe('taken');
  expect(await ask(ADA, 'am-hafen', SECOND)).toBe('own');
  await expect(keep(ADA, 'am-hafen')).rejects.toThrow('name_taken');
  // The other bar takes what this one had.
  await keep(ADA, 'zum-hahn', [], SECOND);
  expect((await read('zum-hahn'))?.name).toBe('zum-hahn');
  expect((await read('am-hafen'))?.name).toBe('zum-hahn');
});

it('gives an account five bars', async () => {
  for (let place = 0; place < BAR_LIMITS.bars; place += 1) await keep(ADA, `bar-${place}`, [], barId(place));
  await expect(keep(ADA, 'bar-9', [], barId(9))).rejects.toThrow('quota_reached');
  await keep(ADA, 'bar-0', [{ menuId: MENU, hours: null }], barId(0));
  await keep(BEA, 'bar-9', [], barId(9));
});

it('changes no bar of another account, nor gives one away', async () => {
  await keep(ADA, 'zum-hahn');
  await expect(keep(BEA, 'zur-henne', [], ADA)).rejects.toThrow('row-level security');
  await expect(as(ADA, 'update public.bars set user_id = $1', [BEA])).rejects.toThrow('row-level security');
  expect((await read('zum-hahn'))?.name).toBe('zum-hahn');
});

it('has a menu on the page of one bar: the last that takes it', async () => {
  const other = MENU.replace(/1$/, '2');
  await addMenu(MENU, ADA, 'Evening');
  await addMenu(other, ADA, 'Brunch');
  const entries = [other, MENU].map((menuId) => ({ menuId, hours: null }));
  await keep(ADA, 'zum-hahn', entries);
  await keep(ADA, 'am-hafen', entries.slice(1), SECOND);
  expect((await read('zum-hahn'))?.menus.map(({ name }) => name)).toEqual(['Brunch']);
  expect((await read('am-hafen'))?.menus.map(({ name }) => name)).toEqual(['Evening']);
  // One write, though two rows changed.
  const { rows } = await database.query('select minute_rows from public.account_writes where user_id = $1', [
    ADA,
  ]);
  expect(rows).toEqual([{ minute_rows: 2 }]);
});

it('shows a menu with the look and the clock of the bar on whose page it stands', async () => {
  const free = MENU.replace(/1$/, '2');
  await addMenu(MENU, ADA);
  await addMenu(free, ADA);
  const lookOf = async (menu: string) => {
    const { rows } = await database.query<{ menu: { time_zone: string; brand: { accent: string } | null } }>(
      'select public.read_published_menu(token) as menu from public.menu_publications where menu_id = $1',
      [menu],
    );
    return [rows[0]?.menu.time_zone, rows[0]?.menu.brand?.accent];
  };
  const look = (bar: string | null, accent: string) =>
    as(ADA, 'insert into public.brands (user_id, bar_id, accent) values ($1, $2, $3)', [ADA, bar, accent]);
  await keep(ADA, 'zum-hahn');
  await keep(ADA, 'am-hafen', [{ menuId: MENU, hours: null }], SECOND);
  await as(ADA, `update public.bars set time_zone = 'Europe/Berlin' where id = $1`, [SECOND]);
  await look(null, '#111111');
  expect(await lookOf(MENU)).toEqual(['Europe/Berlin', '#111111']);
  await look(SECOND, '#222222');
  await look(ADA, '#333333');
  expect(await lookOf(MENU)).toEqual(['Europe/Berlin', '#222222']);
  expect(await lookOf(free)).toEqual(['UTC', '#111111']);
  await expect(
    as(BEA, 'insert into public.brands (user_id, bar_id) values ($1, $2)', [BEA, SECOND]),
  ).rejects.toThrow('foreign key');
  await as(ADA, 'delete from public.bars where id = $1', [SECOND]);
  expect(await lookOf(MENU)).toEqual(['UTC', '#111111']);
});

it.each([
  ['by their owner', `select public.delete_own_account()`],
  ['by the operator', undefined],
])(
  'gives the names of an account that was deleted %s to nobody for 180 days, and keeps nothing else',
  async (_, own) => {
    await keep(ADA, 'zum-hahn');
    await keep(ADA, 'zum-huhn');
    if (own) await as(ADA, own);
    else await database.query('delete from auth.users where id = $1', [ADA]);
    for (const table of ['bars', 'former_bar_names']) {
      expect((await database.query(`select 1 from public.${table}`)).rows).toEqual([]);
    }
    const { rows } = await database.query('select * from public.reserved_bar_names');
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/hahn|huhn|0000000a/);
    for (const name of ['zum-hahn', 'zum-huhn']) {
      expect(await ask(BEA, name)).toBe('taken');
      await expect(keep(BEA, name)).rejects.toThrow('name_taken');
      expect(await read(name)).toBeNull();
    }
    await database.exec(
      `update public.reserved_bar_names set given_up_at = now() - interval '181 days' where true`,
    );
    expect(await ask(BEA, 'zum-hahn')).toBe('free');
    await keep(BEA, 'zum-hahn');
    expect((await read('zum-hahn'))?.name).toBe('zum-hahn');
  },
);

it('reserves no former name that its bar takes again', async () => {
  await keep(ADA, 'zum-hahn');
  await keep(ADA, 'zum-huhn');
  await keep(ADA, 'zum-hahn');
  expect((await database.query('select 1 from public.reserved_bar_names')).rows).toEqual([]);
});

it('gives an account no further name when it has had as many as it may, but lets it change its page', async () => {
  for (let place = 0; place <= BAR_LIMITS.formerNames; place += 1) await keep(ADA, `bar-${place}`);
  await expect(keep(ADA, 'bar-too-many')).rejects.toThrow('quota_reached');
  await keep(ADA, `bar-${BAR_LIMITS.formerNames}`, [{ menuId: MENU, hours: null }]);
  await keep(ADA, 'bar-3');
  await release(ADA);
  await expect(keep(ADA, 'bar-too-many')).rejects.toThrow('quota_reached');
  await keep(ADA, 'bar-5');
});

it('shows the menus that are published, in their order, and none of another account', async () => {
  const menus = [MENU, MENU.replace(/1$/, '2'), MENU.replace(/1$/, '3'), MENU.replace(/1$/, '4')];
  for (const [place, id] of menus.entries()) {
    await database.query(
      `insert into public.menus (id, user_id, name, cocktail_ids, sections) values ($1, $2, $3, '{11002}', $4)`,
      [id, place === 3 ? BEA : ADA, `Menu ${place}`, SECTIONS],
    );
    if (place !== 1) await database.query('insert into public.menu_publications (menu_id) values ($1)', [id]);
  }
  await keep(ADA, 'zum-hahn', [
    { menuId: menus[2], hours: HAPPY },
    { menuId: menus[1], hours: null },
    { menuId: menus[3], hours: null },
    { menuId: menus[0], hours: null },
  ]);
  const bar = await read('zum-hahn');
  expect(bar?.menus.map(({ name, hours }) => ({ name, hours }))).toEqual([
    { name: 'Menu 2', hours: HAPPY },
    { name: 'Menu 0', hours: null },
  ]);
  expect(bar?.menus[0]?.token).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(bar)).not.toContain(ADA);
});

it.each([
  ...SITE_WORDS,
  ...SPEAKING_WORDS,
  ...['mixmaster', 'mixmaster-support', 'the-mix-master-bar', 'sign-in', 'verify-account', 'password-reset'],
  // Look-alikes.
  ...[
    '5upport',
    'adm1n',
    'rnixmaster',
    'm1xma5ter',
    'log1n',
    'c0cktails',
    's-u-p-p-o-r-t',
    'veri-fy',
    'pass-vvord',
    ...['your-account', 'support-chat', 'help-center', 'account-data-portal', 'sign-up-here', 'the-login'],
  ],
  ...['ab', 'Zum-hahn', 'zum hahn', '-hahn', 'hahn-', 'zum--hahn', 'hähnchen', 'zum_hahn', ''],
  ...['a'.repeat(22), 'a'.repeat(41), `${'a'.repeat(10)}-${'b'.repeat(11)}`],
])('refuses the name %j, as the schema does', async (name) => {
  expect(barNameFault(name)).toBeDefined();
  const { rows } = await database.query('select public.is_bar_name($1) as fits', [name]);
  expect(rows).toEqual([{ fits: false }]);
});

it.each([
  'abc',
  'zum-hahn',
  '1862',
  'a'.repeat(21),
  'a'.repeat(23),
  'a'.repeat(40),
  'admin-bar',
  'my-place',
  'in-and-out',
  'mix',
  'the-code-room',
  'the-office',
  'care',
  'support-berlin',
])('takes the name %j, as the schema does', async (name) => {
  expect(barNameFault(name)).toBeUndefined();
  const { rows } = await database.query('select public.is_bar_name($1) as fits', [name]);
  expect(rows).toEqual([{ fits: true }]);
});

it.each([
  ['no list', {}],
  ['a menu twice', [MENU, MENU].map((menuId) => ({ menuId, hours: null }))],
  ['no id', [{ menuId: 'x', hours: null }]],
  ['no hours', [{ menuId: MENU }]],
  ['false hours', [{ menuId: MENU, hours: { ...HAPPY, from: '24:00' } }]],
  ['more than it knows', [{ menuId: MENU, hours: null, note: 'x' }]],
  [
    'too many',
    Array.from({ length: BAR_LIMITS.menus + 1 }, (_, place) => ({
      menuId: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      hours: null,
    })),
  ],
])('keeps no menus with %s', async (_, menus) => {
  await expect(keep(ADA, 'zum-hahn', menus)).rejects.toThrow('bars_menus_valid');
});

it('counts a question for a name as a write', async () => {
  await database.query(`insert into public.account_writes values ($1, now(), 119, now(), 119)`, [ADA]);
  expect(await ask(ADA, 'zum-hahn')).toBe('free');
  await expect(ask(ADA, 'zum-hahn')).rejects.toThrow('rate_limited');
});

const TITLES: [title: string, isMisleading: boolean][] = [
  ['Zum Hahn', false],
  ['Bar Support Berlin', false],
  ['The Office', false],
  ['Ночной бар', false],
  ['バー・ラダー', false],
  ['Café de l’Été', false],
  ['Mixmaster', true],
  ['MIX-MASTER Bar', true],
  ['M1xmaster', true],
  ['Míxmäster', true],
  ['Mix\u200bmaster', true],
  ['Міхмаѕтеr', true],
  ['Ｍｉｘｍａｓｔｅｒ', true],
  ['Mıxmaster Support', true],
  ['Μixmaster Support', true],
  ['Mixmᴀster', true],
  ['Ꮇixmaster', true],
  ['Mixmastег', true],
  ['🅼🅸🅧🇲aster', true],
  ['nnixmaster', true],
  ['Suppοrt', true],
  ['Suppørt', true],
  ['Κάβα Ωμέγα', false],
  ['Søren’s Bar', false],
  ['Support', true],
  ['Verify your account', true],
  ['Bar \u202eretsamxim', true],
  ['Bar \u2066x\u2069', true],
];

it.each(TITLES)('judges the shown name %j as the schema does: misleading %s', async (title, isMisleading) => {
  expect(isMisleadingName(title)).toBe(isMisleading);
  const { rows } = await database.query('select public.is_honest_bar_title($1) as honest', [title]);
  expect(rows).toEqual([{ honest: !isMisleading }]);
});

it('folds every letter that looks Latin as the schema does', async () => {
  const letters = Array.from({ length: 0x20000 }, (_, code) => code + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .join('');
  const { rows } = await database.query('select public.fold_homographs($1) as folded', [letters]);
  expect((rows as { folded: string }[])[0]?.folded === foldHomographs(letters)).toBe(true);
});

it('refuses a shown name that misleads past the functions too', async () => {
  await keep(ADA, 'zum-hahn');
  await expect(as(ADA, `update public.bars set display_name = 'Mixmaster'`)).rejects.toThrow(/honest/);
});
