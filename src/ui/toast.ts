/** What a toast says. */
export interface Toast {
  title: string;
  text?: string;
  /** `error` is read out at once and stays longer. */
  tone?: 'plain' | 'error';
}

/** Milliseconds that a toast stays; the pointer on it keeps it. */
const STAY = { plain: 5000, error: 9000 } as const;

/**
 * Shows a toast in the live region that every page has, or in that of an open dialog, which lies above the page; one
 * at a time, so that the newest replaces what was there (specification, section 9).
 */
export function showToast({ title, text, tone = 'plain' }: Toast): void {
  const region =
    document.querySelector<HTMLElement>('dialog[open] [data-toasts]') ??
    document.querySelector<HTMLElement>('[data-toasts]');
  if (region === null) return;
  const toast = document.createElement('div');
  toast.dataset['toast'] = tone;
  toast.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  toast.append(line('strong', title), ...(text === undefined ? [] : [line('span', text)]));
  region.replaceChildren(toast);
  keepClear(region, toast);
  let leaving: ReturnType<typeof setTimeout>;
  const leave = () => {
    leaving = setTimeout(() => {
      toast.remove();
    }, STAY[tone]);
  };
  toast.addEventListener('pointerenter', () => {
    clearTimeout(leaving);
  });
  toast.addEventListener('pointerleave', leave);
  leave();
}

/** Has a toast stand at the top of the window as long as it would lie over what has the focus. */
function keepClear(region: HTMLElement, toast: HTMLElement): void {
  delete region.dataset['at'];
  const update = () => {
    if (!toast.isConnected) {
      document.removeEventListener('focusin', update);
      return;
    }
    if (region.dataset['at'] === 'top' || !overlapsFocus(toast)) return;
    region.dataset['at'] = 'top';
    // A control as high as the window lies below both places.
    if (overlapsFocus(toast)) delete region.dataset['at'];
  };
  document.addEventListener('focusin', update);
  // A dialog that is about to close gives the focus back first.
  requestAnimationFrame(update);
}

function overlapsFocus(toast: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return false;
  const [one, other] = [focused.getBoundingClientRect(), toast.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function line(kind: 'strong' | 'span', text: string): HTMLElement {
  const element = document.createElement(kind);
  element.textContent = text;
  return element;
}
