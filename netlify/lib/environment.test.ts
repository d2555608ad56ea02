import { expect, it } from 'vitest';
import { EnvironmentError, readEnvironment, readModelSettings, readServiceKey } from './environment.ts';

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

it('does without a model and without a service key', () => {
  expect(readModelSettings({ OPENAI_API_KEY: ' ', OPENAI_MODEL: 'tiny' })).toBeUndefined();
  expect(readServiceKey({})).toBeUndefined();
});

it('reads how to reach a model, here or elsewhere', () => {
  expect(readModelSettings({ OPENAI_API_KEY: 'sk-1' })).toEqual({ apiKey: 'sk-1' });
  expect(
    readModelSettings({
      OPENAI_API_KEY: 'any',
      OPENAI_BASE_URL: 'http://localhost:11434/v1/',
      OPENAI_MODEL: 'llama3.2:3b',
    }),
  ).toEqual({ apiKey: 'any', baseUrl: 'http://localhost:11434/v1', model: 'llama3.2:3b' });
});

it.each([
  [
    { OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'localhost:11434' },
    'The environment variable OPENAI_BASE_URL must be an http(s) address such as https://api.openai.com/v1.',
  ],
  [{ OPENAI_API_KEY: 'sk 1' }, 'The environment variable OPENAI_API_KEY must not hold spaces.'],
])('says in one sentence what is wrong with the model of %o', (source, sentence) => {
  expect(() => readModelSettings(source)).toThrow(new EnvironmentError(sentence));
});
