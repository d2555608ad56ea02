import { expect, it, vi } from 'vitest';
import { accountExportSchema } from '../../src/contracts/people/account.ts';
import { TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';

const test = useBackend();

const MESSAGE = { name: 'Ada', email: 'ada@example.test', message: 'Cheers,\nAda', locale: 'nl' };
const RECIPE = {
  ...{ cocktailName: 'Blue Ada', ingredients: '50 ml gin', method: 'Shake.', glassware: 'Coupe' },
  ...{ garnish: 'Lemon', story: null, yourName: 'Ada', photo: 'https://example.test/ada.jpg', locale: 'de' },
};

let readers = 0;
async function newReader(): Promise<TestBrowser> {
  const browser = new TestBrowser(`192.0.2.${(readers += 1)}`);
  await browser.signIn(test.backend, `sender-${readers}@example.test`, 'Ada');
  return browser;
}
async function send(browser: TestBrowser): Promise<void> {
  expect((await browser.post('/api/contact', MESSAGE)).status).toBe(204);
  expect((await browser.post('/api/submissions', RECIPE)).status).toBe(204);
}
const exportOf = async (browser: TestBrowser) =>
  accountExportSchema.parse(await (await browser.get('/api/account/export')).json());

it('exports to each reader what they sent, and nothing that others did', async () => {
  const [ada, bea] = [await newReader(), await newReader()];
  await send(new TestBrowser('192.0.2.99'));
  await send(ada);
  const sentAt = expect.any(String) as unknown;
  expect(await exportOf(ada)).toMatchObject({
    messages: [{ ...MESSAGE, sentAt }],
    submissions: [{ ...RECIPE, sentAt }],
  });
  expect(await exportOf(bea)).toMatchObject({ messages: [], submissions: [] });
});

it('exports what was sent with the newest first, in whatever order it is stored', async () => {
  const { database } = test.backend;
  const ada = await newReader();
  for (let sent = 0; sent < 3; sent++) await send(ada);
  // The export is read by id: here a greater id is newer.
  for (const table of ['contact_messages', 'recipe_submissions']) {
    await database.query(
      `update public.${table} as one set created_at = now() - make_interval(
         days => (select count(*)::integer from public.${table} as other where other.id > one.id)) where true`,
    );
  }
  const { messages, submissions } = await exportOf(ada);
  for (const sent of [messages, submissions]) {
    const times = sent.map(({ sentAt }) => sentAt);
    expect(new Set(times).size).toBe(3);
    expect(times).toEqual(times.toSorted().toReversed());
  }
});

it('deletes with the account what it sent, and nothing that others did', async () => {
  const { database } = test.backend;
  const countOf = async () => {
    const { rows } = await database.query<{ count: number }>(
      `select (select count(*) from public.contact_messages)::integer
         + (select count(*) from public.recipe_submissions)::integer as count`,
    );
    return rows[0]?.count;
  };
  const before = (await countOf()) ?? 0;
  const [ada, bea] = [await newReader(), await newReader()];
  for (const sender of [ada, bea, new TestBrowser('192.0.2.98')]) await send(sender);
  expect(await countOf()).toBe(before + 6);
  expect((await ada.ask('DELETE', '/api/account')).status).toBe(204);
  expect(await countOf()).toBe(before + 4);
  expect(await exportOf(bea)).toMatchObject({ messages: [MESSAGE], submissions: [RECIPE] });
});

it('refuses what no function can do without its secret key, and stores nothing', async () => {
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', '');
  const answer = await new TestBrowser('192.0.2.97').post('/api/contact', MESSAGE);
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
});
