import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXPECTED_RIGHTS } from '../../netlify/lib/databaseRights.ts';
import type { LocalBackend } from '../serve/localBackend.ts';
import { startTestBackend } from '../test/testBackend.ts';
import {
  CLOSED_TABLES,
  INNER_FUNCTIONS,
  OPEN_FUNCTIONS,
  OWN_TABLES,
  READER_FUNCTIONS,
  SERVICE_FUNCTIONS,
} from './walked.ts';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

async function namesOf(sql: string): Promise<string[]> {
  const { rows } = await backend.database.query<{ name: string }>(sql);
  return rows.map(({ name }) => name).toSorted();
}

const tables = (condition: string) =>
  namesOf(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') and ${condition}`);
const canRead = "has_table_privilege('authenticated', oid, 'select')";

it('walks every table, by whether readers see their own', async () => {
  expect(await tables(canRead)).toEqual(OWN_TABLES.toSorted());
  expect(await tables(`not ${canRead}`)).toEqual(CLOSED_TABLES.toSorted());
});

it('knows every right that the migrations give', async () => {
  const { rows } = await backend.database.query<{ setup: { rights: string[] } }>(
    'select public.check_setup() as setup',
  );
  expect(rows[0]?.setup.rights).toEqual([...EXPECTED_RIGHTS].toSorted());
});

/** Triggers cannot be called; what is immutable reads no table. */
const functions = (condition: string) =>
  namesOf(`select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype and provolatile <> 'i'
      and ${condition}`);
const canCall = (role: string) => `has_function_privilege('${role}', oid, 'execute')`;

it('walks every function, by who may call it', async () => {
  expect(await functions(canCall('anon'))).toEqual(Object.keys(OPEN_FUNCTIONS).toSorted());
  expect(await functions(`${canCall('authenticated')} and not ${canCall('anon')}`)).toEqual(
    Object.keys(READER_FUNCTIONS).toSorted(),
  );
  expect(await functions(`not ${canCall('authenticated')}`)).toEqual(
    Object.keys({ ...SERVICE_FUNCTIONS, ...INNER_FUNCTIONS }).toSorted(),
  );
});
