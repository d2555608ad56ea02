import { loadPart } from '../../lib/lazyPart.ts';
import { readStoredText } from '../../lib/storedText.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';

/**
 * Starts the worker, shows the stars and notes that this browser holds, and sends what was written without a network as
 * soon as there is one. Where a part does not come, the next page tries again.
 */
export function startIdleParts(): void {
  const ignore = () => undefined;
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    loadPart(() => import('./startWorker.ts')).then(({ startWorker }) => startWorker(), ignore);
  // The key of stores/drinkLog.ts.
  if (readStoredText('mixmaster-drink-log') !== undefined)
    loadPart(() => import('../drink-log/showLog.ts')).then(({ showLog }) => showLog(), ignore);
  if (!mayBeSignedIn()) return;
  const send = () => {
    loadPart(() => import('./sendUnsent.ts')).then(({ sendAll }) => sendAll(), ignore);
  };
  addEventListener('online', send);
  if (navigator.onLine && readStoredText('mixmaster-unsent') !== undefined) send();
}
