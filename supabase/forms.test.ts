import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CONTACT_LIMITS } from '../src/contracts/people/contactMessage.ts';
import { LOCALES } from '../src/contracts/site/locale.ts';
import { SUBMISSION_LIMITS } from '../src/contracts/people/recipeSubmission.ts';
import { RateLimitedError } from '../netlify/lib/errors.ts';
import { deliverContactMessage } from '../netlify/services/contactMessages.ts';
import { deliverRecipeSubmission } from '../netlify/services/recipeSubmissions.ts';
import { LOCAL_SENDER } from '../tools/serve/mailServer.ts';
import type { Database, Transaction } from '../tools/serve/database.ts';
import type { LocalBackend } from '../tools/serve/localBackend.ts';
import { startTestBackend } from '../tools/test/testBackend.ts';

type Values = Record<string, string | null>;

const OPERATOR = 'operator@example.test';
const PERMISSION_DENIED = /permission denied/;
const TABLES = ['contact_messages', 'recipe_submissions'] as const;
const messageRow = {
  name: 'Ada',
  email: 'ada@example.test',
  message: 'Cheers,\nAda',
  locale: 'nl',
} as const;
const MESSAGE = { ...messageRow, website: '' };
const RECIPE = {
  cocktailName: 'Blue Ada',
  ingredients: '50 ml gin',
  method: 'Shake.',
  glassware: 'Coupe',
  garnish: 'Lemon',
  story: null,
  yourName: 'Ada',
  photo: 'https://example.test/ada.jpg',
  locale: 'de',
  website: '',
} as const;

let backend: LocalBackend;
let database: Database;
let supabase: SupabaseClient;
let service: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  database = backend.database;
  const options = { auth: { persistSession: false } };
  supabase = createClient(backend.url, backend.publishableKey, options);
  service = createClient(backend.url, backend.secretKey, options);
});
afterAll(() => backend.close());
const from = (ip: string, account: string | null = null) => ({ ip, account });
beforeEach(async () => {
  vi.stubEnv('SMTP_URL', backend.smtpUrl);
  vi.stubEnv('MAIL_FROM', LOCAL_SENDER);
  vi.stubEnv('CONTACT_NOTIFY_EMAIL', OPERATOR);
  for (const table of [...TABLES, 'rate_limit_uses']) await database.exec(`delete from public.${table}`);
});

/** Runs a statement as PostgREST would for a role, and undoes what it changed. */
async function as(
  role: 'anon' | 'authenticated' | 'service_role',
  sql: string,
  values: unknown[] = [],
): Promise<number> {
  let affectedRows = 0;
  await database.transaction(async (transaction: Transaction) => {
    await transaction.query(`select set_config('role', $1, true)`, [role]);
    affectedRows = (await transaction.query(sql, values)).affectedRows ?? 0;
    await transaction.rollback();
  });
  return affectedRows;
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return (await database.query<Record<string, unknown>>(`select * from public.${table}`)).rows;
}

it('stores a message with its language', async () => {
  await deliverContactMessage(service, MESSAGE, from('192.0.2.1'));
  expect(await rowsOf('contact_messages')).toEqual([
    { ...messageRow, user_id: null, id: expect.any(String), created_at: expect.any(String) },
  ]);
});

it('stores a recipe, and nothing for what was left empty', async () => {
  await deliverRecipeSubmission(service, RECIPE, from('192.0.2.1'));
  expect(await rowsOf('recipe_submissions')).toMatchObject([
    { cocktail_name: 'Blue Ada', your_name: 'Ada', story: null, photo: RECIPE.photo, locale: 'de' },
  ]);
});

it('tells the operator of a message, so that an answer goes to its writer', async () => {
  await deliverContactMessage(service, MESSAGE, from('192.0.2.1'));
  expect(backend.outbox.at(-1)).toMatchObject({
    to: OPERATOR,
    replyTo: 'ada@example.test',
    subject: 'Mixmaster: a message – Ada',
    text: expect.stringContaining('Language: nl\nMessage:\nCheers,\nAda\n') as string,
  });
});

