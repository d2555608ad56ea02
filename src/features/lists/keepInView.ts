/**
 * Keeps the end of a list in view while it has the focus: what is above it gets its real height only as it comes near,
 * and pushes it away. Who moves on meanwhile is not held.
 */
export function keepInView(end: HTMLElement): void {
  end.addEventListener('focus', () => {
    const sizes = new ResizeObserver(() => {
      end.scrollIntoView({ block: 'nearest' });
    });
    const moved = new AbortController();
    const stop = () => {
      moved.abort();
      sizes.disconnect();
    };
    for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(sign, stop, moved);
    end.addEventListener('blur', stop, moved);
    sizes.observe(document.body);
  });
}
