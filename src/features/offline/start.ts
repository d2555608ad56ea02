import { loadPart } from '../../lib/lazyPart.ts';
import { whenVisible } from '../../lib/whenVisible.ts';

/** Milliseconds after which the parts start although the page was never idle. */
const LATEST = 5000;
/** Milliseconds from load to the parts in a browser that does not tell when it is idle (Safari). */
const WITHOUT_IDLE = 1000;

/** Starts what no first sight of a page needs, once it is loaded and idle. Where it does not come, the next page tries again. */
function startWhenIdle(): void {
  const start = () => {
    loadPart(() => import('./idleParts.ts')).then(
      ({ startIdleParts }) => startIdleParts(),
      () => undefined,
    );
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LATEST });
    else setTimeout(start, WITHOUT_IDLE);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

const shown = whenVisible();
if (shown) void shown.then(startWhenIdle);
else startWhenIdle();
