import type { ClientDirective } from 'astro';

/**
 * `client:paint`: brings an island to life as soon as the page is painted, so that its scripts do not share a slow
 * connection with the style and the letters that the page waits for. A page that is made ahead of a press is not painted
 * until then, and fetches at once.
 */
const onPaint: ClientDirective = async (load) => {
  const { prerendering = false }: Document & { prerendering?: boolean } = document;
  if (!prerendering) await firstPaint();
  const hydrate = await load();
  await hydrate();
};

/** Resolves once the page is painted, or at once where the browser reports no paints. */
async function firstPaint(): Promise<void> {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

export default onPaint;
