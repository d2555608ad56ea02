import { useLayoutEffect, useState, type RefObject } from 'react';

interface ElementSize {
  width: number;
  height: number;
  /** Pixels of a rem: readers may have larger letters. */
  rem: number;
}

/**
 * Size of an element in pixels, its padding and border included; 0 before it is measured. While it is hidden it keeps the
 * size that it had.
 */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize {
  const [size, setSize] = useState<ElementSize>({ width: 0, height: 0, rem: 16 });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = current;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width > 0) setSize({ width, height, rem });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
}
