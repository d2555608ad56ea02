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
 * @returns to be called after each change of the list
 */
export function fitLines(list: HTMLElement, more: HTMLElement, texts: Texts): () => void {
  const dialog = list.closest('dialog') as HTMLDialogElement;
  let isOpen = false;

  const name = (seen: string, spoken: string) => {
    more.textContent = seen;
    more.ariaLabel = spoken;
  };
  const fit = () => {
    const all = [...list.children] as HTMLElement[];
    const items = all.filter((item) => !item.hasAttribute('data-none'));
    const countLines = () =>
      new Set([...items, more].filter(({ hidden }) => !hidden).map(({ offsetTop }) => offsetTop)).size;
    for (const item of all) item.hidden = item.hasAttribute('data-none');
    list.hidden = items.length === 0;
    list.removeAttribute('data-open');
    more.hidden = true;
    const most = dialog.clientHeight < LOW_DIALOG ? MOST_LINES_LOW : MOST_LINES;
    if (countLines() <= most) {
      isOpen = false;
      return;
    }
    more.hidden = false;
    more.ariaExpanded = String(isOpen);
    if (isOpen) {
      list.setAttribute('data-open', '');
      name(texts.fewer, texts.fewer);
      return;
    }
    for (let count = 1; count <= items.length; count += 1) {
      const item = items.at(-count);
      if (item) item.hidden = true;
      name(`+${count}`, fillIn(texts.more, { count }));
      if (countLines() <= most) return;
    }
  };

  more.addEventListener('click', () => {
    isOpen = !isOpen;
    fit();
  });
  let size = '';
  new ResizeObserver(() => {
    const now = `${dialog.clientWidth} ${dialog.clientHeight}`;
    if (now !== size) fit();
    size = now;
  }).observe(dialog);
  return fit;
}
