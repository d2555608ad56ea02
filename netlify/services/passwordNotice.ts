import type { Locale } from '../../src/contracts/locale.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';

/** What happened to a password. */
export type PasswordEvent = 'set' | 'changed' | 'removed';

interface Notice {
  subject: string;
  text: string;
  html: string;
}

/**
 * The e-mail that tells a reader what happened to the password, in the look of supabase/templates/. No text in it is
 * anybody's but the site's.
 */
export function passwordNotice(event: PasswordEvent, locale: Locale, siteUrl: string): Notice {
  const t = translator(locale);
  const address = new URL(localizedPath(locale, '/account'), siteUrl).href;
  const lines = [
    `${t(`notice.${event}.text`)} ${t('notice.sessions')}`,
    t('notice.mine'),
    t('notice.not-mine'),
  ];
  const page = `<div
    lang="${locale}"
    style="max-width: 480px; margin: 0 auto; padding: 32px 20px; background: #ffffff; color: #1f1a15; font: 16px/1.5 Helvetica, Arial, sans-serif"
  >
    <h1 style="font: 400 26px Georgia, serif; margin: 0 0 20px">${t(`notice.${event}`)}</h1>
    ${lines.map((line) => `<p style="margin: 0 0 16px">${line}</p>`).join('\n    ')}
    <p style="margin: 0">
      <a
        href="${address}"
        style="display: inline-block; padding: 12px 24px; border-radius: 3px; background: #8a5a17; color: #ffffff; text-decoration: none"
        >${t('notice.account')}</a
      >
    </p>
  </div>`;
  return { subject: t(`notice.${event}`), text: [...lines, address].join('\n\n'), html: page };
}
