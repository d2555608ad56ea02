import type { Locale } from '../../contracts/site/locale.ts';
import { volumeText, type VolumeUnit } from './units.ts';

/**
 * A written line of a recipe with its millilitres in the chosen unit.
 *
 * @example lineInUnit('22.5\u00a0ml gin', 'oz', 'en') // '¾\u00a0oz gin'
 */
export function lineInUnit(line: string, unit: VolumeUnit, locale: Locale): string {
  if (unit === 'ml') return line;
  return line.replace(/(?<![\d.,\u202f\u00a0])(\d[\d.,\u202f]*)\u00a0ml(?!\p{L})/u, (_, number: string) =>
    volumeText(readNumber(number, locale), unit, '{n} ml', locale),
  );
}

/** A number as `Intl` writes it in the language, grouping included. */
function readNumber(text: string, locale: Locale): number {
  const plain = locale === 'en' ? text.replaceAll(',', '') : text.replace(/[.\u202f]/g, '').replace(',', '.');
  return Number(plain);
}
