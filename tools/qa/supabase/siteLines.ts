import { randomUUID } from 'node:crypto';
import { SESSION_COOKIE } from '../../../netlify/lib/sessionCookies.ts';
import { newBrowser } from '../../serve/functionBrowser.ts';
import { codeIn, linkOfMail } from '../../serve/readMail.ts';
import type { SiteBrowser } from '../../serve/siteBrowser.ts';
import { same, type Line } from '../../test/lines.ts';
import type { MailReader } from './mailReaders.ts';

const PASSWORD = 'one for the contract alone';
const WRONG_CODE = [422, 'wrong_code'];
const WRONG_PASSWORD = [422, 'wrong_password'];

async function refusalOf(answer: Promise<Response>): Promise<[status: number, code: unknown]> {
  const response = await answer;
  const body = (await response.json()) as { code?: unknown };
  return [response.status, body.code];
}

/**
 * What readers of the site get with Supabase behind its functions: steps, refusals, cookies and limits. The variables of
 * Supabase have to be set.
 */
export function siteLines(mails: MailReader, domain: string): Line[] {
  const newEmail = () => `site-${randomUUID().slice(0, 13)}@${domain}`;
  const ask = (browser: SiteBrowser, email: string) =>
    browser.post('/api/auth/code', { email, locale: 'en' });
  const verify = (browser: SiteBrowser, email: string, code: string) =>
    browser.post('/api/auth/verify', { email, locale: 'en', code, firstName: 'Ada' });
  const codeFor = async (email: string) => codeIn((await mails.newest(email)).html ?? '');
  const enter = (browser: SiteBrowser, email: string, password: string) =>
    browser.post('/api/auth/password', { email, locale: 'en', password });

  const email = newEmail();
  const ada = newBrowser();
  let code = '';

  return [
    {
      name: 'the functions find the database ready',
      async check() {
        const { status, reason } = (await (await ada.get('/api/health')).json()) as Record<string, unknown>;
        same([status, reason], ['ok', undefined]);
      },
    },
    {
      name: 'a reader asks for a code; a second time at once is answered alike',
      async check() {
        for (let time = 0; time < 2; time += 1) {
          const answer = await ask(ada, email);
          same([answer.status, await answer.json()], [200, { status: 'code-sent' }]);
        }
        code = await codeFor(email);
      },
    },
    {
      name: 'an address that Supabase Auth does not take is answered with 400',
      notEmbedded: 'it takes whatever has an @',
      async check() {
        same((await ask(newBrowser(), `a@${'b'.repeat(70)}.test`)).status, 400);
      },
    },
    {
      name: 'a wrong code is answered with 422 wrong_code, and the right one in another browser too',
      async check() {
        same(await refusalOf(verify(ada, email, code === '000000' ? '000001' : '000000')), WRONG_CODE);
        same(await refusalOf(verify(newBrowser(), email, code)), WRONG_CODE);
      },
    },
    {
      name: 'the code signs in by cookies that neither scripts nor other sites get, once',
      async check() {
        const answer = await verify(ada, email, code);
        same([answer.status, await answer.json()], [200, { status: 'signed-in', firstName: 'Ada' }]);
        const lines = answer.headers.getSetCookie().filter((line) => line.startsWith(SESSION_COOKIE));
        const isSafe = (line: string) =>
          ['HttpOnly', 'Secure', 'Path=/', 'SameSite=Lax'].every((word) => line.includes(word)) &&
          !line.includes('Domain');
        same([lines.length > 0, lines.every(isSafe)], [true, true]);
        same(
          lines.every((line) => line.length < 4096),
          true,
        );
        same(await refusalOf(verify(ada, email, code)), WRONG_CODE);
      },
    },
    {
      name: 'the link signs in where it was asked for, and asks for a button elsewhere',
      async check() {
        const [linked, browser] = [newEmail(), newBrowser()];
        await ask(browser, linked);
        const link = linkOfMail((await mails.newest(linked)).html ?? '');
        const elsewhere = await newBrowser().get(link);
        same([elsewhere.status, /\/login\?/.test(elsewhere.headers.get('location') ?? '')], [302, true]);
        const here = await browser.get(link);
        same(
          [here.status, browser.cookies.has(SESSION_COOKIE) || browser.cookies.has(`${SESSION_COOKIE}.0`)],
          [302, true],
        );
        same((await browser.get('/api/account')).status, 200);
      },
    },
    {
      name: 'a password is set after a code, and opens the account; a wrong one is answered with 422',
      async check() {
        const set = await ada.ask('PUT', '/api/account/password', { locale: 'en', password: PASSWORD });
        same(set.status, 204);
        same((await enter(newBrowser(), email, PASSWORD)).status, 200);
        same(await refusalOf(enter(newBrowser(), email, 'not this one')), WRONG_PASSWORD);
        same(await refusalOf(enter(newBrowser(), newEmail(), PASSWORD)), WRONG_PASSWORD);
      },
    },
    {
      name: 'a session whose token is not believed is refreshed, and its cookies with it',
      async check() {
        const browser = newBrowser();
        await enter(browser, email, PASSWORD);
        const before = sessionIn(browser);
        keepSession(browser, {
          ...before,
          access_token: `${before.access_token.slice(0, -4)}AAAA`,
          expires_at: 1,
        });
        same((await browser.get('/api/account')).status, 200);
        same(sessionIn(browser).refresh_token === before.refresh_token, false);
      },
    },
    {
      name: 'the account is deleted, and its cookies go',
      async check() {
        same((await ada.ask('DELETE', '/api/account')).status, 204);
        same((await ada.get('/api/account')).status, 401);
      },
    },
  ];
}

interface KeptSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

const BASE64 = 'base64-';

function sessionIn({ cookies }: SiteBrowser): KeptSession {
  const parts = [...cookies].filter(([name]) => name.startsWith(SESSION_COOKIE)).toSorted();
  const value = parts.map(([, part]) => part).join('');
  return JSON.parse(Buffer.from(value.slice(BASE64.length), 'base64url').toString()) as KeptSession;
}

function keepSession({ cookies }: SiteBrowser, session: KeptSession): void {
  for (const name of [...cookies.keys()]) if (name.startsWith(SESSION_COOKIE)) cookies.delete(name);
  cookies.set(SESSION_COOKIE, BASE64 + Buffer.from(JSON.stringify(session)).toString('base64url'));
}