it('tells the operator of a recipe, without what was left empty', async () => {
  await deliverRecipeSubmission(service, RECIPE, from('192.0.2.1'));
  const mail = backend.outbox.at(-1);
  expect(mail).toMatchObject({ to: OPERATOR, subject: 'Mixmaster: a recipe – Blue Ada' });
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain('Photo: https://example.test/ada.jpg');
  expect(mail?.text).not.toMatch(/Story|null/);
});

it.each([
  ['no address of the operator', { CONTACT_NOTIFY_EMAIL: '' }],
  ['a malformed one', { CONTACT_NOTIFY_EMAIL: 'nobody' }],
  ['no mail server', { SMTP_URL: '' }],
  ['one that does not answer', { SMTP_URL: 'smtp://127.0.0.1:1' }],
])('keeps a message where there is %s, and says in the log that it waits', async (_, variables) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = backend.outbox.length;
  await deliverContactMessage(service, MESSAGE, from('192.0.2.1'));
  expect(await rowsOf('contact_messages')).toHaveLength(1);
  expect(backend.outbox).toHaveLength(before);
  expect(logged.mock.calls.at(-1)).toEqual([
    'A message waits in the table contact_messages; nobody was told by mail.',
  ]);
});

it('tells the operator of nothing that is dropped or refused', async () => {
  for (let sent = 0; sent < 5; sent += 1) await deliverContactMessage(service, MESSAGE, from('192.0.2.1'));
  const before = backend.outbox.length;
  await expect(deliverContactMessage(service, MESSAGE, from('192.0.2.1'))).rejects.toThrow(RateLimitedError);
  await deliverContactMessage(service, { ...MESSAGE, website: 'x' }, from('192.0.2.1'));
  expect(backend.outbox).toHaveLength(before);
});

it('drops what has its honeypot filled in, and does not count it', async () => {
  await deliverContactMessage(service, { ...MESSAGE, website: 'x' }, from('192.0.2.1'));
  await deliverRecipeSubmission(service, { ...RECIPE, website: 'x' }, from('192.0.2.1'));
  for (const table of [...TABLES, 'rate_limit_uses']) expect(await rowsOf(table)).toEqual([]);
});

it('takes five messages an hour from one sender, and more from another', async () => {
  const send = (ip: string) => deliverContactMessage(service, MESSAGE, from(ip));
  for (let sent = 0; sent < 5; sent += 1) await send('192.0.2.1');
  await expect(send('192.0.2.1')).rejects.toThrow(RateLimitedError);
  await send('192.0.2.2');
  await deliverRecipeSubmission(service, RECIPE, from('192.0.2.1'));
  expect(await rowsOf('contact_messages')).toHaveLength(6);

  await database.exec(`update public.rate_limit_uses set used_at = now() - interval '1 hour'`);
  await send('192.0.2.1');
  expect(await rowsOf('rate_limit_uses')).toHaveLength(1);
});

