import { WORKER, type Preparation } from '../../contracts/offline.ts';
import { scriptAddress } from '../../lib/trusted.ts';
import { BUTTON } from '../../ui/styles.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import type { OfflineNotices } from './notices.ts';

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
    // Without its words it is offered by the next page.
    loadPart(() => import('./notices.ts'))
      .then(({ readNotices }) => readNotices())
      .then(
        (texts) => offer(worker, texts),
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

/** Offers a new version; not while a dialog is open, so that nobody is disturbed in bar mode. */
function offer(worker: ServiceWorker, texts: OfflineNotices): void {
  if (document.querySelector('dialog[open]')) {
    const later = () => setTimeout(() => offer(worker, texts));
    addEventListener('close', later, { once: true, capture: true });
    return;
  }
  document.querySelector('[data-update]')?.remove();
  const notice = document.createElement('div');
  notice.dataset['update'] = '';
  notice.setAttribute('role', 'status');
  notice.className =
    'fixed inset-x-5 bottom-22 z-20 mx-auto flex max-w-96 flex-wrap items-center gap-x-4 gap-y-1 rounded-corner border border-l-3 border-line border-l-brass bg-raised px-4 py-2 text-small shadow-float print:hidden';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.reload;
  button.className = BUTTON.text;
  button.addEventListener('click', () => take(worker));
  notice.append(texts.update, button);
  document.body.append(notice);
}

/** Has a new version answer from here on, and loads the page anew with it; another tab may have taken it before. */
function take(worker: ServiceWorker): void {
  const reload = () => {
    location.reload();
  };
  if (worker.state !== 'installed') reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
}
