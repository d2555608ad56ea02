const MARK = 'chat';
let leaving: Promise<void> = Promise.resolve();

/**
 * Makes the browser's Back close an open dialog, as on a phone one expects of what fills the screen. Closed otherwise,
 * it takes the step that it added to the history away again.
 */
export async function closeByBack(dialog: HTMLDialogElement): Promise<void> {
  await leaving;
  const before = history.state as Record<string, unknown> | null;
  history.pushState({ ...before, [MARK]: true }, '');
  let isGone = false;
  const onBack = () => {
    isGone = true;
    dialog.close();
  };
  addEventListener('popstate', onBack, { once: true });
  dialog.addEventListener(
    'close',
    () => {
      removeEventListener('popstate', onBack);
      if (isGone) return;
      leaving = new Promise((left) => {
        addEventListener('popstate', () => left(), { once: true });
      });
      history.back();
    },
    { once: true },
  );
}
