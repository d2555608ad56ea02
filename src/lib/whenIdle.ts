/** Milliseconds after which something is done although the page was never idle. */
const LATEST = 5000;

/** Does something when the page is loaded and has nothing else to do. */
export function whenIdle(act: () => void): void {
  const wait = () => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST });
    else setTimeout(act, LATEST);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
