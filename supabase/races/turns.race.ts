import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect, it, onTestFinished } from 'vitest';
import { consumeChatRateLimit, consumeModelCall } from '../../netlify/services/chatLimits.ts';
import { createFavorites } from '../../netlify/services/favorites.ts';
import { consumeRateLimit } from '../../netlify/lib/rateLimit.ts';
import { createTranslationStore } from '../../netlify/services/translation/translationStore.ts';
import type { LocalBackend } from '../../tools/serve/localBackend.ts';
import { applyMigrations } from '../../tools/serve/migrations.ts';
import type { PostgresDatabase } from '../../tools/serve/postgresDatabase.ts';
import { beforeRaces, deadlocksIn, MANY, countOutcomes, times } from './parallelReaders.ts';

const options = { auth: { persistSession: false } };

let backend: LocalBackend;
let database: PostgresDatabase;
let service: SupabaseClient;
beforeRaces((connected, started) => {
  database = connected;
  backend = started;
  service = createClient(backend.url, backend.secretKey, options);
});

it('gives an address 40 questions in ten minutes, whoever asks at once', async () => {
  const ask = () => consumeChatRateLimit(service, { ip: '192.0.2.1', account: null });
  expect((await countOutcomes(times(MANY, ask))).done).toBe(40);
});

it('gives the calls of a day to so many, whoever asks at once', async () => {
  await database.exec('update public.chat_guard set model_calls_a_day = 60, model_calls = 0');
  const grantedTo = async (ipOf: (place: number) => string) => {
    const asked = times(MANY, (place) => consumeModelCall(service, { ip: ipOf(place), account: null }));
    return (await Promise.all(asked)).filter((mayCall) => mayCall).length;
  };
  // A fifth for one network.
  expect(await grantedTo((place) => `198.51.100.${place}`)).toBe(12);
  expect(await grantedTo((place) => `203.0.${place}.1`)).toBe(48);
});

it('takes five forms of an address, whoever sends at once', async () => {
  const send = () => consumeRateLimit(service, 'contact', { ip: '192.0.2.9' });
  const { done } = await countOutcomes(times(MANY, send));
  const { rows } = await database.query(`select 1 from public.rate_limit_uses where action = 'contact'`);
  expect(rows).toHaveLength(done);
  expect(done).toBe(5);
});

it('lets a text be claimed by one of a hundred translators', async () => {
  const store = createTranslationStore(service);
  const asker = { ip: '192.0.2.7', account: null };
  const claims = await Promise.all(times(MANY, () => store.claim('Terrace', 'de', asker)));
  expect(claims.filter(({ state }) => state === 'granted')).toHaveLength(1);
});

it('answers a hundred requests of the API at once', async () => {
  const supabase = createClient(backend.url, backend.publishableKey, options);
  await supabase.auth.signInWithOtp({ email: 'ada@example.test' });
  const tokenHash = /token_hash=([^&]+)/.exec(backend.outbox.at(-1)?.html ?? '')?.[1] ?? '';
  await supabase.auth.verifyOtp({ type: 'magiclink', token_hash: tokenHash });
  const { add, list } = createFavorites(supabase);
  const recipes = Array.from({ length: MANY }, (_, place) => String(11001 + (place % 50)));
  const added = recipes.map((cocktailId) => add({ cocktailId, cocktailName: 'x' }));
  expect(await countOutcomes(added)).toEqual({ done: MANY, refused: [] });
  expect(await list()).toHaveLength(50);
});

it('applies each migration once where two servers start at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mixmaster-migrations-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  // Each fails where it is applied twice.
  const files = Array.from({ length: 30 }, (_, place) => `209901010000${10 + place}_create_raced.sql`);
  for (const file of files)
    writeFileSync(join(folder, file), `create table public.raced_${file.slice(12, 14)} ();`);
  const [one = [], other = []] = await Promise.all(times(2, () => applyMigrations(database, folder)));
  expect([...one, ...other].toSorted()).toEqual(files);
});

it('has met no deadlock', async () => {
  expect(await deadlocksIn(database)).toBe(0);
});
