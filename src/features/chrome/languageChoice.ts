import type { Locale } from '../../contracts/site/locale.ts';
import { $language } from '../../stores/preferences.ts';

/**
 * Makes the links to the page's other languages store what was chosen, and keep the query and the hash, such as the
 * filters of a list.
 */
export function keepLanguageChoices(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    const choose = () => {
      const { pathname } = new URL(link.href);
      link.href = `${pathname}${location.search}${location.hash}`;
      $language.set(link.hreflang as Locale);
    };
    link.addEventListener('click', choose);
    // With the middle button, into a new tab.
    link.addEventListener('auxclick', choose);
  }
}
