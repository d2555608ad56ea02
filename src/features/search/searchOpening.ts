import { fetchedDialog } from '../../lib/fetchedDialog.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { $slashOff } from '../../stores/preferences.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Makes the control of the header open the search, and the keys Ctrl+K, Cmd+K and "/", which may be turned off. What
 * the search is made of comes when somebody turns to the control, so that no page carries it.
 */
export function openSearchByControl(): void {
  const control = document.querySelector<HTMLElement>('button[data-search]');
  if (!control) return;
  const { search: address = '', unloaded = '' } = control.dataset;
  control.setAttribute('aria-keyshortcuts', `Control+K Meta+K${hasKeys() ? ' /' : ''}`);

  const bring = () =>
    Promise.all([loadPart(() => import('./searchDialog.ts')), fetchedDialog('search', address)]);
  let coming: ReturnType<typeof bring> | undefined;
  const load = () => (coming ??= bring());

  let isOpening = false;
  const open = async () => {
    if (isOpening) return;
    isOpening = true;
    control.ariaBusy = 'true';
    try {
      const [{ openSearch }, dialog] = await load();
      openSearch(dialog);
    } catch {
      coming = undefined;
      showToast({ title: unloaded, tone: 'error' });
    }
    control.ariaBusy = null;
    isOpening = false;
  };

  for (const intent of ['pointerenter', 'focus', 'touchstart']) {
    control.addEventListener(
      intent,
      () => {
        load().catch(() => {
          coming = undefined;
        });
      },
      { passive: true },
    );
  }
  control.addEventListener('click', () => void open());
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    void open();
  });
}

function isShortcut({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=combobox]'));
  return key === '/' && !isTyping && hasKeys() && $slashOff.get() === undefined;
}

/** Whether this is no device for fingers, where the search does not show what turns "/" off (searchDialog.css). */
function hasKeys(): boolean {
  return matchMedia('not (pointer: coarse)').matches;
}
