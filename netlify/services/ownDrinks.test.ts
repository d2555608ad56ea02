import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountExportSchema } from '../../src/contracts/people/account.ts';
import { ACCOUNT_LIMITS } from '../../src/contracts/people/accountLimits.ts';
import {
  ownDrinkConflictSchema,
  ownDrinkSchema,
  type OwnDrink,
} from '../../src/contracts/own-drinks/ownDrink.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();

let readers = 0;
async function newReader(): Promise<TestBrowser> {
  // Each at home elsewhere: one address may ask for so many codes.
  const browser = new TestBrowser(`192.0.2.${(readers += 1)}`);
  await browser.signIn(test.backend, `drinker-${readers}@example.test`, 'Ada');
  return browser;
}

const SMOKE = {
  name: 'Smoke',
  note: null,
  glass: 'coupe',
  method: 'shake',
  ice: 'none',
  lines: [
    { ingredient: 'mezcal', unit: 'ml', amount: 50, garnish: false },
    { name: 'Lapsang tea', strength: 0, colour: '#884422', unit: 'ml', amount: 20, garnish: false },
    { ingredient: 'salt', unit: 'rim', amount: null, garnish: true },
  ],
  instructions: 'Shake.\nStrain.',
  allergens: ['milk', 'sulphites'],
  vegan: false,
  vegetarian: true,
};
const PATH = '/api/own-drinks';
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const listOf = async (browser: TestBrowser) =>
  ownDrinkSchema.array().parse(await (await browser.get(PATH)).json());
async function made(browser: TestBrowser, input: object = SMOKE, id?: string): Promise<OwnDrink> {
  const answer = await browser.ask('POST', PATH, input, id === undefined ? {} : { 'idempotency-key': id });
  expect(answer.status).toBe(201);
  return ownDrinkSchema.parse(await answer.json());
}

it('keeps a drink as it was written, trimmed, and lists the last changed first', async () => {
  const ada = await newReader();
  expect(await listOf(ada)).toEqual([]);
  const drink = await made(ada, { ...SMOKE, name: ' <b>Smoke</b> ' });
  expect(drink).toMatchObject({ ...SMOKE, name: '<b>Smoke</b>', version: 1 });
  const other = await made(ada, { ...SMOKE, name: 'Mirror' });
  expect(await listOf(ada)).toEqual([other, drink]);
  const changed = await ada.ask('PUT', `${PATH}/${drink.id}`, { ...SMOKE, note: 'Late', version: 1 });
  expect(await changed.json()).toMatchObject({ note: 'Late', version: 2 });
  expect((await listOf(ada)).map(({ name }) => name)).toEqual(['Smoke', 'Mirror']);
});

it('keeps the strength of a bottle, no glass and no method', async () => {
  const ada = await newReader();
  const rum = { ingredient: 'rum', unit: 'ml', amount: 50, garnish: false };
  const unsaid = { glass: 'not-said', method: 'not-said' };
  const drink = await made(ada, { ...SMOKE, ...unsaid, lines: [{ ...rum, strength: 75.5 }] });
  expect(drink).toMatchObject({ ...unsaid, lines: [{ ...rum, strength: 75.5 }] });
  for (const strength of [0, 97, null, '40']) {
    const answer = await ada.ask('POST', PATH, { ...SMOKE, lines: [{ ...rum, strength }] });
    expect(answer.status).toBe(400);
  }
});

it('refuses the second of two editors, and says what is stored', async () => {
  const ada = await newReader();
  const { id } = await made(ada);
  const change = (name: string) => ada.ask('PUT', `${PATH}/${id}`, { ...SMOKE, name, version: 1 });
  expect((await change('First')).status).toBe(200);
  const second = await change('Second');
  expect(second.status).toBe(409);
  expect(ownDrinkConflictSchema.parse(await second.json()).current).toMatchObject({
    name: 'First',
    version: 2,
  });
});

it('makes one drink of an id, however often it is sent, and brings a deleted one back', async () => {
  const ada = await newReader();
  const id = randomUUID();
  const drink = await made(ada, SMOKE, id);
  expect(drink.id).toBe(id);
  expect(await made(ada, SMOKE, id)).toEqual(drink);
  const otherwise = await ada.ask('POST', PATH, { ...SMOKE, name: 'Other' }, { 'idempotency-key': id });
  expect(await codeOf(otherwise)).toEqual([409, 'conflict']);
  expect((await ada.ask('DELETE', `${PATH}/${id}`)).status).toBe(204);
  expect(await codeOf(await ada.ask('DELETE', `${PATH}/${id}`))).toEqual([404, 'not_found']);
  expect((await made(ada, SMOKE, id)).id).toBe(id);
});

