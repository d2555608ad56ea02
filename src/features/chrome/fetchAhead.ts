import { NEVER_AHEAD } from '../../web/pagesAhead.ts';

/**
 * Fetches a page of the site when a reader points at its link, touches it or moves the focus to it: for
 * browsers that do not make pages ahead by themselves.
 */
export function fetchPagesAhead(): void {
  if (!canFetchAhead()) return;
  const fetched = new Set<string>();
  for (const event of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(event, ({ target }) => fetchAhead(target, fetched), { passive: true });
  }
}

/** Not where the reader asks to save data, nor in browsers without prefetch links (Safari) or URLPattern. */
function canFetchAhead(): boolean {
  const isSparing = matchMedia('(prefers-reduced-data: reduce)').matches;
  return !isSparing && 'URLPattern' in window && document.createElement('link').relList.supports('prefetch');
}

function fetchAhead(target: EventTarget | null, fetched: Set<string>): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download], [target])') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  const address = link.pathname + link.search;
  if (fetched.has(address) || NEVER_AHEAD.some((pathname) => new URLPattern({ pathname }).test(link.href)))
    return;
  fetched.add(address);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: address }));
}
