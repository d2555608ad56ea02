import { useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import type { DrinkPlace } from '../../domain/menus/menuDraft.ts';

interface Drag {
  id: string;
  /** Where it would fall, before what stands there. */
  to: DrinkPlace;
}

/** Pixels that a pointer moves before it drags. */
const SLACK = 4;
/** Pixels from the edges of the window within which it scrolls, and its pace per frame. */
const EDGE = 90;
const PACE = 10;

/**
 * Dragging drinks by their handles with mouse, finger or pen. The lists are `[data-drinks]` elements with their
 * section's place, their rows `[data-drink]`. Escape lets go.
 *
 * @returns what is dragged, the ref of the element that holds the lists, and what listens on the handle of a drink
 */
export function useDrinkDrag(onDrop: (id: string, to: DrinkPlace) => void) {
  const [drag, setDrag] = useState<Drag>();
  const held = useRef<{ startY: number; y: number; isMoving: boolean }>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const drop = useRef(onDrop);
  useLayoutEffect(() => {
    drop.current = onDrop;
  });
  const isDragging = drag !== undefined;

  const end = useCallback(() => {
    held.current = undefined;
    setDrag(undefined);
  }, []);

  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scroll = () => {
      const y = held.current?.y ?? innerHeight / 2;
      if (y < EDGE) scrollBy(0, -PACE);
      if (y > innerHeight - EDGE) scrollBy(0, PACE);
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    const letGo = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    addEventListener('keydown', letGo);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', letGo);
    };
  }, [isDragging, end]);

  const handle = useCallback(
    (id: string) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { startY: event.clientY, y: event.clientY, isMoving: false };
      },
      onPointerMove({ clientY }: PointerEvent) {
        const hold = held.current;
        if (hold === undefined) return;
        hold.y = clientY;
        hold.isMoving ||= Math.abs(clientY - hold.startY) > SLACK;
        const to = hold.isMoving && list.current ? placeAt(list.current, clientY) : undefined;
        if (to) setDrag({ id, to });
      },
      onPointerUp({ clientY }: PointerEvent) {
        const to = held.current?.isMoving && list.current ? placeAt(list.current, clientY) : undefined;
        end();
        if (to) drop.current(id, to);
      },
      onPointerCancel: end,
    }),
    [end],
  );
  return { drag, list, handle };
}

/**
 * The place that a height on the screen means: in the last section that begins above it, before the first row whose
 * middle is below it.
 */
function placeAt(root: HTMLElement, y: number): DrinkPlace | undefined {
  const lists = [...root.querySelectorAll<HTMLElement>('[data-drinks]')];
  const begins = (element: HTMLElement) => (element.parentElement ?? element).getBoundingClientRect().top;
  const target = lists.findLast((element) => begins(element) <= y) ?? lists[0];
  if (target === undefined) return undefined;
  const rows = [...target.querySelectorAll('[data-drink]')];
  const drink = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { section: Number(target.dataset['drinks']), drink: drink === -1 ? rows.length : drink };
}
