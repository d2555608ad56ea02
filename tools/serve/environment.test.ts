import { expect, it } from 'vitest';
import { usesHostedSupabase } from '../../netlify/lib/environment.ts';
import { readDatabaseUrl, requireEnvironment } from './environment.ts';
import { Fault } from './fault.ts';

it.each(['SIGN_IN_PACE_MS', 'SUPABASE_WAIT_MS'])('refuses a malformed %s', (name) => {
  expect(() => requireEnvironment({ [name]: 'long' })).toThrow(Fault);
});

it('knows whether a Supabase project is configured, and wants its key then', () => {
  expect(usesHostedSupabase({})).toBe(false);
  expect(usesHostedSupabase({ SUPABASE_URL: ' ' })).toBe(false);
  const environment = { SUPABASE_URL: 'https://abc.supabase.co' };
  expect(usesHostedSupabase(environment)).toBe(true);
  expect(() => requireEnvironment(environment)).toThrow(
    new Fault('The environment variable SUPABASE_ANON_KEY is not set.'),
  );
});

it('takes an address of PostgreSQL for the database, and nothing else', () => {
  expect(readDatabaseUrl({})).toBeUndefined();
  expect(readDatabaseUrl({ DATABASE_URL: ' ' })).toBeUndefined();
  const url = 'postgres://mixmaster:secret@localhost:5432/mixmaster';
  expect(readDatabaseUrl({ DATABASE_URL: url })).toBe(url);
  expect(() => readDatabaseUrl({ DATABASE_URL: 'mysql://localhost/mixmaster' })).toThrow(Fault);
});
