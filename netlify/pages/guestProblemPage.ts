import type { Locale } from '../../src/contracts/locale.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { guestDocument } from './guestDocument.ts';
import { html } from './html.ts';

/** Why there is no menu to read: it is not published (any more), or the site cannot tell right now. */
export type GuestProblem = 'gone' | 'away';

/** A page in the place of a menu, in its look and the guest's language. */
export function guestProblemPage(problem: GuestProblem, locale: Locale, token: string): string {
  const t = translator(locale);
  const way =
    problem === 'away'
      ? // The same address once more.
        html`<a class="button" href="">${t('guest.retry')}</a>`
      : html`<a class="button" href="${localizedPath(locale, '/cocktails')}">${t('not-found.cocktails')}</a>`;
  const main = html`<header class="masthead">
    <h1>${t(`guest.${problem}`)}</h1>
    <p class="lede">${t(`guest.${problem}.text`)}</p>
    <p>${way}</p>
  </header>`;
  return guestDocument({ locale, token, title: t(`guest.${problem}`), main });
}
