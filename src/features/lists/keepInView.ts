/** Frames in which what comes into view above is laid out. */
const FRAMES = 20;

/**
 * Keeps the end of a list in view when it gets the focus: what is above it has its real height only as it comes near,
 * and pushes it away.
 */
export function keepInView(end: HTMLElement): void {
  end.addEventListener('focus', () => {
    let frames = 0;
    const follow = () => {
      if (document.activeElement !== end) return;
      end.scrollIntoView({ block: 'nearest' });
      frames += 1;
      if (frames < FRAMES) requestAnimationFrame(follow);
    };
    follow();
  });
}
