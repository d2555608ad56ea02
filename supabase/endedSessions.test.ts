import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { READER_FUNCTIONS } from '../tools/supabase/walked.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';
import { setClaims } from './actAsReader.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
/** It answers whether the session is live, and the policies call it. */
const ASKS_ITSELF = 'has_live_session';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.database.query('insert into auth.users (id, email) values ($1, $2)', [
    ADA,
    'ada@example.test',
  ]);
});
afterAll(() => backend.close());

/** Functions that readers alone may call and that run with the rights of their owner: no policy guards them. */
async function findDefiners(): Promise<string[]> {
  const { rows } = await backend.database.query<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
       and has_function_privilege('authenticated', oid, 'execute')
       and not has_function_privilege('anon', oid, 'execute') and proname <> $1
     order by proname`,
    [ASKS_ITSELF],
  );
  return rows.map(({ name }) => name);
}

it('refuses the token of an ended session in every function with the rights of its owner', async () => {
  const names = await findDefiners();
  expect(names).toContain('consume_account_writes');
  for (const name of names) {
    const values = Object.entries(READER_FUNCTIONS[name as keyof typeof READER_FUNCTIONS]);
    const args = values.map(([key], place) => `${key} => $${place + 1}`).join(', ');
    const call = backend.database.transaction(async (transaction) => {
      await setClaims(transaction, ADA);
      await transaction.query(
        `select public.${name}(${args})`,
        values.map(([, value]) => value),
      );
    });
    await expect(call, name).rejects.toThrow('session_ended');
  }
});