it('answers 404 for the drink of somebody else, leaves it alone, and lets nobody take its id', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  const drink = await made(ada);
  expect(await listOf(bea)).toEqual([]);
  for (const id of [drink.id, 'smoke', "1' or 1=1"]) {
    const path = `${PATH}/${encodeURIComponent(id)}`;
    expect(await codeOf(await bea.ask('PUT', path, SMOKE))).toEqual([404, 'not_found']);
    expect(await codeOf(await bea.ask('DELETE', path))).toEqual([404, 'not_found']);
  }
  await made(bea, { ...SMOKE, name: 'Of Bea' }, drink.id);
  expect(await listOf(ada)).toEqual([drink]);
});

it('keeps what a line says besides, and an amount that nobody knows', async () => {
  const ada = await newReader();
  const [line] = SMOKE.lines;
  const remarks = { note: '2–3 dashes', optional: true, or: ['vodka', 'Attic spirit'] };
  const lines = [{ ...line, amount: null, ...remarks }];
  await made(ada, { ...SMOKE, lines });
  expect(await listOf(ada)).toMatchObject([{ lines }]);
});

const SYRUP = {
  ...SMOKE,
  name: 'Honey syrup',
  lines: [{ ingredient: 'honey', unit: 'ml', amount: 500, garnish: false }],
  house: { ml: 1000, days: 14 },
};

it('keeps a house thing, and drinks that pour it', async () => {
  const ada = await newReader();
  const syrup = await made(ada, SYRUP);
  const [, free] = SMOKE.lines;
  const sour = await made(ada, { ...SMOKE, lines: [{ ...free, own: syrup.id }] });
  expect(syrup.house).toEqual({ ml: 1000, days: 14 });
  expect((await listOf(ada)).map(({ id, house }) => [id, house?.ml])).toEqual(
    expect.arrayContaining([
      [syrup.id, 1000],
      [sour.id, undefined],
    ]),
  );
  const undated = await ada.ask('PUT', `${PATH}/${syrup.id}`, { ...SYRUP, house: { ml: 750, days: null } });
  expect(await undated.json()).toMatchObject({ house: { ml: 750, days: null } });
  expect(await (await ada.ask('PUT', `${PATH}/${sour.id}`, SMOKE)).json()).toMatchObject({ house: null });
});

it.each([
  { ...SYRUP, house: { ml: 0, days: null } },
  { ...SYRUP, house: { ml: 100_001, days: null } },
  { ...SYRUP, house: { ml: 1.5, days: null } },
  { ...SYRUP, house: { ml: 1, days: 0 } },
  { ...SYRUP, house: { ml: 1, days: 3651 } },
  { ...SYRUP, house: { ml: 1 } },
  { ...SYRUP, house: { ml: 1, days: null, more: 1 } },
  { ...SYRUP, house: [] },
  { ...SYRUP, lines: [{ ...SMOKE.lines[1], own: '5f1c9f60-8a52-4a4e-9a55-0c6a4a1b2c3d' }] },
  { ...SMOKE, lines: [{ ...SMOKE.lines[1], own: "1' or 1=1" }] },
  { ...SMOKE, lines: [{ ...SMOKE.lines[1], own: null }] },
  { ...SMOKE, lines: [{ ...SMOKE.lines[0], own: '5f1c9f60-8a52-4a4e-9a55-0c6a4a1b2c3d' }] },
])('refuses the house thing %j, past the functions too', async (drink) => {
  const ada = await newReader();
  expect(await codeOf(await ada.post(PATH, drink))).toEqual([400, 'invalid_body']);
  const { id } = await made(ada);
  const past = test.backend.database.query(
    'update public.own_drinks set house = $1::jsonb, lines = $2::jsonb where id = $3',
    ['house' in drink ? JSON.stringify(drink.house) : null, JSON.stringify(drink.lines), id],
  );
  await expect(past).rejects.toThrow(/own_drinks_(house|lines)/);
});

it.each([
  { name: ' ' },
  { name: 'x'.repeat(121) },
  { lines: [] },
  { lines: Array.from({ length: 17 }, () => SMOKE.lines[0]) },
  { lines: [{ ...SMOKE.lines[0], name: 'Both' }] },
  { lines: [{ ...SMOKE.lines[0], amount: 0 }] },
  { lines: [{ ...SMOKE.lines[0], amount: 5e-324 }] },
  { lines: [{ ...SMOKE.lines[1], strength: 5e-324 }] },
  { lines: [{ ...SMOKE.lines[1], strength: 97 }] },
  { lines: [{ ...SMOKE.lines[1], colour: 'red' }] },
  { lines: [{ ...SMOKE.lines[0], note: 'x'.repeat(121) }] },
  { lines: [{ ...SMOKE.lines[0], optional: false }] },
  { lines: [{ ...SMOKE.lines[0], or: [] }] },
  { lines: [{ ...SMOKE.lines[0], or: ['a', 'b', 'c', 'd', 'e'] }] },
  { ice: 'slush' },
  { glass: '../coupe' },
  { allergens: ['sulphites', 'milk'] },
  { owner: 'me' },
])('refuses %j', async (change) => {
  const ada = await newReader();
  expect(await codeOf(await ada.post(PATH, { ...SMOKE, ...change }))).toEqual([400, 'invalid_body']);
});

