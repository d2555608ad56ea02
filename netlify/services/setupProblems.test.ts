import { expect, it, vi } from 'vitest';
import { healthProblemSchema, operatorHealthSchema } from '../../src/contracts/site/health.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { migrationList } from './migrationList.ts';

const test = useBackend();
const TOKEN = 't'.repeat(32);

const ask = (authorization: string) => new TestBrowser().get('/api/health', { authorization });

async function askAsOperator() {
  vi.stubEnv('HEALTH_TOKEN', TOKEN);
  const answer = await ask(`Bearer ${TOKEN}`);
  const { status, problems } = operatorHealthSchema.parse(await answer.json());
  expect([answer.status, status]).toEqual(problems.length === 0 ? [200, 'ok'] : [503, 'problems']);
  return problems;
}

/** Changes the database, asks, and changes it back. */
async function askAfter(change: string, undo: string) {
  await test.backend.database.exec(change);
  try {
    return await askAsOperator();
  } finally {
    await test.backend.database.exec(undo);
  }
}

it('finds nothing wrong with the migrations as they are, and leaves no trace of having tried', async () => {
  const counts = `select (select count(*) from public.rate_limit_uses) as uses,
    (select count(*) from public.translation_claims) as claims, (select array_agg(salt) from public.rate_limit_areas) as salts, day
    from public.chat_guard`;
  const { rows: before } = await test.backend.database.query(counts);
  expect(await askAsOperator()).toEqual([]);
  expect((await test.backend.database.query(counts)).rows).toEqual(before);
});

it.each([
  ['a wrong token', TOKEN, 'Bearer wrong'],
  ['an empty one', TOKEN, 'Bearer '],
  ['any token where none is set', '', 'Bearer '],
  ['the word undefined where none is set', '', 'Bearer undefined'],
  ['one that is too short to be set', 'short', 'Bearer short'],
])('takes %s for nobody', async (_, token, authorization) => {
  vi.stubEnv('HEALTH_TOKEN', token);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const answer = await ask(authorization);
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
});

it('names each variable that is wrong to the operator, and to nobody else', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', '');
  vi.stubEnv('OPENAI_BASE_URL', 'http://example.com');
  vi.stubEnv('OPENAI_MODEL', 'm');
  vi.stubEnv('MAIL_FROM', '');
  expect(await askAsOperator()).toEqual([
    { reason: 'settings', message: 'The environment variable SUPABASE_SERVICE_ROLE_KEY is not set.' },
    {
      reason: 'settings',
      message:
        'The environment variable OPENAI_BASE_URL must be an https address such as https://api.openai.com/v1.',
    },
    { reason: 'settings', message: 'The environment variable MAIL_FROM is not set.' },
  ]);
  const answer = await new TestBrowser().get('/api/health');
  expect(healthProblemSchema.parse(await answer.json())).toEqual({
    code: 'unavailable',
    message: 'A setting of the site is missing or malformed.',
    reason: 'settings',
  });
});

it('says that the database does not answer', async () => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  expect(await askAsOperator()).toEqual([{ reason: 'database', message: 'The database does not answer.' }]);
});

it('names the migrations that were not applied', async () => {
  const newest = migrationList().at(-1) ?? '';
  const [version = ''] = newest.split('_');
  const history = 'supabase_migrations.schema_migrations';
  expect(
    await askAfter(
      `delete from ${history} where version = '${version}'`,
      `insert into ${history} (version) values ('${version}')`,
    ),
  ).toEqual([
    {
      reason: 'migrations',
      message: `These migrations are not applied: ${newest}. Apply them: npx supabase@3 db push --remote`,
    },
  ]);
});

it.each([
  [
    'was restored',
    'alter schema supabase_migrations rename to away',
    'alter schema away rename to supabase_migrations',
  ],
  [
    'was restored, and pushed to, which leaves an empty one',
    `alter table supabase_migrations.schema_migrations rename to away;
     create table supabase_migrations.schema_migrations (version text primary key)`,
    `drop table supabase_migrations.schema_migrations;
     alter table supabase_migrations.away rename to schema_migrations`,
  ],
])('says that a database has no history where it %s', async (_, change, undo) => {
  expect(await askAfter(change, undo)).toMatchObject([
    { reason: 'migrations', message: expect.stringContaining('no history') },
  ]);
});

it('says that a database is older than the check itself', async () => {
  const problems = await askAfter(
    'alter function public.check_setup() rename to away',
    'alter function public.away() rename to check_setup',
  );
  expect(problems).toMatchObject([
    { reason: 'migrations', message: expect.stringContaining('db push --remote') },
  ]);
});

it('names what somebody gave readers or strangers beyond the migrations', async () => {
  const problems = await askAfter(
    'grant insert (name) on public.contact_messages to anon',
    'revoke insert on public.contact_messages from anon',
  );
  expect(problems).toMatchObject([
    { reason: 'rights', message: expect.stringContaining('anon insert contact_messages') },
  ]);
});

it('names a function that the data API refuses after midnight', async () => {
  const { rows } = await test.backend.database.query<{ whole: string }>(
    `select pg_get_functiondef('public.lock_rate_limits(text)'::regprocedure) as whole`,
  );
  const whole = rows[0]?.whole ?? '';
  const problems = await askAfter(
    whole.replace(' where used.area = locked.area and used.used_at < since;', ';'),
    whole,
  );
  expect(problems).toEqual(
    ['claim_translation', 'consume_rate_limit'].map((name) => ({
      reason: 'functions',
      message: `The database refuses a function, through its data API: ${name}: DELETE requires a WHERE clause`,
    })),
  );
});
