import type { Locale } from '../../contracts/site/locale.ts';
import { fillNumber, formatNumber, pluralForm } from '../../domain/drinks/lineText.ts';
import { LEAST_PART_ML, partSize } from '../../domain/drinks/parts.ts';
import { scaleMeasure } from '../../domain/drinks/servings.ts';
import type { RecipeUnit } from '../../domain/drinks/unitChoice.ts';
import { isVolume, teaspoonsText, volumeText } from '../../domain/drinks/units.ts';

const MILLILITRES = '{n} ml';

interface Shown {
  drinks: number;
  /** Millilitres of water that a batch takes. */
  water: number;
  unit: RecipeUnit;
}

/**
 * Writes the amounts of the list for so many drinks in the chosen unit. What a line is counted by stands in its
 * attributes (IngredientList.astro).
 */
export function writeAmounts(list: HTMLElement, { drinks, water, unit }: Shown, locale: Locale): void {
  const lines = [...list.querySelectorAll<HTMLElement>('[data-count]')];
  const measured = lines.filter(({ dataset }) => dataset['in'] === 'ml');
  const part =
    unit === 'parts' ? partSize(measured.map(({ dataset }) => Number(dataset['count']))) : undefined;
  const inUnit = (ml: number, pattern = MILLILITRES) =>
    volumeText(ml, unit === 'parts' ? 'ml' : unit, pattern, locale);
  const inParts = (number: number) =>
    fillNumber(formOf(list.dataset['parts'], number, locale), formatNumber(number, locale, 'fraction'));

  for (const line of lines) {
    const { count, in: ownUnit = '', amounts, items } = line.dataset;
    const ml = Number(count);
    const scaled = scaleMeasure({ unit: ownUnit, count: ml }, drinks);
    const pattern = scaled.unit === 'top' ? amounts : MILLILITRES;
    let text: string;
    if (part !== undefined && isVolume(ownUnit)) {
      // Nobody measures what a glass is topped up with.
      const parts = ownUnit === 'top' ? Math.max(1, Math.round((ml / part) * 2)) / 2 : ml / part;
      const words = ml < LEAST_PART_ML ? teaspoonsText(scaled.count, locale) : inParts(parts);
      text = pattern?.replace(MILLILITRES, words) ?? words;
    } else if (isVolume(scaled.unit)) text = inUnit(scaled.count, pattern);
    else {
      const number = formatNumber(scaled.count, locale, 'fraction');
      text = fillNumber(formOf(amounts, scaled.count, locale), number);
    }
    write(line, 'amount', text);
    if (items !== undefined) write(line, 'item', formOf(items, scaled.count, locale));
  }

  const waterLine = list.querySelector<HTMLElement>('[data-water]');
  if (waterLine) {
    waterLine.hidden = water === 0;
    write(waterLine, 'amount', inUnit(water));
  }
  const partLine = list.querySelector<HTMLElement>('[data-part]');
  if (partLine) {
    partLine.hidden = part === undefined;
    write(partLine, 'amount', inParts(1));
    write(partLine, 'item', `= ${inUnit((part ?? 0) * drinks)}`);
  }
}

function write(line: HTMLElement, column: 'amount' | 'item', text: string): void {
  const place = line.querySelector(`[data-${column}]`);
  if (place) place.textContent = text;
}

/** The form for a count of "one|several", which is one form where both are the same. */
function formOf(forms: string | undefined, count: number, locale: Locale): string {
  const [one = '{n}', other = one] = forms?.split('|') ?? [];
  return pluralForm({ one, other }, count, locale);
}
