/**
 * Opens a dialog above the page and closes it where one expects: by Escape, by a control with `data-close`, by
 * a press beside it. The browser keeps the focus inside and gives it back.
 */
export function openDialog(dialog: HTMLDialogElement): void {
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
      if (target === dialog && pressed === dialog) dialog.close();
    },
    { signal },
  );
}
