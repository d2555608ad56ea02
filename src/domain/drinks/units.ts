import type { Locale } from '../../contracts/site/locale.ts';
import { fillNumber, formatNumber } from './lineText.ts';
import type { UnitChoice } from './unitChoice.ts';

/** The specification's ounce, section 9; that of a jigger, not of the law. */
export const ML_PER_OUNCE = 30;
/** Marks of a jigger that an amount nearby is read as, in ounces. */
const OUNCE_MARKS = [0.25, 0.5, 0.75, 1.5, 2.5];
const MARK_REACH = 0.05;
/** What binary fractions add to a difference that is exactly the reach. */
const TINY = 1e-9;

/** Whether a line in this unit is measured in millilitres or ounces. */
export function isVolume(unit: string): boolean {
  return unit === 'ml' || unit === 'top';
}

/** Millilitres in ounces: the mark of a jigger within 0.05 of it, else to two decimals. */
export function mlToOz(ml: number): number {
  const ounces = ml / ML_PER_OUNCE;
  const mark = OUNCE_MARKS.find((candidate) => Math.abs(candidate - ounces) <= MARK_REACH + TINY);
  return mark ?? Math.round(ounces * 100) / 100;
}

/**
 * A volume in words in the chosen unit.
 *
 * @param pattern how the unit writes millilitres: "{n} ml", "≈ {n} ml"
 */
export function volumeText(ml: number, unit: UnitChoice, pattern: string, locale: Locale): string {
  const number = unit === 'ml' ? formatNumber(ml, locale) : formatNumber(mlToOz(ml), locale, 'fraction');
  return fillNumber(pattern.replace('ml', unit), number);
}
