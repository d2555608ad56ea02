import { startTransition, useEffect, useState } from 'react';

/**
 * A value a moment later: taken over once the browser has painted what it changes at once, so that a press shows
 * before the work that it causes.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState({ value });
  useEffect(() => {
    let work: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      work = setTimeout(() => {
        startTransition(() => {
          setPainted({ value });
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(work);
    };
  }, [value]);
  return painted.value;
}
