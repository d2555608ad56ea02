import { useLayoutEffect, useState, type RefObject } from 'react';

/** Width and height of an element in pixels, its padding and border included; 0 while it is not there. */
export function useElementSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => {
      setSize({ width: current.offsetWidth, height: current.offsetHeight });
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
