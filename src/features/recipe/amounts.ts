import type { Locale } from '../../contracts/site/locale.ts';
import { fillNumber, formatNumber, pluralForm } from '../../domain/drinks/lineText.ts';
import { scaleMeasure } from '../../domain/drinks/servings.ts';
import { UNITS } from '../../domain/drinks/unitChoice.ts';
import { isVolume, volumeText } from '../../domain/drinks/units.ts';

const MILLILITRES = '{n} ml';

/**
 * Writes the amounts of the list for so many drinks, volumes in both units. What a line is counted by stands in
 * its attributes (IngredientList.astro).
 */
export function writeAmounts(list: HTMLElement, drinks: number, locale: Locale): void {
  for (const line of list.querySelectorAll<HTMLElement>('[data-count]')) {
    const { count, in: unit = '', amounts, items } = line.dataset;
    const scaled = scaleMeasure({ unit, count: Number(count) }, drinks);
    if (isVolume(scaled.unit)) {
      writeVolume(line, scaled.count, locale, scaled.unit === 'top' ? amounts : undefined);
    } else {
      const number = formatNumber(scaled.count, locale, 'fraction');
      amountOf(line).textContent = fillNumber(formOf(amounts, scaled.count, locale), number);
    }
    const item = line.querySelector('[data-item]');
    if (item && items !== undefined) item.textContent = formOf(items, scaled.count, locale);
  }
}

/** Writes a volume into a line of the list, in both units. */
export function writeVolume(line: HTMLElement, ml: number, locale: Locale, pattern = MILLILITRES): void {
  const texts = UNITS.map((unit) => {
    const text = document.createElement('span');
    text.dataset[unit] = '';
    text.textContent = volumeText(ml, unit, pattern, locale);
    return text;
  });
  amountOf(line).replaceChildren(...texts);
}

function amountOf(line: HTMLElement): Element {
  return line.querySelector('[data-amount]') ?? line;
}

/** The form for a count of "one|several", which is one form where both are the same. */
function formOf(forms: string | undefined, count: number, locale: Locale): string {
  const [one = '{n}', other = one] = forms?.split('|') ?? [];
  return pluralForm({ one, other }, count, locale);
}
