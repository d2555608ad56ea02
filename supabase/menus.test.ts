import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { menuInputSchema, publicationSchema, type MenuInput } from '../src/contracts/menus/menu.ts';
import { MENU_LIMITS } from '../src/contracts/menus/menuLimits.ts';
import type { Database, Transaction } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';
import { actAsReader } from './actAsReader.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const BEA = '00000000-0000-4000-8000-00000000000b';
/** Has a token of ours but no account any more. */
const GONE = '00000000-0000-4000-8000-00000000000c';
const ADAS_MENU = '00000000-0000-4000-8000-0000000000a1';
const BEAS_MENU = '00000000-0000-4000-8000-0000000000b1';
const PERMISSION_DENIED = /permission denied/;
const ROW_LEVEL_SECURITY = /row-level security/;

const NEGRONI = { cocktailId: '11002', prices: [{ size: null, amounts: [950] }], note: null };
const SECTIONS = JSON.stringify([{ title: null, drinks: [NEGRONI] }]);

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  for (const [id, menu] of [
    [ADA, ADAS_MENU],
    [BEA, BEAS_MENU],
  ] as const) {
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.test`]);
    await database.query(
      `insert into public.menus (id, user_id, name, cocktail_ids, sections) values ($1, $2, 'Friday', '{11002}', $3)`,
      [menu, id, SECTIONS],
    );
    await database.query('insert into public.menu_publications (menu_id) values ($1)', [menu]);
  }
});
afterAll(() => backend.close());

type Run = (sql: string, values?: unknown[]) => Promise<{ rows: unknown[]; affectedRows: number }>;

/** Runs statements as PostgREST would for a caller, and undoes what they changed. */
async function asCaller(caller: string | 'anonymous', act: (run: Run) => Promise<void>): Promise<void> {
  await database.transaction(async (transaction: Transaction) => {
    if (caller === 'anonymous') await transaction.query(`select set_config('role', 'anon', true)`);
    else await actAsReader(transaction, caller);
    await act(async (sql, values = []) => {
      const { rows, affectedRows = 0 } = await transaction.query(sql, values);
      return { rows, affectedRows };
    });
    await transaction.rollback();
  });
}

async function as(caller: string | 'anonymous', sql: string, values: unknown[] = []) {
  let outcome: Awaited<ReturnType<Run>> = { rows: [], affectedRows: 0 };
  await asCaller(caller, async (run) => {
    outcome = await run(sql, values);
  });
  return outcome;
}

async function tokenOf(menu: string): Promise<string> {
  const { rows } = await database.query<{ token: string }>(
    'select token from public.menu_publications where menu_id = $1',
    [menu],
  );
  return rows[0]?.token ?? '';
}

const INSERT = `insert into public.menus (name, description, restaurant_name, currency, price_lists, cocktail_ids, sections)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const FRIDAY = ['Friday', null, null, null, '[]', ['11002'], SECTIONS];

it('shows each reader the own menus and how they are published, and a stranger none', async () => {
  for (const [id, menu] of [
    [ADA, ADAS_MENU],
    [BEA, BEAS_MENU],
  ] as const) {
    expect((await as(id, 'select id from public.menus')).rows).toEqual([{ id: menu }]);
    expect((await as(id, 'select menu_id from public.menu_publications')).rows).toEqual([{ menu_id: menu }]);
  }
  expect((await as(GONE, 'select id from public.menus')).rows).toEqual([]);
  expect((await as(GONE, 'select menu_id from public.menu_publications')).rows).toEqual([]);
});

it('makes menus for the caller and for nobody else', async () => {
  const { rows } = await as(ADA, `${INSERT} returning user_id, version`, FRIDAY);
  expect(rows).toEqual([{ user_id: ADA, version: 1 }]);
  const forBea = `insert into public.menus (user_id, name, cocktail_ids, sections) values ($1, 'x', '{11002}', $2)`;
  await expect(as(ADA, forBea, [BEA, SECTIONS])).rejects.toThrow(PERMISSION_DENIED);
  await expect(as(GONE, INSERT, FRIDAY)).rejects.toThrow(/row-level security/);
});

it('changes the own menus alone, counts it and notes when', async () => {
  const change = `update public.menus set name = 'Saturday'
    returning id, version, updated_at > created_at as "isLater"`;
  expect((await as(ADA, change)).rows).toEqual([{ id: ADAS_MENU, version: 2, isLater: true }]);
  expect((await as(GONE, change)).affectedRows).toBe(0);
  expect((await as(ADA, `update public.menus set name = 'x' where id = $1`, [BEAS_MENU])).affectedRows).toBe(
    0,
  );
});

it('lets an editor of an older version change nothing', async () => {
  await asCaller(ADA, async (run) => {
    const change = `update public.menus set name = 'Saturday' where id = $1 and version = 1`;
    expect((await run(change, [ADAS_MENU])).affectedRows).toBe(1);
    expect((await run(change, [ADAS_MENU])).affectedRows).toBe(0);
  });
});

it('deletes the own menus alone, with their publication', async () => {
  expect((await as(GONE, 'delete from public.menus')).affectedRows).toBe(0);
  await asCaller(ADA, async (run) => {
    expect((await run('delete from public.menus')).affectedRows).toBe(1);
    expect((await run('select menu_id from public.menu_publications')).rows).toEqual([]);
  });
});

it('takes no more marks of drinks in one call than a menu has drinks', async () => {
  const mark = (count: number) => {
    const marks = Array.from({ length: count }, () => ({ id: '11002', sold_out: true, ago: 0 }));
    return as(ADA, 'select public.change_service($1, $2) as done', [ADAS_MENU, JSON.stringify(marks)]);
  };
  expect((await mark(MENU_LIMITS.drinks)).rows).toMatchObject([{ done: { sold_out: ['11002'] } }]);
  await expect(mark(MENU_LIMITS.drinks + 1)).rejects.toThrow('at most 200 drinks');
});

it('publishes and revokes the own menus alone', async () => {
  const publish = 'insert into public.menu_publications (menu_id) values ($1) returning token';
  await asCaller(ADA, async (run) => {
    const before = await tokenOfRows(run, 'select token from public.menu_publications');
    expect((await run('delete from public.menu_publications')).affectedRows).toBe(1);
    const after = await tokenOfRows(run, publish, [ADAS_MENU]);
    expect(after).not.toBe(before);
    expect(publicationSchema.shape.token.safeParse(after).success).toBe(true);
  });
  await expect(
    as(ADA, `${publish.replace(' returning token', '')} on conflict do nothing`, [BEAS_MENU]),
  ).rejects.toThrow(ROW_LEVEL_SECURITY);
  expect((await as(GONE, 'delete from public.menu_publications')).affectedRows).toBe(0);
  const revokeBea = 'delete from public.menu_publications where menu_id = $1';
  expect((await as(ADA, revokeBea, [BEAS_MENU])).affectedRows).toBe(0);
});

async function tokenOfRows(run: Run, sql: string, values: unknown[] = []): Promise<string> {
  return ((await run(sql, values)).rows as { token: string }[])[0]?.token ?? '';
}

it('leaves no bit of a token to be known beforehand', async () => {
  // As the operator, who has no limits: so many that a bit which chance decides is seen both set and not.
  await database.transaction(async (transaction: Transaction) => {
    await transaction.query(
      `insert into public.menus (user_id, name, cocktail_ids, sections)
       select '${BEA}', 'Friday', '{11002}', $1 from generate_series(1, 99)`,
      [SECTIONS],
    );
    const { rows } = await transaction.query<{ token: string }>(
      `insert into public.menu_publications (menu_id)
       select id from public.menus where user_id = '${BEA}' on conflict do nothing returning token`,
    );
    const tokens = rows.map(({ token }) => [...Buffer.from(token, 'base64url')]);
    expect(tokens).toHaveLength(99);
    expect(tokens[0]).toHaveLength(16);
    const bits = (join: (one: number, other: number) => number) =>
      tokens.reduce((all, token) => all.map((byte, place) => join(byte, token[place] ?? 0)));
    expect(bits((one, other) => one | other)).toEqual(Array(16).fill(255));
    expect(bits((one, other) => one & other)).toEqual(Array(16).fill(0));
    await transaction.rollback();
  });
});

it('keeps translations as the contract has them, and no others', async () => {
  const one = (text: string, words: object) => ({ of: text, in: words });
  const written = (text: string) => ({ text });
  const check = async (translations: unknown) =>
    (
      await database.query<{ is: boolean }>('select public.is_menu_translations($1) as is', [
        JSON.stringify(translations),
      ])
    ).rows[0]?.is;
  const many = Array.from({ length: 51 }, (_, place) =>
    one(`${place}${'x'.repeat(1990)}`, { en: written('y'.repeat(2000)) }),
  );
  expect(await check({ from: 'de', texts: [one('Hallo', { en: { text: 'Hi', isByModel: true } })] })).toBe(
    true,
  );
  expect(await check({ from: 'de', texts: many.slice(0, 50) })).toBe(true);
  for (const wrong of [
    [],
    { from: 'it', texts: [] },
    { from: 'de', texts: {} },
    { from: 'de', texts: [], more: 1 },
    { from: 'de', texts: ['x'] },
    { from: 'de', texts: [one('', {})] },
    { from: 'de', texts: [one('x', []), one('y', {})] },
    { from: 'de', texts: [one('x', { it: written('y') })] },
    { from: 'de', texts: [one('x', { en: written(' y') })] },
    { from: 'de', texts: [one('x', { en: { text: 'y', isByModel: false } })] },
    { from: 'de', texts: [one('x', {}), one('x', {})] },
    { from: 'de', texts: many },
  ])
    expect([wrong, await check(wrong)]).toEqual([wrong, false]);
});

it('says what is sold out on the own menus alone', async () => {
  const sellOut = `update public.menu_publications set sold_out = '{11002}'`;
  expect((await as(ADA, sellOut)).affectedRows).toBe(1);
  expect((await as(GONE, sellOut)).affectedRows).toBe(0);
  const moveIt = 'update public.menu_publications set menu_id = $1';
  await expect(as(ADA, moveIt, [BEAS_MENU])).rejects.toThrow('A publication stays with its menu.');
});

it('moves no publication to another menu of its owner, such as one that is archived', async () => {
  await asCaller(ADA, async (run) => {
    const { rows } = await run(
      `insert into public.menus (name, cocktail_ids, sections) values ('Old', '{11002}', $1) returning id`,
      [SECTIONS],
    );
    const [{ id } = { id: '' }] = rows as { id: string }[];
    await run('update public.menus set is_archived = true where id = $1', [id]);
    const moving = run('update public.menu_publications set menu_id = $1 where menu_id = $2', [
      id,
      ADAS_MENU,
    ]);
    await expect(moving).rejects.toThrow('A publication stays with its menu.');
  });
});

it.each([
  `update public.menus set user_id = '${BEA}'`,
  'update public.menus set version = 1',
  'update public.menus set updated_at = now()',
  'truncate public.menus cascade',
  `insert into public.menus (name, cocktail_ids, sections, version) values ('x', '{1}', '[]', 9)`,
  `update public.menu_publications set token = 'aaaaaaaaaaaaaaaaaaaaaa'`,
  `insert into public.menu_publications (menu_id, token) values ('${ADAS_MENU}', 'aaaaaaaaaaaaaaaaaaaaaa')`,
  'truncate public.menu_publications',
])('refuses a reader: %s', async (sql) => {
  await expect(as(ADA, sql)).rejects.toThrow(PERMISSION_DENIED);
});

it.each([
  'select id from public.menus',
  `insert into public.menus (name, cocktail_ids, sections) values ('x', '{1}', '[]')`,
  `update public.menus set name = 'x'`,
  'delete from public.menus',
  'truncate public.menus cascade',
  'select token from public.menu_publications',
  `insert into public.menu_publications (menu_id) values ('${ADAS_MENU}')`,
  `update public.menu_publications set sold_out = '{}'`,
  'delete from public.menu_publications',
  'truncate public.menu_publications',
])('refuses the anonymous: %s', async (sql) => {
  await expect(as('anonymous', sql)).rejects.toThrow(PERMISSION_DENIED);
});

it('gives the site the menu of a token and nothing that says whose it is, and others nothing', async () => {
  const token = await tokenOf(ADAS_MENU);
  const read = 'select public.read_published_menu($1) as menu';
  for (const caller of ['anonymous', ADA, BEA]) {
    await expect(as(caller, read, [token])).rejects.toThrow(PERMISSION_DENIED);
  }
  const { rows } = await database.query(read, [token]);
  expect(rows).toEqual([
    {
      menu: {
        name: 'Friday',
        description: null,
        restaurant_name: null,
        currency: null,
        price_lists: [],
        sections: JSON.parse(SECTIONS) as unknown,
        translations: null,
        guest_notes: null,
        sold_out: [],
        held_list: null,
        held_until: null,
        time_zone: null,
        follows_shelf: false,
        bottles: [],
        own_drinks: [],
        brand: null,
      },
    },
  ]);
});

describe('what guests read', () => {
  const id = '00000000-0000-4000-8000-0000000000e1';
  const OWN = '00000000-0000-4000-8000-0000000000e2';
  const lines = (...drinks: [id: string, amount: number][]) => [
    {
      title: null,
      drinks: drinks.map(([cocktailId, amount]) => ({
        cocktailId,
        prices: [{ size: null, amounts: [amount] }],
        note: null,
      })),
    },
  ];
  const save = (name: string, sections: ReturnType<typeof lines>) =>
    database.query('update public.menus set name = $2, sections = $3, cocktail_ids = $4 where id = $1', [
      id,
      name,
      JSON.stringify(sections),
      sections.flatMap(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId)),
    ]);
  /** Publishes as a reader would, for good. */
  const publish = (part: string, at: string | null = null, version = 2, caller = ADA) =>
    database.transaction(async (transaction) => {
      await actAsReader(transaction, caller);
      const { rows } = await transaction.query<{ done: boolean | null }>(
        'select public.publish_menu($1, $2, $3, $4::timestamptz) as done',
        [id, version, part, at],
      );
      return rows[0]?.done;
    });
  const read = async () => {
    const { rows } = await database.query<{
      menu: { name: string; sections: unknown; own_drinks: unknown[] };
    }>('select public.read_published_menu($1) as menu', [await tokenOf(id)]);
    return rows[0]?.menu;
  };
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();
  const plannedFor = (time: string) =>
    database.query('update public.menu_publications set planned_at = $2 where menu_id = $1', [id, time]);

  beforeEach(async () => {
    const before = lines(['11002', 900], ['11005', 950]);
    await database.query(
      `insert into public.menus (id, user_id, name, currency, cocktail_ids, sections)
       values ($1, $2, 'Friday', 'EUR', '{11002,11005}', $3)`,
      [id, ADA, JSON.stringify(before)],
    );
    await database.query('insert into public.menu_publications (menu_id) values ($1)', [id]);
    await save('Saturday', lines(['11001', 700], ['11002', 1000]));
  });
  afterEach(() => database.query('delete from public.menus where id = $1', [id]));

  it('stays what was published while the menu is changed, until that is published', async () => {
    expect(await read()).toMatchObject({ name: 'Friday', sections: lines(['11002', 900], ['11005', 950]) });
    expect(await publish('all')).toBe(true);
    expect(await read()).toMatchObject({
      name: 'Saturday',
      sections: lines(['11001', 700], ['11002', 1000]),
    });
  });

  it('takes the prices alone, for the lines that it has', async () => {
    expect(await publish('prices')).toBe(true);
    expect(await read()).toMatchObject({ name: 'Friday', sections: lines(['11002', 1000], ['11005', 950]) });
    await database.query(`update public.menus set currency = 'USD' where id = $1`, [id]);
    await expect(publish('prices', null, 3)).rejects.toThrow('price lists and the currency');
  });

  it('is the version of the menu where prices were all that differed', async () => {
    await publish('all');
    await save('Saturday', lines(['11001', 800], ['11002', 1000]));
    expect(await publish('prices', null, 3)).toBe(true);
    const { rows } = await database.query(
      'select live_version from public.menu_publications where menu_id = $1',
      [id],
    );
    expect(rows).toEqual([{ live_version: 3 }]);
  });

  it('becomes what is planned at its time, and not before; prices that go live before are in it', async () => {
    expect(await publish('all', soon())).toBe(true);
    expect(await read()).toMatchObject({ name: 'Friday' });
    await save('Sunday', lines(['11002', 1200]));
    expect(await publish('prices', null, 3)).toBe(true);
    expect(await read()).toMatchObject({ name: 'Friday', sections: lines(['11002', 1200], ['11005', 950]) });
    await plannedFor(new Date(Date.now() - 1000).toISOString());
    const planned = { name: 'Saturday', sections: lines(['11001', 700], ['11002', 1200]) };
    expect(await read()).toMatchObject(planned);
    // What was planned is what guests read: it can be dropped no more, and the next plan comes after it.
    expect(await publish('unplan', null, 3)).toBe(true);
    expect(await read()).toMatchObject(planned);
    expect(await publish('all', soon(), 3)).toBe(true);
    expect(await read()).toMatchObject(planned);
    expect(await publish('unplan', null, 3)).toBe(true);
    expect(await read()).toMatchObject(planned);
  });

  it('shows the own drinks that stand on it, and none that its draft has', async () => {
    await database.query(
      `insert into public.own_drinks (user_id, id, name, glass, method, ice, lines)
       values ($1, $2, 'Smoke', 'coupe', 'shake', 'none', $3)`,
      [
        ADA,
        OWN,
        JSON.stringify([
          { ingredient: 'gin', unit: 'ml', amount: 50, garnish: false, optional: true, or: ['vodka'] },
        ]),
      ],
    );
    await save('Sunday', lines([OWN, 1]));
    expect((await read())?.own_drinks).toEqual([]);
    await publish('all', null, 3);
    expect((await read())?.own_drinks).toMatchObject([{ name: 'Smoke' }]);
    await save('Monday', lines(['11002', 1]));
    expect((await read())?.own_drinks).toMatchObject([{ name: 'Smoke' }]);
    await database.query('delete from public.own_drinks where id = $1', [OWN]);
  });

  it('changes by nobody else, and not by a version that its owner has not read', async () => {
    expect(await publish('all', null, 2, BEA)).toBeNull();
    expect(await publish('all', null, 1)).toBe(false);
    for (const column of ['live', 'live_version', 'planned', 'planned_version', 'planned_at'])
      await expect(
        as(ADA, `update public.menu_publications set ${column} = null where menu_id = $1`, [id]),
      ).rejects.toThrow(PERMISSION_DENIED);
    await database.query('delete from public.menu_publications where menu_id = $1', [id]);
    expect(await publish('all')).toBeNull();
  });

  it.each([
    ['a part that there is not', 'half', null],
    ['a time that is past', 'all', '2020-01-01T00:00:00Z'],
    ['a time beyond a year', 'all', '2199-01-01T00:00:00Z'],
    ['prices at a time', 'prices', '2199-01-01T00:00:00Z'],
  ])('refuses %s', async (_, part, at) => {
    await expect(publish(part, at)).rejects.toThrow(/^(A part|A menu is planned|Prices alone)/);
    expect(await read()).toMatchObject({ name: 'Friday' });
  });
});

