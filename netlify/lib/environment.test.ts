import { expect, it } from 'vitest';
import {
  EnvironmentError,
  readEnvironment,
  readMailSettings,
  readModelSettings,
  readNotifyEmail,
  readServiceKey,
  readSignInPace,
  readSupabaseWait,
} from './environment.ts';

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
    'The environment variable SUPABASE_URL must be an https address such as https://abc.supabase.co.',
  ],
  [
    { ...VALID, SUPABASE_URL: 'http://abc.supabase.co' },
    'The environment variable SUPABASE_URL must be an https address such as https://abc.supabase.co.',
  ],
  [{ ...VALID, SUPABASE_ANON_KEY: '' }, 'The environment variable SUPABASE_ANON_KEY is not set.'],
  [
    { ...VALID, SUPABASE_ANON_KEY: 'two words' },
    'The environment variable SUPABASE_ANON_KEY must be a key of at least 8 characters without spaces.',
  ],
])('says in one sentence what is wrong with %o', (source, sentence) => {
  expect(() => readEnvironment(source)).toThrow(new EnvironmentError(sentence));
});

it.each(['http://localhost:54321', 'http://127.0.0.1:54321', 'http://[::1]:54321'])(
  'needs no encryption on this machine, as at %s',
  (url) => {
    expect(readEnvironment({ ...VALID, SUPABASE_URL: url }).SUPABASE_URL).toBe(url);
  },
);

it('does without a model', () => {
  expect(readModelSettings({ OPENAI_API_KEY: ' ', OPENAI_MODEL: 'tiny' })).toBeUndefined();
});

it('does not do without the secret key', () => {
  expect(readServiceKey({ SUPABASE_SERVICE_ROLE_KEY: ' sb_secret_1 ' })).toBe('sb_secret_1');
  expect(() => readServiceKey({})).toThrow(
    new EnvironmentError('The environment variable SUPABASE_SERVICE_ROLE_KEY is not set.'),
  );
});

it('reads how to reach a model, here or elsewhere', () => {
  expect(readModelSettings({ OPENAI_API_KEY: 'sk-1' })).toEqual({
    apiKey: 'sk-1',
    api: 'responses',
    patience: 10_000,
  });
  expect(
    readModelSettings({
      OPENAI_API_KEY: 'any',
      OPENAI_BASE_URL: 'http://localhost:11434/v1/',
      OPENAI_MODEL: 'llama3.2:3b',
    }),
  ).toEqual({
    apiKey: 'any',
    baseUrl: 'http://localhost:11434/v1',
    api: 'chat',
    model: 'llama3.2:3b',
    patience: 10_000,
  });
  const asked = { OPENAI_API_KEY: 'sk-1', OPENAI_API: 'chat', OPENAI_WAIT_MS: '2500' };
  expect(readModelSettings(asked)).toMatchObject({ api: 'chat', patience: 2500 });
});

it.each([
  [
    { OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'localhost:11434' },
    'The environment variable OPENAI_BASE_URL must be an https address such as https://api.openai.com/v1.',
  ],
  [
    { OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'http://localhost.example/v1' },
    'The environment variable OPENAI_BASE_URL must be an https address such as https://api.openai.com/v1.',
  ],
  [
    { OPENAI_API_KEY: 'sk-1', OPENAI_WAIT_MS: '5s' },
    'The environment variable OPENAI_WAIT_MS must be a number of milliseconds from 100 to 99999.',
  ],
  [{ OPENAI_API_KEY: 'sk 1' }, 'The environment variable OPENAI_API_KEY must not hold spaces.'],
])('says in one sentence what is wrong with the model of %o', (source, sentence) => {
  expect(() => readModelSettings(source)).toThrow(new EnvironmentError(sentence));
});

it.each([
  [{}, 500],
  [{ SIGN_IN_PACE_MS: '' }, 500],
  [{ SIGN_IN_PACE_MS: ' 1200 ' }, 1200],
  [{ SIGN_IN_PACE_MS: '0' }, 0],
])('reads the pace of %o as %i ms', (source, pace) => {
  expect(readSignInPace(source)).toBe(pace);
});

it.each(['fast', '-5', '1.5', '10000'])('takes %j for no pace', (pace) => {
  expect(() => readSignInPace({ SIGN_IN_PACE_MS: pace })).toThrow(
    new EnvironmentError(
      'The environment variable SIGN_IN_PACE_MS must be a number of milliseconds up to 9999.',
    ),
  );
});

it.each([
  [{ SUPABASE_WAIT_MS: ' ' }, 2000],
  [{ SUPABASE_WAIT_MS: ' 20000 ' }, 20_000],
])('reads the wait of %o as %i ms', (source, wait) => {
  expect(readSupabaseWait(source)).toBe(wait);
});

it.each(['long', '-500', '150.5', '99', '0', '100000'])('takes %j for no wait', (wait) => {
  expect(() => readSupabaseWait({ SUPABASE_WAIT_MS: wait })).toThrow(
    new EnvironmentError(
      'The environment variable SUPABASE_WAIT_MS must be a number of milliseconds from 100 to 99999.',
    ),
  );
});

it('does without a mail server', () => {
  expect(readMailSettings({ MAIL_FROM: 'hello@example.test' })).toBeUndefined();
});

it.each(['hello@example.test', 'Mixmaster <hello@example.test>'])('sends mail from %s', (from) => {
  expect(readMailSettings({ SMTP_URL: 'smtps://me:p%40ss@smtp.example.test', MAIL_FROM: from })).toEqual({
    smtpUrl: 'smtps://me:p%40ss@smtp.example.test',
    from,
  });
});

const SMTP_URL = 'smtp://smtp.example.test:587';
it.each([
  [{ SMTP_URL }, 'The environment variable MAIL_FROM is not set.'],
  [
    { SMTP_URL, MAIL_FROM: 'Mixmaster' },
    'The environment variable MAIL_FROM must be an address such as Mixmaster <hello@example.com>.',
  ],
  [
    { SMTP_URL: 'https://me:secret@smtp.example.test', MAIL_FROM: 'hello@example.test' },
    'The environment variable SMTP_URL must be an address such as smtps://user:password@smtp.example.com.',
  ],
])('says in one sentence what is wrong with the mail server of %o', (source, sentence) => {
  expect(() => readMailSettings(source)).toThrow(new EnvironmentError(sentence));
});

it('tells nobody unless told whom, and only at an address', () => {
  expect(readNotifyEmail({ CONTACT_NOTIFY_EMAIL: ' ' })).toBeUndefined();
  expect(readNotifyEmail({ CONTACT_NOTIFY_EMAIL: 'ada@example.test' })).toBe('ada@example.test');
  expect(() => readNotifyEmail({ CONTACT_NOTIFY_EMAIL: 'ada' })).toThrow(
    new EnvironmentError(
      'The environment variable CONTACT_NOTIFY_EMAIL must be an e-mail address such as hello@example.com.',
    ),
  );
});
