/** Milliseconds of a turn, and between two turns, in a browser that does not tell when it is idle (Safari). */
const TURN = 8;
const PAUSE = 50;

/**
 * Does a long piece of work while the browser has nothing else to do.
 *
 * @param step does a few milliseconds of it, and says whether that was all
 */
export function inIdleTime(step: () => boolean): void {
  const goOn = (hasTime: () => boolean): void => {
    do {
      if (step()) return;
    } while (hasTime());
    wait();
  };
  const wait = () => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback((deadline) => goOn(() => deadline.timeRemaining() > 0));
    else
      setTimeout(() => {
        const end = performance.now() + TURN;
        goOn(() => performance.now() < end);
      }, PAUSE);
  };
  wait();
}
