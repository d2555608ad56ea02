import type { Locale } from '../../src/contracts/site/locale.ts';

/** What an e-mail of the site holds. Its texts are HTML already: nothing in them is escaped. */
export interface MailPage {
  locale: Locale;
  title: string;
  paragraphs: readonly string[];
  button: { href: string; text: string };
  /** What stands below the button in small type. */
  footnotes?: readonly string[];
}

const TEXT = 'margin: 0 0 16px';
const SMALL = 'margin: 0 0 6px; color: #5a5046; font-size: 14px';
const PAGE =
  'max-width: 480px; margin: 0 auto; padding: 32px 20px; background: #ffffff; color: #1f1a15; font: 16px/1.5 Helvetica, Arial, sans-serif';
const BUTTON =
  'display: inline-block; padding: 12px 24px; border-radius: 3px; background: #8a5a17; color: #ffffff; text-decoration: none';

const inParagraphs = (texts: readonly string[], style: string): string =>
  texts.map((text) => `  <p style="${style}">${text}</p>\n`).join('');

/** The look of all e-mails of the site, with its styles in place, as mail programmes ask. */
export function mailPage({ locale, title, paragraphs, button, footnotes = [] }: MailPage): string {
  return `<div lang="${locale}" style="${PAGE}">
  <h1 style="font: 400 26px Georgia, serif; margin: 0 0 20px">${title}</h1>
${inParagraphs(paragraphs, TEXT)}  <p style="margin: 8px 0 24px">
    <a href="${button.href}" style="${BUTTON}">${button.text}</a>
  </p>
${inParagraphs(footnotes, SMALL)}</div>`;
}
