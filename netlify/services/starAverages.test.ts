import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();
const ask = (path = '/api/stars.json') => new TestBrowser().get(path);

/** Has new accounts of two days rate a drink. */
async function rate(drink: string, stars: number[]): Promise<string[]> {
  const ids = stars.map(() => randomUUID());
  await test.backend.database.query(
    `insert into auth.users (id, email, created_at)
     select id, id || '@example.test', now() - interval '2 days' from unnest($1::uuid[]) as id`,
    [ids],
  );
  await test.backend.database.query(
    `insert into public.drink_log (user_id, drink_id, stars)
     select account, $1, stars from unnest($2::uuid[], $3::smallint[]) as rated (account, stars)`,
    [drink, ids, stars],
  );
  return ids;
}

it('gives averages and numbers of recipes alone, by one address that caches keep', async () => {
  expect(await (await ask()).json()).toEqual({});
  const readers = await rate('11002', [5, 4, 4, 4, 4]);
  // No recipe has this number.
  await rate('999999999', [5, 5, 5, 5, 5]);
  await rate('11001', [5, 5, 5, 5]);
  const answer = await ask();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=600',
    'netlify-cdn-cache-control': 'public, durable, max-age=600, stale-while-revalidate=86400',
  });
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({ 11002: [4.2, 5] });
  for (const reader of readers) expect(text).not.toContain(reader);
});

it('knows no other address, which a cache would keep for itself', async () => {
  for (const query of ['?', '?fresh=1', '?drink=11002'])
    expect((await ask(`/api/stars.json${query}`)).status).toBe(404);
});

it('gives none where no database is set, and says where it does not answer', async () => {
  vi.stubEnv('SUPABASE_URL', 'http://localhost:9');
  expect((await ask()).status).toBe(503);
  vi.stubEnv('SUPABASE_URL', '');
  expect(await (await ask()).json()).toEqual({});
});
