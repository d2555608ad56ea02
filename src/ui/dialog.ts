/**
 * Opens a dialog above the page and closes it where one expects: by Escape, by a control with `data-close`, by
 * a press beside it. The browser keeps the focus inside and gives it back.
 *
 * @param dismissible false where only the dialog's own buttons may close it
 */
export function openDialog(dialog: HTMLDialogElement, { dismissible = true } = {}): void {
  if (dialog.open) return;
  dialog.showModal();
  const closing = new AbortController();
  const { signal } = closing;
  dialog.addEventListener(
    'close',
    () => {
      closing.abort();
    },
    { signal },
  );
  // A selection that ends beside the dialog is no press beside it.
  let pressed: EventTarget | null = null;
  dialog.addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-close]')) dialog.close();
      if (target === dialog && pressed === dialog && dismissible) dialog.close();
    },
    { signal },
  );
  if (dismissible) return;
  const stay = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') event.preventDefault();
  };
  dialog.addEventListener('cancel', stay, { signal });
  // Chromium closes on a second Escape whatever `cancel` says.
  dialog.addEventListener('keydown', stay, { signal });
}
