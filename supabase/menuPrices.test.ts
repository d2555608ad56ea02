import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPrices } from '../src/domain/prices/readPrices.ts';
import type { Database } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
const MIGRATION = 'supabase/migrations/20261124070000_structure_menu_prices.sql';

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  await database.query('insert into auth.users (id, email) values ($1, $2)', [ADA, 'ada@example.test']);
});
afterAll(() => backend.close());

/** A menu with prices as they were written before, and what the migration makes of it. */
async function migrated(...texts: (string | null)[]) {
  const ids = texts.map((_, place) => String(11_001 + place));
  const drinks = ids.map((cocktailId, place) => ({ cocktailId, price: texts[place], note: null }));
  const sections = JSON.stringify([
    { title: null, drinks },
    { title: 'Later', drinks: [] },
  ]);
  await database.exec('alter table public.menus drop constraint menus_sections_valid');
  const { rows: before } = await database.query<{ id: string; version: number; updated_at: Date }>(
    `insert into public.menus (user_id, name, cocktail_ids, sections) values ($1, 'Friday', $2, $3)
     returning id, version, updated_at`,
    [ADA, ids, sections],
  );
  await database.exec(await readFile(MIGRATION, 'utf8'));
  const { rows } = await database.query<{
    currency: string | null;
    version: number;
    updated_at: Date;
    sections: { drinks: { prices: { size: null; amounts: unknown[] }[] }[] }[];
  }>('select currency, version, updated_at, sections from public.menus where id = $1', [before[0]?.id]);
  const [menu] = rows;
  expect(menu).toMatchObject({ version: before[0]?.version, updated_at: before[0]?.updated_at });
  return {
    currency: menu?.currency,
    prices: menu?.sections[0]?.drinks.map(({ prices }) => prices.map(({ amounts }) => amounts[0])),
  };
}

it('reads old prices, each for sure, and takes their currency for the menu', async () => {
  expect(await migrated('€ 9,50', '€ 8 / € 14', null, '12.-', '€ 11.5')).toEqual({
    currency: 'EUR',
    prices: [[950], [800, 1400], [], [1200], [1150]],
  });
});

it('keeps as text what is in words, in another currency or leaves something open', async () => {
  expect(await migrated('£11.50', '£ 12', '€ 9', 'market price', '8-12', 'ab 8', '£ 8 / € 9')).toEqual({
    currency: 'GBP',
    prices: [[1150], [1200], ['€ 9'], ['market price'], ['8-12'], ['ab 8'], ['£ 8 / € 9']],
  });
});

it('has no currency where nobody wrote one', async () => {
  expect(await migrated('9,50', '8')).toEqual({ currency: null, prices: [[950], [800]] });
});

it('reads no price otherwise than the builder does', async () => {
  const texts = [
    '9',
    '9,50',
    '9.5',
    '€9,50',
    '9,50 €',
    '9,50 Euro',
    'EUR 12',
    '12 EUR',
    '8/14',
    '€ 12,-',
    '€ 12,–',
  ];
  const { prices } = await migrated(...texts);
  expect(prices).toEqual(texts.map((text) => readPrices(text, 'EUR')?.prices.map(({ amount }) => amount)));
});
