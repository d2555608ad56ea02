import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps what is focused clear of the header and of the bars that stay while one scrolls, however high they are: `--header`
 * on the element is the height of the header, and the page scrolls no control under a bar.
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
      page.scrollPaddingTop = `calc(${header.offsetHeight + above}px + 1rem)`;
      page.scrollPaddingBottom = `calc(max(6rem, ${below}px + 1rem) + var(--bar))`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(header);
    // The bar of the table comes and goes in its section.
    for (const part of current.querySelectorAll('[data-save-bar], [aria-labelledby=menu-order]'))
      observer.observe(part);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      page.scrollPaddingBlock = '';
    };
  }, [screen]);
}
