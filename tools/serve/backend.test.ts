import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { prepareBackend } from './backend.ts';
import { supabaseWait } from '../../netlify/lib/deadline.ts';
import { sendMail } from '../../netlify/lib/mail.ts';
import { Fault } from './fault.ts';
import type { Mail } from './mailbox.ts';
import type { LocalBackend } from './localBackend.ts';
import { startMailServer } from './mailServer.ts';
import { codeIn } from './readMail.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const SITE = 'http://localhost:4321';
const DUMPS = 'node_modules/.cache/mixmaster';
mkdirSync(DUMPS, { recursive: true });

function newProject(environmentFile = ''): string {
  const folder = temporaryFolder();
  cpSync(resolve('supabase'), join(folder, 'supabase'), { recursive: true });
  // What an empty database is made from, and the dump that is made of it once for all.
  for (const kept of ['tools/serve', 'package-lock.json', DUMPS]) {
    mkdirSync(dirname(join(folder, kept)), { recursive: true });
    symlinkSync(resolve(kept), join(folder, kept));
  }
  writeFileSync(join(folder, '.env'), environmentFile);
  return folder;
}

function headersOf(backend: LocalBackend | undefined) {
  return { apikey: backend?.secretKey ?? '', authorization: `Bearer ${backend?.secretKey}` };
}

beforeEach(() => {
  for (const name of [
    'SUPABASE_URL',
    'SUPABASE_ANON_KEY',
    'SUPABASE_SERVICE_ROLE_KEY',
    'SUPABASE_WAIT_MS',
    'SMTP_URL',
    'MAIL_FROM',
    'CONTACT_NOTIFY_EMAIL',
    'LOCAL_DATA_FOLDER',
    'DATABASE_URL',
    'NETLIFY',
  ]) {
    vi.stubEnv(name, undefined);
  }
});

it('starts nothing where a Supabase project is set', async () => {
  const folder = newProject(
    'SUPABASE_URL=https://abc.supabase.co\nSUPABASE_ANON_KEY=sb_publishable_1\nSUPABASE_SERVICE_ROLE_KEY=sb_secret_1\n',
  );
  expect(await prepareBackend(folder, SITE)).toBeUndefined();
  expect(process.env['SUPABASE_URL']).toBe('https://abc.supabase.co');
  expect(existsSync(join(folder, '.data'))).toBe(false);
});

it.each([
  ['SUPABASE_ANON_KEY', ''],
  ['SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_ANON_KEY=sb_publishable_1'],
])('refuses a project without its key %s', async (variable, line) => {
  vi.stubEnv('SUPABASE_ANON_KEY', undefined);
  const folder = newProject(`SUPABASE_URL=https://abc.supabase.co\n${line}`);
  await expect(prepareBackend(folder, SITE)).rejects.toThrow(
    new Fault(`The environment variable ${variable} is not set.`),
  );
});

it('never starts on Netlify', async () => {
  vi.stubEnv('NETLIFY', 'true');
  await expect(prepareBackend(newProject(), SITE)).rejects.toThrow(Fault);
});

