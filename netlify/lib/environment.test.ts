import { expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const VALID = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_1' };

it('reads the variables and drops the slash at the end of the address', () => {
  const environment = readEnvironment({ ...VALID, SUPABASE_URL: 'https://abc.supabase.co/' });
  expect(environment.SUPABASE_URL).toBe('https://abc.supabase.co');
});

it.each([
  [{ SUPABASE_ANON_KEY: 'sb_publishable_1' }, 'The environment variable SUPABASE_URL is not set.'],
  [{ ...VALID, SUPABASE_URL: '  ' }, 'The environment variable SUPABASE_URL is not set.'],
  [
    { ...VALID, SUPABASE_URL: 'abc.supabase.co' },
    'The environment variable SUPABASE_URL must be an http(s) address such as https://abc.supabase.co.',
  ],
  [{ ...VALID, SUPABASE_ANON_KEY: '' }, 'The environment variable SUPABASE_ANON_KEY is not set.'],
  [
    { ...VALID, SUPABASE_ANON_KEY: 'two words' },
    'The environment variable SUPABASE_ANON_KEY must be a key of at least 8 characters without spaces.',
  ],
])('says in one sentence what is wrong with %o', (source, sentence) => {
  expect(() => readEnvironment(source)).toThrow(new EnvironmentError(sentence));
});
