/** Whether a browser has made the page ahead of a press, and nobody sees it yet; not every browser knows of that. */
function isAhead(): boolean {
  return 'document' in globalThis && 'prerendering' in document && document.prerendering === true;
}

/**
 * What settles when somebody sees the page, where the browser made it ahead (src/web/pagesAhead.ts); undefined where it
 * is seen already. What asks the API or counts visits waits for it, since many such pages are never seen.
 */
export function untilShown(): Promise<void> | undefined {
  if (!isAhead()) return undefined;
  return new Promise((shown) => {
    document.addEventListener('prerenderingchange', () => shown(), { once: true });
  });
}
