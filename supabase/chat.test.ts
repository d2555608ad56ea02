import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RateLimitedError } from '../netlify/lib/errors.ts';
import {
  consumeChatRateLimit,
  consumeEmergencyAnswer,
  consumeModelCall,
} from '../netlify/services/chatLimits.ts';
import { createTranslationStore } from '../netlify/services/translation/translationStore.ts';
import type { Database, Transaction } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

const PERMISSION_DENIED = /permission denied/;
const ADA = '00000000-0000-4000-8000-00000000000a';
const HOME = '192.0.2.1';

let backend: LocalBackend;
let database: Database;
let supabase: SupabaseClient;
let service: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  const options = { auth: { persistSession: false } };
  supabase = createClient(backend.url, backend.publishableKey, options);
  service = createClient(backend.url, backend.secretKey, options);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await database.exec(`
    delete from public.rate_limit_uses;
    delete from public.translations;
    delete from public.translation_claims;
    update public.chat_guard
    set day = (now() at time zone 'utc')::date, model_calls = 0, model_calls_a_day = 2000,
      translation_calls = 0, translation_calls_a_day = 2000;
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

const chat = (ip = HOME, account: string | null = null) => consumeChatRateLimit(service, { ip, account });
/** Asks as somebody who is signed in. */
const chatAs = (account: string, ip: string) => chat(ip, account);
/** Whether the model may be called. */
const call = (ip = HOME, account: string | null = null) => consumeModelCall(service, { ip, account });
let texts = 0;
/** Whether the model may translate another text. */
const translation = async (ip = HOME) => {
  const claim = await createTranslationStore(service).claim(`Text ${(texts += 1)}`, 'de', {
    ip,
    account: null,
  });
  return claim.state === 'granted';
};
const waitOf = (turn: Promise<unknown>) =>
  turn.then(
    () => 0,
    (error: unknown) => (error instanceof RateLimitedError ? error.retryAfterSeconds : error),
  );

async function takeMany(count: number, take: (place: number) => Promise<unknown>): Promise<void> {
  for (let place = 0; place < count; place += 1) await take(place);
}

/** Makes all uses older. They stay of today, also where the test runs soon after midnight. */
async function passTenMinutes(): Promise<void> {
  await database.exec(
    `update public.rate_limit_uses
     set used_at = greatest(used_at - interval '10 minutes', date_trunc('day', now(), 'UTC'))`,
  );
}

/** No wait is longer: every count begins anew then. */
function secondsToMidnight(): number {
  return (new Date().setUTCHours(24, 0, 0, 0) - Date.now()) / 1000;
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return (await database.query<Record<string, unknown>>(`select * from public.${table}`)).rows;
}

const saltOfChat = async () =>
  (await rowsOf('rate_limit_areas')).find(({ area }) => area === 'chat')?.['salt'];

it('gives an address forty questions in ten minutes and tells when the next is free', async () => {
  await takeMany(40, () => chat());
  const wait = await waitOf(chat());
  expect(wait).toBeGreaterThan(Math.min(540, secondsToMidnight() - 60));
  expect(wait).toBeLessThanOrEqual(600);
  expect(await waitOf(chat('192.0.2.2'))).toBe(0);
  expect(await waitOf(translation())).toBe(0);

  await database.exec(`update public.rate_limit_uses set used_at = used_at - interval '10 minutes'`);
  expect(await waitOf(chat())).toBe(0);
});

it('gives an address three hundred questions a day, and says at midnight at the latest', async () => {
  await takeMany(300, async (place) => {
    if (place % 40 === 39) await passTenMinutes();
    await chat(HOME);
  });
  await passTenMinutes();
  const wait = await waitOf(chat());
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(secondsToMidnight() + 60);
});

it('gives an account twenty questions in ten minutes, wherever it asks from', async () => {
  await takeMany(20, (place) => chatAs(ADA, `192.0.2.${place}`));
  const wait = await waitOf(chatAs(ADA, '192.0.2.99'));
  expect(wait).toBeGreaterThan(Math.min(540, secondsToMidnight() - 60));
  expect(await waitOf(chatAs('00000000-0000-4000-8000-00000000000b', '192.0.2.99'))).toBe(0);
});

it('counts the questions of an account for its address too', async () => {
  await takeMany(40, (place) =>
    chatAs(`00000000-0000-4000-8000-0000000000${10 + Math.floor(place / 10)}`, HOME),
  );
  expect(await waitOf(chatAs(ADA, HOME))).toBeGreaterThan(0);
  expect(await waitOf(chat())).toBeGreaterThan(0);
});

it('counts questions of the same moment', async () => {
  const taken = await Promise.allSettled(Array.from({ length: 50 }, () => chat('192.0.2.3')));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
});

it('calls the model as often a day as the operator says, for all together, and no question is refused for it', async () => {
  await database.exec('update public.chat_guard set model_calls_a_day = 3');
  const granted: boolean[] = [];
  await takeMany(5, async (place) => granted.push(await call(`198.51.${place}.1`)));
  expect(granted).toEqual([true, true, true, false, false]);
  expect(await waitOf(chat('192.0.2.9'))).toBe(0);
  expect(await rowsOf('chat_guard')).toMatchObject([{ model_calls: 3 }]);
});

it('counts what the chat and translations spend apart', async () => {
  await database.exec('update public.chat_guard set model_calls_a_day = 2, translation_calls_a_day = 3');
  const spend = async (take: (ip: string) => Promise<boolean>) => {
    const granted: boolean[] = [];
    await takeMany(4, async (place) => granted.push(await take(`198.51.${place}.1`)));
    return granted;
  };
  expect(await spend(translation)).toEqual([true, true, true, false]);
  expect(await spend(call)).toEqual([true, true, false, false]);
  expect(await rowsOf('chat_guard')).toMatchObject([{ model_calls: 2, translation_calls: 3 }]);
});

it.each([
  ['an address', () => call(HOME), () => call('192.0.2.2')],
  ['an account', (place: number) => call(`192.0.2.${place}`, ADA), () => call('192.0.2.99')],
  ['an address with translations', () => translation(HOME), () => translation('192.0.2.2')],
])('grants %s a twentieth of the day’s budget and no more', async (_, take, takeElsewhere) => {
  await database.exec('update public.chat_guard set model_calls_a_day = 99, translation_calls_a_day = 99');
  const granted: boolean[] = [];
  await takeMany(7, async (place) => granted.push(await take(place)));
  expect(granted).toEqual([true, true, true, true, true, false, false]);
  expect(await takeElsewhere()).toBe(true);
});

it('grants no more than the share to calls of the same moment', async () => {
  await database.exec('update public.chat_guard set model_calls_a_day = 100');
  const granted = await Promise.all(Array.from({ length: 30 }, () => call()));
  expect(granted.filter(Boolean)).toHaveLength(5);
});

it('counts questions and calls of the model apart', async () => {
  await takeMany(3, () => call());
  await takeMany(40, () => chat());
  expect(await waitOf(chat())).toBeGreaterThan(0);
  expect(await rowsOf('chat_guard')).toMatchObject([{ model_calls: 3 }]);
});

it('begins anew at midnight, with another salt, and keeps nothing of the day before', async () => {
  await takeMany(40, () => chat());
  await call();
  const before = await saltOfChat();
  await database.exec(`
    update public.chat_guard set day = day - 1;
    update public.rate_limit_uses set used_at = used_at - interval '1 day';
  `);
  expect(await waitOf(chat())).toBe(0);
  expect(await rowsOf('rate_limit_uses')).toHaveLength(1);
  expect(await saltOfChat()).not.toBe(before);
  await call();
  expect(await rowsOf('chat_guard')).toMatchObject([{ model_calls: 1 }]);
});

it('keeps neither address nor account', async () => {
  await chatAs(ADA, HOME);
  const kept = JSON.stringify(await rowsOf('rate_limit_uses'));
  expect(await rowsOf('rate_limit_uses')).toHaveLength(2);
  expect(kept).not.toContain(HOME);
  expect(kept).not.toContain(ADA);
});

it.each([
  'select subject from public.rate_limit_uses',
  'delete from public.rate_limit_uses',
  'select salt from public.rate_limit_areas',
  'update public.chat_guard set model_calls_a_day = 9 where is_only',
  'select translated_text from public.translations',
  `insert into public.translations (source_hash, language, translated_text) values (repeat('0', 64), 'de', 'Gift')`,
  `update public.translations set translated_text = 'Gift'`,
  'delete from public.translations',
  `select public.store_translation(repeat('0', 64), 'de', 'Gift')`,
  `select public.claim_translation(repeat('0', 64), 'de', 'somebody', null)`,
  `select public.release_translation(repeat('0', 64), 'de')`,
  'select claimed_at from public.translation_claims',
  `select public.consume_rate_limit('chat', '{"address": ["somebody"]}')`,
  `select public.consume_model_call('somebody', null)`,
])('refuses reader and stranger alike: %s', async (sql) => {
  await expect(as('anon', sql)).rejects.toThrow(PERMISSION_DENIED);
  await expect(as('authenticated', sql)).rejects.toThrow(PERMISSION_DENIED);
});

it('keeps translations by text and language for who has the service key', async () => {
  const store = createTranslationStore(service);
  expect(await store.find('Our terrace', 'de')).toBeUndefined();
  await store.keep('Our terrace', 'de', 'Unsere Terasse');
  await store.keep('Our terrace', 'de', 'Unsere Terrasse');
  await store.keep('Our terrace', 'fr', 'Notre terrasse');
  expect(await store.find('Our terrace', 'de')).toBe('Unsere Terrasse');
  expect(await store.find('Our terrace!', 'de')).toBeUndefined();
  expect(JSON.stringify(await rowsOf('translations'))).not.toContain('Our terrace');
});

it('lets nobody poison or read the cache with the publishable key', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await createTranslationStore(service).keep('Our terrace', 'de', 'Unsere Terrasse');
  const stranger = createTranslationStore(supabase);
  await expect(stranger.keep('Our terrace', 'de', 'Gift')).rejects.toThrow();
  await expect(stranger.find('Our terrace', 'de')).rejects.toThrow();
  const { error } = await supabase
    .from('translations')
    .insert({ source_hash: '0'.repeat(64), language: 'de', translated_text: 'Gift' });
  expect(error).not.toBeNull();
  expect(await rowsOf('translations')).toMatchObject([{ translated_text: 'Unsere Terrasse' }]);
});

it('hands a text to one who asks, and to another when it is given back or a minute has gone', async () => {
  const store = createTranslationStore(service);
  const claim = async (ip = HOME) => (await store.claim('Our terrace', 'de', { ip, account: null })).state;
  expect(await Promise.all(Array.from({ length: 8 }, () => claim())).then((all) => all.sort())).toEqual([
    ...Array.from({ length: 7 }, () => 'busy'),
    'granted',
  ]);
  await store.release('Our terrace', 'de');
  expect(await claim()).toBe('granted');
  await database.exec(`update public.translation_claims set claimed_at = claimed_at - interval '61 seconds'`);
  expect(await claim()).toBe('granted');
  expect(await store.claim('Our terrace', 'fr', { ip: HOME, account: null })).toEqual({ state: 'granted' });
  await store.keep('Our terrace', 'de', 'Unsere Terrasse');
  expect(await store.claim('Our terrace', 'de', { ip: HOME, account: null })).toEqual({
    state: 'kept',
    text: 'Unsere Terrasse',
  });
  expect(await rowsOf('translation_claims')).toMatchObject([{ language: 'fr' }]);
  // Who waits, or gets what is stored, is not counted. A translation counts for its address, and its call of the model for
  // the address and the network.
  expect(await rowsOf('rate_limit_uses')).toHaveLength(12);
});

it('leaves no claim behind where the budget or a limit is used up', async () => {
  const store = createTranslationStore(service);
  const asker = { ip: HOME, account: ADA };
  await database.exec('update public.chat_guard set translation_calls_a_day = 0');
  expect(await store.claim('Our terrace', 'de', asker)).toEqual({ state: 'spent' });
  await takeMany(59, (place) => store.claim(`Text ${place}`, 'fr', asker));
  expect(await waitOf(store.claim('Our terrace', 'de', asker))).toBeGreaterThan(0);
  expect(await rowsOf('translation_claims')).toEqual([]);
});

it.each([
  ['a /48 of IPv6', (place: number) => `2001:db8:77:${place.toString(16)}::1`, '2001:db8:78:1::1'],
  ['a /24 of IPv4', (place: number) => `203.0.113.${place}`, '203.0.114.1'],
])('gives %s a fifth of the day at the model, however many senders it has', async (_, ipOf, elsewhere) => {
  await database.exec(
    'update public.chat_guard set model_calls_a_day = 100, translation_calls_a_day = 100 where true',
  );
  for (const ask of [call, translation]) {
    let granted = 0;
    await takeMany(30, async (place) => {
      if (await ask(ipOf(place + 1))) granted += 1;
    });
    expect(granted).toBe(20);
    expect(await ask(elsewhere)).toBe(true);
  }
});

it('tells an address five texts for an emergency an hour beyond the limit, and others as many', async () => {
  let told = 0;
  await takeMany(8, async () => {
    if (await consumeEmergencyAnswer(service, HOME)) told += 1;
  });
  expect(told).toBe(5);
  expect(await consumeEmergencyAnswer(service, '192.0.2.2')).toBe(true);
  await database.exec(
    `update public.rate_limit_uses set used_at = used_at - interval '61 minutes' where true`,
  );
  expect(await consumeEmergencyAnswer(service, HOME)).toBe(true);
});
