/**
 * Opens a dialog above the page and closes it where one expects: by Escape, by a control with `data-close`, by
 * a press beside it. The browser keeps the focus inside and gives it back.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  const closing = new AbortController();
  const { signal } = closing;
  void untilClosed(dialog).then(() => {
    closing.abort();
  });
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

/**
 * Resolves as soon as a dialog is closed. Chromium sends its own event up to a sixth of a second later: a press in between
 * would be ignored, or would open the dialog before the event of its last time comes.
 */
export function untilClosed(dialog: HTMLDialogElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (dialog.open) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(dialog, { attributeFilter: ['open'] });
  });
}