it('counts forms of the same moment', async () => {
  const sent = await Promise.allSettled(
    Array.from({ length: 12 }, () => deliverContactMessage(service, MESSAGE, from('192.0.2.3'))),
  );
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('keeps no address, and a new salt as soon as nothing needs the old one', async () => {
  const senderNow = async () => {
    await deliverContactMessage(service, MESSAGE, from('192.0.2.1'));
    return JSON.stringify(await rowsOf('rate_limit_uses'));
  };
  const first = await senderNow();
  expect(first).not.toContain('192.0.2.1');
  await database.exec(`update public.rate_limit_uses set used_at = now() - interval '2 hours'`);
  const [before, after] = [
    JSON.parse(first) as { subject: unknown }[],
    JSON.parse(await senderNow()) as { subject: unknown }[],
  ];
  expect(after).toHaveLength(1);
  expect(after[0]?.subject).not.toEqual(before[0]?.subject);
});

const recipeRow = {
  cocktail_name: 'Blue Ada',
  ingredients: '50 ml gin',
  method: 'Shake.',
  glassware: 'Coupe',
  garnish: 'Lemon',
  story: 'Once upon a time',
  your_name: 'Ada',
  photo: 'https://example.test/ada.jpg',
  locale: 'de',
};
const ROWS: Record<(typeof TABLES)[number], Values> = {
  contact_messages: messageRow,
  recipe_submissions: recipeRow,
};

function insert(table: (typeof TABLES)[number], change: Values): Promise<number> {
  const row = { ...ROWS[table], ...change };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return as(
    'service_role',
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

it.each(TABLES)('%s takes a row from the functions', async (table) => {
  expect(await insert(table, {})).toBe(1);
});

it.each([
  ...TABLES.flatMap((table) => [
    `update public.${table} set locale = 'en'`,
    `delete from public.${table}`,
    `truncate public.${table}`,
    `insert into public.${table} (id) values (gen_random_uuid())`,
    `insert into public.${table} (created_at) values (now())`,
  ]),
  `insert into public.contact_messages (name, email, message, locale) values ('Ada', 'a@b', 'Hi', 'en')`,
  `insert into public.recipe_submissions (cocktail_name, ingredients, method, glassware, garnish, locale)
   values ('x', 'x', 'x', 'x', 'x', 'en')`,
  `select public.consume_rate_limit('contact', '{"address": ["somebody"]}')`,
  'select subject from public.rate_limit_uses',
  'delete from public.rate_limit_uses',
  'select salt from public.rate_limit_areas',
  'update public.rate_limit_areas set salt = gen_random_uuid() where true',
])('refuses reader and stranger alike: %s', async (sql) => {
  await expect(as('anon', sql)).rejects.toThrow(PERMISSION_DENIED);
  await expect(as('authenticated', sql)).rejects.toThrow(PERMISSION_DENIED);
});

it.each(TABLES)('%s gives nothing to a stranger through the API', async (table) => {
  await deliverContactMessage(service, MESSAGE, from('192.0.2.1'));
  await deliverRecipeSubmission(service, RECIPE, from('192.0.2.1'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { data, error } = await supabase.from(table).select();
  expect([data, error === null]).toEqual([null, false]);
});

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const LIMITS = [
  ...Object.entries(CONTACT_LIMITS).map(([name, limit]) => ['contact_messages', name, limit] as const),
  ...Object.entries(SUBMISSION_LIMITS).map(
    ([name, limit]) => ['recipe_submissions', snakeCase(name), limit] as const,
  ),
];

it.each(LIMITS)('%s takes as long a %s as the schema: %i', async (table, column, limit) => {
  const start = { email: 'a@', photo: 'https://x.test/' }[column] ?? '';
  const longest = start.padEnd(limit, 'x');
  expect(await insert(table, { [column]: longest })).toBe(1);
  await expect(insert(table, { [column]: `${longest}x` })).rejects.toThrow(`${table}_${column}_length`);
});

it.each(LIMITS.filter(([, column]) => !['email', 'photo'].includes(column)))(
  '%s takes no empty or untrimmed %s',
  async (table, column) => {
    await expect(insert(table, { [column]: '' })).rejects.toThrow(`${table}_${column}_length`);
    await expect(insert(table, { [column]: ' Ada' })).rejects.toThrow(`${table}_${column}_trimmed`);
  },
);

it.each([
  ['contact_messages', 'email', 'ada.example.test'],
  ['recipe_submissions', 'photo', 'javascript:alert(1)'],
  ['recipe_submissions', 'photo', 'http://example.test/ada.jpg'],
] as const)('%s takes no %s like %s', async (table, column, value) => {
  await expect(insert(table, { [column]: value })).rejects.toThrow(`${table}_${column}`);
});

it.each(TABLES)('%s knows the languages of the site', async (table) => {
  for (const locale of LOCALES) expect(await insert(table, { locale })).toBe(1);
  await expect(insert(table, { locale: 'it' })).rejects.toThrow(`${table}_locale`);
});
