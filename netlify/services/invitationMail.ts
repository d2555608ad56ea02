import type { Locale } from '../../src/contracts/site/locale.ts';
import { INVITATION_HASH } from '../../src/contracts/people/householdLimits.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { escapeMarkup } from '../../src/text/escapeMarkup.ts';
import { mailPage } from '../lib/mailPage.ts';

interface Invitation {
  /** Whoever invites; null where the name would mislead. */
  by: string | null;
  token: string;
  /** The language of whoever invites: that of the other one is not known. */
  locale: Locale;
  siteUrl: string;
}

/** Letters as in names: nobody sends an address or an advertisement to strangers by the name of a member. */
const IS_NAME = /^[\p{L}\p{M}'’ -]+$/u;

/** The e-mail that invites somebody to a household. */
export function invitationMail({ by, token, locale, siteUrl }: Invitation) {
  const t = translator(locale);
  const name = by !== null && IS_NAME.test(by) ? by : null;
  const text = name === null ? t('invitation.text') : t('invitation.text.by', { name });
  const address = new URL(`${localizedPath(locale, '/account')}${INVITATION_HASH}${token}`, siteUrl).href;
  const lines = [text, t('invitation.what'), t('invitation.unasked')];
  return {
    subject: t('invitation.subject'),
    text: [...lines, address].join('\n\n'),
    html: mailPage({
      locale,
      title: t('invitation.subject'),
      paragraphs: lines.map(escapeMarkup),
      button: { href: address, text: t('invitation.button') },
    }),
  };
}
