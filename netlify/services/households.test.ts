import { expect, it, vi } from 'vitest';
import { lastMailTo, TestBrowser, useBackend } from '../../tools/serve/testBrowser.ts';
import { invitationMail } from './invitationMail.ts';

const test = useBackend();

async function beginHousehold(name: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await browser.signIn(test.backend, `${name.toLowerCase()}@example.test`);
  await browser.ask('PUT', '/api/household', { name });
  return browser;
}

const inviteBy = async (browser: TestBrowser, email: string | null) => {
  const answer = await browser.ask('POST', '/api/household/invitations', { email, locale: 'de' });
  return [answer.status, await answer.json()] as [number, { token?: string; isMailed?: boolean }];
};

it('mails a link in the language of whoever invites, and stores no address', async () => {
  const anna = await beginHousehold('Anna');
  const [status, { token = '', isMailed }] = await inviteBy(anna, ' Tom@Example.test ');
  expect([status, isMailed]).toEqual([200, true]);
  const { subject, text = '', html = '' } = lastMailTo(test.backend, 'tom@example.test');
  expect(subject).toBe('Eine Einladung, auf Mixmaster eine Hausbar zu teilen');
  expect(text).toContain('Anna lädt dich ein');
  for (const part of [text, html]) expect(part).toContain(`/de/account#household=${token}`);
  for (const table of ['households', 'household_members', 'household_invitations', 'rate_limit_uses']) {
    const { rows } = await test.backend.database.query(
      `select to_jsonb(stored) from public.${table} as stored`,
    );
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('tom@example.test');
  }
});

it('makes the link all the same where no mail can be sent', async () => {
  const bea = await beginHousehold('Bea');
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  expect(await inviteBy(bea, 'lost@example.test')).toMatchObject([200, { isMailed: false }]);
});

it('sends so many mails an hour, and then none', async () => {
  const cleo = await beginHousehold('Cleo');
  const statuses: number[] = [];
  for (const to of ['a', 'b', 'c', 'd', 'e', 'f'])
    statuses.push((await inviteBy(cleo, `${to}@example.test`))[0]);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await inviteBy(cleo, null))[0]).toBe(200);
  // A mailbox is spared, whoever invites it.
  const others = await Promise.all(['Dan', 'Eve'].map((name) => beginHousehold(name)));
  const toOne: number[] = [];
  for (const other of others) toOne.push((await inviteBy(other, 'a@example.test'))[0]);
  expect(toOne).toEqual([200, 429]);
});

it.each([null, 'Anna www.evil.example', 'Win <b>1000</b> €', 'Call 0900 1234', 'http://evil.example'])(
  'names nobody whose name is none: %j',
  (by) => {
    const mail = invitationMail({ by, token: 'a'.repeat(22), locale: 'en', siteUrl: 'https://site.example' });
    expect(mail.text).toContain('Somebody invites you');
    expect(mail.html).not.toContain('evil');
    expect(
      invitationMail({ by: 'Anna-Maria O’Neill', token: 'a', locale: 'en', siteUrl: 'https://site.example' })
        .text,
    ).toContain('Anna-Maria O’Neill invites you');
  },
);
