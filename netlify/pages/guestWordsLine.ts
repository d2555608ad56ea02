import type { Locale } from '../../src/contracts/locale.ts';
import { guestPath, translatedGuestPath } from '../../src/i18n/guestPath.ts';
import { translator } from '../../src/i18n/translate.ts';
import { html, type Html } from './html.ts';

/** How a page shows what an owner wrote. */
export interface GuestWords {
  /** A translation is offered, or was asked for and could be had of all, some or none of the words. */
  state: 'offered' | 'all' | 'some' | 'none';
  /** Those of the owner's texts that are in the language of the page. */
  local: ReadonlySet<string>;
}

/** The line above the drinks that offers to translate the owner's words, or says that they are translated. */
export function guestWordsLine({ state }: GuestWords, locale: Locale, token: string): Html {
  const t = translator(locale);
  const translation = translatedGuestPath(locale, token);
  // Each call of the model counts: this is for guests, not for whoever collects pages.
  if (state === 'offered')
    return html`<p class="words">
      <a href="${translation}" rel="nofollow">${t('guest.words.translate')}</a>
    </p>`;
  const again = html`<a href="${translation}" rel="nofollow">${t('guest.retry')}</a>`;
  const original = html`<a href="${guestPath(locale, token)}">${t('guest.words.original')}</a>`;
  return html`<p class="words">
    <span>${t(`guest.words.${state}`)}</span>
    ${state === 'all' ? null : again} ${state === 'none' ? null : original}
  </p>`;
}
