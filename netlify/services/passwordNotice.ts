import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Locale } from '../../src/contracts/site/locale.ts';
import { localeSchema } from '../../src/contracts/site/localeSchema.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { getData } from '../lib/database.ts';
import { sendMail } from '../lib/mail.ts';
import { mailPage } from '../lib/mailPage.ts';

/** What happened to a password. */
export type PasswordEvent = 'set' | 'changed' | 'removed';

interface Notice {
  subject: string;
  text: string;
  html: string;
}

/**
 * The e-mail that tells a reader what happened to the password. No text in it is anybody's but the site's.
 */
export function passwordNotice(event: PasswordEvent, locale: Locale, siteUrl: string): Notice {
  const t = translator(locale);
  return noticeOf(t(`notice.${event}`), t(`notice.${event}.text`), locale, siteUrl);
}

/** The e-mail that tells of so many changes at once, which were not told one by one. */
export function pendingNotice(count: number, locale: Locale, siteUrl: string): Notice {
  const t = translator(locale);
  return noticeOf(t('notice.more'), t('notice.more.text', { count: String(count) }), locale, siteUrl);
}

function noticeOf(subject: string, text: string, locale: Locale, siteUrl: string): Notice {
  const t = translator(locale);
  const address = new URL(localizedPath(locale, '/account'), siteUrl).href;
  const lines = [`${text} ${t('notice.sessions')}`, t('notice.mine'), t('notice.not-mine')];
  const html = mailPage({
    locale,
    title: subject,
    paragraphs: lines,
    button: { href: address, text: t('notice.account') },
  });
  return { subject, text: [...lines, address].join('\n\n'), html };
}

/**
 * Whether a reader is told of a change by an e-mail of its own; after some within an hour the others are told together
 * (`sendPendingNotices`). Where the database does not say, the e-mail is sent.
 * @param service the site's own connection
 */
export async function isToldAtOnce(
  service: SupabaseClient,
  account: string,
  kind: PasswordEvent,
): Promise<boolean> {
  const { data, error } = await service.rpc('consume_password_notice', { account, kind });
  if (error) console.error('A notice was not counted.', error);
  return data !== false;
}

const pendingSchema = z.array(
  z.object({ email: z.string(), language: z.string().nullable(), pending: z.number().int().positive() }),
);

/**
 * Tells readers of the changes of their passwords that were not told one by one, once the hour is over.
 * @param service the site's own connection
 * @returns how many e-mails were sent
 * @throws UnavailableError when the database does not answer.
 */
export async function sendPendingNotices(service: SupabaseClient, siteUrl: string): Promise<number> {
  const accounts = pendingSchema.parse(getData(await service.rpc('collect_pending_notices')));
  let sent = 0;
  for (const { email, language, pending } of accounts) {
    const locale = localeSchema.safeParse(language).data ?? 'en';
    if (await sendMail({ to: email, ...pendingNotice(pending, locale, siteUrl) })) sent += 1;
  }
  return sent;
}
