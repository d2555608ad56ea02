import type { Preparation } from '../../contracts/site/offline.ts';
import { WORKER } from '../../contracts/site/workerAddress.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { scriptAddress } from '../../lib/trusted.ts';

/**
 * Registers the worker, tells it what to have ready, and offers a new version of it. A reader's first page has the page
 * kept and the one that says what is here; from the second on the lists, Mix Master and the favorites come too.
 */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  const isWhole = workers.controller !== null;
  // Where the browser forbids workers, the site goes without.
  const registration = await workers
    .register(scriptAddress(WORKER), { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration === undefined) return;
  const offerSoon = (worker: ServiceWorker) => {
    // Where it does not come, it is offered by the next page.
    loadPart(() => import('./offerVersion.ts')).then(
      ({ offerVersion }) => offerVersion(worker),
      () => undefined,
    );
  };
  if (registration.waiting) offerSoon(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first worker of a browser has none before it, and waits for nobody.
      if (installing.state === 'installed' && workers.controller) offerSoon(installing);
    });
  });
  const { active } = await workers.ready;
  // What this page loaded before a worker stood between: it comes from the browser's own cache.
  if (!isServedByWorker())
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedHere() } });
  const preparation: Preparation = {
    type: 'PREPARE',
    locale: document.documentElement.lang,
    isWhole: isWhole && !isSparing(),
  };
  active?.postMessage(preparation);
}

/** Whether this page itself came through a worker; one that takes over later has not seen it. */
function isServedByWorker(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && (visit as PerformanceNavigationTiming).workerStart > 0;
}

/** This page and all that it loaded. */
function loadedHere(): (string | [string, RequestInit])[] {
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  return [
    [location.pathname, { headers: { accept: 'text/html' } }],
    ...new Set(parts.filter((part) => part.startsWith(`${location.origin}/`))),
  ];
}

/** Whether the reader asks for as little as possible to be loaded. */
function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
