import type { Locale } from '../../contracts/site/locale.ts';
import type { GuestWords, OwnTexts } from '../../contracts/menus/publishedMenu.ts';

/** Says in which language a text of the owner is; '' where nobody knows. */
export type LangOf = (text: string) => Locale | '';

/** The language of each text on a page: that of the page only where the text was written in it or translated into it. */
export function createLangOf(words: GuestWords | undefined, own: OwnTexts, locale: Locale): LangOf {
  return (text) => (words?.local.has(text) || own.local.has(text) ? locale : (own.from ?? ''));
}
