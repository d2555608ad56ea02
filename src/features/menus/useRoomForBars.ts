import { useLayoutEffect, type RefObject } from 'react';

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
    const observer = new ResizeObserver(measure);
    observer.observe(header);
    // Whatever bar comes, goes or grows changes the height of the screen.
    observer.observe(current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      page.scrollPaddingTop = '';
    };
  }, [screen]);
}
