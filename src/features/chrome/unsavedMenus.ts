import { draftsOf, forgetDraftsOf } from '../../stores/menuDrafts.ts';
import { openDialog } from '../../ui/dialog.ts';

/**
 * Leaves at once where a reader has no unsaved menus in this browser, and asks otherwise whether they are to stay.
 *
 * @param dialog with buttons `data-keep` and `data-forget`
 */
export function leaveOrAsk(owner: string, dialog: HTMLDialogElement, leave: () => void): void {
  if (draftsOf(owner).length === 0) {
    leave();
    return;
  }
  const on = (name: string, act: () => void) => {
    const button = dialog.querySelector<HTMLButtonElement>(`[data-${name}]`);
    if (button) button.onclick = act;
  };
  on('keep', leave);
  on('forget', () => {
    forgetDraftsOf(owner);
    leave();
  });
  openDialog(dialog);
}
