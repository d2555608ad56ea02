import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { codeIn } from '../../serve/readMail.ts';
import { same, type Line } from '../../test/lines.ts';
import type { MailReader } from './mailReaders.ts';
import { call, type Answer, type Order, type Supabase } from './supabaseCall.ts';

const sessionSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  user: z.looseObject({ id: z.string(), email: z.string() }),
});
export type AuthSession = z.infer<typeof sessionSchema>;

/** `refresh_token_reuse_interval` of supabase/config.toml, and a little more. */
const REUSE_MS = 10_500;
/** More than `token_verifications` of supabase/config.toml. */
const MOST_GUESSES = 40;
const PASSWORD = 'a password for the contract';

export interface AuthContract {
  lines: Line[];
  /** What uses up limits that other lines need: to be checked after them. */
  limitLines: Line[];
  /** Signs somebody up by the code of an e-mail. */
  newReader(): Promise<AuthSession>;
}

/**
 * What the site asks of Supabase Auth, and each refusal that it tells apart (netlify/lib/authReply.ts,
 * netlify/lib/sessionAnswers.ts).
 * @param domain of the addresses that sign up; no mail leaves for anybody else
 */
export function authContract(supabase: Supabase, mails: MailReader, domain: string): AuthContract {
  const ask = (order: Order) => call(supabase, order);
  const newEmail = () => `contract-${randomUUID().slice(0, 13)}@${domain}`;
  const sendCode = (email: string, language = 'en') =>
    ask({ path: '/auth/v1/otp', body: { email, create_user: true, data: { language } } });
  const verify = (email: string, token: string, type = 'email') =>
    ask({ path: '/auth/v1/verify', body: { email, token, type } });
  const byPassword = (email: string, password: string) =>
    ask({ path: '/auth/v1/token?grant_type=password', body: { email, password } });
  const refresh = (token: string) =>
    ask({ path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token: token } });
  const user = (token: string) => ask({ path: '/auth/v1/user', token });
  const change = (token: string, body: object) => ask({ method: 'PUT', path: '/auth/v1/user', token, body });
  const rpc = (name: string, body: object, token?: string) =>
    ask({ path: `/rest/v1/rpc/${name}`, body, token, asService: token === undefined });

  /** As netlify/services/signIn.ts goes about it. */
  async function verifyCode(email: string, code: string): Promise<Answer> {
    const answers: Answer[] = [];
    for (const type of ['email', 'magiclink', 'signup']) {
      const answer = await verify(email, code, type);
      answers.push(answer);
      if (answer.status !== 400) return answer;
    }
    return answers.at(-1) ?? { status: 0, code: '', body: undefined, headers: new Headers() };
  }

  async function newReader(email = newEmail()): Promise<AuthSession> {
    await sendCode(email);
    const { html = '' } = await mails.newest(email);
    return sessionSchema.parse((await verifyCode(email, codeIn(html))).body);
  }

  async function openPasswordWindow(session: AuthSession): Promise<void> {
    const [, payload = ''] = session.access_token.split('.');
    const { session_id } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id: string };
    const { status, body } = await rpc('open_password_window', { session: session_id });
    same([status, body], [200, true]);
  }

  const refused = async (answer: Promise<Answer>, status: number, ...codes: string[]) => {
    const { status: given, code, body } = await answer;
    if (given === status && codes.includes(code)) return;
    throw new Error(
      `expected ${status} ${codes.join(' or ')}, got ${given} ${code}: ${JSON.stringify(body)}`,
    );
  };

  const email = newEmail();
  let code = '';
  let ada: AuthSession | undefined;
  const session = () => {
    if (!ada) throw new Error('Nobody could sign in.');
    return ada;
  };

  const lines: Line[] = [
    {
      name: 'a request without a key, and with a wrong one, is refused with 401',
      async check() {
        for (const apikey of ['', 'sb_publishable_wrong']) {
          same(
            (
              await ask({
                path: '/auth/v1/otp',
                body: { email },
                headers: { apikey, authorization: `Bearer ${apikey}` },
              })
            ).status,
            401,
          );
        }
      },
    },
    {
      name: 'a new address is sent six digits and a link, in the language that was given',
      async check() {
        same((await sendCode(email, 'de')).status, 200);
        const { subject, html = '' } = await mails.newest(email);
        same(subject, 'Dein Code für Mixmaster');
        code = codeIn(html);
        same(
          [
            code.length,
            /\/api\/auth\/confirm\?token_hash=[\w-]+&amp;asked=[^"]*&amp;type=\w+&amp;next=\/de"/.test(html),
          ],
          [6, true],
        );
      },
    },
    {
      name: 'a second mail within ten seconds is refused with 429 and the sentence that the site knows',
      notEmbedded: 'it sends another, whose code alone is good',
      async check() {
        const again = await sendCode(email);
        same([again.status, again.code], [429, 'over_email_send_rate_limit']);
        same(/you can only request this after \d+ seconds/.test(JSON.stringify(again.body)), true);
      },
    },
    {
      name: 'an address that is none is refused with 400 validation_failed',
      check: () => refused(sendCode('nobody'), 400, 'validation_failed', 'email_address_invalid'),
    },
    {
      name: 'a wrong code is refused with 403 otp_expired',
      check: () => refused(verifyCode(email, code === '000000' ? '000001' : '000000'), 403, 'otp_expired'),
    },
    {
      name: 'a forged link is refused with 403 otp_expired',
      check: () =>
        refused(
          ask({ path: '/auth/v1/verify', body: { token_hash: 'a'.repeat(56), type: 'magiclink' } }),
          403,
          'otp_expired',
        ),
    },
    {
      name: 'the code signs in, once',
      async check() {
        // The newest, where a second mail went out.
        code = codeIn((await mails.newest(email)).html ?? '');
        ada = sessionSchema.parse((await verifyCode(email, code)).body);
        await refused(verifyCode(email, code), 403, 'otp_expired');
      },
    },
    {
      name: 'the link signs in, once, with the type that the mail names',
      async check() {
        const linked = newEmail();
        await sendCode(linked);
        const { html = '' } = await mails.newest(linked);
        const [, token_hash = '', type = ''] = /token_hash=([\w-]+)&amp;.*?type=(\w+)/.exec(html) ?? [];
        const follow = () => ask({ path: '/auth/v1/verify', body: { token_hash, type } });
        same((await follow()).status, 200);
        await refused(follow(), 403, 'otp_expired');
      },
    },
    {
      name: 'a session says whose it is',
      async check() {
        const { body } = await user(session().access_token);
        same((body as { email: string }).email, email);
      },
    },
    {
      name: 'an account forgets what was said of it before its address was proven',
      notEmbedded: 'its accounts are proven from the start',
      async check() {
        const { body } = await user(session().access_token);
        same((body as { user_metadata: unknown }).user_metadata, {});
      },
    },
    {
      name: 'no token, and one that is none, are refused by name',
      async check() {
        await refused(user('nothing'), 403, 'bad_jwt');
      },
    },
    {
      name: 'what an account says of itself can be changed, and stays short',
      async check() {
        same((await change(session().access_token, { data: { language: 'nl' } })).status, 200);
        same((await change(session().access_token, { data: { note: 'x'.repeat(3000) } })).status, 200);
        const { body } = await user(session().access_token);
        same((body as { user_metadata: unknown }).user_metadata, { language: 'nl' });
      },
    },
    {
      name: 'a password is kept only where the functions allow it',
      async check() {
        const { access_token } = session();
        await change(access_token, { password: PASSWORD });
        same((await rpc('has_own_password', {}, access_token)).body, false);
        await refused(byPassword(email, PASSWORD), 400, 'invalid_credentials');
        await openPasswordWindow(session());
        same((await change(access_token, { password: PASSWORD })).status, 200);
        same((await rpc('has_own_password', {}, access_token)).body, true);
        same((await byPassword(email, PASSWORD)).status, 200);
      },
    },
    {
      name: 'the same password is refused with 422 same_password, a short one with 422 weak_password',
      async check() {
        await refused(change(session().access_token, { password: PASSWORD }), 422, 'same_password');
        await refused(change(session().access_token, { password: 'short' }), 422, 'weak_password');
      },
    },
    {
      name: 'a wrong password, and one of nobody, are refused with 400 invalid_credentials',
      async check() {
        await refused(byPassword(email, 'another password'), 400, 'invalid_credentials');
        await refused(byPassword(newEmail(), PASSWORD), 400, 'invalid_credentials');
      },
    },
    {
      name: 'an account keeps its address',
      async check() {
        const moved = await change(session().access_token, { email: newEmail() });
        same(moved.status >= 400, true);
        same(((await user(session().access_token)).body as { email: string }).email, email);
      },
    },
    {
      name: 'nobody enters by a password that was given at a sign-up',
      async check() {
        const taken = newEmail();
        same(
          (await ask({ path: '/auth/v1/signup', body: { email: taken, password: PASSWORD } })).status,
          200,
        );
        await refused(byPassword(taken, PASSWORD), 400, 'invalid_credentials', 'email_not_confirmed');
      },
    },
    {
      name: 'nobody is let in without an address',
      check: () =>
        refused(
          ask({ path: '/auth/v1/signup', body: {} }),
          422,
          'anonymous_provider_disabled',
          'validation_failed',
        ),
    },
    {
      name: 'a code of Google or GitHub that is none is refused by name',
      check: () =>
        refused(
          ask({
            path: '/auth/v1/token?grant_type=pkce',
            body: { auth_code: randomUUID(), code_verifier: 'v'.repeat(43) },
          }),
          404,
          'flow_state_not_found',
        ),
    },
    {
      name: 'a session is refreshed, and its first token serves again within ten seconds',
      async check() {
        const first = session().refresh_token;
        const next = sessionSchema.parse((await refresh(first)).body);
        same(next.refresh_token === first, false);
        same((await refresh(first)).status, 200);
        ada = next;
      },
    },
    {
      name: 'a refresh by a token that is none, or empty, is refused by name',
      async check() {
        for (const token of ['aaaaaaaaaaaa', '']) {
          await refused(refresh(token), 400, 'validation_failed', 'refresh_token_not_found');
        }
      },
    },
    {
      name: 'who signs out here is out here, and elsewhere not',
      async check() {
        const other = sessionSchema.parse((await byPassword(email, PASSWORD)).body);
        const out = await ask({
          method: 'POST',
          path: '/auth/v1/logout?scope=local',
          token: other.access_token,
        });
        same(out.status, 204);
        await refused(user(other.access_token), 403, 'session_not_found');
        await refused(refresh(other.refresh_token), 400, 'refresh_token_not_found', 'session_not_found');
        same((await user(session().access_token)).status, 200);
      },
    },
    {
      name: 'who ends the other sessions stays in',
      async check() {
        const other = sessionSchema.parse((await byPassword(email, PASSWORD)).body);
        const out = await ask({
          method: 'POST',
          path: '/auth/v1/logout?scope=others',
          token: session().access_token,
        });
        same(out.status, 204);
        await refused(user(other.access_token), 403, 'session_not_found');
        same((await user(session().access_token)).status, 200);
      },
    },
    {
      name: 'a token that was used long ago is refused by name',
      async check() {
        const begun = await newReader();
        const second = sessionSchema.parse((await refresh(begun.refresh_token)).body);
        same((await refresh(second.refresh_token)).status, 200);
        await wait(REUSE_MS);
        await refused(refresh(begun.refresh_token), 400, 'refresh_token_already_used');
      },
    },
    {
      name: 'an account that is deleted is gone for its tokens too',
      async check() {
        const gone = await newReader();
        same((await rpc('delete_own_account', {}, gone.access_token)).status, 204);
        await refused(user(gone.access_token), 403, 'user_not_found', 'session_not_found');
        await refused(refresh(gone.refresh_token), 400, 'refresh_token_not_found');
      },
    },
  ];
  const limitLines: Line[] = [
    {
      name: 'who asks too often is refused with 429 over_request_rate_limit, and only the reader whom the secret key names',
      notEmbedded: 'it counts no requests',
      async check() {
        const guess = (reader: string) =>
          ask({
            path: '/auth/v1/verify',
            body: { email, token: '000000', type: 'email' },
            asService: true,
            headers: { 'sb-forwarded-for': reader },
          });
        const names: string[] = [];
        for (let time = 0; time < MOST_GUESSES; time += 1) names.push((await guess('192.0.2.1')).code);
        same(names.at(-1), 'over_request_rate_limit');
        same((await guess('192.0.2.2')).code, 'otp_expired');
      },
    },
  ];
  return { lines, limitLines, newReader: () => newReader() };
}
