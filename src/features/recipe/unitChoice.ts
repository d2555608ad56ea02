import { DEFAULT_UNIT, RECIPE_UNITS, type RecipeUnit } from '../../domain/drinks/unitChoice.ts';
import { $unit, $unitAsked } from '../../stores/preferences.ts';
import { openDialog } from '../../ui/dialog.ts';

/**
 * Shows amounts in the stored unit, and asks for it: when its button is pressed, and on the first visit of any
 * recipe (specification, section 4). The page has millilitres and ounces in it, and `data-unit` says which are seen; the
 * other units are written by amounts.ts.
 */
export function startUnitChoice(dialog: HTMLDialogElement, button: HTMLElement): void {
  $unit.subscribe((unit = DEFAULT_UNIT) => {
    show(unit, dialog, button);
  });
  button.addEventListener('click', () => {
    ask(dialog);
  });
  dialog.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element && target.closest<HTMLElement>('[data-unit-choice]');
    const unit = RECIPE_UNITS.find((candidate) => choice && choice.dataset['unitChoice'] === candidate);
    if (unit === undefined) return;
    $unit.set(unit);
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    $unitAsked.set('true');
  });
  if ($unitAsked.get() === undefined) whenNothingIsOpen(dialog);
}

function ask(dialog: HTMLDialogElement): void {
  openDialog(dialog);
  dialog.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
}

function show(unit: RecipeUnit, dialog: HTMLDialogElement, button: HTMLElement): void {
  document.documentElement.dataset['unit'] = unit;
  const label = button.querySelector('[data-unit-label]');
  for (const choice of dialog.querySelectorAll<HTMLElement>('[data-unit-choice]')) {
    const isChosen = choice.dataset['unitChoice'] === unit;
    choice.ariaPressed = String(isChosen);
    if (isChosen && label) label.textContent = choice.firstElementChild?.textContent ?? '';
  }
}

/** Opens the dialog once no other is in front of it, such as the one that asks for the reader's age. */
function whenNothingIsOpen(dialog: HTMLDialogElement): void {
  const open = () => {
    if (document.querySelector('dialog[open]')) {
      document.addEventListener('close', open, { capture: true, once: true });
    } else ask(dialog);
  };
  if (document.readyState === 'complete') open();
  else addEventListener('load', open, { once: true });
}
