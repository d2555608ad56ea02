import { resolve } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RateLimitedError } from '../netlify/lib/errors.ts';
import { takeChatTurn } from '../netlify/services/chatTurns.ts';
import { createTranslationCache } from '../netlify/services/translation/translationCache.ts';
import { startEmbeddedBackend, type EmbeddedBackend } from '../tools/serve/embeddedBackend.ts';

type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0];

const PERMISSION_DENIED = /permission denied/;
const ADA = '00000000-0000-4000-8000-00000000000a';
const HOME = '192.0.2.1';

let backend: EmbeddedBackend;
let database: PGlite;
let supabase: SupabaseClient;
let service: SupabaseClient;
beforeAll(async () => {
  backend = await startEmbeddedBackend({ projectFolder: resolve('.'), siteUrl: 'http://localhost:4321' });
  database = backend.database;
  const options = { auth: { persistSession: false } };
  supabase = createClient(backend.url, backend.publishableKey, options);
  service = createClient(backend.url, backend.secretKey, options);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await database.exec(`
    delete from public.chat_turns;
    delete from public.translations;
    update public.chat_guard
    set day = (now() at time zone 'utc')::date, model_calls = 0, model_calls_a_day = 2000;
  `);
});

/** Runs a statement as PostgREST would for a role, and undoes what it changed. */
async function as(role: 'anon' | 'authenticated', sql: string): Promise<void> {
  await database.transaction(async (transaction: Transaction) => {
    await transaction.query(`select set_config('role', $1, true)`, [role]);
    await transaction.query(sql);
    await transaction.rollback();
  });
}

/** Takes a turn as somebody who is signed in. */
async function turnOf(account: string, visitor: string, purpose = 'chat') {
  let answer: unknown;
  await database.transaction(async (transaction: Transaction) => {
    await transaction.query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', $1, true)`,
      [account],
    );
    const { rows } = await transaction.query<{ answer: unknown }>(
      'select public.take_chat_turn($1, $2, true) as answer',
      [purpose, visitor],
    );
    answer = rows[0]?.answer;
  });
  return answer as { wait: number | null; model: boolean };
}

const chat = (ip = HOME, wantsModel = true) => takeChatTurn(supabase, { purpose: 'chat', ip, wantsModel });
const waitOf = (turn: Promise<unknown>) =>
  turn.then(
    () => 0,
    (error: unknown) => (error instanceof RateLimitedError ? error.retryAfterSeconds : error),
  );

async function takeMany(count: number, take: (place: number) => Promise<unknown>): Promise<void> {
  for (let place = 0; place < count; place += 1) await take(place);
}

/** No wait is longer: every count begins anew then. */
function secondsToMidnight(): number {
  return (new Date().setUTCHours(24, 0, 0, 0) - Date.now()) / 1000;
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return (await database.query<Record<string, unknown>>(`select * from public.${table}`)).rows;
}

it('gives an address forty questions in ten minutes and tells when the next is free', async () => {
  await takeMany(40, () => chat());
  const wait = await waitOf(chat());
  expect(wait).toBeGreaterThan(Math.min(540, secondsToMidnight() - 60));
  expect(wait).toBeLessThanOrEqual(600);
  expect(await waitOf(chat('192.0.2.2'))).toBe(0);
  expect(await waitOf(takeChatTurn(supabase, { purpose: 'translation', ip: HOME, wantsModel: true }))).toBe(
    0,
  );

  await database.exec(`update public.chat_turns set taken_at = taken_at - interval '10 minutes'`);
  expect(await waitOf(chat())).toBe(0);
});

it('gives an address three hundred questions a day, and says at midnight at the latest', async () => {
  await takeMany(300, async (place) => {
    if (place % 40 === 39)
      await database.exec(`update public.chat_turns set taken_at = taken_at - interval '10 minutes'`);
    await chat(HOME, false);
  });
  await database.exec(`update public.chat_turns set taken_at = taken_at - interval '10 minutes'`);
  const wait = await waitOf(chat());
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(secondsToMidnight() + 60);
}, 60_000);

it('gives an account twenty questions in ten minutes, wherever it asks from', async () => {
  await takeMany(20, async (place) => turnOf(ADA, `192.0.2.${place}`));
  const { wait } = await turnOf(ADA, '192.0.2.99');
  expect(wait).toBeGreaterThan(Math.min(540, secondsToMidnight() - 60));
  expect((await turnOf('00000000-0000-4000-8000-00000000000b', '192.0.2.99')).wait).toBeNull();
});

