import type { Locale } from '../../contracts/site/locale.ts';
import { planBatch } from '../../domain/drinks/batch.ts';
import { DEFAULT_UNIT } from '../../domain/drinks/unitChoice.ts';
import { $unit } from '../../stores/preferences.ts';
import { writeAmounts } from './amounts.ts';

export interface ServingsParts {
  control: HTMLElement;
  select: HTMLSelectElement;
  list: HTMLElement;
  /** Says for how many; its attributes hold the texts. */
  note: HTMLElement;
  locale: Locale;
}

/** Lets the reader choose for how many drinks, or for how many litres, the amounts are. */
export function startServings(parts: ServingsParts): void {
  const { control, select } = parts;
  const step = (name: string, by: number) => {
    const button = control.querySelector<HTMLButtonElement>(`[data-${name}]`);
    const isLast = () => select.options[select.selectedIndex + by] === undefined;
    button?.addEventListener('click', () => {
      if (isLast()) return;
      select.selectedIndex += by;
      update();
    });
    return () => {
      // A disabled button would lose the focus at the end of its way.
      button?.setAttribute('aria-disabled', String(isLast()));
    };
  };
  const limits = [step('fewer', -1), step('more', 1)];
  const update = () => {
    for (const limit of limits) limit();
    show(parts);
  };
  select.addEventListener('change', update);
  // A list that was asked for so many guests leads here with their number.
  const [, guests] = location.hash.split('#for=');
  if (guests && select.selectedIndex === 0) {
    select.value = guests;
    // A number that is not offered.
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  const unit = $unit.get() ?? DEFAULT_UNIT;
  // Chosen before this script was there, or kept by the browser for a page that is opened again.
  if (select.selectedIndex > 0) update();
  // The page has millilitres and ounces in it.
  else if (unit === 'cl' || unit === 'parts') showAmounts(parts);
  $unit.listen(() => {
    showAmounts(parts);
  });
}

/** Writes the amounts as they are chosen. */
function showAmounts({ select, list, locale }: ServingsParts): { drinks: number; isBatch: boolean } {
  const { mlPerDrink, waterPerDrink } = select.dataset;
  const isBatch = select.value.endsWith('l');
  const { drinks, water } = isBatch
    ? planBatch({ ml: Number(mlPerDrink), water: Number(waterPerDrink) }, Number.parseFloat(select.value))
    : { drinks: Number(select.value), water: 0 };
  // What a drink takes of the reader's bottles is worked out for as many (features/drink-log/logPanel.ts).
  select.dataset['drinks'] = String(drinks);
  writeAmounts(list, { drinks, water, unit: $unit.get() ?? DEFAULT_UNIT }, locale);
  return { drinks, isBatch };
}

function show(parts: ServingsParts): void {
  const { select, note } = parts;
  const { drinks, isBatch } = showAmounts(parts);
  const chosen = select.selectedOptions[0]?.text ?? '';
  note.classList.toggle('sr-only', !isBatch);
  note.classList.toggle('print:hidden', drinks === 1);
  if (isBatch) {
    const text = textOf(note, 'batch').replace('{l}', chosen);
    note.textContent = text.replace('{n}', aboutText(drinks, select, note));
  } else note.textContent = textOf(note, 'for').replace('{n}', chosen);
}

function aboutText(drinks: number, select: HTMLSelectElement, note: HTMLElement): string {
  const whole = Math.round(drinks);
  if (whole <= 1) return select.options[0]?.text ?? '';
  return textOf(note, 'drinks').replace('{n}', String(whole));
}

function textOf(note: HTMLElement, name: string): string {
  return note.dataset[name] ?? '';
}
