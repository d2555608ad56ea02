import { readStoredText } from '../../lib/storedText.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { whenVisible } from '../../lib/whenVisible.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';

/** Milliseconds after which the worker starts although the page was never idle. */
const LATEST = 5000;
/** Milliseconds from load to the worker in a browser that does not tell when it is idle (Safari). */
const WITHOUT_IDLE = 1000;

/**
 * Starts the worker when the page is loaded and idle, and sends what was written without a network as soon as there is
 * one. Where a part does not come, the next page tries again.
 */
function startOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    whenIdle(() => {
      loadPart(() => import('./startWorker.ts')).then(
        ({ startWorker }) => startWorker(),
        () => undefined,
      );
    });
  }
  if (!mayBeSignedIn()) return;
  const send = () => {
    loadPart(() => import('./sendUnsent.ts')).then(
      ({ sendAll }) => sendAll(),
      () => undefined,
    );
  };
  addEventListener('online', send);
  if (navigator.onLine && readStoredText('mixmaster-unsent') !== undefined) send();
}

function whenIdle(act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST });
    else setTimeout(act, WITHOUT_IDLE);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

const shown = whenVisible();
if (shown) void shown.then(startOffline);
else startOffline();
