/**
 * Keeps what has the focus at the end of a list or in the footer in view: what is above it gets its real height only as it
 * comes near, or comes late, and pushes it away. Who moves on meanwhile is not held.
 *
 * @param end the last control of the list
 */
export function keepInView(end: HTMLElement): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && (target === end || target.closest('body > footer'))) hold(target);
  });
}

function hold(control: HTMLElement): void {
  const sizes = new ResizeObserver(() => {
    control.scrollIntoView({ block: 'nearest' });
  });
  const moved = new AbortController();
  const stop = () => {
    moved.abort();
    sizes.disconnect();
  };
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(sign, stop, moved);
  control.addEventListener('blur', stop, moved);
  sizes.observe(document.body);
}
