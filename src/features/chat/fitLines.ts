import { fillIn } from '../../text/fillIn.ts';

/** Lines that are shown at first, and on a screen that a keyboard has made low. */
const MOST_LINES = 2;
const MOST_LINES_LOW = 1;
/** Pixels of height below which the dialog is low. */
const LOW_DIALOG = 500;

interface Texts {
  /** With {{count}}. */
  more: string;
  fewer: string;
}

/**
 * Keeps the items of a list that wraps within a few lines: the rest waits behind a button that says how many they are.
 * An item with `data-none` is never shown.
 *
 * @param lines what the list and the button lie in, one behind the other
 * @returns to be called after each change of the list
 */
export function fitLines(lines: HTMLElement, list: HTMLElement, more: HTMLElement, texts: Texts): () => void {
  let isOpen = false;
  const countLines = () => {
    const tops = [...lines.children, ...list.children]
      .filter((element) => element instanceof HTMLElement && element.checkVisibility() && element !== list)
      .map((element) => (element as HTMLElement).offsetTop);
    return new Set(tops).size;
  };
  const fit = () => {
    const items = [...list.children].filter(
      (item): item is HTMLElement => item instanceof HTMLElement && !item.hasAttribute('data-none'),
    );
    for (const item of list.children) (item as HTMLElement).hidden = item.hasAttribute('data-none');
    list.hidden = items.length === 0;
    more.hidden = true;
    const height = lines.closest('dialog')?.clientHeight ?? 0;
    const most = height < LOW_DIALOG ? MOST_LINES_LOW : MOST_LINES;
    if (countLines() <= most) {
      isOpen = false;
      return;
    }
    more.hidden = false;
    more.ariaExpanded = String(isOpen);
    if (isOpen) {
      name(texts.fewer, texts.fewer);
      return;
    }
    let count = 0;
    for (const item of items.toReversed()) {
      if (count > 0 && countLines() <= most) break;
      item.hidden = true;
      count += 1;
      name(`+${count}`, fillIn(texts.more, { count }));
    }
  };
  const name = (seen: string, said: string) => {
    more.textContent = seen;
    more.ariaLabel = said;
  };
  more.addEventListener('click', () => {
    isOpen = !isOpen;
    fit();
    more.focus();
  });
  let size = '';
  new ResizeObserver(() => {
    const { clientWidth, clientHeight } = lines.closest('dialog') ?? lines;
    const now = `${clientWidth} ${clientHeight}`;
    if (now !== size) fit();
    size = now;
  }).observe(lines.closest('dialog') ?? lines);
  return fit;
}
