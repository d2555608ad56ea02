import { randomUUID } from 'node:crypto';
import { codeIn } from '../../serve/readMail.ts';
import type { Line } from '../../test/lines.ts';
import type { MailReader } from './mailReaders.ts';
import { call, type Order, type Supabase } from './supabaseCall.ts';

/** More than a project allows one address in five minutes (`sign_in_sign_ups` of supabase/config.toml). */
const MANY_REQUESTS = 40;
const TOO_MANY = 'over_request_rate_limit';

interface AuthSettings {
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  external?: { email?: boolean };
}

/**
 * What a project needs before the contract can say anything about it; each says where it is set.
 * @param siteUrl where the site of the contract is
 */
export function neededLines(supabase: Supabase, mails: MailReader, domain: string, siteUrl: string): Line[] {
  const ask = (order: Order) => call(supabase, order);

  /** A request that the limits by address count, and that sends nothing. */
  const askFor = (address: string) =>
    ask({ path: '/auth/v1/resend', body: {}, asService: true, headers: { 'sb-forwarded-for': address } });

  return [
    {
      name: 'Supabase answers at SUPABASE_URL and knows both keys',
      async check() {
        for (const asService of [false, true]) {
          const { status } = await ask({ path: '/auth/v1/settings', asService });
          if (status !== 200)
            throw new Error(
              `${asService ? 'SUPABASE_SERVICE_ROLE_KEY' : 'SUPABASE_ANON_KEY'} is answered with ${status}.`,
            );
        }
      },
    },
    {
      name: 'the keys are of the new kind, sb_publishable_… and sb_secret_…',
      async check() {
        const { publishableKey, secretKey } = supabase;
        if (publishableKey.startsWith('sb_publishable_') && secretKey.startsWith('sb_secret_')) return;
        throw new Error(
          'With legacy keys all readers share one address, and its limits. Take the new ones: Project Settings → API Keys.',
        );
      },
    },
    {
      name: 'the migrations are applied',
      async check() {
        const { status, code } = await ask({ path: '/rest/v1/rpc/check_setup', body: {}, asService: true });
        if (status !== 200)
          throw new Error(
            `check_setup() is answered with ${status} ${code}: npx supabase@3 db push --remote`,
          );
      },
    },
    {
      name: 'anybody may sign up by e-mail, and confirms the address',
      async check() {
        const { body } = await ask({ path: '/auth/v1/settings' });
        const { disable_signup, mailer_autoconfirm, external } = body as AuthSettings;
        if (disable_signup === true || external?.email === false)
          throw new Error(
            'Switch "Allow new users to sign up" and the provider "Email" on: Authentication → Sign In.',
          );
        if (mailer_autoconfirm === true)
          throw new Error('Switch "Confirm email" on: Authentication → Sign In / Providers → Email.');
      },
    },
    {
      name: 'the addresses of readers are forwarded',
      async check() {
        let isLimited = false;
        for (let time = 0; time < MANY_REQUESTS && !isLimited; time += 1)
          isLimited = (await askFor('192.0.2.10')).code === TOO_MANY;
        if (isLimited && (await askFor('192.0.2.11')).code === TOO_MANY)
          throw new Error(
            'Switch "IP Address Forwarding" on: Authentication → Rate Limits. Then wait five minutes.',
          );
      },
    },
    {
      name: `an e-mail comes, by the templates of this project, with a link to ${siteUrl}`,
      async check() {
        const email = `needed-${randomUUID().slice(0, 13)}@${domain}`;
        const address = `${siteUrl}/?key=needed`;
        const { status, code } = await ask({
          path: `/auth/v1/otp?redirect_to=${encodeURIComponent(address)}`,
          body: { email, create_user: true, data: { language: 'en' } },
        });
        if (status !== 200) throw new Error(`A code was refused with ${status} ${code}.`);
        const { html = '' } = await mails.newest(email);
        if (!html.includes('/api/auth/confirm?'))
          throw new Error('Paste supabase/templates into Authentication → Emails, or push them.');
        if (codeIn(html).length !== 6) throw new Error('Set the length of codes to 6: Providers → Email.');
        if (!html.includes(encodeURIComponent(siteUrl)))
          throw new Error(
            `Add ${siteUrl}/** to Authentication → URL Configuration → Redirect URLs, for this check alone.`,
          );
      },
    },
  ];
}
