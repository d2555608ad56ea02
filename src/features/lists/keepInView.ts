/** Frames in which what comes into view above is laid out. */
const FRAMES = 20;

/**
 * Keeps the end of a list in view when it gets the focus: what is above it has its real height only as it comes near,
 * and pushes it away. Who moves on meanwhile is not held.
 */
export function keepInView(end: HTMLElement): void {
  end.addEventListener('focus', () => {
    let frames = 0;
    const moved = new AbortController();
    const stop = () => {
      moved.abort();
    };
    for (const sign of ['wheel', 'touchmove', 'keydown']) addEventListener(sign, stop, moved);
    const follow = () => {
      if (document.activeElement !== end || moved.signal.aborted) return;
      end.scrollIntoView({ block: 'nearest' });
      frames += 1;
      if (frames < FRAMES) requestAnimationFrame(follow);
      else stop();
    };
    follow();
  });
}