it('keeps accounts and keys over a restart, and lets one process at a time have them', async () => {
  const folder = newProject();
  const first = await prepareBackend(folder, SITE);
  expect(first?.url).toBe(process.env['SUPABASE_URL']);
  expect(supabaseWait()).toBe(20_000);
  expect(new URL(first?.url ?? '').hostname).toBe('127.0.0.1');
  await first?.database.query(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'a@example.test')`,
  );
  expect(existsSync(join(folder, '.data/lock'))).toBe(true);
  await first?.close();
  expect(existsSync(join(folder, '.data/lock'))).toBe(false);

  vi.stubEnv('SUPABASE_URL', undefined);
  const second = await prepareBackend(folder, SITE);
  const accounts = await second?.database.query(
    'select email from auth.users join public.profiles using (id)',
  );
  expect(accounts?.rows).toEqual([{ email: 'a@example.test' }]);
  expect(second?.publishableKey).toBe(first?.publishableKey);
  await second?.close();
});

it('opens a lazy database at the first request, which waits for it', async () => {
  const folder = newProject();
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const backend = await prepareBackend(folder, SITE, { isLazy: true });
  expect(existsSync(join(folder, '.data/lock'))).toBe(true);
  expect(existsSync(join(folder, '.data/postgres'))).toBe(false);
  const answer = await fetch(`${backend?.url}/rest/v1/menus`, { headers: headersOf(backend) });
  expect(answer.status).toBe(200);
  expect(existsSync(join(folder, '.data/postgres'))).toBe(true);
  expect(told.mock.calls).toEqual([['Starting the local database. The first answer takes some seconds.']]);
  await backend?.close();
  expect(existsSync(join(folder, '.data/lock'))).toBe(false);
});

it('says why a lazy database did not open, and tries again at the next request', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = newProject();
  const refused = join(folder, 'supabase/migrations/99999999999999_refuse.sql');
  writeFileSync(refused, `do $$ begin raise 'Too old.' using hint = 'Delete .data.'; end $$;`);
  const backend = await prepareBackend(folder, SITE, { isLazy: true });
  const ask = async () => fetch(`${backend?.url}/rest/v1/menus`, { headers: headersOf(backend) });
  expect((await ask()).status).toBe(503);
  expect(errors.mock.calls).toEqual([['The local database did not start:', 'Too old. Delete .data.']]);
  rmSync(refused);
  expect((await ask()).status).toBe(200);
  await backend?.close();
});

it('closes a lazy database that nobody asked', async () => {
  const folder = newProject();
  const backend = await prepareBackend(folder, SITE, { isLazy: true });
  await backend?.close();
  expect(existsSync(join(folder, '.data/postgres'))).toBe(false);
  expect(existsSync(join(folder, '.data/lock'))).toBe(false);
});

it('keeps nothing where the data are to stay in memory', async () => {
  vi.stubEnv('LOCAL_DATA_FOLDER', 'memory');
  const folder = newProject();
  const backend = await prepareBackend(folder, SITE);
  await backend?.close();
  expect(existsSync(join(folder, '.data'))).toBe(false);
});

it('takes what the functions send, and says so in the terminal', async () => {
  vi.stubEnv('LOCAL_DATA_FOLDER', 'memory');
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const backend = await prepareBackend(newProject(), SITE);
  expect(await sendMail({ to: 'a@example.test', subject: 'Hi', text: 'There' })).toBe(true);
  expect(backend?.outbox).toMatchObject([{ to: 'a@example.test', subject: 'Hi', text: 'There' }]);
  expect(logged.mock.calls).toEqual([['E-mail to a@example.test: Hi']]);
  await backend?.close();
});

it('leaves a mail server that is configured as it is, and refuses one without a sender', async () => {
  vi.stubEnv('LOCAL_DATA_FOLDER', 'memory');
  vi.stubEnv('SMTP_URL', 'smtps://smtp.example.test');
  await expect(prepareBackend(newProject(), SITE)).rejects.toThrow(
    new Fault('The environment variable MAIL_FROM is not set.'),
  );
  vi.stubEnv('MAIL_FROM', 'bar@example.test');
  const backend = await prepareBackend(newProject(), SITE);
  await backend?.close();
  expect([process.env['SMTP_URL'], process.env['MAIL_FROM']]).toEqual([
    'smtps://smtp.example.test',
    'bar@example.test',
  ]);
});

it('sends the codes of Supabase Auth by a mail server that is configured, and shows them nowhere', async () => {
  vi.stubEnv('LOCAL_DATA_FOLDER', 'memory');
  const sent: Mail[] = [];
  const server = await startMailServer((mail) => sent.push(mail));
  vi.stubEnv('SMTP_URL', server.url);
  vi.stubEnv('MAIL_FROM', 'bar@example.test');
  const backend = await prepareBackend(newProject(), SITE);
  await fetch(`${backend?.url}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: backend?.publishableKey ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.test', create_user: true }),
  });
  const code = codeIn(sent[0]?.html ?? '');
  expect(code).toMatch(/^\d{6}$/);
  expect(sent).toMatchObject([{ to: 'ada@example.test', from: 'bar@example.test' }]);
  expect(sent[0]?.text).toContain(`Your code for Mixmaster: ${code}\n\n${SITE}/api/auth/confirm?`);
  expect(backend?.outbox).toEqual([]);
  await backend?.close();
  await server.close();
});