it('gives with the menu the own drinks of its owner that stand on it, without what is theirs alone', async () => {
  const [shown, other] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'];
  const lines = [
    { ingredient: 'gin', unit: 'ml', amount: 50, garnish: false, optional: true, or: ['vodka'] },
    { name: 'Smoke', unit: 'dash', amount: null, garnish: true, strength: null, colour: null },
  ];
  const id = '00000000-0000-4000-8000-0000000000d1';
  await database.query(
    `insert into public.menus (id, user_id, name, cocktail_ids, sections) values ($1, $2, 'Own', $3, $4)`,
    [
      id,
      ADA,
      [shown],
      JSON.stringify([{ title: null, drinks: [{ cocktailId: shown, prices: [], note: null }] }]),
    ],
  );
  await database.query('insert into public.menu_publications (menu_id) values ($1)', [id]);
  for (const [owner, drink, name] of [
    [ADA, shown, 'Smoke'],
    [ADA, other, 'Mirror'],
    [BEA, shown, 'Of somebody else'],
  ]) {
    await database.query(
      `insert into public.own_drinks (user_id, id, name, glass, method, ice, lines, note, instructions)
       values ($1, $2, $3, 'coupe', 'shake', 'none', $4, 'Secret', 'Secret')`,
      [owner, drink, name, JSON.stringify(lines.map((line) => ({ ...line, note: 'Secret' })))],
    );
  }
  const { rows } = await database.query('select public.read_published_menu($1) as menu', [await tokenOf(id)]);
  expect(rows).toMatchObject([{ menu: { name: 'Own' } }]);
  expect(JSON.stringify(rows)).not.toContain('Secret');
  expect((rows as { menu: { own_drinks: unknown } }[])[0]?.menu.own_drinks).toEqual([
    {
      id: shown,
      name: 'Smoke',
      glass: 'coupe',
      method: 'shake',
      ice: 'none',
      lines,
      allergens: [],
      vegan: false,
      vegetarian: false,
      house: null,
    },
  ]);

  // A house thing comes with the drink that it is in, since its strength and allergens follow from its lines.
  const syrup = {
    name: 'Mirror',
    strength: null,
    colour: null,
    own: other,
    unit: 'ml',
    amount: 20,
    garnish: false,
  };
  await database.query(`update public.own_drinks set house = '{"ml":500,"days":null}' where id = $1`, [
    other,
  ]);
  await database.query('update public.own_drinks set lines = $1 where id = $2', [
    JSON.stringify([syrup]),
    shown,
  ]);
  const again = await database.query('select public.read_published_menu($1) as menu', [await tokenOf(id)]);
  const drinks = (again.rows as { menu: { own_drinks: { name: string }[] } }[])[0]?.menu.own_drinks ?? [];
  expect(drinks.map(({ name }) => name).toSorted()).toEqual(['Mirror', 'Smoke']);
  await database.query('delete from public.menus where id = $1', [id]);
  await database.query('delete from public.own_drinks');
});

