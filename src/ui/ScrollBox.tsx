import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  /** Names the box for those who hear it. */
  label: string;
  /** Limits its height. */
  className: string;
  children: ReactNode;
}

/** A text that scrolls within itself, by keyboard too: WebKit makes no stop of what overflows. */
export function ScrollBox({ label, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      if (scrollHeight > clientHeight || scrollWidth > clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    // The box keeps its height where more comes into it.
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={box} role="group" aria-label={label} className={`overflow-y-auto ${className}`}>
      {children}
    </div>
  );
}
