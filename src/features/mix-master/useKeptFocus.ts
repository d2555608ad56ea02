import { useCallback, useLayoutEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Lets the focus go on where what was pressed vanishes.
 * @returns asks for the focus to go, with the next render, to what the function then finds
 */
export function useKeptFocus(): (find: Find) => void {
  const next = useRef<Find>(undefined);
  useLayoutEffect(() => {
    next.current?.()?.focus();
    next.current = undefined;
  });
  return useCallback((find) => {
    next.current = find;
  }, []);
}

/** The button that stands at a place of a list, else its last. */
export function buttonAt(list: HTMLElement | null, place: number): HTMLElement | undefined {
  return [...(list?.querySelectorAll('button') ?? [])].slice(0, place + 1).at(-1);
}
