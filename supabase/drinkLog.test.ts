import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { QuotaError } from '../netlify/lib/errors.ts';
import { createDrinkLogs } from '../netlify/services/drinkLogs.ts';
import { drinkLogChangeSchema } from '../src/contracts/drink-log/drinkLog.ts';
import { DRINK_LOG_LIMITS } from '../src/contracts/drink-log/drinkLogLimits.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

const [FRIDAY, SATURDAY, SUNDAY] = ['2026-11-27', '2026-11-28', '2026-11-29'];
const options = { auth: { persistSession: false } };

let backend: LocalBackend;
let ada: { id: string; supabase: SupabaseClient };
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

let readers = 0;
beforeEach(async () => {
  // The embedded backend reports each refusal of the database.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const supabase = createClient(backend.url, backend.publishableKey, options);
  await supabase.auth.signInWithOtp({ email: `log-${(readers += 1)}@example.test` });
  const tokenHash = /token_hash=([^&]+)/.exec(backend.outbox.at(-1)?.html ?? '')?.[1] ?? '';
  const { data, error } = await supabase.auth.verifyOtp({ type: 'magiclink', token_hash: tokenHash });
  if (!data.user) throw new Error('The reader could not sign in.', { cause: error });
  ada = { id: data.user.id, supabase };
});

const log = () => createDrinkLogs(ada.supabase);
const entries = async () => (await log().of(ada.id)).entries;
const change = (drinkId: string, more: object = {}) => ({
  ...{ drinkId, stars: null, note: null, made: [], unmade: [] },
  ...more,
});

it('keeps stars, a note and days, changes them, and drops what says nothing any more', async () => {
  await log().change({
    changes: [
      change('11002', { stars: 4, note: 'Less <b>ice</b>', made: [FRIDAY, SUNDAY] }),
      change('11001', { stars: 1 }),
    ],
  });
  expect(await entries()).toEqual([
    { drinkId: '11001', stars: 1, note: null, madeOn: [] },
    { drinkId: '11002', stars: 4, note: 'Less <b>ice</b>', madeOn: [SUNDAY, FRIDAY] },
  ]);
  await log().change({
    changes: [change('11002', { stars: 5, made: [SATURDAY], unmade: [SUNDAY] }), change('11001')],
  });
  expect(await entries()).toEqual([{ drinkId: '11002', stars: 5, note: null, madeOn: [SATURDAY, FRIDAY] }]);
});

it('adds a day that another device added in between, and removes one that is gone already', async () => {
  await log().change({ changes: [change('1', { made: [FRIDAY] })] });
  await log().change({ changes: [change('1', { made: [SATURDAY], unmade: [SUNDAY] })] });
  expect((await entries())[0]?.madeOn).toEqual([SATURDAY, FRIDAY]);
});

it('keeps the newest days beyond the limit', async () => {
  const days = (year: number) =>
    Array.from({ length: DRINK_LOG_LIMITS.days }, (_, place) =>
      new Date(Date.UTC(year, 0, 1 + place)).toISOString().slice(0, 10),
    );
  await log().change({ changes: [change('1', { made: days(2023) })] });
  await log().change({ changes: [change('1', { made: days(2025) })] });
  expect((await entries())[0]?.madeOn).toEqual(days(2025).reverse());
});

it('refuses a drink beyond the limit, and changes those that are there', async () => {
  await backend.database.query(
    `insert into public.drink_log (user_id, drink_id, stars)
     select $1, place::text, 3 from generate_series(1, $2) as place`,
    [ada.id, DRINK_LOG_LIMITS.drinks],
  );
  const refused = await log()
    .change({ changes: [change('1', { stars: 5 }), change('99999', { stars: 5 })] })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(QuotaError);
  expect((refused as QuotaError).quota).toEqual({ of: 'log', most: DRINK_LOG_LIMITS.drinks });
  await log().change({ changes: [change('1', { stars: 5 }), change('2')] });
  await log().change({ changes: [change('99999', { stars: 5 })] });
  const all = await entries();
  expect(all).toHaveLength(DRINK_LOG_LIMITS.drinks);
  expect(all[0]).toMatchObject({ drinkId: '1', stars: 5 });
});

it.each([
  ['1', 1, 'x', []],
  ['1', 5, '🍸'.repeat(DRINK_LOG_LIMITS.storedNote), [FRIDAY]],
  ['1', null, '🍸'.repeat(DRINK_LOG_LIMITS.storedNote + 1), []],
  ['1', 0, null, []],
  ['1', 6, null, []],
  ['', 1, null, []],
  ['12a', 1, null, []],
  ['12345678901', 1, null, []],
  ['1', null, '', []],
  ['1', null, null, ['0000-01-01']],
  ['1', null, null, ['2026-02-30']],
  ['1', null, null, ['9999-12-31', '0001-01-01']],
])('takes %j, %j, a note and %j exactly where the schema does: %#', async (drinkId, stars, note, made) => {
  const body = change(drinkId, { stars, note, made });
  const { error } = await ada.supabase.rpc('change_drink_log', {
    changes: [{ drink_id: drinkId, stars, note, made, unmade: [] }],
  });
  expect(error === null).toBe(drinkLogChangeSchema.safeParse({ changes: [body] }).success);
});

it('refuses the anonymous', async () => {
  const anonymous = createClient(backend.url, backend.publishableKey, options);
  expect((await anonymous.rpc('change_drink_log', { changes: [] })).error?.code).toBe('42501');
});
