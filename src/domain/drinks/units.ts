import type { Locale } from '../../contracts/site/locale.ts';
import { fillNumber, formatNumber, isWholeOrFraction } from './lineText.ts';
import type { RecipeUnit } from './unitChoice.ts';

/** The units that state a volume; parts state a ratio. */
export type VolumeUnit = Exclude<RecipeUnit, 'parts'>;

/** The specification's ounce, section 9; that of a jigger, not of the law. */
export const ML_PER_OUNCE = 30;
/** Marks of a jigger that an amount nearby is read as, in ounces. */
const OUNCE_MARKS = [0.25, 0.5, 0.75, 1.5, 2.5];
const MARK_REACH = 0.05;
/** What binary fractions add to a difference that is exactly the reach. */
const TINY = 1e-9;

const ML_PER_CENTILITRE = 10;
const ML_PER_TEASPOON = 5;
const TEASPOON: Record<Locale, string> = { en: 'tsp', nl: 'tl', de: 'TL', es: 'cdta.', fr: 'c. à c.' };
/** Quarter teaspoons in a quarter ounce: the smallest marks of a spoon and of a jigger. */
const SPOON_MARKS = 6;

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
export function volumeText(ml: number, unit: VolumeUnit, pattern: string, locale: Locale): string {
  if (unit === 'oz') return ouncesText(ml, pattern, locale);
  const number = formatNumber(unit === 'ml' ? ml : ml / ML_PER_CENTILITRE, locale);
  return fillNumber(pattern.replace('ml', unit), number);
}

/**
 * Ounces as a jigger and a spoon measure them: "1½ oz", "¾ oz + ½ tsp". What no jigger shows is a quarter ounce below
 * it and teaspoons (docs/decisions/0070-amounts-that-a-bar-can-measure.md).
 */
function ouncesText(ml: number, pattern: string, locale: Locale): string {
  const inOunces = (ounces: number) =>
    fillNumber(pattern.replace('ml', 'oz'), formatNumber(ounces, locale, 'fraction'));
  const ounces = mlToOz(ml);
  const marks = Math.round((ml / ML_PER_TEASPOON) * 4);
  if (marks === 0 || isWholeOrFraction(ounces)) return inOunces(ounces);
  const jigger = Math.floor(marks / SPOON_MARKS) / 4;
  const spoons = (marks % SPOON_MARKS) / 4;
  if (spoons === 0) return inOunces(jigger);
  const spoonsText = teaspoonsText(spoons * ML_PER_TEASPOON, locale);
  return jigger === 0 ? pattern.replace('{n} ml', spoonsText) : `${inOunces(jigger)} +\u00a0${spoonsText}`;
}

/** A small volume in teaspoons, at least a quarter of one: "2 tsp". */
export function teaspoonsText(ml: number, locale: Locale): string {
  const spoons = Math.max(1, Math.round((ml / ML_PER_TEASPOON) * 4)) / 4;
  return `${formatNumber(spoons, locale, 'fraction')}\u00a0${TEASPOON[locale]}`;
}
