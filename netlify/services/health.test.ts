import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { healthProblemSchema, healthSchema } from '../../src/contracts/site/health.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { EnvironmentError } from '../lib/environment.ts';
import { checkHealth } from './health.ts';

const test = useBackend();

function answering(...answers: (() => Response)[]) {
  const [asStranger, asService] = answers.map(
    (answer) => () =>
      createClient('https://abc.supabase.co', 'sb_publishable_1', {
        auth: { persistSession: false },
        db: { retry: false },
        global: { fetch: async () => answer() },
      }),
  );
  if (!asStranger || !asService) throw new Error('There are two ways into the database.');
  return { asStranger, asService };
}
const alive = () => Response.json(true);
const WELL = answering(alive, alive);

function clock(...times: number[]): () => number {
  return () => times.shift() ?? 0;
}

it('tells how long the database took, in whole milliseconds', async () => {
  expect(await checkHealth(WELL, clock(100, 112.4))).toEqual({ status: 'ok', backend: 'ok', latencyMs: 12 });
});

it('says to the operator alone that e-mails for signing in are scarce', async () => {
  const token = 'a-token-of-thirty-two-characters';
  vi.stubEnv('HEALTH_TOKEN', token);
  const asOperator = async () =>
    (await new TestBrowser().get('/api/health', { authorization: `Bearer ${token}` })).json();
  const { database } = test.backend;
  await database.exec('select public.limit_sign_in_mails(4)');
  expect(await asOperator()).not.toHaveProperty('signInMails');
  for (const email of ['a@example.test', 'b@example.test'])
    await new TestBrowser().post('/api/auth/code', { email, locale: 'en' });
  expect(await asOperator()).toMatchObject({ status: 'ok', signInMails: 'scarce' });
  expect(await (await health()).json()).not.toHaveProperty('signInMails');
  await database.exec('select public.limit_sign_in_mails(300)');
});

it('answers nothing that the contract refuses', async () => {
  await expect(checkHealth(WELL, clock(112, 100))).rejects.toThrow(/latencyMs/);
});

const refusal = (status: number, code: string) => () =>
  Response.json({ code, message: 'no', details: null, hint: null }, { status });
const html = (status: number) => () => new Response('<h1>Paused</h1>', { status });

it.each([
  ['publishable-key', [refusal(401, ''), alive]],
  ['secret-key', [alive, refusal(401, '42501')]],
  ['secret-key', [alive, refusal(403, '42501')]],
  ['migrations', [alive, refusal(404, 'PGRST202')]],
  ['migrations', [refusal(404, '42883'), alive]],
  ['database', [alive, html(540)]],
  ['database', [html(503), html(503)]],
  ['database', [alive, html(404)]],
  ['database', [alive, refusal(429, '')]],
  ['database', [() => Response.json(null), alive]],
  ['database', [alive, () => Response.json([])]],
])('says that it is the %s', async (reason, answers) => {
  expect(healthProblemSchema.parse(await checkHealth(answering(...answers))).reason).toBe(reason);
});

it('passes on whatever is no fault of the settings', async () => {
  const broken = () => {
    throw new Error('broken');
  };
  await expect(checkHealth({ ...WELL, asService: broken })).rejects.toThrow('broken');
  const missing = () => {
    throw new EnvironmentError('The environment variable X is not set.');
  };
  expect(await checkHealth({ ...WELL, asService: missing })).toMatchObject({ reason: 'settings' });
});

const health = () => new TestBrowser().get('/api/health');

it('is well with the keys of the project', async () => {
  const answer = await health();
  expect(answer.status).toBe(200);
  expect(healthSchema.parse(await answer.json())).toMatchObject({ status: 'ok' });
});

it.each([
  ['SUPABASE_URL', '', 'settings'],
  ['SUPABASE_ANON_KEY', 'two words', 'settings'],
  ['SUPABASE_SERVICE_ROLE_KEY', '', 'settings'],
  ['SUPABASE_URL', 'http://127.0.0.1:1', 'database'],
  ['SUPABASE_SERVICE_ROLE_KEY', 'sb_publishable_wrong', 'secret-key'],
])('answers 503 where %s is "%s", and names it', async (variable, value, reason) => {
  vi.stubEnv(variable, value);
  const answer = await health();
  const { reason: named, message } = healthProblemSchema.parse(await answer.json());
  expect([answer.status, named]).toEqual([503, reason]);
  // Its name is for the log and the operator alone.
  if (reason === 'settings') expect(message).not.toContain(variable);
});

it('does not take the publishable key for the secret one', async () => {
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', test.backend.publishableKey);
  const answer = await health();
  const body = await answer.text();
  expect(healthProblemSchema.parse(JSON.parse(body)).reason).toBe('secret-key');
  expect(body).not.toContain(test.backend.publishableKey);
});
