import type { Locale } from '../../src/contracts/locale.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
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
  const address = new URL(localizedPath(locale, '/account'), siteUrl).href;
  const lines = [
    `${t(`notice.${event}.text`)} ${t('notice.sessions')}`,
    t('notice.mine'),
    t('notice.not-mine'),
  ];
  const html = mailPage({
    locale,
    title: t(`notice.${event}`),
    paragraphs: lines,
    button: { href: address, text: t('notice.account') },
  });
  return { subject: t(`notice.${event}`), text: [...lines, address].join('\n\n'), html };
}
