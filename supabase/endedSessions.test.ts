import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { READER_FUNCTIONS } from '../netlify/lib/databaseRights.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';
import { setClaims } from './actAsReader.ts';

const ADA = '00000000-0000-4000-8000-00000000000a';
/** Functions that readers call for themselves, with arguments. */
const ARGUMENTS: Record<(typeof READER_FUNCTIONS)[number], object> = {
  change_bar_role: { person: randomUUID(), role: 'editor' },
  change_edited_menu: {
    ...{ menu: randomUUID(), known_version: 1, name: 'x', description: null, restaurant_name: null },
    ...{ currency: null, price_lists: [], cocktail_ids: [], sections: [] },
  },
  check_bar_name: { name: 'not-there' },
  change_drink_lists: { changes: [] },
  change_drink_log: { changes: [] },
  change_menu: {
    menu: randomUUID(),
    known_version: 1,
    name: 'x',
    description: null,
    restaurant_name: null,
    currency: null,
    price_lists: [],
    cocktail_ids: [],
    sections: [],
  },
  change_own_drink: { drink: randomUUID(), known_version: 1, fields: {} },
  change_shelf: { changes: {}, known_version: null },
  create_household: { name: 'Ada' },
  invite_to_household: {},
  join_household: { token: 'x'.repeat(22), name: 'Ada' },
  list_housemates: {},
  look_at_household: { token: 'x'.repeat(22) },
  read_household: {},
  remove_household_member: { member: randomUUID() },
  withdraw_household_invitation: { invitation: randomUUID() },
  change_service: { menu: randomUUID(), marks: [], held: null },
  close_menu_version: { menu: randomUUID() },
  publish_menu: { menu: randomUUID(), known_version: 1, part: 'all', planned_for: null },
  consume_account_writes: { cost: 1 },
  delete_own_account: {},
  has_live_session: {},
  has_own_password: {},
  list_menu_views: {},
  read_own_logo: { id: 'x' },
  read_bar_staff: { bar: randomUUID() },
  invite_to_bar: { bar: randomUUID() },
  look_at_bar: { token: 'x'.repeat(22) },
  join_bar: { token: 'x'.repeat(22), name: 'Ada' },
  remove_bar_staff: { person: randomUUID() },
  withdraw_bar_invitation: { invitation: randomUUID() },
  read_service: {},
  read_edited_menus: {},
  read_live_menu: { menu: randomUUID() },
  show_menu: {},
};
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
    const values = Object.entries(ARGUMENTS[name as keyof typeof ARGUMENTS]);
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
