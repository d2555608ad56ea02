/** What a toast says. */
export interface Toast {
  title: string;
  text?: string;
  /** `error` is read out at once and stays longer. */
  tone?: 'plain' | 'error';
}

/** Milliseconds that a toast stays; the pointer on it keeps it. */
const STAY = { plain: 5000, error: 9000 } as const;

/** The share of a control from which on nothing of it is seen: pixels are fractions. */
const ALMOST_ALL = 0.98;

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

/** Moves a toast to the top of the window when it would lie over the focused control at the bottom. */
function keepClear(region: HTMLElement, toast: HTMLElement): void {
  const place = () => {
    region.dataset['at'] = '';
    if (coveredShare(toast) === 0) return;
    region.dataset['at'] = 'top';
    // A control as high as the window lies below both places.
    if (coveredShare(toast) > 0) region.dataset['at'] = '';
  };
  const update = () => {
    if (!toast.isConnected) {
      document.removeEventListener('focusin', update);
      return;
    }
    place();
    // In a low window it may hide a control in both places. Whoever moves on has had time for it.
    if (coveredShare(toast) > ALMOST_ALL) toast.remove();
  };
  // A dialog that is about to close gives the focus back first.
  requestAnimationFrame(() => {
    place();
    document.addEventListener('focusin', update);
  });
}

/** How much of the focused control lies under a toast, from 0 to 1. */
function coveredShare(toast: HTMLElement): number {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return 0;
  const [one, other] = [focused.getBoundingClientRect(), toast.getBoundingClientRect()];
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? (width * height) / (one.width * one.height) : 0;
}

function line(kind: 'strong' | 'span', text: string): HTMLElement {
  const element = document.createElement(kind);
  element.textContent = text;
  return element;
}
