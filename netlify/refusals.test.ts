import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { TestBrowser, useBackend } from '../tools/serve/testBrowser.ts';
import type { Menu } from '../src/contracts/menus/menu.ts';

const IP = '203.0.113.77';
const EMAIL = 'ada.lovelace@example.test';
const WHO = { email: EMAIL, locale: 'en' };
/** As the tokens of published menus are written. */
const FORGED = 'forgedforgedforgedforged';

const hashSchema = z.string().regex(/^[\w-]{16}$/);
const lineSchema = z.strictObject({
  event: z.literal('refusal'),
  time: z.iso.datetime(),
  requestId: z.uuid(),
  kind: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.number().int(),
  subject: hashSchema.nullable(),
  sender: hashSchema,
});
type Line = z.infer<typeof lineSchema>;

const test = useBackend();

/** What stands in the security log after `act`: each line as it was written. */
async function logOf(act: (browser: TestBrowser) => Promise<unknown>, browser = new TestBrowser(IP)) {
  const info = vi.mocked(console.info);
  info.mockClear();
  await act(browser);
  const texts = info.mock.calls.map(([text]) => String(text));
  for (const secret of [EMAIL, 'lovelace', IP, FORGED, 'token_hash', 'sb_secret', '000000']) {
    expect(texts.join('\n')).not.toContain(secret);
  }
  return texts.map((text): Line => lineSchema.parse(JSON.parse(text)));
}

const told = (lines: Line[]) => lines.map(({ kind, method, route, status }) => [kind, method, route, status]);

it('keeps a wrong code, with the account that it was for', async () => {
  await new TestBrowser('192.0.2.10').post('/api/auth/code', WHO);
  const lines = await logOf((browser) => browser.post('/api/auth/verify', { ...WHO, code: '000000' }));
  expect(told(lines)).toEqual([['sign-in', 'POST', '/api/auth/verify', 422]]);
  expect(lines[0]?.subject).not.toBeNull();
});

it('keeps a wrong password', async () => {
  const wrong = { ...WHO, email: 'nobody@example.test', password: 'stirred-not-shaken' };
  const lines = await logOf((browser) => browser.post('/api/auth/password', wrong));
  expect(told(lines)).toEqual([['sign-in', 'POST', '/api/auth/password', 422]]);
});

it('keeps a forged link, pressed or opened', async () => {
  const pressed = await logOf((browser) =>
    browser.post('/api/auth/confirm', { tokenHash: FORGED, type: 'magiclink', key: 'forged', locale: 'en' }),
  );
  expect(told(pressed)).toEqual([['link', 'POST', '/api/auth/confirm', 422]]);
  const browser = new TestBrowser(IP);
  const account = 'bea@example.test';
  await browser.post('/api/auth/code', { email: account, locale: 'en' });
  const path = `/api/auth/confirm?token_hash=${FORGED}&type=magiclink&for=${account}`;
  const opened = await logOf(() => browser.get(path), browser);
  expect(told(opened)).toEqual([['link', 'GET', '/api/auth/confirm', 302]]);
});

it('keeps whom a provider sends back with nothing', async () => {
  const lines = await logOf((browser) => browser.get('/api/auth/callback'));
  expect(told(lines)).toEqual([['sign-in', 'GET', '/api/auth/callback', 302]]);
});

it('keeps a change that another site wants', async () => {
  const origin = { origin: 'https://evil.example' };
  const lines = await logOf((browser) =>
    browser.ask('POST', '/api/favorites', { cocktailId: '11002' }, origin),
  );
  expect(told(lines)).toEqual([['forbidden', 'POST', '/api/favorites', 403]]);
});

it('keeps who asks too often, and shows by the hash that it is one sender', async () => {
  const lines = await logOf(async (browser) => {
    for (let count = 0; count < 8; count += 1) {
      await browser.post('/api/auth/code', { ...WHO, email: 'carl@example.test' });
    }
  });
  const limited = lines.filter(({ kind }) => kind === 'rate-limited');
  expect(limited.length).toBeGreaterThan(0);
  expect(new Set(lines.map(({ sender, subject }) => `${sender} ${subject}`)).size).toBe(1);
});

it('keeps a menu whose link was forged or taken back', async () => {
  const owner = new TestBrowser('192.0.2.11');
  await owner.signIn(test.backend, 'owner@example.test', 'Olga');
  const made = await owner.post('/api/menus', { name: 'Friday', cocktailIds: ['11002'] });
  const { id } = (await made.json()) as Menu;
  const published = await owner.ask('PUT', `/api/menus/${id}/publication`, { soldOut: [] });
  const token = ((await published.json()) as Menu).publication?.token ?? '';
  expect(await logOf((browser) => browser.get(`/de/menu/${token}`))).toEqual([]);
  await owner.ask('DELETE', `/api/menus/${id}/publication`);
  for (const key of [token, FORGED]) {
    const lines = await logOf((browser) => browser.get(`/de/menu/${key}`));
    expect(told(lines)).toEqual([['link', 'GET', '/de/menu/:token', 404]]);
    expect(JSON.stringify(lines)).not.toContain(token);
  }
});

it('keeps nothing of what goes well, is not there, or asks to sign in first', async () => {
  const lines = await logOf(async (browser) => {
    await browser.get('/api/health');
    await browser.get('/api/auth/user');
    await browser.get('/api/auth/login?next=/de');
    await browser.get('/api/en/nothing.json');
    await browser.post('/api/auth/verify', { email: 'no address' });
  });
  expect(lines).toEqual([]);
});
