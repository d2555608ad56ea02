import { useLayoutEffect, type RefObject } from 'react';

/** Pixels between a field and a bar. */
const GAP = 8;

/**
 * Measures the header and the bars that stay while one scrolls, so that nothing is focused under them: on the element
 * `--header` is the height of the header, `--above` and `--below` are what bars take beside it.
 */
export function useRoomForBars(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = screen;
    const header = document.querySelector<HTMLElement>('body > header');
    if (current === null || header === null) return undefined;
    const page = document.documentElement.style;
    const measure = () => {
      let [above, below] = [0, 0];
      for (const bar of current.querySelectorAll<HTMLElement>('[data-save-bar], [data-table-bar]')) {
        const { position, top } = getComputedStyle(bar);
        if (position !== 'sticky') continue;
        if (top === 'auto') below = Math.max(below, bar.offsetHeight);
        else above = Math.max(above, bar.offsetHeight);
      }
      current.style.setProperty('--header', `${header.offsetHeight}px`);
      current.style.setProperty('--above', `${above}px`);
      // The page leaves 6rem at its foot (theme.css).
      current.style.setProperty('--below', `max(0px, ${below}px - 5rem)`);
      page.scrollPaddingTop = `calc(${header.offsetHeight}px + 1rem)`;
    };
    // Browsers bring the place of the cursor of a text field into view by the padding of the page alone.
    const showWhole = ({ target }: FocusEvent) => {
      requestAnimationFrame(() => {
        const isField = target instanceof HTMLElement && target.matches('input, textarea');
        const bar = current.querySelector<HTMLElement>('[data-save-bar]');
        if (!isField || target !== document.activeElement || bar === null || bar.contains(target)) return;
        const { top, bottom, left, right } = target.getBoundingClientRect();
        const edge = bar.getBoundingClientRect();
        if (getComputedStyle(bar).top !== 'auto') {
          // Beside the menu it stands above the details alone.
          const isBelow = left < edge.right && right > edge.left;
          if (isBelow && top < edge.bottom + GAP)
            scrollBy({ top: top - edge.bottom - GAP, behavior: 'instant' });
          return;
        }
        const hidden = bottom + GAP - edge.top;
        const room = top - header.offsetHeight - GAP;
        if (hidden > 0 && room > 0) scrollBy({ top: Math.min(hidden, room), behavior: 'instant' });
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(header);
    // Whatever bar comes, goes or grows changes the height of the screen.
    observer.observe(current);
    addEventListener('resize', measure);
    current.addEventListener('focusin', showWhole);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      current.removeEventListener('focusin', showWhole);
      page.scrollPaddingTop = '';
    };
  }, [screen]);
}
