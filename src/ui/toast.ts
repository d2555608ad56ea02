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

/** Has a toast stand at the top of the window when it would lie over what has the focus at the bottom. */
function keepClear(region: HTMLElement, toast: HTMLElement): void {
  const place = () => {
    delete region.dataset['at'];
    if (coveredFocus(toast) === 'none') return;
    region.dataset['at'] = 'top';
    // A control as high as the window lies below both places.
    if (coveredFocus(toast) !== 'none') delete region.dataset['at'];
  };
  const update = () => {
    if (toast.isConnected) place();
    // In a low window it may hide a control in both places. Whoever moves on has had time for it.
    if (coveredFocus(toast) === 'all') toast.remove();
    if (!toast.isConnected) document.removeEventListener('focusin', update);
  };
  // A dialog that is about to close gives the focus back first.
  requestAnimationFrame(() => {
    place();
    document.addEventListener('focusin', update);
  });
}

/** How much of what has the focus lies under a toast. */
function coveredFocus(toast: HTMLElement): 'none' | 'part' | 'all' {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return 'none';
  const [one, other] = [focused.getBoundingClientRect(), toast.getBoundingClientRect()];
  const left = Math.max(one.left, other.left);
  const right = Math.min(one.right, other.right);
  const top = Math.max(one.top, other.top);
  const bottom = Math.min(one.bottom, other.bottom);
  if (left >= right || top >= bottom) return 'none';
  return right - left < one.width || bottom - top < one.height ? 'part' : 'all';
}

function line(kind: 'strong' | 'span', text: string): HTMLElement {
  const element = document.createElement(kind);
  element.textContent = text;
  return element;
}
