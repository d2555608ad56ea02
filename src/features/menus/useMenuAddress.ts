import { useEffect, useEffectEvent } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import { menuBuilderPath, readMenuId } from './menuAddress.ts';

/**
 * Keeps the address of the page at the menu that is shown, and follows Back and Forward.
 *
 * @param shown id of the menu; undefined for the list, or a menu that was not saved yet
 * @param onMove gets the id that the address names after Back or Forward
 */
export function useMenuAddress(
  locale: Locale,
  shown: string | undefined,
  onMove: (id: string | undefined) => void,
): void {
  const follow = useEffectEvent(() => {
    // A link within the page moves, too.
    if (location.pathname !== menuBuilderPath(locale, shown)) onMove(readMenuId(location));
  });
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
    };
  }, []);
  useEffect(() => {
    const path = menuBuilderPath(locale, shown);
    // What was opened by its address keeps its entry, so that Back leads out again.
    const isEntry = new URLSearchParams(location.search).has('menu');
    if (isEntry) history.replaceState(null, '', path);
    else if (location.pathname !== path) history.pushState(null, '', path);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]'))
      link.href = menuBuilderPath(link.hreflang as Locale, shown);
  }, [locale, shown]);
}
