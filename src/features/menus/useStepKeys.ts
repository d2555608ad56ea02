import { useEffect, type RefObject } from 'react';

/**
 * Ctrl or Cmd with Z takes a step back, with Shift or with Y it is done again, as long as the screen is shown and
 * no dialog is open. A field that does not belong to the screen, or only searches, keeps its own steps.
 */
export function useStepKeys(
  screen: RefObject<HTMLElement | null>,
  { undo, redo }: { undo: () => void; redo: () => void },
): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const element = screen.current;
      if (element?.checkVisibility() !== true || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && isForeign(event.target, element)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  });
}

function isForeign(target: Element, screen: HTMLElement): boolean {
  const field = target.closest('textarea, input:not([type="checkbox"])');
  return field !== null && (field.matches('[type="search"]') || !screen.contains(field));
}
