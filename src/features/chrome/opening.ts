import { openDialog } from '../../ui/dialog.ts';

/** Makes every control with `data-opens`, also one that comes later, open the dialog that it names by its id. */
export function openDialogsByControls(): void {
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-opens]') : null;
    const dialog = document.getElementById(control?.dataset['opens'] ?? '');
    if (dialog instanceof HTMLDialogElement) openDialog(dialog);
  });
}

/**
 * Makes an open menu close like any menu: by a press elsewhere, when the focus leaves it, or by Escape with the focus
 * back on its button.
 */
export function closeMenusFromOutside(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
  for (const type of ['click', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