it.each(['', 'aaaaaaaaaaaaaaaaaaaaaa', '%', "' or true --"])(
  'knows no menu of the token %j',
  async (token) => {
    const { rows } = await database.query('select public.read_published_menu($1) as menu', [token]);
    expect(rows).toEqual([{ menu: null }]);
  },
);

const drink = (cocktailId: string) => ({ cocktailId, prices: [], note: null });
const UUID = '00000000-0000-4000-8000-0000000000f1';
const priced = (...prices: unknown[]) => sectionsOf({ title: null, drinks: [{ ...drink('11002'), prices }] });
const size = (amount: unknown, name: unknown = null) => ({ size: name, amounts: [amount] });
const listed = (...priceLists: unknown[]) =>
  menuOf({
    priceLists: priceLists as MenuInput['priceLists'],
    sections: [
      {
        title: null,
        drinks: [
          { ...drink('11002'), prices: [{ size: null, amounts: [900, ...priceLists.map(() => null)] }] },
        ],
      },
    ],
  });
const hours = (change: object = {}) => ({
  name: 'Happy Hour',
  hours: { days: [1, 2, 5], from: '17:00', to: '01:30', ...change },
});
const item = (change: object = {}, cocktailId = UUID) =>
  menuOf({
    cocktailIds: [cocktailId],
    sections: [
      {
        title: null,
        drinks: [
          {
            ...drink(cocktailId),
            item: {
              ...{
                kind: 'wine',
                name: 'Riesling',
                allergens: ['milk', 'sulphites'],
                vegan: false,
                vegetarian: true,
              },
              ...change,
            },
          },
        ],
      },
    ] as MenuInput['sections'],
  });
