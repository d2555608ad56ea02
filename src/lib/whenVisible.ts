/** Not every browser makes pages ahead, and a worker has no page. */
const page = (globalThis as { document?: Document & { prerendering?: boolean } }).document;

/**
 * What settles when somebody sees the page, where the browser made it ahead (src/web/pagesAhead.ts); undefined where it
 * is seen already. What asks the API or counts visits waits for it, since many such pages are never seen.
 */
export function whenVisible(): Promise<void> | undefined {
  if (!page?.prerendering) return undefined;
  return new Promise((shown) => {
    page.addEventListener('prerenderingchange', () => shown(), { once: true });
  });
}
