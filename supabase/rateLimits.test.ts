import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

/** What every action has in common; its numbers are tested where it is used. */

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
});
afterAll(() => backend.close());
beforeEach(() => database.exec('delete from public.rate_limit_uses'));

async function consume(action: string, subjects: object): Promise<{ uses?: number[]; wait?: number }> {
  const { rows } = await database.query<{ answer: { uses?: number[]; wait?: number } }>(
    'select public.consume_rate_limit($1, $2) as answer',
    [action, JSON.stringify(subjects)],
  );
  return rows[0]?.answer ?? {};
}

async function countUses(): Promise<number> {
  return (await database.query('select 1 from public.rate_limit_uses')).rows.length;
}

it('refuses an action that has no limit', async () => {
  await expect(consume('unknown', { address: ['192.0.2.1'] })).rejects.toThrow('no rows');
});

it.each([{}, { address: [] }, { address: [null] }, { network: ['192.0.2.0'] }])(
  'allows nothing where nobody is counted: %j',
  async (subjects) => {
    await expect(consume('contact', subjects)).rejects.toThrow('Nobody is counted for contact.');
  },
);

it('counts nobody when one of the limits is reached', async () => {
  const account = crypto.randomUUID();
  for (let place = 0; place < 20; place += 1)
    await consume('chat', { address: [`192.0.2.${place}`], account: [account] });
  const before = await countUses();
  expect(await consume('chat', { address: ['192.0.2.99'], account: [account] })).toEqual({
    wait: expect.any(Number),
  });
  expect(await countUses()).toBe(before);
});

it('counts again what is refunded, and nothing else', async () => {
  const subjects = { address: ['192.0.2.1'] };
  const { uses } = await consume('contact', subjects);
  for (let place = 0; place < 4; place += 1) await consume('contact', subjects);
  expect(await consume('contact', subjects)).toHaveProperty('wait');
  await database.query('select public.refund_rate_limit($1)', [uses]);
  expect(await countUses()).toBe(4);
  expect(await consume('contact', subjects)).toHaveProperty('uses');
  expect(await consume('contact', subjects)).toHaveProperty('wait');
});

it('deletes what is over and replaces the salt in one area alone', async () => {
  const readSalts = async () => {
    const { rows } = await database.query<{ area: string; salt: string }>(
      'select area, salt from public.rate_limit_areas',
    );
    return Object.fromEntries(rows.map(({ area, salt }) => [area, salt]));
  };
  await consume('contact', { address: ['192.0.2.1'] });
  await consume('link', { address: ['192.0.2.1'] });
  const before = await readSalts();
  await database.exec(`update public.rate_limit_uses set used_at = used_at - interval '61 minutes'`);
  await consume('contact', { address: ['192.0.2.1'] });
  expect(await countUses()).toBe(2);
  const after = await readSalts();
  expect(after['forms']).not.toBe(before['forms']);
  expect(after['sign-in']).toBe(before['sign-in']);
});

it('keeps the parts of a subject apart', async () => {
  const { rows } = await database.query<{ hashes: number }>(
    `select count(distinct public.hash_rate_limit_subject(salt, counted_by, parts))::integer as hashes
     from (values ('a', '["b", "c"]'::jsonb), ('a', '["c", "b"]'), ('a', '["bc"]'), ('b', '["b", "c"]')) as one (counted_by, parts),
       public.rate_limit_areas
     where area = 'forms'`,
  );
  expect(rows).toEqual([{ hashes: 4 }]);
});
