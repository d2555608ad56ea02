import { inlineText } from './inlineText.ts';

/**
 * Runs in the head of a page: holds what is pressed before the scripts of the page are there, which takes a second on
 * a slow phone, and presses it again then. Islands do so for themselves (`lists/onInterest.ts`).
 */
function holdEarlyPresses(): void {
  const held: HTMLElement[] = [];
  const hold = (press: MouseEvent) => {
    const { target } = press;
    const control =
      target instanceof Element ? target.closest<HTMLElement>('button[type=button], a[data-way-back]') : null;
    if (!control || control.closest('astro-island') || press.ctrlKey || press.metaKey || press.shiftKey)
      return;
    press.preventDefault();
    press.stopImmediatePropagation();
    held.push(control);
  };
  addEventListener('click', hold, true);
  // Scripts that are modules have run by then.
  addEventListener('DOMContentLoaded', () => {
    removeEventListener('click', hold, true);
    for (const control of held) control.click();
  });
}

/** The script that keeps early presses, to stand inline in the head of a page. */
export const EARLY_PRESSES_SCRIPT = `(${inlineText(holdEarlyPresses)})()`;
