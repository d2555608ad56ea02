import { listDrafts, forgetDrafts } from '../../stores/menuDrafts.ts';
import { $serviceChanges, forgetServiceChanges } from '../../stores/serviceChanges.ts';
import { $unsent, forgetUnsent } from '../../stores/unsent.ts';
import { openDialog } from '../../ui/dialog.ts';

/**
 * Leaves at once where this browser holds nothing that a reader's account has not: no unsaved menus, nothing that
 * waits for a network. Asks otherwise whether that is to stay.
 *
 * @param dialog with buttons `data-keep` and `data-forget`, and texts `data-menus` and `data-unsent`
 */
export function leaveOrAsk(owner: string, dialog: HTMLDialogElement, leave: () => void): void {
  const hasDrafts = listDrafts(owner).length > 0;
  const hasUnsent = [...$unsent.get(), ...$serviceChanges.get()].some((wish) => wish.owner === owner);
  if (!hasDrafts && !hasUnsent) {
    leave();
    return;
  }
  for (const [name, isThere] of [
    ['menus', hasDrafts],
    ['unsent', hasUnsent],
  ] as const) {
    const text = dialog.querySelector<HTMLElement>(`[data-${name}]`);
    if (text) text.hidden = !isThere;
  }
  const on = (name: string, act: () => void) => {
    const button = dialog.querySelector<HTMLButtonElement>(`[data-${name}]`);
    if (button) button.onclick = act;
  };
  on('keep', leave);
  on('forget', () => {
    forgetDrafts(owner);
    forgetUnsent(owner);
    forgetServiceChanges(owner);
    leave();
  });
  openDialog(dialog);
}