it.each(['amount', 'strength'])(
  'keeps no %s of more digits than a number needs, past the functions too',
  async (field) => {
    const ada = await newReader();
    const { id } = await made(ada);
    const write = (digits: number) =>
      test.backend.database.query(
        `update public.own_drinks
         set lines = jsonb_set(lines, array['1', $1], ('0.' || repeat('1', $2::integer))::jsonb) where id = $3`,
        [field, digits, id],
      );
    await write(22);
    await expect(write(23)).rejects.toThrow('own_drinks_lines');
    await expect(write(16_000)).rejects.toThrow('own_drinks_lines');
  },
);

it('counts an import as a write for each 20,000 characters, before it is read', async () => {
  const ada = await newReader();
  const { id } = accountExportSchema.parse(await (await ada.get('/api/account/export')).json()).account;
  const read = (text: string) => ada.post(`${PATH}/import`, { language: 'en', text });
  const written = async () =>
    (
      await test.backend.database.query<{ minute_rows: number }>(
        'select minute_rows from public.account_writes where user_id = $1',
        [id],
      )
    ).rows[0]?.minute_rows;
  const before = (await written()) ?? 0;
  expect((await read('[]')).status).toBe(200);
  expect(await written()).toBe(before + 1);
  expect((await read(JSON.stringify('x'.repeat(39_999)))).status).toBe(200);
  expect(await written()).toBe(before + 4);
  const statuses: number[] = [];
  for (let place = 0; place < 3; place += 1) {
    statuses.push((await read(JSON.stringify('x'.repeat(900_000)))).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

it('keeps as many as an account may have', async () => {
  const ada = await newReader();
  const drink = await made(ada);
  await test.backend.database.query(
    `insert into public.own_drinks (user_id, name, glass, method, ice, lines)
     select user_id, name, glass, method, ice, lines from public.own_drinks, generate_series(2, $1::integer)
     where id = $2`,
    [ACCOUNT_LIMITS.ownDrinks, drink.id],
  );
  const answer = await ada.post(PATH, SMOKE);
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { code: 'quota_reached', quota: { of: 'drinks', most: ACCOUNT_LIMITS.ownDrinks } },
  ]);
  expect(await listOf(ada)).toHaveLength(ACCOUNT_LIMITS.ownDrinks);
});

it('exports drinks with the account, and deletes them with it', async () => {
  const ada = await newReader();
  const drink = await made(ada);
  const exported = accountExportSchema.parse(await (await ada.get('/api/account/export')).json());
  expect(exported.ownDrinks).toEqual([drink]);
  expect((await ada.ask('DELETE', '/api/account')).status).toBe(204);
  const { rows } = await test.backend.database.query('select id from public.own_drinks where id = $1', [
    drink.id,
  ]);
  expect(rows).toEqual([]);
});

it('begins an own version of a recipe, and keeps what it descends from through changes and exports', async () => {
  const ada = await newReader();
  const begun = (await (await ada.get(`${PATH}/from/11002?lang=nl`)).json()) as Record<string, unknown>;
  expect(begun).toMatchObject({ name: 'Negroni', after: '11002' });
  expect(await listOf(ada)).toEqual([]);
  const drink = await made(ada, { ...begun, name: 'House Negroni' });
  expect(drink.after).toBe('11002');
  const changed = await ada.ask('PUT', `${PATH}/${drink.id}`, { ...begun, name: 'Ours', version: 1 });
  expect(await changed.json()).toMatchObject({ name: 'Ours', after: '11002', version: 2 });
  const own = await ada.ask('PUT', `${PATH}/${drink.id}`, { ...begun, after: null });
  expect(await own.json()).toMatchObject({ after: null });
  // A drink that was written before is no version of anything.
  expect((await made(ada)).after).toBeNull();
});

it.each(['1', '99999999', 'x', '11002%00', '..%2F..'])('has no recipe %s to begin with', async (id) => {
  const ada = await newReader();
  expect((await ada.get(`${PATH}/from/${id}`)).status).toBeGreaterThanOrEqual(400);
  expect((await ada.get(`${PATH}/from/${id}`)).status).toBeLessThan(500);
});

it('refuses what is no id of a recipe as what a drink descends from', async () => {
  const ada = await newReader();
  for (const after of ['Negroni', '', 11002, '0', '<b>'])
    expect((await ada.ask('POST', PATH, { ...SMOKE, after })).status).toBe(400);
});
