import { mailPage } from '../../netlify/lib/mailPage.ts';
import { LOCALES, type Locale } from '../../src/contracts/site/locale.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';

/** An e-mail that Supabase Auth sends: a subject and a page, both in the template language of Supabase (Go's). */
export interface MailTemplate {
  subject: string;
  html: string;
}

/** One text per language, chosen by the language of the account; English where it has none. */
function inEachLanguage(textIn: (locale: Locale) => string, gap = ''): string {
  const others = LOCALES.filter((locale) => locale !== 'en');
  const choices = others.map(
    (locale, index) =>
      `{{ ${index === 0 ? 'if' : 'else if'} eq .Data.language "${locale}" }}${gap}${textIn(locale)}${gap}`,
  );
  return `${choices.join('')}{{ else }}${gap}${textIn('en')}${gap}{{ end }}`;
}

/** An e-mail with a code, and with a link that does the same. */
const codeMail = (title: 'mail.signup' | 'mail.signin', type: 'signup' | 'magiclink'): MailTemplate => ({
  subject: inEachLanguage((locale) => translator(locale)('mail.code.subject')),
  html: inEachLanguage((locale) => {
    const t = translator(locale);
    const link = `{{ .SiteURL }}/api/auth/confirm?token_hash={{ .TokenHash }}&amp;asked={{ urlquery .RedirectTo }}`;
    return mailPage({
      locale,
      title: t(title),
      paragraphs: [
        t('mail.code'),
        '<span style="font: 600 30px monospace; letter-spacing: 0.2em">{{ .Token }}</span>',
        t('mail.link'),
      ],
      button: {
        href: `${link}&amp;type=${type}&amp;next=${localizedPath(locale, '/')}`,
        text: t(`${title}.button`),
      },
      footnotes: [t('mail.once'), t('mail.unasked')],
    });
  }, '\n'),
});

/** What the button of Supabase's dashboard sends to whoever has lost a password: the way to the login page. */
const recoveryMail = (): MailTemplate => ({
  subject: inEachLanguage((locale) => translator(locale)('mail.signin')),
  html: inEachLanguage((locale) => {
    const t = translator(locale);
    return mailPage({
      locale,
      title: t('mail.signin'),
      paragraphs: [t('mail.no-password')],
      button: { href: `{{ .SiteURL }}${localizedPath(locale, '/login')}`, text: t('mail.signin.button') },
      footnotes: [t('mail.unchanged')],
    });
  }, '\n'),
});

/** The e-mails of Supabase Auth, by the names that `supabase/config.toml` gives them. */
export function mailTemplates(): Record<'confirmation' | 'magic_link' | 'recovery', MailTemplate> {
  return {
    confirmation: codeMail('mail.signup', 'signup'),
    magic_link: codeMail('mail.signin', 'magiclink'),
    recovery: recoveryMail(),
  };
}

/** `supabase/config.toml` with the subjects of these e-mails, and nothing else changed. */
export function withSubjects(config: string): string {
  return Object.entries(mailTemplates()).reduce(
    (text, [name, { subject }]) =>
      text.replace(
        new RegExp(`(\\[auth\\.email\\.template\\.${name}\\]\\nsubject = ''')[^\\n]*(''')`),
        (_, before: string, after: string) => before + subject + after,
      ),
    config,
  );
}
