import { ignoreMissing, loadPart } from '../../lib/lazyPart.ts';
import { readStoredText } from '../../lib/storedText.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';

/** A pointer or finger comes to a card, or the focus. */
const TURNS = ['pointerover', 'focusin'] as const;

/**
 * Starts the worker, shows the stars of all readers and the own stars, notes and swaps of this browser, and sends what was
 * written without a network as soon as there is one. Where a part does not come, the next page tries again.
 */
export function startIdleParts(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    loadPart(() => import('./startWorker.ts'))
      .then(({ startWorker }) => startWorker())
      .catch(ignoreMissing);
  // The key of stores/drinkLog.ts.
  if (readStoredText('mixmaster-drink-log') !== undefined)
    loadPart(() => import('../drink-log/showLog.ts'))
      .then(({ showLog }) => showLog())
      .catch(ignoreMissing);
  const recipe = document.querySelector<HTMLElement>('[data-recipe]');
  // The key of stores/ownSwaps.ts.
  if (recipe && readStoredText('mixmaster-swaps') !== undefined)
    loadPart(() => import('../swaps/showSwaps.ts'))
      .then(({ showSwaps }) => showSwaps())
      .catch(() => undefined);
  if (recipe)
    loadPart(() => import('../drink-log/showAverage.ts'))
      .then(({ showAverage }) => showAverage(recipe))
      .catch(() => undefined);
  // Cards get their control for lists as soon as somebody turns to one of them.
  const addControls = () => {
    if (!document.querySelector('[data-card]:is(:hover, :focus-within)')) return;
    for (const type of TURNS) removeEventListener(type, addControls);
    loadPart(() => import('../drink-lists/listControls.ts'))
      .then(({ startListControls }) => startListControls())
      .catch(ignoreMissing);
  };
  for (const type of TURNS) addEventListener(type, addControls);
  // Somebody may have turned to a card before this ran.
  addControls();
  if (!mayBeSignedIn()) return;
  const send = () => {
    loadPart(() => import('./sendUnsent.ts'))
      .then(({ sendAll }) => sendAll())
      .catch(ignoreMissing);
  };
  addEventListener('online', send);
  // The keys of stores/unsent.ts and stores/serviceChanges.ts.
  const hasUnsent = ['mixmaster-unsent', 'mixmaster-service-unsent'].some(
    (key) => readStoredText(key) !== undefined,
  );
  if (navigator.onLine && hasUnsent) send();
}