const many = (count: number) => Array.from({ length: count }, (_, index) => String(11_000 + index));
const menuOf = (change: Partial<MenuInput>): MenuInput => {
  const cocktailIds = change.cocktailIds ?? ['11002'];
  return {
    name: 'Friday',
    description: null,
    restaurantName: null,
    currency: null,
    priceLists: [],
    cocktailIds,
    sections: [{ title: null, drinks: cocktailIds.map(drink) }],
    ...change,
  };
};
const declared = (value: unknown, cocktailId = '11002', line: object = {}) =>
  menuOf({
    cocktailIds: [cocktailId],
    sections: [
      { title: null, drinks: [{ ...drink(cocktailId), ...line, declared: value }] },
    ] as MenuInput['sections'],
  });
const WINE = { kind: 'wine', name: 'Rioja', allergens: [], vegan: false, vegetarian: false };
const sectionsOf = (...sections: object[]) => menuOf({ sections: sections as MenuInput['sections'] });

it.each<MenuInput>([
  menuOf({}),
  menuOf({ name: '🍸'.repeat(120) }),
  menuOf({ name: '🍸'.repeat(121) }),
  menuOf({ name: '' }),
  menuOf({ name: '\u00a0' }),
  menuOf({ name: ' Friday' }),
  menuOf({ name: '<script>alert(1)</script>' }),
  menuOf({ description: 'x'.repeat(2000) }),
  menuOf({ description: 'x'.repeat(2001) }),
  menuOf({ description: 'x ' }),
  menuOf({ restaurantName: 'x'.repeat(120) }),
  menuOf({ restaurantName: 'x'.repeat(121) }),
  menuOf({ cocktailIds: [] }),
  menuOf({ cocktailIds: many(200) }),
  menuOf({ cocktailIds: many(201) }),
  menuOf({ cocktailIds: ['11002', '11002'] }),
  menuOf({ cocktailIds: ['negroni'] }),
  sectionsOf(),
  sectionsOf({ title: null, drinks: [] }, { title: 'Stirred', drinks: [drink('11002')] }),
  sectionsOf({ title: 'Stirred', drinks: [drink('11001')] }),
  sectionsOf({ drinks: [drink('11002')], title: 'x'.repeat(80) }),
  sectionsOf({ drinks: [drink('11002')], title: 'x'.repeat(81) }),
  sectionsOf({ title: null, drinks: [drink('11002')], colour: 'red' }),
  sectionsOf({ title: null, drinks: [{ ...drink('11002'), price: '€'.repeat(20) }] }),
  sectionsOf({ title: null, drinks: [{ ...drink('11002'), price: '€'.repeat(21) }] }),
  sectionsOf({ title: null, drinks: [{ ...drink('11002'), price: 9.5 }] }),
  menuOf({ currency: 'EUR' }),
  menuOf({ currency: 'euro' }),
  menuOf({ cocktailIds: [UUID] }),
  menuOf({ cocktailIds: [UUID.toUpperCase()] }),
  priced(size(0), size(99_999_999)),
  priced(size(100_000_000)),
  priced(size(-1)),
  priced(size(true)),
  priced(size(null)),
  priced(size('x'.repeat(20)), size('Tagespreis', 'x'.repeat(30))),
  priced(size('x'.repeat(21))),
  priced(size(900, 'x'.repeat(31))),
  priced(size(900, '')),
  priced(...Array.from({ length: 6 }, () => size(900))),
  priced(...Array.from({ length: 7 }, () => size(900))),
  priced({ size: null, amounts: [] }),
  priced({ size: null, amounts: [900, 800] }),
  priced({ size: null, amounts: [900], until: 7 }),
  listed({ name: 'Terrace', hours: null }, hours()),
  listed(...Array.from({ length: 4 }, () => hours())),
  listed(...Array.from({ length: 5 }, () => hours())),
  listed({ name: 'x'.repeat(41), hours: null }),
  listed({ name: null, hours: null }),
  listed({ name: 'Terrace' }),
  listed(hours({ days: [] })),
  listed(hours({ days: [2, 1] })),
  listed(hours({ days: [1, 1] })),
  listed(hours({ days: [8] })),
  listed(hours({ days: ['1'] })),
  listed(hours({ from: '24:00' })),
  listed(hours({ to: null })),
  listed(hours({ zone: 'UTC' })),
  item(),
  item({}, '11002'),
  item({ kind: 'soup' }),
  item({ name: 'x'.repeat(121) }),
  item({ name: null }),
  item({ allergens: ['sulphites', 'milk'] }),
  item({ allergens: ['milk', 'milk'] }),
  item({ allergens: ['gluten'] }),
  item({ isFreeOfAllergens: true }),
  item({ allergens: [], isFreeOfAllergens: true }),
  item({ allergens: [], isFreeOfAllergens: false }),
  item({ vegan: 'yes' }),
  item({ price: 9 }),
  declared({ contains: [], without: [] }),
  declared({ contains: ['milk', 'sulphites'], without: ['eggs'] }),
  declared({ contains: ['sulphites', 'milk'], without: [] }),
  declared({ contains: ['milk'], without: ['milk'] }),
  declared({ contains: ['gluten'], without: [] }),
  declared({ contains: [] }),
  declared({ contains: [], without: null }),
  declared({ contains: [], without: [], none: true }),
  declared([]),
  declared(null),
  declared({ contains: [], without: ['almonds'] }, UUID),
  declared({ contains: [], without: [] }, UUID, { item: WINE }),
  sectionsOf({ title: null, drinks: [{ ...drink('11002'), note: 'x'.repeat(200) }] }),
  sectionsOf({ title: null, drinks: [{ ...drink('11002'), note: 'x'.repeat(201) }] }),
  sectionsOf({ title: null, drinks: [{ ...drink('11002'), allergens: [] }] }),
  sectionsOf({ title: null, drinks: drink('11002') }),
  sectionsOf({ title: 7, drinks: [drink('11002')] }),
  sectionsOf(
    ...Array.from({ length: 40 }, (_, index) => ({ title: 'x', drinks: index ? [] : [drink('11002')] })),
  ),
  sectionsOf(
    ...Array.from({ length: 41 }, (_, index) => ({ title: 'x', drinks: index ? [] : [drink('11002')] })),
  ),
])('takes a menu exactly where the schema leaves it as it is: %#', async (menu) => {
  const parsed = menuInputSchema.safeParse(menu);
  const values = [
    ...[menu.name, menu.description, menu.restaurantName, menu.currency],
    ...[JSON.stringify(menu.priceLists), menu.cocktailIds, JSON.stringify(menu.sections)],
  ];
  const isTaken = await as(ADA, INSERT, values).then(
    () => true,
    (error: Error) => (/menus_/.test(error.message) ? false : Promise.reject(error)),
  );
  expect(isTaken).toBe(parsed.success && JSON.stringify(parsed.data) === JSON.stringify(orderedLike(menu)));
});

/** The menu with its keys in the order of the schema. */
function orderedLike(menu: MenuInput): unknown {
  const { name, description, restaurantName, currency, priceLists, cocktailIds, sections } = menu;
  return {
    ...{ name, description, restaurantName, currency, priceLists, cocktailIds },
    sections: sections?.map(({ title, drinks, ...rest }) => ({ title, drinks, ...rest })),
  };
}
