/**
 * Keeps the screen on until the signal. The browser lets go when the page is hidden, so it is asked again when
 * the page returns; where it cannot or will not, the screen does as it always does.
 */
export function keepAwake(signal: AbortSignal): void {
  if (!('wakeLock' in navigator)) return;
  let held: WakeLockSentinel | undefined;
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      held = await navigator.wakeLock.request('screen');
      if (signal.aborted) await held.release();
    } catch {
      // Refused, as with a low battery.
    }
  };
  document.addEventListener('visibilitychange', () => void ask(), { signal });
  signal.addEventListener('abort', () => void held?.release());
  void ask();
}