it('counts the turns of an account for its address too', async () => {
  await takeMany(40, (place) =>
    turnOf(`00000000-0000-4000-8000-0000000000${10 + Math.floor(place / 10)}`, HOME),
  );
  expect((await turnOf(ADA, HOME)).wait).toBeGreaterThan(0);
  expect(await waitOf(chat())).toBeGreaterThan(0);
});

it('counts turns that are taken at the same moment', async () => {
  const taken = await Promise.allSettled(Array.from({ length: 50 }, () => chat('192.0.2.3')));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
});

it('calls the model as often a day as the operator says, for all together, and no turn is refused for it', async () => {
  await database.exec('update public.chat_guard set model_calls_a_day = 3');
  const granted: boolean[] = [];
  await takeMany(5, async (place) => granted.push(await chat(`192.0.2.${place}`)));
  expect(granted).toEqual([true, true, true, false, false]);
  expect(await chat('192.0.2.9', false)).toBe(false);
  expect(await rowsOf('chat_guard')).toMatchObject([{ model_calls: 3 }]);
});

it('spends nothing on the model for those who must wait or do not want it', async () => {
  await takeMany(40, () => chat(HOME, false));
  expect(await waitOf(chat())).toBeGreaterThan(0);
  expect(await rowsOf('chat_guard')).toMatchObject([{ model_calls: 0 }]);
});

it('begins anew at midnight, with another salt, and keeps nothing of the day before', async () => {
  await takeMany(40, () => chat());
  const [before] = await rowsOf('chat_guard');
  await database.exec('update public.chat_guard set day = day - 1');
  expect(await waitOf(chat())).toBe(0);
  expect(await rowsOf('chat_turns')).toHaveLength(1);
  const [after] = await rowsOf('chat_guard');
  expect(after).toMatchObject({ model_calls: 1 });
  expect(after?.['salt']).not.toBe(before?.['salt']);
});

it('keeps neither address nor account', async () => {
  await turnOf(ADA, HOME);
  const kept = JSON.stringify(await rowsOf('chat_turns'));
  expect(await rowsOf('chat_turns')).toHaveLength(2);
  expect(kept).not.toContain(HOME);
  expect(kept).not.toContain(ADA);
});

it.each([
  'select subject from public.chat_turns',
  'delete from public.chat_turns',
  'select salt from public.chat_guard',
  'update public.chat_guard set model_calls_a_day = 9 where is_only',
  'select translated_text from public.translations',
  `insert into public.translations (source_hash, language, translated_text) values (repeat('0', 64), 'de', 'Gift')`,
  `update public.translations set translated_text = 'Gift'`,
  'delete from public.translations',
  `select public.keep_translation(repeat('0', 64), 'de', 'Gift')`,
])('refuses reader and stranger alike: %s', async (sql) => {
  await expect(as('anon', sql)).rejects.toThrow(PERMISSION_DENIED);
  await expect(as('authenticated', sql)).rejects.toThrow(PERMISSION_DENIED);
});

it('keeps translations by text and language for who has the service key', async () => {
  const cache = createTranslationCache(service);
  expect(await cache.find('Our terrace', 'de')).toBeUndefined();
  await cache.keep('Our terrace', 'de', 'Unsere Terasse');
  await cache.keep('Our terrace', 'de', 'Unsere Terrasse');
  await cache.keep('Our terrace', 'fr', 'Notre terrasse');
  expect(await cache.find('Our terrace', 'de')).toBe('Unsere Terrasse');
  expect(await cache.find('Our terrace!', 'de')).toBeUndefined();
  expect(JSON.stringify(await rowsOf('translations'))).not.toContain('Our terrace');
});

it('lets nobody poison or read the cache with the publishable key', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await createTranslationCache(service).keep('Our terrace', 'de', 'Unsere Terrasse');
  const stranger = createTranslationCache(supabase);
  await expect(stranger.keep('Our terrace', 'de', 'Gift')).rejects.toThrow();
  await expect(stranger.find('Our terrace', 'de')).rejects.toThrow();
  const { error } = await supabase
    .from('translations')
    .insert({ source_hash: '0'.repeat(64), language: 'de', translated_text: 'Gift' });
  expect(error).not.toBeNull();
  expect(await rowsOf('translations')).toMatchObject([{ translated_text: 'Unsere Terrasse' }]);
});

it('forgets translations after ninety days', async () => {
  const cache = createTranslationCache(service);
  await cache.keep('Our terrace', 'de', 'Unsere Terrasse');
  await database.exec(`update public.translations set kept_at = now() - interval '91 days'`);
  await cache.keep('Our cellar', 'de', 'Unser Keller');
  expect(await rowsOf('translations')).toHaveLength(1);
});
