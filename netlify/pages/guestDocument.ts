import { LOCALES, type Locale } from '../../src/contracts/locale.ts';
import { guestPath } from '../../src/i18n/guestPath.ts';
import { LANGUAGE_NAMES } from '../../src/i18n/languages.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { html, type Html } from './html.ts';

interface GuestDocument {
  locale: Locale;
  /** As it stands in the address, so that the page leads to itself in the other languages. */
  token: string;
  title: string;
  /** Further elements of the head. */
  head?: Html;
  main: Html;
  /** What the foot says above the rest. */
  note?: string;
}

/** The glass of the site's name. */
const LOGO = html`<svg class="logo" viewBox="0 0 26 26" width="30" height="30" aria-hidden="true">
  <path d="M2.8 5.2h17.4L11.5 15.4zM11.5 15.4v7.4M7 22.8h9M6.4 9.4h10.2" />
  <path d="M16.2 5.2a4.1 4.1 0 1 1 2.9 4.9" />
</svg>`;

/**
 * A whole page for the guests of a bar: no script, one stylesheet (src/pages/menu.css.ts), no way into the rest of
 * the site but at its foot.
 */
export function guestDocument({ locale, token, title, head, main, note }: GuestDocument): string {
  const t = translator(locale);
  return String(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <meta name="robots" content="noindex" />
          <meta name="color-scheme" content="light dark" />
          ${head}
          <link rel="stylesheet" href="/menu.css" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        </head>
        <body>
          <nav class="languages" aria-label="${t('language.label')}">
            <ul>
              ${LOCALES.map((other) => languageLink(other, locale, token))}
            </ul>
          </nav>
          <main>${main}</main>
          <footer>
            ${note !== undefined ? html`<p>${note}</p>` : null}
            <p><strong>${t('guest.age')}</strong> ${t('footer.responsible')}</p>
            <p><a class="maker" href="${localizedPath(locale, '/')}">${LOGO}${t('guest.made')}</a></p>
          </footer>
        </body>
      </html>`,
  );
}

function languageLink(language: Locale, here: Locale, token: string): Html {
  return html`<li>
    <a
      href="${guestPath(language, token)}"
      hreflang="${language}"
      lang="${language}"
      aria-current="${language === here ? 'true' : 'false'}"
      ><span aria-hidden="true">${language.toUpperCase()}</span>
      <span class="spoken">${LANGUAGE_NAMES[language]}</span></a
    >
  </li>`;
}
