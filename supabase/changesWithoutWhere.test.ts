import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

/*
 * Hosted Supabase loads pg-safeupdate into the connections of its data API: a DELETE or UPDATE without WHERE fails there.
 * tools/serve/whereRule.sql enforces the same rule here.
 */

const MIGRATIONS = 'supabase/migrations';

let backend: LocalBackend;
let database: Database;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  await database.exec(`
    create table public.kept (id integer, place integer);
    insert into public.kept values (1, 1);
    grant all on public.kept to service_role;
    create trigger needs_where before update or delete on public.kept for each statement
      when (current_setting('local_rules.needs_where', true) = 'on')
      execute function local_rules.refuse_without_where();
  `);
});
afterAll(() => backend.close());

async function findIn(sql: string): Promise<string[]> {
  const { rows } = await database.query<{ found: string }>(
    'select * from local_rules.changes_without_where($1) as found',
    [sql],
  );
  return rows.map(({ found }) => found);
}

it.each(readdirSync(MIGRATIONS))('finds none in %s', async (file) => {
  expect(await findIn(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))).toEqual([]);
});

it('finds none in the functions of the database', async () => {
  const { rows } = await database.query<{ name: string; found: string }>(
    `select proname as name, found from pg_proc, local_rules.changes_without_where(prosrc) as found
     where pronamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([]);
});

it.each([
  ['delete from public.kept', 'delete from public.kept'],
  ['DELETE\n  FROM kept;', 'DELETE FROM kept'],
  ['delete from kept returning (select id from other where true)', 'delete from kept returning'],
  ['update public.kept set id = 2', 'update public.kept set id = 2'],
  ['update only kept as stored set id = 2', 'update only kept as stored set id = 2'],
  ['update kept stored set id = 1 from other', 'update kept stored set id = 1 from other'],
  ['update "kept" set id = 2', 'update name set id = 2'],
  ['with gone as (delete from kept returning *) select from gone where true', 'delete from kept returning *'],
  ['with a as (select from b where true) delete from kept', 'delete from kept'],
  ['if exists (select from b where true) then delete from kept; end if;', 'delete from kept'],
  ['for one in select from b where true loop delete from kept; end loop', 'delete from kept'],
  ['$$ begin delete from kept; update kept set id = 1 where id = 2; end $$', 'delete from kept'],
  [`execute format('delete from public.%I', place);`, 'delete from public.%I'],
  [`-- The house's own\ndelete from kept; -- where`, 'delete from kept'],
])('finds the change in %j', async (sql, found) => {
  expect(await findIn(sql)).toEqual([found]);
});

it.each([
  'delete from kept where true',
  'update kept set id = 2 where id = 1',
  `update kept set id = 2 /* all */ from other where true`,
  'insert into kept values (1) on conflict (id) do update set id = 2',
  'select id from kept for update',
  'create trigger x before update on public.kept for each row execute function set_updated_at()',
  'grant update (id, place) on public.kept to authenticated',
  'create policy x on kept for update to authenticated using (true)',
  `execute format('delete from public.%I where %s', place, rule)`,
])('finds nothing in %j', async (sql) => {
  expect(await findIn(sql)).toEqual([]);
});

async function callAs(path: string, method: string, body?: object): Promise<[number, unknown]> {
  const answer = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return [answer.status, await answer.text()];
}

/** Makes a function of this body, calls it through the data API, and gives what that answered. */
async function callFunction(language: 'sql' | 'plpgsql', body: string) {
  await database.exec(`
    create or replace function public.change_kept() returns void language ${language} set search_path = ''
    as $body$ ${body} $body$;
    grant execute on function public.change_kept() to service_role;
  `);
  const [status, text] = await callAs('rpc/change_kept', 'POST', {});
  await database.exec('drop function public.change_kept()');
  return [status < 300, /(DELETE|UPDATE) requires a WHERE clause/.exec(String(text))?.[0]];
}

it.each([
  ['plpgsql', 'begin delete from public.kept; end', 'DELETE requires a WHERE clause'],
  [
    'plpgsql',
    `begin execute 'update public.kept set ' || 'place = 2'; end`,
    'UPDATE requires a WHERE clause',
  ],
  ['plpgsql', 'begin perform 1;\n delete\n from public.kept\n;\n end', 'DELETE requires a WHERE clause'],
  ['sql', 'delete from public.kept;', 'DELETE requires a WHERE clause'],
  ['sql', 'select 1; update public.kept set place = 2;', 'UPDATE requires a WHERE clause'],
  ['plpgsql', 'begin delete from public.kept where id = 9; end', undefined],
  ['sql', 'update public.kept set place = 2 where true;', undefined],
] as const)(
  'lets the data API call a %s function with %j only with WHERE',
  async (language, body, refusal) => {
    expect(await callFunction(language, body)).toEqual([refusal === undefined, refusal]);
    expect((await database.query('select id from public.kept')).rows).toHaveLength(1);
  },
);

it('refuses a request without a filter, takes one with it, and an upsert', async () => {
  expect((await callAs('kept', 'PATCH', { place: 3 }))[0]).toBeGreaterThanOrEqual(400);
  expect((await callAs('kept?id=eq.1', 'PATCH', { place: 3 }))[0]).toBeLessThan(300);
  expect((await callAs('kept', 'DELETE'))[0]).toBeGreaterThanOrEqual(400);
  expect((await database.query('select place from public.kept')).rows).toEqual([{ place: 3 }]);
});

it('leaves alone what does not come through the data API', async () => {
  await database.exec('update public.kept set place = 4');
  expect((await database.query('select place from public.kept')).rows).toEqual([{ place: 4 }]);
});
